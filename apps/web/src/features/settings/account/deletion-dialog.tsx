import { type FormEvent, useId, useRef, useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { SubmitButtons } from '../../../ui/overlay/submit-buttons.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

interface DeletionDialogProps {
  readonly email: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Says what goes, and has the address typed and the password given before it does. */
export function DeletionDialog({ email, isOpen, onClose }: DeletionDialogProps) {
  const form = useId()
  const deletion = useDeleteAccount()
  function close() {
    deletion.reset()
    onClose()
  }
  return (
    <Dialog
      title={t('Delete your account?')}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      isDismissable={false}
      footer={
        <SubmitButtons
          form={form}
          label={t('Delete for good')}
          isDangerous
          isBusy={deletion.isPending}
          busyLabel={t('Deleting...')}
          cancelLabel={t('Keep my account')}
          onCancel={close}
        />
      }
    >
      <DeletionForm id={form} email={email} deletion={deletion} />
    </Dialog>
  )
}

interface DeletionFormProps {
  readonly id: string
  readonly email: string
  readonly deletion: ReturnType<typeof useDeleteAccount>
}

/** Made anew each time the dialog opens, so nothing stays typed. */
function DeletionForm({ id, email, deletion }: DeletionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [isWrong, setWrong] = useState(false)
  const focus = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const isSame = typed.trim().toLowerCase() === email.toLowerCase()
    setWrong(!isSame)
    if (!isSame) focus('address')
    else deletion.mutate(password, { onError: () => focus('password') })
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {deletion.problem && <FormProblem>{deletion.problem}</FormProblem>}
      <div className="flex flex-col gap-2 text-text-2">
        <p>
          {t(
            'Your profile, labels, tasks and sessions are deleted, and every meeting you organize, for all its guests. Meetings of others stay, without you.',
          )}
        </p>
        <p>{t("Export your data first if you want to keep it. It can't be restored.")}</p>
      </div>
      <TextField
        label={t('Type {email} to confirm', { email })}
        name="address"
        autoComplete="off"
        spellCheck="false"
        autoFocus
        isRequired
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setWrong(false)
        }}
        error={isWrong ? t('This is not the address of your account.') : undefined}
      />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        hint={t('Leave it empty if your account has none.')}
        value={password}
        onChange={(value) => {
          setPassword(value)
          deletion.reset()
        }}
        error={deletion.passwordProblem}
      />
    </form>
  )
}
