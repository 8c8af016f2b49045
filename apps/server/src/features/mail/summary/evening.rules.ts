import type { WeeklyHours } from '@meridian/engine'
import type { MeetingWish } from '@meridian/text'
import type { PersonHours } from '../../availability/availability.api.ts'
import type { DaySearch } from './offered-day.rules.ts'

const evening_minute = 17 * 60

/**
 * Where to look for a wish. An evening is time off work: it is looked for within the working hours, then at any hour of
 * the days that are not off.
 */
export function searchesFor({ times }: Pick<MeetingWish, 'times'>, search: DaySearch): DaySearch[] {
  const isEvening = times.length > 0 && times.every(({ from }) => from >= evening_minute)
  return isEvening ? [search, { ...search, people: search.people.map(atAnyHour) }] : [search]
}

const day: readonly [number, number][] = [[0, 24 * 60]]
const every_hour: WeeklyHours = { 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day }

function atAnyHour(person: PersonHours): PersonHours {
  const overrides = person.overrides?.filter(({ hours }) => hours.length === 0)
  return { ...person, weekly: every_hour, overrides, known: undefined }
}
