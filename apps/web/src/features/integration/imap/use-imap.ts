import {
  countMails,
  disconnectImap,
  getImap,
  type ImapIntegration,
  listMailboxes,
  listMails,
  refreshImap,
} from '@meridian/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { keyOf, queryFor } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { outcomeOf, type RequestedSync } from '../integration-state.ts'

/** While something is read the figures move; announcements tell of it, and this where they do not come through. */
const under_way_ms = 2000

export function imapQuery() {
  return {
    ...queryFor(getImap, {}),
    refetchInterval: ({ state: { data } }: { readonly state: { readonly data?: ImapIntegration } }) =>
      data?.account?.mailbox.state === 'syncing' ? under_way_ms : (false as const),
  }
}

/** Takes over what the server says of the mailbox, and asks anew for the mails that come and go with it. */
export function cacheImap(queries: QueryClient, answer: ImapIntegration): void {
  queries.setQueryData(keyOf(getImap, {}), answer)
  refreshMails(queries)
}

function refreshMails(queries: QueryClient): void {
  for (const shown of [listMailboxes, listMails, countMails])
    void queries.invalidateQueries({ queryKey: keyOf(shown) })
}

/** Takes the mailbox away; `onDone` is called when the card tells so. */
export function useDisconnectImap(onDone: () => void) {
  const queries = useQueryClient()
  const disconnecting = useMutation({
    mutationFn: () => call(disconnectImap, {}),
    onSuccess: (answer) => {
      cacheImap(queries, answer)
      showSuccess(t(disconnectImap.says.done))
      onDone()
    },
    onError: (problem) => showError(problem, t(disconnectImap.says.failed)),
  })
  return { isDisconnecting: disconnecting.isPending, disconnect: () => disconnecting.mutate() }
}

/** Has the mailbox read now, and says what came of it. */
export function useSyncImap({ account }: ImapIntegration) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<RequestedSync | null>(null)
  const asking = useMutation({
    mutationFn: () => call(refreshImap, {}),
    onSuccess: (answer) => {
      cacheImap(queries, answer)
      setAsked({
        last_success_at: account?.mailbox.last_success_at ?? null,
        next_sync_at: answer.account?.mailbox.next_sync_at ?? null,
      })
    },
    onError: (problem) => {
      showError(problem, t(refreshImap.says.failed))
      void queries.invalidateQueries({ queryKey: keyOf(getImap) })
    },
  })
  const outcome = asked && account ? outcomeOf(asked, readingOf(account.mailbox)) : null
  const told = useRef<RequestedSync | null>(null)
  useEffect(() => {
    if (outcome === null || told.current === asked) return undefined
    if (outcome === 'waiting') {
      const timer = setTimeout(() => setAsked(null), patience_ms)
      return () => clearTimeout(timer)
    }
    told.current = asked
    refreshMails(queries)
    if (outcome === 'done') showSuccess(t('Mailbox synced successfully'))
    else showError(t('Error in syncing the mailbox'))
    return undefined
  }, [outcome, asked, queries])
  // A reading that finds nothing, or fails, is not always announced.
  useQuery({ ...queryFor(getImap, {}), refetchInterval: outcome === 'waiting' ? under_way_ms : false })
  return { isSyncing: asking.isPending || outcome === 'waiting', sync: () => asking.mutate() }
}

/** Long enough for what is new; a first reading goes on by itself. */
const patience_ms = 60_000

type Mailbox = NonNullable<ImapIntegration['account']>['mailbox']

function readingOf({ mails_read, ...mailbox }: Mailbox) {
  return { ...mailbox, events_read: mails_read }
}
