import type { FreeBusy, SlotPair } from '@meridian/contract'
import type { Interval, NamedPerson } from '@meridian/engine'
import { t } from '../../platform/text/text.ts'

/** One lane: a person's hours and busy time, and the name for sentences. */
export interface FinderPerson extends NamedPerson {
  readonly full_name: string
  /** The first name, or the whole name where two share the first; 'You' for the searcher. */
  readonly shortName: string
  readonly isSearcher: boolean
  readonly profile_picture: string | null
  /** Since when more may be taken than is known, in epoch milliseconds; null where all is known. */
  readonly unknownSince: number | null
  /** From when on too much takes place to be looked through, so that all counts as taken; null where all was. */
  readonly unknownFrom: number | null
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
      unknownSince: person.unknown_since === null ? null : Date.parse(person.unknown_since),
      unknownFrom: person.unknown_from === null ? null : Date.parse(person.unknown_from),
      // What differs from the week is known by what comes of it alone.
      weekly: {},
      known: person.available.map(intervalOf),
      busy: person.busy.map(intervalOf),
    }
  })
}

function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName
}

function intervalOf([start, end]: SlotPair): Interval {
  return [Date.parse(start), Date.parse(end)]
}
