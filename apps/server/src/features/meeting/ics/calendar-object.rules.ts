import type { CalendarEvent, EventAttendee, EventPerson } from '@meridian/icalendar'
import type { ExportPerson, ExportRow } from './calendar-export.queries.ts'
import { eventOf } from './calendar-file.export.ts'
import type { DraftedColumn } from './calendar-file.queries.ts'
import type { ExceptionColumns, MeetingColumns, MeetingDraft } from './calendar-file.rules.ts'

/**
 * The meeting as an event that the reader's programs may write back: a person whose address the reader may not know
 * has a made-up one, by which the person is recognized.
 */
export function objectOf(row: ExportRow, reader_id: string): CalendarEvent {
  const event = eventOf(row, reader_id)
  const others = row.people.filter(({ is_organizer }) => !is_organizer)
  const [holder] = row.people.filter(({ is_organizer }) => is_organizer)
  const attendees = event.attendees.map((attendee, place) => withAddress(attendee, others[place]))
  if (row.outside_organizer_name === null) {
    return { ...event, attendees, organizer: event.organizer && withAddress(event.organizer, holder) }
  }
  const organizer = { name: row.outside_organizer_name, email: row.outside_organizer_email ?? '' }
  return { ...event, organizer, attendees: [...(holder ? [asAttendee(holder)] : []), ...attendees] }
}

/** The id in a made-up address; undefined for any other address. */
export function idInAddress(email: string): string | undefined {
  return /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@people\.invalid$/i.exec(email)?.[1]?.toLowerCase()
}

/** An address to which no mail can go (RFC 2606 §2). */
export function madeUpAddress(id: string): string {
  return `${id}@people.invalid`
}

/** What a program's version of a meeting changes. */
export interface ObjectChange {
  /** Columns with a new value. */
  readonly columns: readonly DraftedColumn[]
  /** The meeting, or its whole series, takes place at other times. */
  readonly isMoved: boolean
  /** Dates of the series that are changed, cancelled or again like their series. */
  readonly dates: readonly DateChange[]
  readonly hasOtherGuests: boolean
}

export interface DateChange {
  readonly original_starts_at: string
  readonly before: ExceptionColumns | undefined
  readonly after: ExceptionColumns | undefined
  readonly isMoved: boolean
}

export function compareDrafts(before: MeetingDraft, after: MeetingDraft): ObjectChange {
  const isMoved = schedule_columns.some((column) => !isSame(before, after, column))
  const dates = compareDates(before, after)
  const columns = [
    ...detail_columns.filter((column) => !isSame(before, after, column)),
    ...(isMoved ? [...schedule_columns, ...derived_columns] : []),
    ...(isMoved || dates.length > 0 ? listed_columns : []),
  ]
  return { columns, isMoved, dates, hasOtherGuests: guestsOf(before) !== guestsOf(after) }
}

/** Whether a program's version says what is stored. */
export function isUnchanged({ columns, isMoved, dates, hasOtherGuests }: ObjectChange): boolean {
  return columns.length === 0 && !isMoved && dates.length === 0 && !hasOtherGuests
}

const detail_columns = [
  'meeting_title',
  'meeting_description',
  'agenda',
  'meeting_link',
  'location_name',
  'location_link',
  'latitude',
  'longitude',
  'meeting_priority',
  'is_transparent',
] as const satisfies readonly DraftedColumn[]
const schedule_columns = [
  'meeting_timezone',
  'first_start_wall',
  'first_end_wall',
  'first_starts_at',
  'first_ends_at',
  'is_all_day',
  'rrule',
  'added_walls',
] as const satisfies readonly DraftedColumn[]
const derived_columns = [
  'recurring_type',
  'recurring_days',
  'recurring_end_date',
] as const satisfies readonly DraftedColumn[]
const listed_columns = ['starts_at', 'ends_at', 'last_ends_at'] as const satisfies readonly DraftedColumn[]

function isSame(before: MeetingDraft, after: MeetingDraft, column: keyof MeetingColumns): boolean {
  return JSON.stringify(comparable(before, column)) === JSON.stringify(comparable(after, column))
}

function comparable({ columns }: MeetingDraft, column: keyof MeetingColumns) {
  if (column === 'rrule') return columns.rrule?.toUpperCase().split(';').toSorted()
  return column === 'added_walls' ? columns.added_walls.toSorted() : columns[column]
}

function compareDates(before: MeetingDraft, after: MeetingDraft): DateChange[] {
  const old = new Map(before.exceptions.map((one) => [one.original_starts_at, one]))
  const fresh = new Map(after.exceptions.map((one) => [one.original_starts_at, one]))
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((original_starts_at) => {
    const [was, is] = [old.get(original_starts_at), fresh.get(original_starts_at)]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const isMoved =
      momentsOf(was ?? usualTimes(before, original_starts_at)) !==
      momentsOf(is ?? usualTimes(after, original_starts_at))
    return [{ original_starts_at, before: was, after: is, isMoved }]
  })
}

type Moments = Pick<ExceptionColumns, 'is_cancelled' | 'starts_at' | 'ends_at'>

/** When a date takes place that is like its series. */
function usualTimes({ columns }: MeetingDraft, starts_at: string): Moments {
  const lengthMs = Date.parse(columns.first_ends_at) - Date.parse(columns.first_starts_at)
  const ends_at = new Date(Date.parse(starts_at) + lengthMs).toISOString()
  return { is_cancelled: false, starts_at, ends_at }
}

function momentsOf({ is_cancelled, starts_at, ends_at }: Moments): string {
  return `${is_cancelled} ${starts_at ?? ''} ${ends_at ?? ''}`
}

/** Names of colleagues are their own. */
function guestsOf({ guests }: MeetingDraft): string {
  return guests
    .map(({ guest_email, guest_name }) => {
      const isHidden = idInAddress(guest_email) !== undefined
      return `${guest_email.toLowerCase()} ${isHidden ? '' : (guest_name ?? '')}`
    })
    .toSorted()
    .join('\n')
}

function withAddress<Person extends EventPerson>(event: Person, person: ExportPerson | undefined): Person {
  if (event.email !== '' || !person) return event
  return { ...event, email: madeUpAddress(person.user_id ?? person.guest_id) }
}

function asAttendee({ name, email, meeting_action, is_tentative }: ExportPerson): EventAttendee {
  const answer = { pending: 'needs_action', approved: 'accepted', rejected: 'declined' } as const
  return {
    name: name ?? '',
    email,
    kind: 'individual',
    role: 'required',
    answer: is_tentative ? 'tentative' : answer[meeting_action],
  }
}
