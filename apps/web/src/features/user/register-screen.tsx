import { KeyRound } from 'lucide'
import { useSearchParams } from 'react-router'
import { rich } from '../../platform/text/rich-text.tsx'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { RegistrationHelp } from './registration-help.tsx'
import { useInstance } from './use-instance.ts'
import { useRegisterForm } from './use-register-form.ts'
import { VisitorSubmit } from './visitor-submit.tsx'

/** Asks for what an account needs, where people may make one by themselves. */
export function RegisterScreen() {
  const instance = useInstance()
  const [search] = useSearchParams()
  const isClosed = instance?.registration === 'invited'
  return (
    <AuthFrame
      documentTitle={t('Register')}
      title={instance?.has_accounts === false ? t('Create the first account') : t('Create your account')}
      lead={isClosed ? '' : t('Find a time that really suits everyone.')}
    >
      {isClosed ? (
        <p>
          <RegistrationHelp instance={instance} />
        </p>
      ) : (
        <RegisterForm
          domains={instance?.registration_domains ?? []}
          hasPasskeys={instance?.has_passkey_registration === true && 'PublicKeyCredential' in globalThis}
        />
      )}
      <p className="mt-5 text-center text-muted">
        {rich(t('Have an account? <link>Login</link>'), {
          link: <Link href={search.size > 0 ? `/auth/login?${search}` : '/auth/login'}>{''}</Link>,
        })}
      </p>
    </AuthFrame>
  )
}

interface RegisterFormProps {
  /** Whose addresses alone can register; empty for any. */
  readonly domains: readonly string[]
  /** Whether a passkey can stand in for the password. */
  readonly hasPasskeys: boolean
}

function RegisterForm({ domains, hasPasskeys }: RegisterFormProps) {
  const { form, problem, bind, refusal, signUp, isBusy, signUpByPasskey, isPasskeyBusy } = useRegisterForm()
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        signUp()
      }}
      className="flex flex-col gap-4"
    >
      {refusal !== null && <FormProblem ref={problem}>{refusal}</FormProblem>}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('First name')}
          autoComplete="given-name"
          autoFocus
          isRequired
          {...bind('first_name')}
        />
        <TextField label={t('Last name')} autoComplete="family-name" {...bind('last_name')} />
      </div>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        spellCheck="false"
        isRequired
        hint={
          domains.length > 0
            ? t('Only addresses at {domains} can register.', { domains: domains.join(', ') })
            : undefined
        }
        {...bind('primary_email')}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="new-password"
        hint={t('At least 8 characters. A short sentence is easy to remember.')}
        isRequired
        {...bind('password')}
      />
      <VisitorSubmit isBusy={isBusy} isDisabled={isPasskeyBusy} busyLabel={t('Signing up...')}>
        {t('Sign Up')}
      </VisitorSubmit>
      {hasPasskeys && (
        <div className="flex flex-col gap-1.5">
          <Button
            size="lg"
            icon={KeyRound}
            isBusy={isPasskeyBusy}
            isDisabled={isBusy}
            className="w-full"
            onPress={signUpByPasskey}
          >
            {t('Sign up with passkey')}
          </Button>
          <p className="text-center text-xs text-muted">
            {t('No password: you log in with your fingerprint, your face or a screen lock.')}
          </p>
        </div>
      )}
    </form>
  )
}
