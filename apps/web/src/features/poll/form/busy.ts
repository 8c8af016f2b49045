import type { FreeBusy, SlotPair } from '@meridian/contract'
import { day_ms, type Interval, overlaps, subtractIntervals } from '@meridian/engine'
import { formatList } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'

/** What is known of the time of a person with an account. */
export interface BusyPerson {
  readonly user_id: string
  /** 'You' for the reader, the first name where no other has it. */
  readonly name: string
  readonly full_name: string
  readonly picture: string | null
  readonly busy: readonly Interval[]
  readonly available: readonly Interval[]
  /** Whether more may be taken than is known. */
  readonly isUnknown: boolean
}

export interface BusyNote {
  readonly tone: 'good' | 'caution' | 'unknown'
  readonly text: string
}

export function busyPeople(people: readonly FreeBusy[], reader_id: string): readonly BusyPerson[] {
  const firstNames = people.map(({ full_name }) => firstNameOf(full_name))
  return people.map((person, place) => {
    const first = firstNames[place] ?? person.full_name
    const isShared = firstNames.filter((name) => name === first).length > 1
    return {
      user_id: person.user_id,
      name: person.user_id === reader_id ? t('You') : isShared ? person.full_name : first,
      full_name: person.full_name,
      picture: person.profile_picture,
      busy: person.busy.map(intervalOf),
      available: person.available.map(intervalOf),
      isUnknown: person.unknown_since !== null || person.unknown_from !== null,
    }
  })
}

/** What a time costs whom: 'Everyone is free.', 'Busy: Ana and Ben'. */
export function busyNote(time: Interval, people: readonly BusyPerson[]): BusyNote {
  const busy = people.filter((person) => person.busy.some((taken) => overlaps(taken, time)))
  if (busy.length > 0) return { tone: 'caution', text: t('Busy: {names}', { names: namesOf(busy) }) }
  const unknown = people.filter(({ isUnknown }) => isUnknown)
  if (unknown.length > 0)
    return { tone: 'unknown', text: t('Not known for sure: {names}', { names: namesOf(unknown) }) }
  const off = people.filter((person) => subtractIntervals([time], person.available).length > 0)
  if (off.length > 0)
    return { tone: 'caution', text: t('Outside working hours: {names}', { names: namesOf(off) }) }
  return { tone: 'good', text: people.length > 1 ? t('Everyone is free.') : t('You are free.') }
}

/** The days that are shown together with the chosen times, where both lie close enough for one question. */
export function busyWindow(shown: Interval, times: readonly { start: number; end: number }[]): Interval {
  const start = Math.min(shown[0], ...times.map((time) => time.start))
  const end = Math.max(shown[1], ...times.map((time) => time.end))
  return end - start <= days_max * day_ms ? [start, end] : shown
}

const days_max = 90

function namesOf(people: readonly BusyPerson[]): string {
  return formatList(people.map(({ name }) => name))
}

function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName
}

function intervalOf([start, end]: SlotPair): Interval {
  return [Date.parse(start), Date.parse(end)]
}
