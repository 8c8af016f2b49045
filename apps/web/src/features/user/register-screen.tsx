import { register } from '@meridian/contract'
import { KeyRound } from 'lucide'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../platform/api/api.ts'
import { ApiError, errorOf } from '../../platform/api/api-error.ts'
import { browserZone } from '../../platform/session/session.ts'
import { browserLanguage } from '../../platform/text/language.ts'
import { rich } from '../../platform/text/rich-text.tsx'
import { mark, t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { RegistrationHelp } from './registration-help.tsx'
import { useInstance } from './use-instance.ts'
import { useSubmit } from './use-submit.ts'

const empty_person = { first_name: '', last_name: '', primary_email: '', password: '' }
type Field = keyof typeof empty_person
const fields: readonly Field[] = ['first_name', 'last_name', 'primary_email', 'password']

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
  const [person, setPerson] = useState(empty_person)
  const [changed, setChanged] = useState<ReadonlySet<Field>>(new Set())
  const [missing, setMissing] = useState<readonly Field[]>([])
  const form = useRef<HTMLFormElement>(null)
  const problem = useRef<HTMLParagraphElement>(null)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const goToLogin = (registered: string) =>
    navigate(`/auth/login${search.size > 0 ? `?${search}` : ''}`, { state: { registered } })
  const byPassword = useSubmit(async (idempotencyKey) => {
    const primary_email = person.primary_email.trim()
    const body = { ...person, primary_email, timezone: browserZone(), ...browserLanguage() }
    await call(register, { body }, { idempotencyKey })
    await goToLogin(primary_email)
  })
  const byPasskey = useSubmit(async () => {
    const { registerByPasskey } = await import('./register-with-passkey.ts')
    const { first_name, last_name } = person
    const primary_email = person.primary_email.trim()
    await registerByPasskey({ first_name, last_name, primary_email })
    await goToLogin(primary_email)
  })
  const failure = byPassword.failure ?? byPasskey.failure
  const isFieldFailure = fields.some((field) => errorOf(failure, field))

  useEffect(() => {
    if (failure === null) return
    // oxlint-disable-next-line no-console -- The specification has failed registrations logged beside the message.
    console.error(failure)
    const wrong = fields.find((field) => errorOf(failure, field))
    if (wrong) focusOn(form.current, wrong)
    else problem.current?.focus()
  }, [failure])

  function send(way: typeof byPassword, needed: readonly Field[]) {
    const empty = needed.filter((field) => person[field].trim() === '')
    setMissing(empty)
    setChanged(new Set())
    if (way === byPassword) byPasskey.forget()
    else byPassword.forget()
    if (empty[0]) focusOn(form.current, empty[0])
    else void way.submit()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    send(byPassword, ['first_name', 'primary_email', 'password'])
  }

  const bind = (field: Field) => ({
    name: field,
    size: 'lg' as const,
    value: person[field],
    onChange: (value: string) => {
      setPerson({ ...person, [field]: value })
      setChanged(new Set([...changed, field]))
    },
    error: changed.has(field)
      ? undefined
      : missing.includes(field)
        ? t(missing_sentences[field] ?? '')
        : errorOf(failure, field),
  })

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {failure !== null && !isFieldFailure && <FormProblem ref={problem}>{sentenceOf(failure)}</FormProblem>}
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
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBusy={byPassword.isBusy}
        isDisabled={byPasskey.isBusy}
        busyLabel={t('Signing up...')}
        className="mt-1.5 w-full"
      >
        {t('Sign Up')}
      </Button>
      {hasPasskeys && (
        <div className="flex flex-col gap-1.5">
          <Button
            size="lg"
            icon={KeyRound}
            isBusy={byPasskey.isBusy}
            isDisabled={byPassword.isBusy}
            className="w-full"
            onPress={() => send(byPasskey, ['first_name', 'primary_email'])}
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

const missing_sentences: Readonly<Partial<Record<Field, string>>> = {
  first_name: mark('Enter your first name.'),
  primary_email: mark('Enter your email address.'),
  password: mark('Choose a password.'),
}

function focusOn(form: HTMLFormElement | null, field: Field) {
  form?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()
}

function sentenceOf(failure: unknown): string {
  const hasWords = failure instanceof ApiError || (failure instanceof Error && failure.cause !== undefined)
  return hasWords ? failure.message : t(register.says.failed)
}
