import { Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isRecord } from '../../platform/is-record.ts'
import { hasSessionEnded, isFirstVisit } from '../../platform/session/session.ts'
import { rich } from '../../platform/text/rich-text.tsx'
import { mark, t } from '../../platform/text/text.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useInstance } from './use-instance.ts'
import { useLoginForm } from './use-login-form.ts'
import { VisitorSubmit } from './visitor-submit.tsx'

const feed_revoked = mark(
  'Your private calendar address no longer works. You can make a new one under Settings.',
)

const OtherSteps = lazyPart(async () => ({ default: (await import('./other-steps.tsx')).OtherSteps }), {
  roles: [],
})

/** After success the guard above goes on to `?next=` or the first screen of the role. */
export function LoginScreen() {
  const { registered = null, has_new_password = false, is_feed_revoked } = cameFrom(useLocation().state)
  const [search] = useSearchParams()
  const instance = useInstance()
  const [isFirst] = useState(isFirstVisit)
  const [hasEnded] = useState(hasSessionEnded)
  const news = has_new_password
    ? `${t('Your password is set. Log in with it.')}${is_feed_revoked ? ` ${t(feed_revoked)}` : ''}`
    : registered
      ? t('Your account is ready. Log in to continue.')
      : newsIn(search, hasEnded)
  const [showsPassword, setShowsPassword] = useState(false)
  const [signInToken, setSignInToken] = useState<string | null>(null)
  const form = useLoginForm(registered ?? '', setSignInToken)
  const isOnly = instance?.has_single_sign_on_only === true
  const otherSteps = (
    <Suspense>
      <OtherSteps
        instance={instance}
        signInToken={signInToken}
        onBack={() => setSignInToken(null)}
        onShowPassword={showsPassword ? null : () => setShowsPassword(true)}
      />
    </Suspense>
  )
  if (signInToken !== null) return otherSteps

  return (
    <AuthFrame
      documentTitle={t('Login')}
      title={isFirst ? t('Welcome to Meridian') : t('Welcome back')}
      lead={t('Log in to see your meetings and proposals.')}
    >
      {isOnly && otherSteps}
      <LoginForm
        form={form}
        news={news}
        isHidden={isOnly && !showsPassword}
        isEmailKnown={registered !== null}
        canMail={instance?.has_mail !== false}
      />
      {!isOnly && otherSteps}
      {!isOnly && instance?.registration !== 'invited' && (
        <p className="mt-5 text-center text-muted">
          {rich(
            instance?.has_accounts === false
              ? t('There is no account yet. <link>Sign Up</link> to create the first one.')
              : t('New here? <link>Sign Up</link>'),
            {
              link: <Link href={search.size > 0 ? `/auth/register?${search}` : '/auth/register'}>{''}</Link>,
            },
          )}
        </p>
      )}
    </AuthFrame>
  )
}

interface LoginFormProps {
  readonly form: ReturnType<typeof useLoginForm>
  readonly news: string | null
  readonly isHidden: boolean
  readonly isEmailKnown: boolean
  /** Whether the instance can send a link that sets another password. */
  readonly canMail: boolean
}

function LoginForm({ form, news, isHidden, isEmailKnown, canMail }: LoginFormProps) {
  const { email, password, problem, refusal, isBusy, onSubmit } = form
  return (
    <form noValidate onSubmit={onSubmit} hidden={isHidden} className="flex flex-col gap-4">
      {news && refusal === null && (
        <p role="status" className="rounded-md bg-success-soft px-3 py-2 text-success-text">
          {news}
        </p>
      )}
      {refusal !== null && <FormProblem ref={problem}>{refusal}</FormProblem>}
      <TextField
        label={t('Email')}
        name="primary_email"
        type="email"
        size="lg"
        autoComplete="username webauthn"
        spellCheck="false"
        autoFocus={!isEmailKnown}
        isRequired
        {...email}
      />
      <div className="relative">
        <PasswordField
          label={t('Password')}
          name="password"
          size="lg"
          autoComplete="current-password"
          autoFocus={isEmailKnown}
          isRequired
          {...password}
        />
        {/* Beside the label to the eye; the keyboard comes from the address to the password at once. */}
        {canMail && (
          <Link href="/auth/forgot" className="touch absolute end-0 top-0 text-xs">
            {t('Forgot password?')}
          </Link>
        )}
      </div>
      <VisitorSubmit isBusy={isBusy} busyLabel={t('Logging in...')}>
        {t('Login')}
      </VisitorSubmit>
    </form>
  )
}

/** What has just happened, told by the address that leads here or by the end of the session. */
function newsIn(search: URLSearchParams, hasEnded: boolean): string | null {
  if (search.get('account') === 'deleted') return t('Account deleted successfully.')
  return hasEnded ? t('Your session has ended. Log in to continue.') : null
}

/** What the screen before has told: whose account is ready, and whether that is after a change of password. */
function cameFrom(state: unknown): {
  registered?: string
  has_new_password?: boolean
  is_feed_revoked?: boolean
} {
  if (!isRecord(state)) return {}
  const { registered, has_new_password, is_feed_revoked } = state
  if (typeof registered !== 'string') return {}
  return {
    registered,
    has_new_password: has_new_password === true,
    is_feed_revoked: is_feed_revoked === true,
  }
}
