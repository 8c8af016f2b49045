import {
  type ConnectedCalendar,
  type Connection,
  type Integration,
  provider_table,
  type VanishedEvents,
} from '@meridian/contract'
import { provider_adapters } from '@meridian/providers'
import { clientSettings } from '../../platform/config/provider-config.ts'
import { presentMailbox } from './mailbox/mailbox.service.ts'
import type { CalendarRow } from './calendar.queries.ts'
import type { ConnectionRow, ListedConnectionRow } from './connection.queries.ts'
import { isSyncing, splitCapabilities, stateOf, statusOf } from './connection.rules.ts'
import type { IntegrationFacts } from './connection.service.ts'
import { presentSyncHours } from './sync-hour.present.ts'
import type { SyncedEvents } from './synced-event.service.ts'

export function presentIntegration(facts: IntegrationFacts, now: Date): Integration {
  const { provider, isSetUp, connection, disconnection } = facts
  const { about, reads, writes } = provider_adapters[provider].texts
  return {
    name: provider_table[provider].name,
    type: provider,
    image: provider,
    description: about,
    reads: [...reads],
    writes: [...writes],
    status: statusOf({
      isConnected: connection !== undefined,
      isSetUp,
      wasDisconnected: disconnection !== undefined,
    }),
    missing_settings: isSetUp ? [] : clientSettings(provider),
    disconnected_at: disconnection?.disconnected_at.toISOString() ?? null,
    meetings_kept: disconnection?.meetings_kept ?? null,
    connection: connection ? presentConnection(connection, facts, now) : null,
  }
}

function presentConnection(
  row: ListedConnectionRow,
  {
    calendars,
    mailbox,
    mailSyncHours,
    syncHours,
  }: Pick<IntegrationFacts, 'calendars' | 'mailbox' | 'mailSyncHours' | 'syncHours'>,
  now: Date,
): Connection {
  const { granted, missing } = splitCapabilities(row.provider, row.granted_scopes)
  return {
    account: row.account_email ?? row.account_name ?? row.external_account_id,
    server_address: row.server_address,
    state: stateOf(row, now),
    reason: row.reconnect_reason,
    problem: row.problem,
    problem_since: row.problem_since?.toISOString() ?? null,
    connected_at: row.created_at.toISOString(),
    last_success_at: row.last_success_at?.toISOString() ?? null,
    next_sync_at: row.reconnect_reason === null ? row.next_sync_at.toISOString() : null,
    events_read: isSyncing(row, now) ? row.events_read : null,
    sync_hours: presentSyncHours(syncHours, now),
    first_sync_done: row.first_sync_done_at !== null,
    granted_capabilities: granted,
    missing_capabilities: missing,
    calendars: calendars.map(presentCalendar),
    write_calendar_id: row.write_calendar_id,
    waiting_changes: row.waiting_changes,
    mailbox: mailbox ? presentMailbox(mailbox) : null,
    mail_sync_hours: presentSyncHours(mailSyncHours, now),
  }
}

export function presentCalendar(row: CalendarRow): ConnectedCalendar {
  return {
    id: row.calendar_id,
    name: row.name,
    primary: row.is_primary,
    color: row.color,
    timezone: row.timezone,
    is_shown: row.is_shown,
    counts_as_busy: row.counts_as_busy,
    is_writable: row.is_writable,
    last_success_at: row.last_success_at?.toISOString() ?? null,
    problem: row.problem,
    vanished: presentVanished(row),
  }
}

function presentVanished(row: CalendarRow): VanishedEvents | null {
  const { question_id, question_asked_at: asked_at, question_titles: titles } = row
  if (question_id === null || asked_at === null || titles === null) return null
  return {
    question_id,
    asked_at: asked_at.toISOString(),
    gone: row.question_gone ?? 0,
    coming: row.question_coming ?? 0,
    total: row.question_total ?? 0,
    titles,
    is_calendar_gone: row.is_unlisted,
    reread_at: row.reread_at?.toISOString() ?? null,
  }
}

/** How far a sync has come. */
export function presentSync(row: ConnectionRow, now: Date) {
  return {
    state: stateOf(row, now),
    last_success_at: row.last_success_at?.toISOString() ?? null,
    events_read: isSyncing(row, now) ? row.events_read : null,
  }
}

export function presentSynced({ connection, events }: SyncedEvents, now: Date) {
  return { ...presentSync(connection, now), events }
}

/** The providers that the person has connected. */
export function presentConnected(connections: readonly Pick<ConnectionRow, 'provider'>[]) {
  const isConnected = (provider: string) => connections.some((one) => one.provider === provider)
  return {
    is_google_connected: isConnected('google'),
    is_calendly_connected: isConnected('calendly'),
    is_zoom_connected: isConnected('zoom'),
  }
}
