import { logout, setPassword } from '@meridian/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../platform/api.ts'
import { ApiError, errorOf } from '../../platform/api-error.ts'
import { browserZone, forgetUser, getSession, useSession } from '../../platform/session.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useSubmit } from './use-submit.ts'

/** /auth/set_password#token: what stands behind the # never leaves the browser before the form is sent. */
export function SetPasswordScreen() {
  const token = useLocation().hash.slice(1)
  return (
    <AuthFrame title={t('Set your password')} lead={t('Choose one, then log in with it.')}>
      <title>{t('Set your password · Meridian')}</title>
      {token === '' ? <NoToken /> : <PasswordForm token={token} />}
    </AuthFrame>
  )
}

function NoToken() {
  return (
    <>
      <FormProblem>{t('This link is not complete. Open it again as you were given it.')}</FormProblem>
      <p className="mt-5 text-center text-muted">
        <Link href="/auth/login">{t('Login')}</Link>
      </p>
    </>
  )
}

function PasswordForm({ token }: { readonly token: string }) {
  const [password, setValue] = useState('')
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const problem = useRef<HTMLParagraphElement>(null)
  const navigate = useNavigate()
  const { isBusy, failure, submit } = useSubmit(async (idempotencyKey) => {
    setRefused(password)
    const body = { token, password, timezone: browserZone() }
    const { primary_email } = await call(setPassword, { body }, { idempotencyKey })
    await leaveSession()
    await navigate('/auth/login', { replace: true, state: { registered: primary_email } })
  })
  const fieldProblem = errorOf(failure, 'password')

  useEffect(() => {
    if (failure === null) return
    if (errorOf(failure, 'password')) input.current?.focus()
    else problem.current?.focus()
  }, [failure])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (password === '') input.current?.focus()
    else void submit()
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {failure !== null && !fieldProblem && <FormProblem ref={problem}>{sentenceOf(failure)}</FormProblem>}
      <SignedInNotice />
      <PasswordField
        label={t('New password')}
        name="password"
        size="lg"
        autoComplete="new-password"
        autoFocus
        hint={t('At least 8 characters. A short sentence is easy to keep in mind.')}
        isRequired
        inputRef={input}
        value={password}
        onChange={setValue}
        error={
          isTried && password === ''
            ? t('Choose a password.')
            : password === refused
              ? fieldProblem
              : undefined
        }
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBusy={isBusy}
        busyLabel={t('Saving...')}
        className="mt-1.5 w-full"
      >
        {t('Set password')}
      </Button>
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

/** Whoever was signed in here leaves. Where it was the link's person, the server has ended the session already. */
async function leaveSession(): Promise<void> {
  if (!getSession().user) return
  await call(logout, { body: {} }).catch(() => null)
  forgetUser()
}

function sentenceOf(failure: unknown): string {
  return failure instanceof ApiError ? failure.message : t(setPassword.says.failed)
}
