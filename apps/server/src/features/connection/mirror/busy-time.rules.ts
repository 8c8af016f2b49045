import {
  expandSeries,
  instantOf,
  type Interval,
  isSeries,
  type OccurrenceChange,
  seriesTimesOf,
} from '@meridian/engine'
import { type CalendarEvent, type EventTime, plain_event } from '@meridian/icalendar'

/** A time that one event takes; whole days are those from midnight to midnight in UTC. */
export interface BusyTime {
  /** Stays the same when the event or the occurrence moves. */
  readonly source_key: string
  readonly starts_ms: number
  readonly ends_ms: number
  readonly is_all_day: boolean
}

interface BusyChange extends OccurrenceChange {
  readonly is_all_day: boolean
  readonly is_transparent: boolean
}

/** When the event takes time inside the window. Free and cancelled times are left out, and those without length. */
export function busyTimesOf(event: CalendarEvent, external_id: string, window: Interval): BusyTime[] {
  if (event.status === 'cancelled') return []
  const series = seriesTimesOf(event)
  const repeats = isSeries(series)
  return expandSeries(series, changesOf(event), window).flatMap(
    ({ original_starts_ms, starts_ms, ends_ms, change }) => {
      const { is_transparent, is_all_day } = change ?? event
      if (is_transparent || ends_ms <= starts_ms) return []
      const source_key = repeats
        ? `${external_id} ${new Date(original_starts_ms).toISOString()}`
        : external_id
      return [{ source_key, starts_ms, ends_ms, is_all_day }]
    },
  )
}

function changesOf(event: CalendarEvent): BusyChange[] {
  const zone = event.start.zone
  const excluded = event.excluded.map((time) => ({
    original_starts_ms: momentOf({ time, zone }),
    is_cancelled: true,
    starts_ms: null,
    ends_ms: null,
    is_all_day: event.is_all_day,
    is_transparent: false,
  }))
  const moved = event.overrides.map(({ original_start, start, end, is_all_day, ...override }) => ({
    original_starts_ms: momentOf({ time: original_start, zone }),
    is_cancelled: override.status === 'cancelled',
    starts_ms: momentOf(start),
    ends_ms: momentOf(end),
    is_all_day,
    is_transparent: override.is_transparent ?? event.is_transparent,
  }))
  return [...excluded, ...moved]
}

function momentOf({ time, zone }: EventTime): number {
  return instantOf(time.length === 10 ? `${time}T00:00:00` : time, zone ?? 'UTC')
}

/** An event that a rule has written, or is about to write. */
export interface MirroredEvent extends BusyTime {
  readonly mirrored_event_id: string
  readonly external_id: string
  readonly is_written: boolean
}

export interface MirrorSteps {
  readonly added: readonly BusyTime[]
  /** With the times that they are to have. */
  readonly changed: readonly MirroredEvent[]
  readonly removed: readonly MirroredEvent[]
}

/** What makes the written events those that are wanted. What ended before the window stays as it is. */
export function stepsTo(
  wanted: readonly BusyTime[],
  known: readonly MirroredEvent[],
  from_ms: number,
): MirrorSteps {
  const byKey = new Map(known.map((event) => [event.source_key, event]))
  const keys = new Set(wanted.map(({ source_key }) => source_key))
  return {
    added: wanted.filter(({ source_key }) => !byKey.has(source_key)),
    changed: wanted.flatMap((time) => {
      const event = byKey.get(time.source_key)
      return event && !(event.is_written && isSameTime(event, time)) ? [{ ...event, ...time }] : []
    }),
    removed: known.filter(({ source_key, ends_ms }) => !keys.has(source_key) && ends_ms > from_ms),
  }
}

function isSameTime(one: BusyTime, other: BusyTime): boolean {
  return (
    one.starts_ms === other.starts_ms && one.ends_ms === other.ends_ms && one.is_all_day === other.is_all_day
  )
}

/** The event as it is written: nothing but that the time is taken. */
export function busyEvent(uid: string, { starts_ms, ends_ms, is_all_day }: BusyTime): CalendarEvent {
  const timeOf = (ms: number): EventTime => {
    const text = new Date(ms).toISOString()
    return is_all_day ? { time: text.slice(0, 10), zone: null } : { time: text.slice(0, 19), zone: 'UTC' }
  }
  return {
    ...plain_event,
    uid,
    title: 'Busy',
    is_all_day,
    start: timeOf(starts_ms),
    end: timeOf(ends_ms),
  }
}
