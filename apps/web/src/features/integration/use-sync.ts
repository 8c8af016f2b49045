import { getUserTokens, type Integration, refreshIntegration } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api/api.ts'
import { showError, showRefreshed, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { outcomeOf, type RequestedSync } from './integration-state.ts'
import { changeIntegration, fetchIntegrations, refreshIntegrations } from './integrations-query.ts'
import { provider_cards } from './provider-card.ts'

/** Long enough for what is new; a first reading goes on by itself. */
const patience_ms = 60_000

/** Has the account read now, and says what came of it. Where nothing can be read it looks again how things are. */
export function useSync({ type, connection }: Integration) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<RequestedSync | null>(null)
  const last_success_at = connection?.last_success_at ?? null
  const asking = useMutation({
    mutationFn: () => call(refreshIntegration, { params: { type } }),
    onSuccess: (answer) => {
      changeIntegration(queries, type, () => answer)
      setAsked({ last_success_at, next_sync_at: answer.connection?.next_sync_at ?? null })
    },
    onError: (problem) => {
      showError(problem, t<string>(provider_cards[type].failed))
      void refreshIntegrations(queries)
    },
  })
  const looking = useMutation({
    mutationFn: () => fetchIntegrations(queries),
    onSuccess: () => showRefreshed(t(getUserTokens.says.done)),
    // A failure stands above the cards.
  })

  const outcome = asked && connection ? outcomeOf(asked, connection) : null
  const told = useRef<RequestedSync | null>(null)
  useEffect(() => {
    if (outcome === null || told.current === asked) return undefined
    if (outcome === 'waiting') {
      const timer = setTimeout(() => setAsked(null), patience_ms)
      return () => clearTimeout(timer)
    }
    told.current = asked
    const { synced, failed } = provider_cards[type]
    if (outcome === 'done') showSuccess(t<string>(synced))
    else showError(t<string>(failed))
    return undefined
  }, [outcome, asked, type])
  useFirstSyncNews(type, connection, asked !== null)

  const canSync = connection !== null && connection.state !== 'needs_reconnect'
  return {
    canSync,
    isSyncing: asking.isPending || looking.isPending || outcome === 'waiting',
    sync: () => (canSync ? asking.mutate() : looking.mutate()),
  }
}

/** A first sync this short ends while the form's message that the account is connected is still read. */
const brief_ms = 10_000

/** Notifies the user when the first sync ends, unless the account was connected here just now; a requested sync reports its own result. */
function useFirstSyncNews(
  type: Integration['type'],
  connection: Integration['connection'],
  isAsked: boolean,
) {
  const isReading = connection !== null && !connection.first_sync_done
  const readingSince = useRef<number | null>(null)
  useEffect(() => {
    const since = readingSince.current
    const { synced, isByPassword } = provider_cards[type]
    const isBrief = isByPassword && since !== null && Date.now() - since < brief_ms
    if (since !== null && connection?.first_sync_done && !isAsked && !isBrief) showSuccess(t<string>(synced))
    readingSince.current = isReading ? (since ?? Date.now()) : null
  }, [isReading, connection, isAsked, type])
}
