import { type CalDavConnecting, type Connection, connectCalDav } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'
import { changeIntegration, refreshIntegrations } from '../integrations-query.ts'

/** What is typed to connect a calendar server. An empty user name stands for the address. */
export interface CalDavForm {
  readonly address: string
  readonly user: string
  readonly password: string
}

export type CalDavProblems = Readonly<Partial<Record<keyof CalDavForm, string>>>

/** Several addresses are tried at a server far away before the answer comes. */
const connect_timeout_ms = 120_000

/** What is typed stays while the form is closed, the password too, until the account is connected. */
export function useCalDavForm(connection: Connection | null, onConnected: () => void) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState<CalDavForm | null>(null)
  const [own, setOwn] = useState<{ readonly problems: CalDavProblems; readonly error: Error } | null>(null)
  const form = draft ?? formOf(connection)
  const connecting = useMutation({
    mutationFn: (filled: CalDavForm) =>
      call(connectCalDav, { body: bodyOf(filled) }, { timeoutMs: connect_timeout_ms }),
    onSuccess: (answer) => {
      changeIntegration(queries, 'caldav', () => answer)
      showSuccess(t(connectCalDav.says.done))
      void refreshIntegrations(queries)
      setDraft(null)
      onConnected()
    },
  })
  const problems = own?.problems ?? refusedFields(connecting.error)

  function submit() {
    if (connecting.isPending) return
    const problems_here = problemsOf(form)
    if (Object.keys(problems_here).length === 0) {
      setOwn(null)
      connecting.mutate(form)
    } else setOwn({ problems: problems_here, error: new Error('The form is not filled in.') })
  }

  return {
    form,
    problems,
    /** Anew each time that something is refused. */
    error: own?.error ?? connecting.error,
    /** What is wrong where no field is to blame. */
    refusal: Object.keys(problems).length === 0 ? (connecting.error?.message ?? null) : null,
    isConnecting: connecting.isPending,
    submit,
    change: (next: Partial<CalDavForm>) => {
      setOwn(null)
      connecting.reset()
      setDraft({ ...form, ...next })
    },
  }
}

function formOf(connection: Connection | null): CalDavForm {
  const { server_address: address = '', account: user = '' } = connection ?? {}
  return { address: address ?? '', user: user === address ? '' : user, password: '' }
}

function bodyOf({ address, user, password }: CalDavForm): CalDavConnecting {
  return { address: address.trim(), ...(user.trim() !== '' && { user: user.trim() }), password }
}

/** What the server would refuse, as far as it is known without asking. */
function problemsOf({ address, user, password }: CalDavForm): CalDavProblems {
  const isMail = /^[^\s@/]+@[^\s@/]+$/.test(address.trim())
  return {
    ...(address.trim() === '' && {
      address: t('Enter the address of the server, or your email address there.'),
    }),
    ...(user.trim() === '' && !isMail && { user: t('Enter the user name at this server.') }),
    ...(password === '' && { password: t('Enter the password.') }),
  }
}

/** The server's complaints on the fields they are about; the first one about a field counts. */
function refusedFields(error: Error | null): CalDavProblems {
  if (!(error instanceof ApiError)) return {}
  const known = error.errors.flatMap(({ path, message }) =>
    path === 'address' || path === 'user' || path === 'password' ? [[path, tServer(message)] as const] : [],
  )
  return Object.fromEntries(known.toReversed())
}
