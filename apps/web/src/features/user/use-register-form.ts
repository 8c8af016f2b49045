import { register } from '@meridian/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../platform/api/api.ts'
import { ApiError, errorOf } from '../../platform/api/api-error.ts'
import { browserZone } from '../../platform/session/session.ts'
import { browserLanguage } from '../../platform/text/language.ts'
import { mark, t } from '../../platform/text/text.ts'
import { useSubmit } from './use-submit.ts'

const empty_person = { first_name: '', last_name: '', primary_email: '', password: '' }
type Field = keyof typeof empty_person
const fields: readonly Field[] = ['first_name', 'last_name', 'primary_email', 'password']

/** Makes an account with a password or a passkey, and goes on to the login. */
export function useRegisterForm() {
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

  const signUp = () => send(byPassword, ['first_name', 'primary_email', 'password'])
  const signUpByPasskey = () => send(byPasskey, ['first_name', 'primary_email'])

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

  return {
    form,
    problem,
    bind,
    /** Why it was refused, where no field is to blame. */
    refusal: failure === null || isFieldFailure ? null : sentenceOf(failure),
    signUp,
    isBusy: byPassword.isBusy,
    signUpByPasskey,
    isPasskeyBusy: byPasskey.isBusy,
  }
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
