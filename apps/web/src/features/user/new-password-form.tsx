import { logout } from '@meridian/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../platform/api/api.ts'
import { messageOf } from '../../platform/api/api-error.ts'
import { browserZone, forgetUser, getSession, useSession } from '../../platform/session/session.ts'
import { t } from '../../platform/text/text.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { useOneField } from './use-one-field.ts'
import { VisitorSubmit } from './visitor-submit.tsx'

interface NewPassword {
  readonly token: string
  readonly password: string
  /** The browser's. */
  readonly timezone: string
}

interface NewPasswordFormProps {
  /** What stands behind the # of the link. */
  readonly token: string
  readonly send: (
    body: NewPassword,
    idempotencyKey: string,
  ) => Promise<{ readonly primary_email: string; readonly is_feed_revoked: boolean }>
  /** What the login screen is told besides the address. */
  readonly news?: Readonly<Record<string, unknown>>
  /** Where no answer came. */
  readonly failed: string
}

/** Sets a password by a link, also while another user is signed in, and opens the login screen. */
export function NewPasswordForm({ token, send, news, failed }: NewPasswordFormProps) {
  const [password, setValue] = useState('')
  const navigate = useNavigate()
  const { input, problem, isBusy, onSubmit, failure, error } = useOneField({
    name: 'password',
    value: password,
    missing: t('Choose a password.'),
    send: async (idempotencyKey) => {
      const { primary_email, is_feed_revoked } = await send(
        { token, password, timezone: browserZone() },
        idempotencyKey,
      )
      await leaveSession()
      await navigate('/auth/login', {
        replace: true,
        state: { ...news, is_feed_revoked, registered: primary_email },
      })
    },
  })

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {failure !== null && <FormProblem ref={problem}>{messageOf(failure, failed)}</FormProblem>}
      <SignedInNotice />
      <PasswordField
        label={t('New password')}
        name="password"
        size="lg"
        autoComplete="new-password"
        autoFocus
        hint={t('At least 8 characters. A short sentence is easy to remember.')}
        isRequired
        inputRef={input}
        value={password}
        onChange={setValue}
        error={error}
      />
      <VisitorSubmit isBusy={isBusy} busyLabel={t('Saving...')}>
        {t('Set password')}
      </VisitorSubmit>
    </form>
  )
}

function SignedInNotice() {
  const name = useSession(({ user }) => user?.full_name)
  if (name === undefined) return null
  return (
    <p className="rounded-md bg-warning-soft px-3 py-2 text-warning-text">
      {t('You are signed in as {name} in this browser and will be signed out.', { name })}
    </p>
  )
}

/** Signs out the current user. If the link belonged to that user, the server has already ended the session. */
async function leaveSession(): Promise<void> {
  if (!getSession().user) return
  await call(logout, { body: {} }).catch(() => null)
  forgetUser()
}
