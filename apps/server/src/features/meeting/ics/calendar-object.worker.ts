// Reads and writes calendar objects of other programs in a thread that is ended when one takes too long.
import {
  type CalendarEvent,
  mergeUnknown,
  readCalendar,
  readObjectShape,
  writeCalendar,
  type WriteOptions,
} from '@meridian/icalendar'
import { draftMeeting } from './calendar-file.import.ts'
import { type Importer, type MeetingDraft, product_id, UnusableEvent } from './calendar-file.rules.ts'

/** Why a program's calendar object is refused: by the preconditions of RFC 4791 §5.3.2.1, and a sentence. */
export interface ObjectProblem {
  readonly kind: 'not_calendar_data' | 'not_calendar_object' | 'other_component' | 'not_representable'
  readonly reason: string
}

export type ObjectReading =
  | { readonly ok: true; readonly event: CalendarEvent; readonly draft: MeetingDraft }
  | ({ readonly ok: false } & ObjectProblem)

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
}

export function writeObjects(objects: readonly WrittenObject[]): string[] {
  const builtZones: BuiltZones = new Map()
  return objects.map(({ event, source }) => {
    const text = textOf(event, builtZones)
    return source === null ? text : mergeUnknown(text, source)
  })
}

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
    const draft = draftMeeting(event, { importer, nowMs, isOwnFile: true, warn })
    if (draft.columns.meeting_status === 'cancelled' && event.status !== 'cancelled')
      lost.push('No date of the series is left. Delete it instead.')
    if (event.overrides.some(({ attendees }) => attendees && !isSameGuests(attendees, event.attendees)))
      lost.push('A single date of a series cannot have guests of its own.')
    const [first] = lost
    return first === undefined ? { ok: true, event, draft } : refuse('not_representable', first)
  } catch (refusal) {
    if (!(refusal instanceof UnusableEvent || refusal instanceof RangeError)) throw refusal
    return refuse('not_representable', `The event cannot be kept: ${refusal.message.replace(/\.$/, '')}.`)
  }
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
