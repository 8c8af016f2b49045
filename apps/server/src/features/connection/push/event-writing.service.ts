import { instantOf } from '@meridian/engine'
import type { CalendarEvent, EventOverride } from '@meridian/icalendar'
import {
  type CalendarWriter,
  ProviderError,
  type RemoteEvent,
  type RemoteOccurrence,
  type WritableCalendars,
  type WrittenEvent,
} from '@meridian/providers'
import type { Db } from '../../../platform/postgres/db.ts'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import { saveWritten } from '../merge/remote-event.service.ts'
import { conferenceChoice, writeConference } from './event-conference.service.ts'
import {
  lockForPush,
  placeOf,
  updatesFor,
  type Work as Response,
  writingTogether,
} from './event-response.service.ts'
import {
  insertLead,
  listLeads,
  listOccurrences,
  markUpToDate,
  markSending,
  type PublishedRow,
} from './push.queries.ts'
import {
  occurrenceSteps,
  type OccurrenceStep,
  ownEmails,
  wantedEvent,
  wholeOf,
  withOccurrences,
  withoutOwn,
  withoutOwnPeople,
} from './push.rules.ts'
import { listExportRows } from '../../meeting/meeting.api.ts'

interface Work extends Response {
  /** What the provider's events are called, and when two are the same to it. */
  readonly writing: WritableCalendars
}

/**
 * Pushes what differs: the event or series first, then its occurrences. The mirror names the event before it
 * is created, and stores the provider's answer after it.
 */
export async function writeEvent(call: JobCall, work: Work, looks: number): Promise<void> {
  const { db, now } = call
  const opened = await openWriting(call, work)
  if (!opened) return
  const { lead, rows, wanted } = opened
  const { whole, occurrences } = await send(work, opened)
  const events = [...(whole ? [whole.remote] : []), ...occurrences]
  const { user_id, connection_id } = work.meeting
  await writingTogether(db, async (tx) => {
    await lockForPush(tx, work.meeting)
    const place = { user_id, connection_id, calendar_id: lead.calendar_id }
    const versions = new Map([lead, ...rows].map(({ external_id, version }) => [external_id, version]))
    await saveWritten(tx, user_id, { place, events, sent: wanted, opened: versions })
    await markUpToDate(tx, lead)
    if (whole) await writeConference(tx, work.meeting, { written: whole, looks }, now())
  })
}

interface Opened {
  readonly lead: PublishedRow
  /** The series' occurrences in the mirror. */
  readonly rows: readonly PublishedRow[]
  readonly wanted: CalendarEvent
}

/** What to write, and where; null for nothing. */
async function openWriting({ db, now }: JobCall, { meeting, leads, writing }: Work): Promise<Opened | null> {
  return writingTogether(db, async (tx) => {
    await lockForPush(tx, meeting)
    const [row] = await listExportRows(tx, meeting.user_id, [meeting.meeting_id])
    if (!row) return null
    const known = leads.find(({ facts }) => facts?.is_organizer)
    const wanted = wantedEvent(row, meeting, {
      known: known?.event ?? null,
      invitesGuests: writing.invites_guests,
    })
    const lead = known ?? (await placeNew(tx, { meeting, writing }, wanted, now()))
    if (!lead) return null
    await markSending(tx, lead.remote_event_id, wanted)
    const rows = await listOccurrences(tx, meeting.connection_id, lead)
    const own = ownEmails(meeting)
    return { lead: withoutOwn(lead, own), rows: rows.map((one) => withoutOwn(one, own)), wanted }
  })
}

/** Chooses the calendar that the person writes to for a meeting without an event, if any. */
async function placeNew(
  tx: Db,
  { meeting, writing }: Pick<Work, 'meeting' | 'writing'>,
  event: CalendarEvent,
  now: Date,
): Promise<PublishedRow | undefined> {
  const { write_calendar_id, meeting_integration_type, meeting_id } = meeting
  if (write_calendar_id === null || meeting_integration_type !== 'smart_calendar') return undefined
  const external_id = writing.eventId(meeting_id)
  const { time, zone } = event.start
  const first_starts_at = new Date(instantOf(zone === null ? `${time}T00:00:00` : time, zone ?? 'UTC'))
  await insertLead(
    tx,
    meeting,
    { external_id, ical_uid: writing.icalUid(external_id), event, first_starts_at },
    now,
  )
  return (await listLeads(tx, meeting)).find((one) => one.external_id === external_id)
}

function overridesOf(rows: readonly PublishedRow[]): EventOverride[] {
  return rows.flatMap(({ event }) => (event && 'original_start' in event ? event : []))
}

/** The provider's answer. */
interface Sent {
  /** Null where the event as a whole was up to date. */
  readonly whole: WrittenEvent | null
  readonly occurrences: readonly RemoteEvent[]
}

async function send({ meeting, writer, writing }: Work, { lead, rows, wanted }: Opened): Promise<Sent> {
  const known = lead.event && 'uid' in lead.event ? lead.event : null
  const isNew = lead.version === ''
  const base = known && writing.series_are_whole ? withOccurrences(known, overridesOf(rows)) : known
  const whole = writing.series_are_whole ? wanted : wholeOf(wanted, isNew ? null : known)
  const asked = { sendUpdates: updatesFor(meeting), ...conferenceChoice(meeting) }
  const written = isNew
    ? await insert({ writer, writing }, lead, { whole, asked, own: ownEmails(meeting) })
    : await change({ writer, writing }, lead, { whole, asked, base })
  if (writing.series_are_whole || (wanted.rrule === null && wanted.added.length === 0))
    return { whole: written, occurrences: [] }
  const steps = occurrenceSteps(wanted, whole, {
    series_external_id: lead.external_id,
    rows,
    writing,
  })
  const occurrences: RemoteEvent[] = []
  for (const step of steps) {
    // A change of the series gives its changed occurrences versions that are not known yet.
    const if_version = written ? null : step.version
    occurrences.push(...(await writeStep(writer, lead, { step, asked, if_version })))
  }
  return { whole: written, occurrences }
}

/** The parameters of a request beside the event. */
type Asked = ReturnType<typeof conferenceChoice> & { readonly sendUpdates: 'all' | 'none' }

/** Updates the event that an earlier, interrupted attempt left under this id. */
async function insert(
  { writer, writing }: Pick<Work, 'writer' | 'writing'>,
  lead: PublishedRow,
  {
    whole,
    asked,
    own,
  }: { readonly whole: CalendarEvent; readonly asked: Asked; readonly own: ReadonlySet<string> },
): Promise<WrittenEvent> {
  const place = placeOf(lead)
  const written = await writer.insertEvent(place, whole, asked)
  const { remote, version } = written
  const base =
    remote.kind === 'meeting'
      ? withoutOwnPeople(
          withOccurrences(
            remote.event,
            (remote.occurrences ?? []).flatMap(({ override }) => override ?? []),
          ),
          own,
        )
      : null
  if (base && writing.isWrittenAlike(whole, base, { isOccurrence: false })) return written
  return writer.patchEvent(place, whole, { ...asked, if_version: version, isOccurrence: false, base })
}

async function change(
  { writer, writing }: Pick<Work, 'writer' | 'writing'>,
  lead: PublishedRow,
  {
    whole,
    asked,
    base,
  }: { readonly whole: CalendarEvent; readonly asked: Asked; readonly base: CalendarEvent | null },
): Promise<WrittenEvent | null> {
  const isConferenceAsked = asked.conference_request_id !== null || asked.isConferenceRemoved
  if (base && !isConferenceAsked && writing.isWrittenAlike(whole, base, { isOccurrence: false })) return null
  const choice = { ...asked, if_version: lead.version, isOccurrence: false, base }
  return writer.patchEvent(placeOf(lead), whole, choice)
}

/** An occurrence whose slot the series no longer has needs nothing. */
async function writeStep(
  writer: CalendarWriter,
  lead: PublishedRow,
  {
    step,
    asked: { sendUpdates },
    if_version,
  }: { readonly step: OccurrenceStep; readonly asked: Asked; readonly if_version: string | null },
): Promise<RemoteEvent[]> {
  const { external_id, original_start, event, base } = step
  const place = { ...placeOf(lead), external_id }
  if (event === null) {
    await writer.deleteEvent(place, { sendUpdates, if_version })
    return [cancelledOccurrence({ external_id, original_start, series_external_id: lead.external_id })]
  }
  const choice = { sendUpdates, conference_request_id: null, if_version: null, isOccurrence: true, base }
  try {
    return [(await writer.patchEvent(place, event, choice)).remote]
  } catch (failure) {
    if (failure instanceof ProviderError && failure.kind === 'missing') return []
    throw failure
  }
}

function cancelledOccurrence(
  identity: Pick<RemoteOccurrence, 'external_id' | 'original_start' | 'series_external_id'>,
): RemoteOccurrence {
  // The provider answers a deletion without a body; the next sync reads the version.
  return {
    kind: 'occurrence',
    ...identity,
    version: 'cancelled',
    updated_ms: null,
    override: null,
    facts: null,
  }
}
