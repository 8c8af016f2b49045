import {
  type CalendarEvent,
  mergeUnknown,
  readCalendar,
  withAnswer,
  writeCalendar,
} from '@meridian/icalendar'
import type { Access } from '../kit/access.ts'
import type {
  CalendarWriter,
  ChangeChoice,
  DeleteChoice,
  EventAnswer,
  EventPlace,
  WriteChoice,
  WrittenEvent,
} from '../kit/calendar-writer.ts'
import { ProviderError } from '../kit/provider-error.ts'
import { type CalDavAccount, parseAccount } from './account.ts'
import { asFolder } from './address.ts'
import { withMirrorMark } from './busy-mirror.ts'
import { type DavClient, davClient } from './client.ts'
import { isSaidAlike, mergeEvent } from './merge-event.ts'
import { findOwn, occurrenceIdOf, readObject } from './remote-event.ts'

interface Writing {
  readonly client: DavClient
  readonly account: CalDavAccount
  readonly now: () => Date
}

/** Writes into the calendars of one account; each event with all its occurrences is one object. */
export function caldavWriter(access: Access): CalendarWriter {
  const account = parseAccount(access.accessToken)
  const { user, password } = account
  const writing: Writing = { client: davClient({ ...access, user, password }), account, now: access.now }
  return {
    insertEvent: (place, event, choice) => insertEvent(writing, place, event, choice),
    patchEvent: (place, event, choice) => patchEvent(writing, place, event, choice),
    deleteEvent: (place, choice) => deleteEvent(writing, place, choice),
    fetchEvent: async (place) => writtenOf(writing, place, await fetchObject(writing, place)),
    answerEvent: (place, answer) => answerEvent(writing, place, answer),
  }
}

/** The name under which a meeting is written: always the same, so that writing twice makes one event. */
export function caldavEventId(meeting_id: string): string {
  return `${meeting_id.toLowerCase()}.ics`
}

export function caldavIcalUid(external_id: string): string {
  return external_id.replace(/\.ics$/, '')
}

export { isSaidAlike as isWrittenAlike, occurrenceIdOf as caldavOccurrenceId }

const product_id = '-//Meridian//Meridian//EN'
/** Lines that Meridian does not change: each stays as it was written, with all its parameters. */
const kept_lines = ['organizer', 'attendee', 'class', 'priority']
const calendar_type = 'text/calendar; charset=utf-8'

async function insertEvent(
  writing: Writing,
  place: EventPlace,
  event: CalendarEvent,
  { busy_mirror_of }: WriteChoice,
): Promise<WrittenEvent> {
  const uid = caldavIcalUid(place.external_id)
  const written = writeText(writing, { ...event, uid, organizer: null, attendees: [] })
  const text = busy_mirror_of === undefined ? written : withMirrorMark(written, busy_mirror_of)
  try {
    return await put(writing, place, { text, condition: { 'if-none-match': '*' } })
  } catch (problem) {
    if (!isKind(problem, 'conflict')) throw problem
    // An earlier try got through.
    return writtenOf(writing, place, await fetchObject(writing, place))
  }
}

async function patchEvent(
  writing: Writing,
  place: EventPlace,
  event: CalendarEvent,
  { if_version, base, busy_mirror_of }: ChangeChoice,
): Promise<WrittenEvent> {
  const current = await fetchObject(writing, place)
  if (if_version !== null && current.version !== if_version) {
    throw new ProviderError('conflict', 'The event has changed at the server.')
  }
  const merged = mergeEvent(readWhole(current.text, place), event, base ?? null)
  return putChanged(writing, place, { current, merged, busy_mirror_of })
}

async function deleteEvent(
  { client }: Writing,
  place: EventPlace,
  { if_version }: DeleteChoice,
): Promise<void> {
  const headers: Record<string, string> = if_version === null ? {} : { 'if-match': if_version }
  try {
    await client.ask(addressOf(place), { method: 'DELETE', headers })
  } catch (problem) {
    if (!isKind(problem, 'missing')) throw problem
  }
}

/** Sets the account's own answer; a server that schedules by itself (RFC 6638) tells the organizer. */
async function answerEvent(
  writing: Writing,
  place: EventPlace,
  { answer }: EventAnswer,
): Promise<WrittenEvent | null> {
  const current = await fetchObject(writing, place)
  const event = readWhole(current.text, place)
  const own = findOwn(event.attendees, new Set(writing.account.addresses))
  if (!own) return null
  if (own.answer === answer) return writtenOf(writing, place, current)
  const text = withAnswer(current.text, own.email, answer)
  return put(writing, place, { text, condition: { 'if-match': current.version } })
}

interface StoredObject {
  readonly text: string
  readonly version: string
}

/** The object with the changes and all else that it held: alarms and what other programs wrote. */
function putChanged(
  writing: Writing,
  place: EventPlace,
  {
    current,
    merged,
    busy_mirror_of,
  }: {
    readonly current: StoredObject
    readonly merged: CalendarEvent
    readonly busy_mirror_of: string | undefined
  },
): Promise<WrittenEvent> {
  const modified_at = `${writing.now().toISOString().slice(0, 19)}Z`
  const changed = { ...merged, sequence: merged.sequence + 1, modified_at }
  const whole = mergeUnknown(writeText(writing, changed), current.text, kept_lines)
  const text = busy_mirror_of === undefined ? whole : withMirrorMark(whole, busy_mirror_of)
  return put(writing, place, { text, condition: { 'if-match': current.version } })
}

function writeText({ now }: Writing, event: CalendarEvent): string {
  return writeCalendar([event], { productId: product_id, now: now().getTime() })
}

async function put(
  writing: Writing,
  place: EventPlace,
  { text, condition }: { readonly text: string; readonly condition: Readonly<Record<string, string>> },
): Promise<WrittenEvent> {
  const { headers } = await writing.client.ask(addressOf(place), {
    method: 'PUT',
    body: text,
    type: calendar_type,
    headers: condition,
  })
  const told = headers.get('etag')
  const version = told ?? (await findVersion(writing, place, text))
  // What was sent, also where the server has another version by now: the next reading finds that.
  return writtenOf(writing, place, { text, version })
}

/** The version of what was written; one that no reading finds where another program was quicker. */
async function findVersion(writing: Writing, place: EventPlace, text: string): Promise<string> {
  const stored = await fetchObject(writing, place).catch((problem: unknown) => {
    // What was taken is there, unless it was deleted at once; the next try finds out.
    throw isKind(problem, 'missing') ? new ProviderError('broken', 'What was written is not there.') : problem
  })
  const isOurs = isSaidAlike(readWhole(stored.text, place), readWhole(text, place))
  return isOurs ? stored.version : 'unread'
}

async function fetchObject({ client }: Writing, place: EventPlace): Promise<StoredObject> {
  const { text, headers } = await client.ask(addressOf(place), { method: 'GET' })
  return { text, version: headers.get('etag') ?? 'unread' }
}

/** Throws `refused` for what could not be written again without loss. */
function readWhole(text: string, { timezone }: EventPlace): CalendarEvent {
  const reading = readCalendar(text, { defaultZone: timezone ?? 'UTC' })
  // EXRULE is not understood, and would be lost.
  const events = !/^EXRULE/im.test(text) && reading.ok && reading.skipped.length === 0 ? reading.events : []
  const [event] = events
  if (!event || events.length !== 1 || event.recurrence_id !== null) {
    throw new ProviderError('refused', 'The event holds what cannot be changed without loss.')
  }
  return event
}

function writtenOf({ account }: Writing, place: EventPlace, { text, version }: StoredObject): WrittenEvent {
  const context = { zone: place.timezone ?? 'UTC', addresses: account.addresses }
  const { events } = readObject({ name: place.external_id, version, text }, context)
  const [remote] = events
  if (remote?.kind !== 'meeting') throw new ProviderError('broken', 'The event cannot be read.')
  return {
    external_id: place.external_id,
    version,
    updated_ms: null,
    ical_uid: remote.event.uid,
    web_link: null,
    link: remote.event.link,
    conference: 'none',
    remote,
  }
}

/** An occurrence lies in the object of its series. */
function addressOf({ calendar_id, external_id }: EventPlace): URL {
  const [name = ''] = external_id.split('?')
  return new URL(name, asFolder(new URL(calendar_id)))
}

function isKind(problem: unknown, kind: ProviderError['kind']): boolean {
  return problem instanceof ProviderError && problem.kind === kind
}
