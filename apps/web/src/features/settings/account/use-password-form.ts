import { changePassword, listSessions } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import {
  changedSentence,
  no_passwords,
  type Passwords,
  passwordProblems,
  refusedPasswords,
} from './passwords.ts'

export type PasswordField = keyof Passwords

/** The old and the new password, until the server has taken them. */
export function usePasswordForm(focus: (field: PasswordField) => void) {
  const cache = useQueryClient()
  const [form, setForm] = useState(no_passwords)
  const [problems, setProblems] = useState<Partial<Passwords>>({})

  const changing = useMutation({
    mutationFn: (body: Passwords) => call(changePassword, { body }),
    onSuccess: ({ sessions_ended }) => {
      setForm(no_passwords)
      showSuccess(changedSentence(sessions_ended))
      void cache.invalidateQueries({ queryKey: keyOf(listSessions) })
    },
    onError: (error) => show(error instanceof ApiError ? refusedPasswords(error.errors) : {}),
  })

  function show(found: Partial<Passwords>): void {
    setProblems(found)
    if (found.current_password) focus('current_password')
    else if (found.new_password) focus('new_password')
  }

  return {
    form,
    problems,
    isBusy: changing.isPending,
    /** Why it was refused, where no field is to blame. */
    failure: Object.keys(problems).length === 0 ? changing.error?.message : undefined,
    update: (field: PasswordField, value: string) => {
      setForm({ ...form, [field]: value })
      setProblems({ ...problems, [field]: undefined })
      changing.reset()
    },
    submit: () => {
      if (changing.isPending) return
      const known = passwordProblems(form)
      show(known)
      if (Object.keys(known).length === 0) changing.mutate(form)
    },
  }
}
