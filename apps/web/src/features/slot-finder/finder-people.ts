import { type AvailabilityInfo, type FreeBusy, weekdays } from '@meridian/contract'
import type { NamedPerson, WeeklyHours } from '@meridian/engine'
import { t } from '../../platform/text/text.ts'

/** One lane: somebody's hours and taken time, and what to call them in a sentence. */
export interface FinderPerson extends NamedPerson {
  readonly full_name: string
  /** The first name, or the whole name where two share the first; 'You' for the searcher. */
  readonly shortName: string
  readonly isSearcher: boolean
  readonly profile_picture: string | null
}

/** The people of an answer, in its order; the searcher is called 'You'. */
export function finderPeople(people: readonly FreeBusy[], searcherId: string): FinderPerson[] {
  const firstNames = people.map(({ full_name }) => firstNameOf(full_name))
  return people.map((person, index) => {
    const firstName = firstNames[index] ?? ''
    const isShared = firstNames.filter((name) => name === firstName).length > 1
    const isSearcher = person.user_id === searcherId
    return {
      id: person.user_id,
      full_name: person.full_name,
      shortName: isSearcher ? t('You') : isShared ? person.full_name : firstName,
      isSearcher,
      profile_picture: person.profile_picture,
      timeZone: person.timezone,
      weekly: weeklyHoursOf(person.availability_info),
      busy: person.busy.map(([start, end]) => [Date.parse(start), Date.parse(end)] as const),
    }
  })
}

/** An end of 00:00 is midnight at the end of the day, as in the API. */
export function weeklyHoursOf(info: AvailabilityInfo): WeeklyHours {
  const hours = weekdays.map((weekday) => {
    const { start_time, end_time, is_available } = info[weekday]
    const end = minutesOf(end_time)
    return is_available ? [[minutesOf(start_time), end === 0 ? 1440 : end] as const] : []
  })
  return Object.fromEntries(hours.entries())
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName
}
