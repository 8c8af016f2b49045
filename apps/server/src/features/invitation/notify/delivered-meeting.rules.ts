import {
  expandSeries,
  findListedOccurrence,
  instantOf,
  isSeries,
  type OccurrenceChange,
  seriesTimesOf,
  wallTimeOf,
} from '@meridian/engine'
import type { CalendarEvent, EventOverride, EventTime } from '@meridian/icalendar'
import { z } from 'zod'

const Time = z.object({ time: z.string(), zone: z.string().nullable() })
const Place = z
  .object({
    name: z.string(),
    link: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  })
  .nullable()

const OneDate = z.object({
  original_start: z.string(),
  is_all_day: z.boolean(),
  start: Time,
  end: Time,
  title: z.string().optional(),
  description: z.string().optional(),
  location: Place.optional(),
  link: z.string().nullable().optional(),
})

/**
 * What guests' mails contain of a meeting: what it is, when and where; neither the other guests nor private
 * notes.
 */
export const DeliveredMeeting = z.object({
  title: z.string(),
  description: z.string(),
  location: Place,
  link: z.string().nullable(),
  is_all_day: z.boolean(),
  start: Time,
  end: Time,
  rrule: z.string().nullable(),
  excluded: z.array(z.string()),
  added: z.array(z.string()),
  overrides: z.array(OneDate),
})
export type DeliveredMeeting = z.infer<typeof DeliveredMeeting>

export function deliveredMeetingOf(event: CalendarEvent): DeliveredMeeting {
  const { title, description, location, link, is_all_day, start, end, rrule } = event
  return {
    title,
    description,
    location,
    link,
    is_all_day,
    start,
    end,
    rrule,
    excluded: [...event.excluded],
    added: [...event.added],
    overrides: event.overrides.map(oneDateOf),
  }
}

function oneDateOf(override: EventOverride): z.infer<typeof OneDate> {
  const { original_start, is_all_day, start, end, title, description, location, link } = override
  return {
    original_start,
    is_all_day,
    start,
    end,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(location !== undefined && { location }),
    ...(link !== undefined && { link }),
  }
}

/** One time a meeting takes place; all-day times are in UTC, so that they are the same everywhere. */
export interface Span {
  readonly starts_ms: number
  readonly ends_ms: number
  readonly is_all_day: boolean
  /** The zone of the wall clock; UTC for all-day meetings. */
  readonly zone: string
}

/** The time to show: the only one, for a series the next one, or the last once all are over. */
export function spanOf(meeting: DeliveredMeeting, nowMs: number): Span {
  const series = seriesTimesOf(meeting)
  const listed = isSeries(series) ? findListedOccurrence(series, changesOf(meeting), nowMs) : null
  const zone = zoneOf(meeting)
  if (!listed) return spanBetween(meeting)
  const override = meeting.overrides.find(
    ({ original_start }) => momentOf(original_start, zone) === listed.original_starts_ms,
  )
  if (override) return spanBetween(override)
  return { starts_ms: listed.starts_ms, ends_ms: listed.ends_ms, is_all_day: meeting.is_all_day, zone }
}

/** The time that a date of the series has or had, by the start that the rule gives. */
export function spanOfDate(meeting: DeliveredMeeting, original_start: string): Span {
  const override = meeting.overrides.find((one) => one.original_start === original_start)
  if (override) return spanBetween(override)
  const zone = zoneOf(meeting)
  const starts_ms = momentOf(original_start, zone)
  const regular = expandSeries(seriesTimesOf(meeting), [], [starts_ms, starts_ms + 1]).find(
    (one) => one.starts_ms === starts_ms,
  )
  const { starts_ms: first, ends_ms } = spanBetween(meeting)
  return {
    starts_ms,
    ends_ms: regular?.ends_ms ?? starts_ms + (ends_ms - first),
    is_all_day: meeting.is_all_day,
    zone,
  }
}

function spanBetween({
  is_all_day,
  start,
  end,
}: Pick<DeliveredMeeting, 'is_all_day' | 'start' | 'end'>): Span {
  return {
    starts_ms: instantOfTime(start),
    ends_ms: instantOfTime(end),
    is_all_day,
    zone: start.zone ?? 'UTC',
  }
}

/** As an iCalendar time. */
export function eventTimeOf(ms: number, { zone, is_all_day }: Pick<Span, 'zone' | 'is_all_day'>): EventTime {
  const wall = wallTimeOf(ms, zone)
  return is_all_day ? { time: wall.slice(0, 10), zone: null } : { time: wall, zone }
}

function changesOf(meeting: DeliveredMeeting): OccurrenceChange[] {
  const zone = zoneOf(meeting)
  return [
    ...meeting.excluded.map((start) => ({
      original_starts_ms: momentOf(start, zone),
      is_cancelled: true,
      starts_ms: null,
      ends_ms: null,
    })),
    ...meeting.overrides.map((override) => ({
      original_starts_ms: momentOf(override.original_start, zone),
      is_cancelled: false,
      starts_ms: instantOfTime(override.start),
      ends_ms: instantOfTime(override.end),
    })),
  ]
}

function zoneOf({ start }: DeliveredMeeting): string {
  return start.zone ?? 'UTC'
}

function momentOf(time: string, zone: string): number {
  return instantOf(wallOfTime(time), zone)
}

function instantOfTime({ time, zone }: EventTime): number {
  return momentOf(time, zone ?? 'UTC')
}

function wallOfTime(time: string): string {
  return time.length === 10 ? `${time}T00:00:00` : time
}
