import type { ConnectedCalendar, Connection, Integration } from '@meridian/contract'

/** A calendar that is shown and counts, for tests. */
export function aCalendar(part: Partial<ConnectedCalendar> = {}): ConnectedCalendar {
  return {
    id: 'work',
    name: 'Work',
    primary: true,
    is_shown: true,
    counts_as_busy: true,
    color: '#2f6de0',
    timezone: 'Europe/Berlin',
    is_writable: true,
    last_success_at: '2026-11-20T08:58:00.000Z',
    problem: null,
    vanished: null,
    ...part,
  }
}

/** A Google account that is in step. */
export function aConnection(part: Partial<Connection> = {}): Connection {
  return {
    account: 'ada@example.com',
    server_address: null,
    state: 'connected',
    reason: null,
    problem: null,
    problem_since: null,
    connected_at: '2026-11-02T09:00:00.000Z',
    last_success_at: '2026-11-20T08:58:00.000Z',
    next_sync_at: '2026-11-20T09:00:00.000Z',
    events_read: null,
    sync_hours: [],
    first_sync_done: true,
    granted_capabilities: ['calendar'],
    missing_capabilities: [],
    calendars: [aCalendar()],
    write_calendar_id: null,
    waiting_changes: 0,
    mailbox: null,
    mail_sync_hours: [],
    ...part,
  }
}

export function anIntegration(part: Partial<Integration> = {}): Integration {
  return {
    name: 'Google',
    type: 'google',
    image: 'google',
    description: 'Two-way calendar sync for your own events. Mail is optional.',
    reads: [],
    writes: [],
    status: 'connected',
    missing_settings: [],
    disconnected_at: null,
    meetings_kept: null,
    connection: aConnection(),
    ...part,
  }
}
