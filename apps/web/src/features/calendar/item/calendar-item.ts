import { findSourceProvider, type Occurrence, provider_table } from '@meridian/contract'
import { findMeetingLook } from '../../../platform/provider/provider-look.ts'
import { day_ms, type Interval } from '@meridian/engine'
import { t } from '../../../platform/text/text.ts'
import { type Clock, daysBetween, formatTime, isoDate, startOfDate } from '../../../platform/time/format.ts'
import { dayLabel } from '../calendar-dates.ts'

/** One occurrence as the calendar draws it. */
export interface CalendarItem {
  /** Stays the same while the meeting is moved. */
  readonly key: string
  readonly occurrence: Occurrence
  readonly title: string
  readonly interval: Interval
  /** Whether it stands above the hours: whole days, and whatever lasts a day or longer. */
  readonly isWholeDays: boolean
  /** First and last date it touches where the reader is. */
  readonly first_date: string
  readonly last_date: string
}

/** What the calendar shows: everything but what the reader has declined. Order: by start, the longer first. */
export function calendarItems(occurrences: readonly Occurrence[], zone: string): readonly CalendarItem[] {
  return occurrences
    .filter(({ meeting_action }) => meeting_action !== 'rejected')
    .map((occurrence) => itemOf(occurrence, zone))
    .toSorted(
      (a, b) => a.interval[0] - b.interval[0] || b.interval[1] - a.interval[1] || (a.key < b.key ? -1 : 1),
    )
}

/** The same object for the same occurrence, so that thousands of unchanged ones cost nothing. */
export function itemOf(occurrence: Occurrence, zone: string): CalendarItem {
  const known = items.get(occurrence)
  if (known?.zone === zone) return known.item
  const item = makeItem(occurrence, zone)
  items.set(occurrence, { zone, item })
  return item
}

const items = new WeakMap<Occurrence, { readonly zone: string; readonly item: CalendarItem }>()

function makeItem(occurrence: Occurrence, zone: string): CalendarItem {
  const { is_all_day, meeting_date } = occurrence
  const interval = is_all_day
    ? wholeDays(meeting_date.start_date, meeting_date.end_date, zone)
    : clockTimes(occurrence)
  return {
    key: keyOf(occurrence),
    occurrence,
    title: occurrence.meeting_title || t('No title provided'),
    interval,
    isWholeDays: is_all_day || interval[1] - interval[0] >= day_ms,
    first_date: is_all_day ? meeting_date.start_date : isoDate(interval[0], zone),
    // What ends at midnight does not touch the day that begins then.
    last_date: is_all_day ? meeting_date.end_date : isoDate(Math.max(interval[0], interval[1] - 1), zone),
  }
}

/** A single meeting is itself wherever it is moved; an occurrence of a series is known by its original start. */
export function keyOf({ meeting_id, is_recurring, original_start_timestamp }: Occurrence): string {
  return is_recurring ? `${meeting_id} ${original_start_timestamp}` : meeting_id
}

/** 'Tuesday 3 November, 10:00 to 11:00'; an end on another day names it, whole days have no times. */
export function timesLabel(
  item: Pick<CalendarItem, 'interval' | 'first_date' | 'last_date'> & {
    readonly occurrence: Pick<Occurrence, 'is_all_day'>
  },
  clock: Clock,
): string {
  const { interval, first_date, last_date, occurrence } = item
  const first = dayLabel(first_date)
  if (occurrence.is_all_day) {
    return first_date === last_date
      ? t('{day}, all day', { day: first })
      : t('{first} to {last}, all day', { first, last: dayLabel(last_date) })
  }
  const [start, end] = interval.map((ms) => formatTime(ms, clock))
  const endDate = isoDate(interval[1], clock.zone)
  const times = { first, start: start ?? '', end: end ?? '' }
  return endDate === first_date
    ? t('{first}, {start} to {end}', times)
    : t('{first}, {start} to {day}, {end}', { ...times, day: dayLabel(endDate) })
}

/** The whole name of an event: title, day, times and what else is known of it. */
export function itemLabel(item: CalendarItem, clock: Clock): string {
  const state = stateLabel(item.occurrence)
  return `${item.title}, ${timesLabel(item, clock)}${state ? `, ${state}` : ''}`
}

/** 'cancelled', 'tentative', 'proposal, not answered'; null for what takes place, is answered and written. */
function stateLabel({
  meeting_status,
  meeting_action,
  is_tentative,
  calendar_problem,
}: Occurrence): string | null {
  if (meeting_status === 'cancelled') return t('cancelled')
  if (is_tentative) return t('tentative, not answered')
  if (meeting_action === 'pending') return t('proposal, not answered')
  return calendar_problem === null ? null : t('a change is not in its calendar')
}

/** Why the reader cannot move it, or null where they can. */
export function fixedReason(occurrence: Occurrence): string | null {
  if (!occurrence.is_organizer) return t('Only the organizer can move this meeting.')
  const elsewhere = externalOrganizerHint(occurrence)
  if (elsewhere) return elsewhere
  return occurrence.meeting_status === 'cancelled' ? t('A cancelled meeting cannot be moved.') : null
}

/** Where a meeting in the reader's own account is changed, where that is not here; null where it is. */
export function externalOrganizerHint(occurrence: Occurrence): string | null {
  const { is_organizer, is_editable, is_only_read, meeting_integration_type } = occurrence
  if (!is_organizer || is_editable) return null
  if (is_only_read) return t('This meeting is in a calendar that you may only read.')
  const look = findMeetingLook(meeting_integration_type)
  return look
    ? t<string>(look.decidedThere)
    : t('The organizer manages this meeting and invited you by mail.')
}

/** Whether the reader was asked to it, here or at Google: deleting it declines. */
export function isInvited({
  is_organizer,
  is_editable,
  is_only_read,
  meeting_integration_type,
}: Pick<Occurrence, 'is_organizer' | 'is_editable' | 'is_only_read' | 'meeting_integration_type'>): boolean {
  if (!is_organizer) return true
  const provider = findSourceProvider(meeting_integration_type)
  return !is_editable && !is_only_read && !!provider && provider_table[provider].writes_events
}

/** Whether it can be deleted, or declined, here. */
export function isRemovable(occurrence: Occurrence): boolean {
  return isInvited(occurrence) || occurrence.is_editable
}

/** The one that comes next today, which is shown strongest; whole days, unanswered proposals and what is shown as free take no time. */
export function nextItem(
  items: readonly CalendarItem[],
  nowMs: number,
  zone: string,
): CalendarItem | undefined {
  const today = isoDate(nowMs, zone)
  return items.find(
    ({ interval, isWholeDays, first_date, occurrence }) =>
      interval[0] > nowMs &&
      first_date === today &&
      !isWholeDays &&
      !occurrence.is_transparent &&
      occurrence.meeting_status === 'active' &&
      occurrence.meeting_action === 'approved',
  )
}

/** How many days an item touches. */
export function dayCount({ first_date, last_date }: Pick<CalendarItem, 'first_date' | 'last_date'>): number {
  return daysBetween(first_date, last_date) + 1
}

function clockTimes({ start_timestamp, end_timestamp }: Occurrence): Interval {
  return [Date.parse(start_timestamp), Date.parse(end_timestamp)]
}

/** Dates are never converted: they run from midnight to midnight where the reader is. */
function wholeDays(first: string, last: string, zone: string): Interval {
  const next = Temporal.PlainDate.from(last).add({ days: 1 }).toString()
  return [startOfDate(first, zone), startOfDate(next, zone)]
}
