import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorOf } from '../../platform/api/api-error.ts'
import { useSubmit } from './use-submit.ts'

interface OneField {
  /** What the server calls the field. */
  readonly name: string
  readonly value: string
  /** What is said of an empty field. */
  readonly missing: string
  readonly send: (idempotencyKey: string) => Promise<void>
}

/** A form with one field: an empty one is not sent, and what was refused is said at the field or above it. */
export function useOneField({ name, value, missing, send }: OneField) {
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const problem = useRef<HTMLParagraphElement>(null)
  const { isBusy, failure, submit } = useSubmit((idempotencyKey) => {
    setRefused(value)
    return send(idempotencyKey)
  })
  const fieldProblem = errorOf(failure, name)

  useEffect(() => {
    if (failure === null) return
    if (errorOf(failure, name)) input.current?.focus()
    else problem.current?.focus()
  }, [failure, name])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (value === '') input.current?.focus()
    else void submit()
  }

  return {
    input,
    problem,
    isBusy,
    onSubmit,
    /** Null also where the field is to blame. */
    failure: fieldProblem ? null : failure,
    error: isTried && value === '' ? missing : value === refused ? fieldProblem : undefined,
  }
}
