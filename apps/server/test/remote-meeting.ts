import type { RemoteMeeting } from '@meridian/providers'
import { saveEvents } from '../src/features/connection/merge/remote-event.service.ts'
import { inTransaction } from '../src/platform/postgres/db.ts'
import { newId } from '../src/platform/id.ts'
import type { ProvidedServer } from './simulated-providers.ts'

/** The fields of an event that a test sets; an hour long, in Berlin. */
export interface RemotePart {
  readonly external_id: string
  readonly title: string
  /** Wall time. */
  readonly start: string
  readonly rrule?: string
  readonly link?: string
  readonly web_link?: string
}

interface Reading {
  /** The main one by default. */
  readonly calendar_id?: string
  readonly events: readonly RemotePart[]
}

/** Stores events of the person's only connection as a sync would. */
export async function readEvents(
  {
    server,
    tools,
  }: Pick<ProvidedServer, 'server'> & { readonly tools: Pick<ProvidedServer['tools'], 'now'> },
  user_id: string,
  { calendar_id = 'main', events }: Reading,
): Promise<void> {
  const { connection_id } = await server.db
    .selectFrom('connection')
    .select('connection_id')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  const calendar = { connection_id, calendar_id, name: calendar_id, is_primary: calendar_id === 'main' }
  await server.db
    .insertInto('connection_calendar')
    .values({ ...calendar, is_writable: calendar.is_primary, is_shown: true, counts_as_busy: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const owner = { user_id, email: 'ada@example.com', timezone: 'Europe/Berlin' }
  const place = { user_id, connection_id, calendar_id, reading_id: newId() }
  await inTransaction(server.db, (tx) =>
    saveEvents(tx, owner, { place, events: events.map(remoteMeeting) }, tools.now()),
  )
}

function remoteMeeting({ external_id, title, start, rrule, link, web_link }: RemotePart): RemoteMeeting {
  const hour = String(Number(start.slice(11, 13)) + 1).padStart(2, '0')
  return {
    kind: 'meeting',
    external_id,
    version: '1',
    updated_ms: null,
    occurrences: null,
    event: {
      uid: `${external_id}@example.org`,
      recurrence_id: null,
      sequence: 0,
      title,
      description: '',
      location: null,
      link: link ?? null,
      is_all_day: false,
      is_transparent: false,
      is_private: false,
      status: 'confirmed',
      priority: null,
      organizer: null,
      attendees: [],
      rrule: rrule ?? null,
      excluded: [],
      added: [],
      overrides: [],
      created_at: null,
      modified_at: null,
      start: { time: start, zone: 'Europe/Berlin' },
      end: { time: `${start.slice(0, 11)}${hour}${start.slice(13)}`, zone: 'Europe/Berlin' },
    },
    facts: {
      web_link: web_link ?? null,
      is_organizer: true,
      is_declined: false,
      linked: null,
      replaces_external_id: null,
      booking_status: null,
    },
  }
}
