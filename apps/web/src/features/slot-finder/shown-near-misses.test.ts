import type { Interval } from '@meridian/engine'
import { expect, it } from 'vitest'
import type { FinderPerson } from './finder-people.ts'
import { shownNearMisses } from './shown-near-misses.ts'

const window: Interval = [at('2026-11-23T00:00'), at('2026-11-24T00:00')]

it('[WMT65] shows only times at which the searcher is free, though others would suit more people', () => {
  const people = [
    person('ana', true, [span('09:00', '16:00')]),
    person('bo', false, [span('16:00', '17:00')]),
    person('cy', false, [span('16:00', '17:00')]),
  ]
  expect(shownNearMisses(people, window, 60).map(({ slot }) => slot)).toEqual([span('16:00', '17:00')])
})

it('[WMT65] shows nothing where the searcher is never free', () => {
  const people = [person('ana', true, [window]), person('bo', false, [])]
  expect(shownNearMisses(people, window, 30)).toEqual([])
})

function person(id: string, isSearcher: boolean, busy: readonly Interval[]): FinderPerson {
  return {
    id,
    isSearcher,
    full_name: id,
    shortName: id,
    profile_picture: null,
    unknownSince: null,
    unknownFrom: null,
    timeZone: 'UTC',
    weekly: { 1: [[540, 1020]] },
    busy,
  }
}

function span(start: string, end: string): Interval {
  return [at(`2026-11-23T${start}`), at(`2026-11-23T${end}`)]
}

function at(wall: string): number {
  return Date.parse(`${wall}Z`)
}
