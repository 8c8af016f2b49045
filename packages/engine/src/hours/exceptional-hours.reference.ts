import { day_ms } from '../durations.ts'
import type { Interval } from '../interval/interval.ts'
import { referenceInstantOf } from '../zone/wall-time.reference.ts'
import { instantAtMinute, runsOf } from './working-hours.reference.ts'
import type { Stay, WorkingTime } from './working-time.ts'

/**
 * Working time with overrides and stays as the rules say it, date by date and clock by clock: nothing changes
 * between two neighbouring edges of anything, so one look at the middle decides. For tests only.
 */
export function referenceExceptionalHours(person: WorkingTime, window: Interval): Interval[] {
  const dates = datesAround(window).map((date) => lookAt(person, date))
  const edges = [...window, ...dates.flatMap(({ hours, limits }) => [...hours.flat(), ...limits])]
  const ordered = [...new Set(edges)]
    .filter((edge) => edge >= window[0] && edge <= window[1])
    .toSorted((a, b) => a - b)
  const found: [number, number][] = []
  for (const [place, end] of ordered.entries()) {
    const start = ordered[place - 1]
    if (start === undefined) continue
    const middle = (start + end) / 2
    if (!dates.some(({ hours, counts }) => counts(middle) && hours.some((each) => holds(each, middle))))
      continue
    const last = found.at(-1)
    if (last?.[1] === start) last[1] = end
    else found.push([start, end])
  }
  return found
}

/** The hours of one date on its one clock, and which moments may be counted for it. */
function lookAt(person: WorkingTime, date: Temporal.PlainDate) {
  const { overrides = [], stays = [] } = person
  const stay = stays.find((each) => isBetween(date, each.firstDate, each.lastDate))
  const override = overrides.find((each) => isBetween(date, each.firstDate, each.lastDate))
  const weekday = weekdays[date.dayOfWeek % 7] ?? 0
  const timeZone = stay?.timeZone ?? person.timeZone
  const hours = runsOf(override?.hours ?? person.weekly[weekday] ?? []).map(
    ([start, end]): Interval => [
      instantAtMinute(date, start, timeZone),
      instantAtMinute(date, end, timeZone),
    ],
  )
  const later = stays.filter(({ firstDate }) => firstDate > date.toString()).map(beginOf)
  const ended = stays.filter(({ lastDate }) => lastDate < date.toString())
  const latest = ended.toSorted((one, other) => (one.lastDate < other.lastDate ? 1 : -1)).slice(0, 1)
  const earlier = stay ? [] : latest.map(endOf)
  const own = stay ? [beginOf(stay), endOf(stay)] : []
  const [begin = -Infinity, end = Infinity] = own
  return {
    hours,
    limits: [...later, ...earlier, ...own],
    counts: (at: number) =>
      at >= begin && at < end && later.every((each) => at < each) && earlier.every((each) => at >= each),
  }
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

function datesAround([from, to]: Interval): Temporal.PlainDate[] {
  const first = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO('UTC').toPlainDate()
  const days = Math.ceil((to - from) / day_ms) + 5
  return Array.from({ length: days }, (_, offset) => first.add({ days: offset - 2 }))
}

function isBetween(date: Temporal.PlainDate, first: string, last: string): boolean {
  return first <= date.toString() && date.toString() <= last
}

function beginOf({ firstDate, timeZone }: Stay): number {
  return referenceInstantOf(`${firstDate}T00:00`, timeZone)
}

function endOf({ lastDate, timeZone }: Stay): number {
  return referenceInstantOf(
    `${Temporal.PlainDate.from(lastDate).add({ days: 1 }).toString()}T00:00`,
    timeZone,
  )
}

function holds([start, end]: Interval, at: number): boolean {
  return start <= at && at < end
}
