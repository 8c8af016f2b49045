import { mergeIntervals, minute_ms } from '@meridian/engine'
import { type KnownDay, type MeetingWish, type Stretch, wishIntervals } from '@meridian/text/answering'
import { type PersonHours, slotsFor } from '../../availability/availability.api.ts'

export interface DaySearch {
  readonly people: readonly PersonHours[]
  readonly start: number
  readonly end: number
  readonly timeZone: string
  readonly minutes: number
}

const most_days = 6
const quarter_minutes = 15
const quarters_per_day = 4 * 26
const whole_day_minutes = 24 * 60

/** The single days that a mail names, the earliest first. */
export function singleDays({ times }: Pick<MeetingWish, 'times'>): string[] {
  const days = times.flatMap(({ first, last }) => (first !== null && first === last ? [first] : []))
  return [...new Set(days)].toSorted().slice(0, most_days)
}

/**
 * When people are free on each day between which a mail leaves a choice, in the hours that it wishes, in stretches that
 * are long enough for the meeting. A day that is over is left out.
 */
export function judgeDays(wish: MeetingWish, search: DaySearch): KnownDay[] {
  if (search.people.length === 0) return []
  return singleDays(wish).flatMap((day) => {
    const times = wish.times.filter(({ first, last }) => first === day && last === day)
    const window = { start: search.start, end: search.end, timeZone: search.timeZone }
    const wished = wishIntervals({ ...wish, times, deadline: null }, window)
    const [first] = wished
    if (!first) return []
    const free = wished.flatMap((stretch) => freeStretches(stretch, search.people, search))
    const isNarrowed = times.some(({ from, until }) => from > 0 || until < whole_day_minutes)
    return [{ at: first[0], free, isWhole: !isNarrowed && isWhole(wished, free, search) }]
  })
}

function isWhole(wished: readonly Stretch[], free: readonly Stretch[], search: DaySearch): boolean {
  const idle = search.people.map((person) => ({ ...person, busy: [] }))
  const working = wished.flatMap((stretch) => freeStretches(stretch, idle, search))
  return free.length > 0 && lengthOf(free) === lengthOf(working)
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, [start, end]) => sum + (end - start), 0)
}

function freeStretches(window: Stretch, people: readonly PersonHours[], { start, minutes }: DaySearch) {
  const durationMs = quarter_minutes * minute_ms
  const quarters = slotsFor(people, {
    window: [...window],
    durationMs,
    limit: quarters_per_day,
    now: start,
  })
  return mergeIntervals(quarters).filter(([from, until]) => until - from >= minutes * minute_ms)
}
