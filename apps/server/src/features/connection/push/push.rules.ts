import { endOfOccurrence, findOccurrenceAt, instantOf, seriesTimesOf, wallTimeOf } from '@meridian/engine'
import type { CalendarEvent, EventAttendee, EventOverride, EventTime } from '@meridian/icalendar'
import type { WritableCalendars } from '@meridian/providers'
import type { PublishedMeeting, PublishedRow } from './push.queries.ts'
import { eventOf, type ExportRow, timeAt } from '../../meeting/meeting.api.ts'

/**
 * The event that the meeting should have at its provider. The agenda is included for meetings that Meridian decides
 * about; all attendees are named except the account's own person. Fields that Meridian does not know stay as
 * in `known`.
 */
export function wantedEvent(
  row: ExportRow,
  { user_id, email, account_email, meeting_integration_type }: PublishedMeeting,
  { known, invitesGuests }: { readonly known: PublishedRow['event']; readonly invitesGuests: boolean },
): CalendarEvent {
  const isOwn = meeting_integration_type === 'smart_calendar'
  const event = eventOf(isOwn ? row : { ...row, agenda: '' }, user_id)
  const own = ownEmails({ email, account_email })
  const others = row.people.filter((person) => !person.is_organizer && !own.has(person.email.toLowerCase()))
  return {
    ...event,
    organizer: null,
    is_private: known?.is_private ?? false,
    status: known?.status === 'tentative' ? 'tentative' : 'confirmed',
    attendees: invitesGuests ? others.map(attendeeOf) : [...(known?.attendees ?? [])],
  }
}

function attendeeOf({ name, email, meeting_action }: ExportRow['people'][number]): EventAttendee {
  const answer = answers[meeting_action]
  return { name: name ?? '', email, kind: 'individual', role: 'required', answer }
}

/** The series with these changed occurrences. */
export function withOccurrences(series: CalendarEvent, changed: readonly EventOverride[]): CalendarEvent {
  const overrides = changed.toSorted((one, other) => (one.original_start < other.original_start ? -1 : 1))
  return { ...series, overrides }
}

/** The addresses by which events name the account's person. */
export function ownEmails({
  email,
  account_email,
}: Pick<PublishedMeeting, 'email' | 'account_email'>): ReadonlySet<string> {
  return new Set([email, account_email ?? email])
}

/** The row without the account's own person. */
export function withoutOwn(row: PublishedRow, own: ReadonlySet<string>): PublishedRow {
  return row.event ? { ...row, event: withoutOwnPeople(row.event, own) } : row
}

export function withoutOwnPeople<Event extends CalendarEvent | EventOverride>(
  event: Event,
  own: ReadonlySet<string>,
): Event {
  if (!event.attendees) return event
  return { ...event, attendees: event.attendees.filter(({ email }) => !own.has(email.toLowerCase())) }
}

/**
 * The whole event, without changed occurrences. Cancelled occurrences are rows of their own too, unless the
 * series is new or moves: then the rule excludes them.
 */
export function wholeOf(wanted: CalendarEvent, known: CalendarEvent | null): CalendarEvent {
  const isSameSeries = known !== null && timesOf(wanted) === timesOf(known)
  const excluded = isSameSeries
    ? known.excluded.filter((start) => wanted.excluded.includes(start))
    : wanted.excluded
  return { ...wanted, excluded, overrides: [] }
}

/** A request about one occurrence. */
export interface OccurrenceStep {
  readonly external_id: string
  /** Epoch milliseconds, or a date for an all-day series. */
  readonly original_start: number | string
  /** Null for a cancelled occurrence. */
  readonly event: CalendarEvent | null
  /** The occurrence as the provider has it; null where that is unknown, or where it is cancelled. */
  readonly base: CalendarEvent | null
  /** The version of the changed occurrence; null where it is not known. */
  readonly version: string | null
}

/** The requests about single occurrences, after the series itself is as `whole`. */
export function occurrenceSteps(
  wanted: CalendarEvent,
  whole: CalendarEvent,
  {
    series_external_id,
    rows,
    writing,
  }: {
    readonly series_external_id: string
    readonly rows: readonly PublishedRow[]
    readonly writing: WritableCalendars
  },
): OccurrenceStep[] {
  const known = new Map(rows.filter(({ version }) => version !== '').map((row) => [row.external_id, row]))
  const left = new Set(whole.excluded)
  const stepFor = (start: string, event: CalendarEvent | null): OccurrenceStep => {
    const original_start = originalOf(wanted, start)
    const external_id = writing.occurrenceId(series_external_id, original_start)
    const row = known.get(external_id)
    return { external_id, original_start, event, base: singleOf(row, wanted), version: versionOf(row) }
  }
  const changed = [
    ...wanted.overrides.map((override) => stepFor(override.original_start, occurrenceOf(wanted, override))),
    ...wanted.excluded.filter((start) => !left.has(start)).map((start) => stepFor(start, null)),
  ]
  const named = new Set(changed.map(({ external_id }) => external_id))
  const reverted = [...known.values()]
    .filter(({ external_id }) => !named.has(external_id))
    .flatMap((row) => revertedStep(row, wanted, left))
  return [...changed, ...reverted].filter((step) => !isDone(step, known.get(step.external_id), writing))
}

const answers = { pending: 'needs_action', approved: 'accepted', rejected: 'declined' } as const

function timesOf({ start, end, rrule, added, is_all_day }: CalendarEvent): string {
  return JSON.stringify([start, end, rrule, added, is_all_day])
}

function originalOf({ start }: CalendarEvent, original: string): number | string {
  return start.zone === null ? original : instantOf(original, start.zone)
}

/** An occurrence that is no longer changed, or whose slot the series no longer has. */
function revertedStep(row: PublishedRow, wanted: CalendarEvent, left: ReadonlySet<string>): OccurrenceStep[] {
  const start = startOf(row, wanted)
  if (start === null || left.has(start)) return []
  const step = {
    external_id: row.external_id,
    original_start: originalOf(wanted, start),
    base: singleOf(row, wanted),
    version: versionOf(row),
  }
  if (!hasSlot(wanted, start)) return [{ ...step, event: null }]
  const times = { original_start: start, is_all_day: wanted.is_all_day, ...regularTimes(wanted, start) }
  return [{ ...step, event: occurrenceOf(wanted, times) }]
}

/** Whether the series has an occurrence that starts then. */
function hasSlot(series: CalendarEvent, original: string): boolean {
  const wall = series.start.zone === null ? `${original}T00:00:00` : original
  const startMs = instantOf(wall, series.start.zone ?? 'UTC')
  return findOccurrenceAt(seriesTimesOf(series), [], startMs) !== null
}

/**
 * The occurrence's start by the rule, on the series' clock; null for one from when the series was timed and
 * now is all-day, or the other way round.
 */
function startOf({ original_start }: PublishedRow, { start }: CalendarEvent): string | null {
  if (original_start === null) return null
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(original_start)
  if (isDate !== (start.zone === null)) return null
  return start.zone === null ? original_start : wallTimeOf(Date.parse(original_start), start.zone)
}

function regularTimes(series: CalendarEvent, original: string): { start: EventTime; end: EventTime } {
  const { start, end } = series
  const { zone } = start
  if (zone === null) {
    const days = Temporal.PlainDate.from(start.time).until(Temporal.PlainDate.from(end.time))
    return {
      start: { time: original, zone },
      end: { time: Temporal.PlainDate.from(original).add(days).toString(), zone },
    }
  }
  const endMs = endOfOccurrence(seriesTimesOf(series), instantOf(original, zone))
  return { start: { time: original, zone }, end: timeAt(endMs, zone) }
}

function occurrenceOf(
  series: CalendarEvent,
  { original_start: _start, ...own }: EventOverride,
): CalendarEvent {
  return { ...series, rrule: null, excluded: [], added: [], overrides: [], ...own }
}

/** One that was cancelled here has no version that the provider knows. */
function versionOf(row: PublishedRow | undefined): string | null {
  return row?.event ? row.version : null
}

function singleOf(row: PublishedRow | undefined, series: CalendarEvent): CalendarEvent | null {
  if (!row?.event || 'uid' in row.event) return null
  return occurrenceOf(series, row.event)
}

function isDone(
  { event, base }: OccurrenceStep,
  row: PublishedRow | undefined,
  writing: WritableCalendars,
): boolean {
  if (event === null) return row !== undefined && row.event === null
  return base !== null && writing.isWrittenAlike(event, base, { isOccurrence: true })
}
