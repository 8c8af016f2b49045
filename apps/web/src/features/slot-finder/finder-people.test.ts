import type { AvailabilityInfo, DayHours, FreeBusy } from '@meridian/contract'
import { workingIntervals } from '@meridian/engine'
import { expect, it } from 'vitest'
import { finderPeople } from './finder-people.ts'

const off: DayHours = { start_time: '09:00', end_time: '17:00', is_available: false }
const closed: AvailabilityInfo = {
  sunday: off,
  monday: off,
  tuesday: off,
  wednesday: off,
  thursday: off,
  friday: off,
  saturday: off,
}

it('[WMT56] takes the hours as they really are, whatever the week says', () => {
  const [start, end] = ['2026-11-19T22:00:00.000Z', '2026-11-20T01:00:00.000Z']
  const [person] = finderPeople([{ ...aPerson('p', 'Priya'), available: [[start, end]] }], 'me')
  expect(person && workingIntervals(person, [Date.UTC(2026, 10, 19), Date.UTC(2026, 10, 20)])).toEqual([
    [Date.UTC(2026, 10, 19, 22), Date.UTC(2026, 10, 20)],
  ])
})

it('[WMT57] calls the searcher You and others by first name, in full where two share one', () => {
  const people = finderPeople(
    [
      aPerson('me', 'Mara Lindqvist'),
      aPerson('p', 'Priya Raman'),
      aPerson('q', 'Tom Ash'),
      aPerson('r', 'Tom Elm'),
    ],
    'me',
  )
  expect(people.map(({ shortName }) => shortName)).toEqual(['You', 'Priya', 'Tom Ash', 'Tom Elm'])
})

it('[WMT57] takes busy times as moments', () => {
  const [person] = finderPeople(
    [{ ...aPerson('p', 'Priya'), busy: [['2026-11-19T09:00:00.000Z', '2026-11-19T10:00:00.000Z']] }],
    'me',
  )
  expect(person?.busy).toEqual([[Date.UTC(2026, 10, 19, 9), Date.UTC(2026, 10, 19, 10)]])
})

it('[WMT66] keeps since when more may be taken than is known', () => {
  const unknown_since = '2026-11-19T08:30:00.000Z'
  const people = finderPeople([{ ...aPerson('p', 'Priya'), unknown_since }, aPerson('q', 'Tom')], 'me')
  expect(people.map(({ unknownSince }) => unknownSince)).toEqual([Date.parse(unknown_since), null])
})

function aPerson(user_id: string, full_name: string): FreeBusy {
  return {
    user_id,
    full_name,
    profile_picture: null,
    timezone: 'Asia/Kathmandu',
    availability_info: closed,
    available: [],
    unknown_since: null,
    unknown_from: null,
    busy: [],
  }
}
