import { connectImap, guessImap, type ImapIntegration, type ImapServers } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import {
  empty_imap_form,
  firstWrong,
  formOfAccount,
  hasServers,
  type ImapField,
  type ImapForm,
  type ImapProblems,
  imapBody,
  imapProblems,
  isAddress,
  isFolded,
  refusedImapFields,
  withServers,
} from './imap-form.ts'
import { cacheImap } from './use-imap.ts'

/** What is known of the servers of an address. */
export type Guess = 'none' | 'looking' | 'found' | 'unknown'

export type ImapFormState = ReturnType<typeof useImapForm>

/** Two lines to servers far away are tried before the answer comes. */
const connect_timeout_ms = 90_000

/**
 * What is typed to connect a mailbox. It stays while the form is closed, the password too, until the mailbox is
 * connected. `wrong` is the field to go to, anew each time that something is refused.
 */
export function useImapForm({ account }: Pick<ImapIntegration, 'account'>, own_address: string) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState<ImapForm | null>(null)
  const [problems, setProblems] = useState<ImapProblems>({})
  const [isUnfolded, setUnfolded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [wrong, setWrong] = useState<{ readonly field: ImapField } | null>(null)
  const form = draft ?? (account ? formOfAccount(account) : { ...empty_imap_form, address: own_address })
  const guessing = useGuess((servers) => {
    if (servers) setDraft((now) => withServers(now ?? form, servers))
    else setUnfolded(true)
  })

  const connecting = useMutation({
    mutationFn: (filled: ImapForm) =>
      call(connectImap, { body: imapBody(filled) }, { timeoutMs: connect_timeout_ms }),
    onSuccess: (answer) => {
      cacheImap(queries, answer)
      showSuccess(t(connectImap.says.done))
      setDraft(null)
      setUnfolded(false)
      setOpen(false)
    },
    onError: (problem) => {
      if (problem instanceof ApiError) show(refusedImapFields(problem.errors))
    },
  })

  function show(refused: ImapProblems) {
    setProblems(refused)
    const field = firstWrong(refused)
    if (field === undefined) return
    if (isFolded(field)) setUnfolded(true)
    setWrong({ field })
  }

  function change(next: Partial<ImapForm>) {
    const fields = Object.keys(next)
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field))))
    connecting.reset()
    // Servers that were found belong to the address; those that were typed stay.
    const isOther = next.address !== undefined && guessing.state === 'found'
    setDraft({ ...form, ...(isOther && no_hosts), ...next })
    if (fields.some((field) => field !== 'password' && field !== 'user')) guessing.forget()
  }

  async function guessServers() {
    if (hasServers(form) || !isAddress(form.address)) return form
    const servers = await guessing.guess(form.address.trim())
    return servers ? withServers(form, servers) : form
  }

  async function submit() {
    if (connecting.isPending) return
    const filled = await guessServers()
    const known = imapProblems(filled)
    if (firstWrong(known) === undefined) connecting.mutate(filled)
    else show(known)
  }

  return {
    form,
    problems,
    wrong,
    isUnfolded,
    isOpen,
    guess: guessing.state,
    isConnecting: connecting.isPending,
    /** What is wrong where no field is to blame. */
    refusal: firstWrong(problems) === undefined ? (connecting.error?.message ?? null) : null,
    change,
    guessServers: () => void guessServers(),
    unfold: () => setUnfolded(!isUnfolded),
    submit: () => void submit(),
    open: () => setOpen(true),
    close: () => {
      setWrong(null)
      setOpen(false)
    },
  }
}

/** Looks for the servers of an address, once for each. */
function useGuess(onGuessed: (servers: ImapServers | null) => void) {
  const [state, setState] = useState<Guess>('none')
  const asked = useRef<Asked | null>(null)

  async function look(address: string): Promise<ImapServers | null> {
    setState('looking')
    const servers = await findServers(address)
    // Another address was typed meanwhile.
    if (asked.current?.address !== address) return null
    setState(servers ? 'found' : 'unknown')
    onGuessed(servers)
    return servers
  }

  function guess(address: string): Promise<ImapServers | null> {
    if (asked.current?.address !== address) asked.current = { address, servers: look(address) }
    return asked.current.servers
  }

  /** What was found does not hold any more: another address is typed, or the person knows better. */
  function forget() {
    asked.current = null
    setState('none')
  }

  return { state, guess, forget }
}

interface Asked {
  readonly address: string
  readonly servers: Promise<ImapServers | null>
}

/** Null where the servers are unknown or the lookup fails: then the user enters them. */
async function findServers(address: string): Promise<ImapServers | null> {
  try {
    return (await call(guessImap, { body: { address } })).servers
  } catch (problem) {
    if (problem instanceof ApiError) return null
    throw problem
  }
}

const no_hosts = { imap_host: '', smtp_host: '' } as const
