import type { Connection, Integration } from '@meridian/contract'
import { mark, plural, t } from '../../platform/text/text.ts'
import { formatDate, formatDuration } from '../../platform/time/format.ts'

/** What a card is about: how the connection is doing, or why there is none. */
export type State =
  | 'connected'
  | 'syncing'
  | 'needs_reconnect'
  | 'error'
  | 'disconnected'
  | 'active'
  | 'inactive'

export function stateOf({ status, connection }: Pick<Integration, 'status' | 'connection'>): State {
  if (connection) return connection.state
  // 'Connected' without a connection is contradictory; it shows the available action.
  return status === 'connected' ? 'active' : status
}

export const state_words: Readonly<Record<State, string>> = {
  connected: mark('Connected'),
  syncing: mark('Syncing'),
  needs_reconnect: mark('Needs attention'),
  error: mark('Sync failed'),
  disconnected: mark('Disconnected'),
  active: mark('Not connected'),
  inactive: mark('Not set up'),
}

/** What pressing the state does; null where there is nothing to do. */
export type Act = 'connect' | 'reconnect' | 'disconnect'

export function actOf(state: State): Act | null {
  if (state === 'inactive') return null
  if (state === 'needs_reconnect') return 'reconnect'
  return state === 'active' || state === 'disconnected' ? 'connect' : 'disconnect'
}

/** 'in 2 min', 'now', or 'Paused' where nothing is read until the person connects again. */
export function nextSyncWords(next_sync_at: string | null, nowMs: number): string {
  if (next_sync_at === null) return t('Paused')
  const leftMs = Date.parse(next_sync_at) - nowMs
  if (leftMs <= 0) return t('now')
  return t('in {duration}', { duration: formatDuration(Math.max(1, Math.floor(leftMs / 60_000))) })
}

/** 'Disconnected on 17 Nov 2026. Your 3 meetings stay in the calendar.' */
export function keptWords(disconnected_at: string, meetings_kept: number | null, zone: string): string {
  const since = t('Disconnected on {date}.', { date: formatDate(disconnected_at, zone) })
  if (!meetings_kept) return since
  const kept = plural(meetings_kept, {
    one: 'One of its meetings stays in your calendar.',
    other: '{count} of its meetings stay in your calendar.',
  })
  return `${since} ${kept}`
}

/** Which calendars take part, such as '2 shown, 3 count as busy'; null where the provider has but one. */
export function calendarsWords({ calendars }: Pick<Connection, 'calendars'>): string | null {
  if (calendars.length < 2) return null
  const shown = calendars.filter(({ is_shown }) => is_shown).length
  const busy = calendars.filter(({ counts_as_busy }) => counts_as_busy).length
  return t('{shown} of {count} shown, {busy} busy', { shown, busy, count: calendars.length })
}

/** What a sync that was asked for has come to. */
export type SyncOutcome = 'waiting' | 'done' | 'failed'

/** What the connection said when the sync was asked for. */
export interface RequestedSync {
  /** Before. */
  readonly last_success_at: string | null
  /** In the answer: now, as it was asked for. */
  readonly next_sync_at: string | null
}

/** A success is told by its time; a failure by the next try having been set, once nothing is being read any more. */
export function outcomeOf(asked: RequestedSync, connection: Reading): SyncOutcome {
  if (connection.last_success_at !== asked.last_success_at) return 'done'
  if (connection.state === 'needs_reconnect') return 'failed'
  const isOver = connection.events_read === null && connection.next_sync_at !== asked.next_sync_at
  return isOver && connection.state === 'error' ? 'failed' : 'waiting'
}

/** What of a connection, or of a mailbox, tells how its reading is doing. */
type Reading = Pick<Connection, 'state' | 'last_success_at' | 'next_sync_at' | 'events_read'>
