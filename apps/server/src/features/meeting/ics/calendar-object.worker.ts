// Reads and writes calendar objects of other programs in a thread that is ended when one takes too long.
import { instantOf } from '@meridian/engine'
import {
  type CalendarEvent,
  type EventOverride,
  expandObject,
  limitOverrides,
  listToldElsewhere,
  mergeUnknown,
  type ObjectOccurrence,
  type ObjectPlace,
  readCalendar,
  readObjectShape,
  writeCalendar,
  type WriteOptions,
} from '@meridian/icalendar'
import { isDeclinedBy } from './calendar-exception.import.ts'
import { draftMeeting } from './calendar-file.import.ts'
import { type Importer, type MeetingDraft, product_id, UnusableEvent, wallIn } from './calendar-file.rules.ts'
import { isLikeSeries } from './calendar-object.rules.ts'

/** Why a program's calendar object is refused: by the preconditions of RFC 4791 §5.3.2.1, and a sentence. */
export interface ObjectProblem {
  readonly kind: 'not_calendar_data' | 'not_calendar_object' | 'other_component' | 'not_representable'
  readonly reason: string
}

/** A calendar object of a program. */
export interface ReadObject {
  readonly event: CalendarEvent
  readonly draft: MeetingDraft
  /** Addresses of attendees whom the program invites itself. */
  readonly told_elsewhere: readonly string[]
}

export type ObjectReading = (ReadObject & { readonly ok: true }) | ({ readonly ok: false } & ObjectProblem)

export interface ObjectInput {
  readonly text: string
  readonly importer: Importer
  readonly nowMs: number
}

/** The meeting that a calendar object describes, where all of it can be kept. */
export function readObject({ text, importer, nowMs }: ObjectInput): ObjectReading {
  const shape = readObjectShape(text)
  if (!shape) return refuse('not_calendar_data', 'The text is not one complete VCALENDAR.')
  const other = shape.kinds.find((kind) => kind !== 'VEVENT')
  if (other !== undefined) return refuse('other_component', `This calendar holds events, and no ${other}.`)
  if (shape.hasMethod) return refuse('not_calendar_object', 'A stored event has no METHOD.')
  const [uid = ''] = shape.uids
  if (shape.uids.length !== 1 || uid === '')
    return refuse('not_calendar_object', 'The text must hold one event with a UID, with all its changes.')
  if (uid.length > longest_uid)
    return refuse('not_representable', `A UID can have at most ${longest_uid} characters.`)
  return readEvent({ text, importer, nowMs })
}

/** What is stored of a meeting that we have written ourselves, to compare it with what a program sends. */
export function readOwn({
  event,
  importer,
  nowMs,
}: {
  readonly event: CalendarEvent
  readonly importer: Importer
  readonly nowMs: number
}): MeetingDraft {
  const reading = readEvent({ text: textOf(event), importer, nowMs })
  if (!reading.ok) throw new Error(`An event of our own cannot be read: ${reading.reason}`)
  return reading.draft
}

export interface WrittenObject {
  readonly event: CalendarEvent
  /** What a program wrote, of which everything that we do not store is added. */
  readonly source: string | null
  /** The part of a series that is asked for; null for all of it. */
  readonly range: ObjectRange | null
}

/** Where a calendar object takes place in a time range. */
export interface ObjectRange extends ObjectPlace {
  /** `expand`: each occurrence by itself. `limit`: the series with its changed dates among these. */
  readonly kind: 'expand' | 'limit'
  readonly occurrences: readonly ObjectOccurrence[]
}

/** The texts; null for one that its range makes too long. */
export function writeObjects(objects: readonly WrittenObject[]): (string | null)[] {
  const builtZones: BuiltZones = new Map()
  return objects.map(({ event, source, range }) => {
    const text = textOf(event, builtZones)
    const whole = source === null ? text : mergeUnknown(text, source)
    if (range === null) return whole
    if (range.kind === 'expand')
      return expandObject(whole, range, { occurrences: range.occurrences, most: longest_expansion })
    const starts = range.occurrences.map(({ original_starts_ms }) => original_starts_ms)
    return limitOverrides(whole, range.zone, starts)
  })
}

const longest_expansion = 10_000_000

type BuiltZones = NonNullable<WriteOptions['builtZones']>

const longest_uid = 500

function readEvent({ text, importer, nowMs }: ObjectInput): ObjectReading {
  const reading = readCalendar(text, { defaultZone: importer.timeZone })
  if (!reading.ok) return refuse('not_calendar_data', reading.reason)
  const [problem] = [...reading.skipped.map(({ reason }) => reason), ...reading.warnings.map(messageOf)]
  if (problem !== undefined) return refuse('not_representable', problem)
  const [event, second] = reading.events
  if (!event || second) return refuse('not_calendar_object', 'The text must hold one event or one series.')
  if (event.recurrence_id !== null)
    return refuse('not_representable', 'A changed date can only be kept together with its series.')
  const lost: string[] = []
  try {
    const warn = (message: string) => void lost.push(message)
    const draft = withoutAnswers(
      draftMeeting(withoutReplies(event, importer), { importer, nowMs, isOwnFile: true, warn }),
      event,
    )
    if (draft.columns.meeting_status === 'cancelled' && event.status !== 'cancelled')
      lost.push('No date of the series is left. Delete it instead.')
    if (event.overrides.some(({ attendees }) => attendees && !isSameGuests(attendees, event.attendees)))
      lost.push('A single date of a series cannot have guests of its own.')
    const [first] = lost
    if (first !== undefined) return refuse('not_representable', first)
    return { ok: true, event, draft, told_elsewhere: listToldElsewhere(text) }
  } catch (refusal) {
    if (!(refusal instanceof UnusableEvent || refusal instanceof RangeError)) throw refusal
    return refuse('not_representable', `The event cannot be kept: ${refusal.message.replace(/\.$/, '')}.`)
  }
}

/** Answers to single dates are no part of a draft; a date that the importer declines leaves the time free. */
function withoutReplies(event: CalendarEvent, importer: Importer): CalendarEvent {
  const overrides = event.overrides.map(
    ({ attendees, ...override }): EventOverride =>
      attendees && isDeclinedBy(importer, attendees) ? { ...override, attendees } : override,
  )
  return { ...event, overrides }
}

/** Without the dates of which the event says nothing but answers. */
function withoutAnswers(draft: MeetingDraft, { overrides, start }: CalendarEvent): MeetingDraft {
  const { columns } = draft
  const answered = new Set(
    overrides
      .filter(({ attendees }) => attendees !== undefined)
      .map(({ original_start }) => {
        const wall = wallIn({ time: original_start, zone: start.zone }, columns.meeting_timezone)
        return new Date(instantOf(wall, columns.meeting_timezone)).toISOString()
      }),
  )
  const exceptions = draft.exceptions.filter(
    (one) => !answered.has(one.original_starts_at) || !isLikeSeries(columns, one),
  )
  return { ...draft, exceptions }
}

function isSameGuests(some: CalendarEvent['attendees'], others: CalendarEvent['attendees']): boolean {
  return addressesOf(some).symmetricDifference(addressesOf(others)).size === 0
}

function addressesOf(attendees: CalendarEvent['attendees']): Set<string> {
  return new Set(attendees.map(({ email }) => email.toLowerCase()))
}

/** The stamp is that of the change, so that the same meeting is always the same text. */
function textOf(event: CalendarEvent, builtZones: BuiltZones = new Map()): string {
  const now = Date.parse(event.modified_at ?? '1970-01-01')
  return writeCalendar([event], { productId: product_id, now, builtZones })
}

function messageOf({ message }: { readonly message: string }): string {
  return message
}

function refuse(kind: ObjectProblem['kind'], reason: string): ObjectReading {
  return { ok: false, kind, reason }
}
