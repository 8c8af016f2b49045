import { register } from '@meridian/contract'
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

const nobody = { first_name: '', last_name: '', primary_email: '', password: '' }
type Field = keyof typeof nobody
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
        <RegisterForm domains={instance?.registration_domains ?? []} />
      )}
      <p className="mt-5 text-center text-muted">
        {rich(t('Have an account? <link>Login</link>'), {
          link: <Link href={search.size > 0 ? `/auth/login?${search}` : '/auth/login'}>{''}</Link>,
        })}
      </p>
    </AuthFrame>
  )
}

/** `domains`: whose addresses alone can register; empty for any. */
function RegisterForm({ domains }: { readonly domains: readonly string[] }) {
  const [person, setPerson] = useState(nobody)
  const [changed, setChanged] = useState<ReadonlySet<Field>>(new Set())
  const [missing, setMissing] = useState<readonly Field[]>([])
  const form = useRef<HTMLFormElement>(null)
  const problem = useRef<HTMLParagraphElement>(null)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { isBusy, failure, submit } = useSubmit(async (idempotencyKey) => {
    const primary_email = person.primary_email.trim()
    const body = { ...person, primary_email, timezone: browserZone(), ...browserLanguage() }
    await call(register, { body }, { idempotencyKey })
    await navigate(`/auth/login${search.size > 0 ? `?${search}` : ''}`, {
      state: { registered: primary_email },
    })
  })
  const isFieldFailure = fields.some((field) => errorOf(failure, field))

  useEffect(() => {
    if (failure === null) return
    // oxlint-disable-next-line no-console -- The specification has failed registrations logged beside the message.
    console.error(failure)
    const wrong = fields.find((field) => errorOf(failure, field))
    if (wrong) focusOn(form.current, wrong)
    else problem.current?.focus()
  }, [failure])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const empty = (['first_name', 'primary_email', 'password'] as const).filter(
      (field) => person[field].trim() === '',
    )
    setMissing(empty)
    setChanged(new Set())
    if (empty[0]) focusOn(form.current, empty[0])
    else void submit()
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
        isBusy={isBusy}
        busyLabel={t('Signing up...')}
        className="mt-1.5 w-full"
      >
        {t('Sign Up')}
      </Button>
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
  return failure instanceof ApiError ? failure.message : t(register.says.failed)
}
