import { isDeepStrictEqual } from 'node:util'
import { type Span, spanOfDate, type DeliveredMeeting } from './delivered-meeting.rules.ts'

/** A change of one date of a series. */
export interface DateChange {
  readonly original_start: string
  readonly before: Span
  /** Null for a cancelled date. */
  readonly after: Span | null
}

/** What has changed since a guest's last mail. */
export interface MeetingNews {
  readonly title: boolean
  /** The time of the meeting, for a series that of all its dates. */
  readonly time: boolean
  /** Whether the repetition has changed. */
  readonly repetition: boolean
  readonly place: boolean
  readonly link: boolean
  readonly text: boolean
  /**
   * Future dates that differ, the earliest first; none where the series as a whole takes place at other
   * times.
   */
  readonly dates: readonly DateChange[]
}

/** Null when nothing has changed that a guest could still attend. */
export function newsOf(before: DeliveredMeeting, after: DeliveredMeeting, nowMs: number): MeetingNews | null {
  const differs = (...parts: (keyof DeliveredMeeting)[]) =>
    parts.some((part) => !isDeepStrictEqual(before[part], after[part]))
  const time = differs('is_all_day', 'start', 'end')
  const repetition = differs('rrule', 'added')
  const news = {
    title: differs('title'),
    time,
    repetition,
    place: differs('location'),
    link: differs('link'),
    text: differs('description'),
    dates: time || repetition ? [] : dateChanges(before, after, nowMs),
  }
  return Object.values(news).some((one) => (typeof one === 'boolean' ? one : one.length > 0)) ? news : null
}

/** The cancelled dates, where nothing else has changed; else none. */
export function calledOffDates(news: MeetingNews): readonly DateChange[] {
  const { dates, ...rest } = news
  const isAll = Object.values(rest).every((one) => !one) && dates.every(({ after }) => after === null)
  return isAll ? dates : []
}

function dateChanges(before: DeliveredMeeting, after: DeliveredMeeting, nowMs: number): DateChange[] {
  const starts = new Set([...differing(before), ...differing(after)])
  return [...starts]
    .filter((start) => !isDeepStrictEqual(stateOf(before, start), stateOf(after, start)))
    .map((original_start) => ({
      original_start,
      before: spanOfDate(before, original_start),
      after: after.excluded.includes(original_start) ? null : spanOfDate(after, original_start),
    }))
    .filter((change) => Math.max(change.before.ends_ms, change.after?.ends_ms ?? 0) > nowMs)
    .toSorted((a, b) => a.before.starts_ms - b.before.starts_ms)
}

function differing({ excluded, overrides }: DeliveredMeeting): string[] {
  return [...excluded, ...overrides.map(({ original_start }) => original_start)]
}

function stateOf({ excluded, overrides }: DeliveredMeeting, start: string): unknown {
  return excluded.includes(start) ? 'gone' : overrides.find(({ original_start }) => original_start === start)
}
