import {
  confirmByPasskey,
  confirmByPassword,
  getInstance,
  listIdentities,
  listPasskeys,
  startPasskeySignIn,
  startSingleSignOn,
} from '@meridian/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound, LogIn } from 'lucide'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../../platform/api/api.ts'
import { errorOf } from '../../platform/api/api-error.ts'
import { queryFor } from '../../platform/api/queries.ts'
import { useFreshSignIn } from '../../platform/session/fresh-sign-in.ts'
import { hasPasskeySupport, passkeyProblem, signWithPasskey } from '../../platform/session/passkeys.ts'
import { useSession } from '../../platform/session/session.ts'
import { leaveForProvider } from '../../platform/session/single-sign-on.ts'
import { showError } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { SubmitButtons } from '../../ui/overlay/submit-buttons.tsx'

/** Asks for the password or a passkey where a call needs it; above the dialog that made the call. */
export function FreshSignInDialog() {
  const question = useFreshSignIn((state) => state.question)
  if (!question) return null
  return <ConfirmItIsYou onConfirmed={question.onConfirmed} onClose={question.onCancelled} />
}

interface ConfirmItIsYouProps {
  readonly onConfirmed: () => void
  readonly onClose: () => void
}

function ConfirmItIsYou({ onConfirmed, onClose }: ConfirmItIsYouProps) {
  const form = useId()
  const email = useSession(({ user }) => user?.primary_email ?? '')
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const byPassword = useMutation({
    mutationFn: () => call(confirmByPassword, { body: { password } }),
    onSuccess: onConfirmed,
    onError: () => input.current?.focus(),
  })
  const wrong = errorOf(byPassword.error, 'password')

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setEmpty(password === '')
    if (password === '') input.current?.focus()
    else if (!byPassword.isPending) byPassword.mutate()
  }

  return (
    <Dialog
      title={t("Confirm that it's you")}
      size="sm"
      isSheetOnPhone
      isDismissable={false}
      isOpen
      onClose={onClose}
      footer={
        <SubmitButtons
          form={form}
          label={t('Confirm')}
          isBusy={byPassword.isPending}
          busyLabel={t('Confirming...')}
          onCancel={onClose}
        />
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {byPassword.error && wrong === undefined && <FormProblem>{byPassword.error.message}</FormProblem>}
        <p className="text-text-2">
          {t('This changes who can get into your account, so Meridian asks again. It then lasts 10 minutes.')}
        </p>
        {/* Tells a password manager whose password it is. */}
        <input hidden readOnly type="text" autoComplete="username" value={email} />
        <PasswordField
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          isRequired
          inputRef={input}
          value={password}
          onChange={(value) => {
            setPassword(value)
            setEmpty(false)
            byPassword.reset()
          }}
          error={isEmpty ? t('Enter your password.') : wrong}
        />
        <ByPasskey onConfirmed={onConfirmed} />
        <ByProvider />
      </form>
    </Dialog>
  )
}

/** Offered to those who have a passkey, in browsers that know what that is. */
function ByPasskey({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const { data: passkeys = [] } = useQuery(queryFor(listPasskeys, {}))
  const confirming = useMutation({
    mutationFn: async () => {
      const body = await signWithPasskey(await call(startPasskeySignIn, {}))
      return call(confirmByPasskey, { body })
    },
    onSuccess: onConfirmed,
  })
  if (passkeys.length === 0 || !hasPasskeySupport()) return null
  const problem = confirming.error && passkeyProblem(confirming.error)
  return (
    <>
      {problem && <FormProblem>{problem}</FormProblem>}
      <Button icon={KeyRound} isBusy={confirming.isPending} onPress={() => confirming.mutate()}>
        {t('Use a passkey')}
      </Button>
    </>
  )
}

/** Who has a linked account can log in again at its provider, and begins the change anew after it. */
function ByProvider() {
  const { data: identities = [] } = useQuery(queryFor(listIdentities, {}))
  const { data: instance } = useQuery(queryFor(getInstance, {}))
  const leaving = useMutation({
    mutationFn: (oidc_provider: string) =>
      leaveForProvider(oidc_provider, {
        next: `${location.pathname}${location.search}`,
        isLink: false,
        asksAgain: true,
      }),
    onError: (error) => showError(error, t(startSingleSignOn.says.failed)),
  })
  const linked = new Set(identities.map(({ provider_name }) => provider_name))
  const providers = instance?.sign_in_providers.filter(({ provider_name }) => linked.has(provider_name)) ?? []
  return providers.map(({ oidc_provider, provider_name: name }) => (
    <Button
      key={oidc_provider}
      icon={LogIn}
      ariaLabel={t('Log in again with {name}', { name })}
      isBusy={leaving.isPending}
      onPress={() => leaving.mutate(oidc_provider)}
    >
      {name}
    </Button>
  ))
}
