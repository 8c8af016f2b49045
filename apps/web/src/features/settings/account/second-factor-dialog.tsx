import { type Reply, type startSecondFactor, turnOnSecondFactor } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { NotConfirmed, withFreshSignIn } from '../../../platform/session/fresh-sign-in.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { SubmitButtons } from '../../../ui/overlay/submit-buttons.tsx'
import { QrCode } from '../qr-code.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { groupedSecret } from '../../../platform/session/sign-in-words.ts'
import { refreshSignInWays } from './use-sign-in-change.ts'

interface SecondFactorDialogProps {
  readonly setup: Reply<typeof startSecondFactor>
  readonly onClose: () => void
}

/** Shows the secret to the app, asks for its first code, and then gives the recovery codes. */
export function SecondFactorDialog({ setup, onClose }: SecondFactorDialogProps) {
  const form = useId()
  const cache = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const turningOn = useMutation({
    mutationFn: () => withFreshSignIn(() => call(turnOnSecondFactor, { body: { code } })),
    onSuccess: () => showSuccess(t(turnOnSecondFactor.says.done)),
    onError: () => input.current?.focus(),
  })

  // The card behind shows the new state only when the codes were seen: it would take this dialog away with it.
  function finish() {
    onClose()
    void refreshSignInWays(cache)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (code.trim() === '') input.current?.focus()
    else if (!turningOn.isPending) turningOn.mutate()
  }

  if (turningOn.data) return <RecoveryCodesDialog codes={turningOn.data.recovery_codes} onClose={finish} />
  const wrong = errorOf(turningOn.error, 'code')
  const problem = wrong === undefined && !(turningOn.error instanceof NotConfirmed) ? turningOn.error : null
  return (
    <Dialog
      title={t('Turn on two-step sign-in')}
      size="sm"
      isOpen
      isDismissable={false}
      onClose={onClose}
      footer={
        <SubmitButtons form={form} label={t('Turn on')} isBusy={turningOn.isPending} onCancel={onClose} />
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {problem && <FormProblem>{problem.message}</FormProblem>}
        <p className="text-text-2">
          {t('Scan this with an authenticator app, or type the key into it. Then enter the code it shows.')}
        </p>
        <QrCode text={setup.otpauth_url} label={t('QR code for your authenticator app')} />
        <div>
          <p className="text-xs font-medium text-text-2">{t('Key')}</p>
          <p dir="ltr" className="font-mono wrap-anywhere select-all">
            {groupedSecret(setup.secret)}
          </p>
        </div>
        <TextField
          label={t('Code')}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck="false"
          maxLength={20}
          autoFocus
          isRequired
          inputRef={input}
          value={code}
          onChange={(value) => {
            setCode(value)
            setEmpty(false)
            turningOn.reset()
          }}
          error={isEmpty ? t('Enter the code.') : wrong}
        />
      </form>
    </Dialog>
  )
}
