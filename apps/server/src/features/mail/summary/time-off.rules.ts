import { hour_ms, type WeeklyHours, wallTimeOf } from '@meridian/engine'
import { type MeetingWish, wishesEvening, wishIntervals } from '@meridian/text/answering'
import type { PersonHours } from '../../availability/availability.api.ts'
import type { DaySearch } from './offered-day.rules.ts'

/**
 * Where to look for a wish, within the working hours first. An evening is looked for at any hour then, and a weekend by
 * day unless the wish names another hour; days off are left out.
 */
export function searchesFor(wish: MeetingWish, search: DaySearch, isPrivate = false): DaySearch[] {
  const { times } = wish
  if (times.length === 0) return [search]
  if (wishesEvening(wish)) return [search, atHours(search, every_hour)]
  if (isPrivate)
    return [search, atHours(search, waking_hours), atHours(search, home_hours), atHours(search, every_hour)]
  if (!isOnFreeDays(wish, search)) return [search]
  const byDay = atHours(search, waking_hours)
  return times.every(({ from }) => from > 0) ? [search, byDay, atHours(search, every_hour)] : [search, byDay]
}

/** On no day of the wish do all of the people work. */
function isOnFreeDays(wish: MeetingWish, search: DaySearch): boolean {
  const stretches = wishIntervals(wish, search)
  return (
    stretches.length > 0 &&
    stretches.every(
      ([start, end]) =>
        end - start <= longest_day_ms && search.people.some((person) => !worksOn(person, start, end)),
    )
  )
}

/** On which clocks change. */
const longest_day_ms = 25 * hour_ms

/** Days off count as days of work: nothing is to be offered then. */
function worksOn({ timeZone, weekly, overrides = [] }: PersonHours, start: number, end: number): boolean {
  return [start, end - 1].some((moment) => {
    const date = wallTimeOf(moment, timeZone).slice(0, 10)
    const weekday = new Date(`${date}T00:00Z`).getUTCDay()
    const isOther = overrides.some(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate)
    return isOther || (weekly[weekdays[weekday] ?? 0] ?? []).length > 0
  })
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

function weekOf(day: readonly [number, number]): WeeklyHours {
  return Object.fromEntries(weekdays.map((weekday) => [weekday, [day]]))
}

const every_hour = weekOf([0, 24 * 60])
const waking_hours = weekOf([9 * 60, 22 * 60])
const home_hours = weekOf([7 * 60, 21 * 60])

/** Where a named time that is none of work counts as free: working hours say nothing of it. */
export function atAnyHour(search: DaySearch): DaySearch {
  return atHours(search, every_hour)
}

function atHours(search: DaySearch, weekly: WeeklyHours): DaySearch {
  const people = search.people.map((person): PersonHours => {
    const overrides = person.overrides?.filter(({ hours }) => hours.length === 0)
    return { ...person, weekly, overrides, known: undefined }
  })
  return { ...search, people }
}
