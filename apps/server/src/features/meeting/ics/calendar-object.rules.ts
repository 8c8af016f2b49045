import { endOfOccurrence, findOccurrenceAt, isSeries, wallTimeOf } from '@meridian/engine'
import type { CalendarEvent, EventAttendee, EventOverride, EventPerson } from '@meridian/icalendar'
import type { ExportPerson, ExportReply, ExportRow } from './calendar-export.queries.ts'
import { eventOf, timeAt, timeOf } from './calendar-file.export.ts'
import type { ExceptionColumns, MeetingColumns, MeetingDraft } from './calendar-file.rules.ts'
import {
  derived_columns,
  type DraftedColumn,
  listed_columns,
  schedule_columns,
} from './drafted-columns.rules.ts'
import { detail_columns } from '../meeting.rules.ts'

/**
 * The meeting as an event that the reader's programs may write back: a person whose address the reader may not know
 * has a made-up one, by which the person is recognized.
 */
export function objectOf(row: ExportRow, reader_id: string): CalendarEvent {
  const event = eventOf(row, reader_id)
  const others = row.people.filter(({ is_organizer }) => !is_organizer)
  const [holder] = row.people.filter(({ is_organizer }) => is_organizer)
  const attendees = event.attendees.map((attendee, place) => {
    const person = others[place]
    if (!person) return attendee
    const isToldElsewhere = person.is_told_elsewhere && row.user_id === reader_id
    const answer = answerOf(person)
    return { ...withAddress(attendee, person), answer, ...(isToldElsewhere && { isToldElsewhere }) }
  })
  if (row.outside_organizer_name === null) {
    const organizer = event.organizer && withAddress(event.organizer, holder)
    return withReplies({ ...event, attendees, organizer }, { row, people: others })
  }
  const organizer = { name: row.outside_organizer_name, email: row.outside_organizer_email ?? '' }
  const asked = holder ? [asAttendee(holder), ...attendees] : attendees
  const people = holder ? [holder, ...others] : others
  return withReplies({ ...event, organizer, attendees: asked }, { row, people })
}

/** How the person of an address answers, by the start of each date that has an override; the series under ''. */
export function answersIn(
  { attendees, overrides }: CalendarEvent,
  isPerson: (email: string) => boolean,
): ReadonlyMap<string, EventAttendee['answer'] | undefined> {
  const answerAmong = (some: CalendarEvent['attendees']) => some.find(({ email }) => isPerson(email))?.answer
  return new Map([
    ['', answerAmong(attendees)],
    ...overrides.map((one): [string, EventAttendee['answer'] | undefined] => [
      one.original_start,
      answerAmong(one.attendees ?? attendees),
    ]),
  ])
}

/** The event with the answers to single dates, each of which has an override (RFC 6638 §3.2.6). */
function withReplies(
  event: CalendarEvent,
  { row, people }: { readonly row: ExportRow; readonly people: readonly ExportPerson[] },
): CalendarEvent {
  if (row.replies.length === 0 || !isSeries(row)) return event
  const changed = new Map(
    row.exceptions.map(({ original_starts_ms, is_cancelled }) => [original_starts_ms, is_cancelled]),
  )
  const startOf = (ms: number) => timeOf(row, wallTimeOf(ms, row.meeting_timezone)).time
  const overrides = new Map(event.overrides.map((one) => [one.original_start, one]))
  const answered = row.replies.flatMap(({ original_starts_ms, is_for_following }) =>
    is_for_following ? [] : [original_starts_ms],
  )
  for (const ms of new Set([...answered, ...changed.keys()])) {
    if (changed.get(ms) ?? false) continue
    const attendees = event.attendees.map((attendee, place) => {
      const reply = row.replies.findLast((one) => isReplyTo(one, ms, people[place]))
      return reply ? { ...attendee, answer: answerOf(reply) } : attendee
    })
    const original_start = startOf(ms)
    const override = overrides.get(original_start) ?? usualOverride(row, ms)
    const isOther = attendees.some(({ answer }, place) => answer !== event.attendees[place]?.answer)
    if (override && isOther) overrides.set(original_start, { ...override, attendees })
  }
  const listed = [...overrides.values()]
  return { ...event, overrides: listed.toSorted((a, b) => (a.original_start < b.original_start ? -1 : 1)) }
}

function isReplyTo(
  { meeting_attendee_id, original_starts_ms, is_for_following }: ExportReply,
  ms: number,
  person: ExportPerson | undefined,
): boolean {
  if (meeting_attendee_id !== person?.meeting_attendee_id) return false
  return is_for_following ? original_starts_ms <= ms : original_starts_ms === ms
}

/** A date as its series has it; undefined where the series has none. */
function usualOverride(row: ExportRow, ms: number): EventOverride | undefined {
  const date = findOccurrenceAt(row, [], ms)
  if (!date) return undefined
  const zone = row.meeting_timezone
  const { time } = timeOf(row, wallTimeOf(ms, zone))
  const end = row.is_all_day ? timeOf(row, wallTimeOf(date.ends_ms, zone)) : timeAt(date.ends_ms, zone)
  return { original_start: time, is_all_day: row.is_all_day, start: timeOf(row, wallTimeOf(ms, zone)), end }
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
  /** The date is and was like its series. */
  readonly isEmpty: boolean
  /** Only whether the date takes the person's time differs. */
  readonly isPrivate: boolean
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

/** The change without dates that are written like their series. */
export function withoutEmptyDates(change: ObjectChange): ObjectChange {
  const dates = change.dates.filter(({ isEmpty }) => !isEmpty)
  if (dates.length === change.dates.length) return change
  const isListed = dates.length > 0 || change.isMoved
  const columns = isListed
    ? change.columns
    : change.columns.filter((one) => !listed_columns.some((own) => own === one))
  return { ...change, dates, columns }
}

/** Whether an attendee may make the change: it is the attendee's own, or leaves dates out, which declines them. */
export function isAttendeeChange(change: ObjectChange): boolean {
  const own_columns = ['is_transparent', 'meeting_priority', ...(change.isMoved ? [] : listed_columns)]
  return (
    !change.isMoved &&
    change.dates.every(isAttendeeDate) &&
    change.columns.every((column) => own_columns.includes(column))
  )
}

function isAttendeeDate({ isPrivate, before, after }: DateChange): boolean {
  return isPrivate || (after?.is_cancelled === true && !before?.is_cancelled)
}

/** Whether a date has nothing of its own, as far as others see. */
export function isLikeSeries(columns: MeetingColumns, date: ExceptionColumns): boolean {
  const { original_starts_at, is_cancelled, starts_at, ends_at, is_transparent, ...more } = date
  const { meeting_title, meeting_description, meeting_link, location_name } = more
  if (is_cancelled || is_transparent !== null || starts_at !== original_starts_at) return false
  if (ends_at !== new Date(endOfOccurrence(columns, Date.parse(starts_at))).toISOString()) return false
  return [meeting_title, meeting_description, meeting_link, location_name].every((one) => one === null)
}

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
    const isEmpty = isNone(before.columns, was) && isNone(after.columns, is)
    const isPrivate = sharedOf(before.columns, was) === sharedOf(after.columns, is)
    return [{ original_starts_at, before: was, after: is, isMoved, isEmpty, isPrivate }]
  })
}

function isNone(columns: MeetingColumns, date: ExceptionColumns | undefined): boolean {
  return date === undefined || isLikeSeries(columns, date)
}

/** All of a date that others see; empty where it is like its series. */
function sharedOf(columns: MeetingColumns, date: ExceptionColumns | undefined): string {
  const shared = date && { ...date, is_transparent: null }
  return isNone(columns, shared) ? '' : JSON.stringify(shared)
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
  const answer = answerOf({ meeting_action, is_tentative })
  return { name: name ?? '', email, kind: 'individual', role: 'required', answer }
}

function answerOf({
  meeting_action,
  is_tentative,
}: Pick<ExportPerson, 'meeting_action' | 'is_tentative'>): EventAttendee['answer'] {
  const answers = { pending: 'needs_action', approved: 'accepted', rejected: 'declined' } as const
  return is_tentative ? 'tentative' : answers[meeting_action]
}
