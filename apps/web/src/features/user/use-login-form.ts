import { type CodeNeeded, login } from '@meridian/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api/api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { signIn } from '../../platform/session/session.ts'
import { t } from '../../platform/text/text.ts'
import { useSubmit } from './use-submit.ts'

/** The address and the password, which stay while the second step is asked for. */
export function useLoginForm(begunEmail: string, onCodeNeeded: (signInToken: string) => void) {
  const [email, setEmail] = useState(begunEmail)
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const problem = useRef<HTMLParagraphElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const { isBusy, failure, forget, submit } = useSubmit(async (idempotencyKey) => {
    const body = { primary_email: email.trim(), password }
    try {
      signIn(await call(login, { body }, { idempotencyKey }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      // The server parses it by the contract before it leaves, so the shape is known here.
      onCodeNeeded((error.data as CodeNeeded).sign_in_token)
    }
  })

  useEffect(() => {
    if (failure) problem.current?.focus()
  }, [failure])

  /** What was refused is no longer there. */
  function change(set: (value: string) => void, value: string) {
    set(value)
    if (value === '') forget()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (email.trim() === '') document.querySelector<HTMLInputElement>('input[name="primary_email"]')?.focus()
    else if (password === '') passwordInput.current?.focus()
    else void submit()
  }

  return {
    email: {
      value: email,
      onChange: (value: string) => change(setEmail, value),
      error: isChecked && email.trim() === '' ? t('Enter your email address.') : undefined,
    },
    password: {
      inputRef: passwordInput,
      value: password,
      onChange: (value: string) => change(setPassword, value),
      error: isChecked && password === '' ? t('Enter your password.') : undefined,
    },
    problem,
    /** Why the sign-in was refused; null where it was not. */
    refusal: failure === null ? null : sentenceOf(failure),
    isBusy,
    onSubmit,
  }
}

/** A refused sign-in says one thing whatever was wrong; too many tries say when to come back. */
function sentenceOf(failure: unknown): string {
  if (failure instanceof ApiError && failure.status === 401) {
    return t('Invalid credentials or user not found. Please try again.')
  }
  return failure instanceof ApiError && failure.status === 429 ? failure.message : t(login.says.failed)
}
