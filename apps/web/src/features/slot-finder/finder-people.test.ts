import type { AvailabilityInfo, DayHours, FreeBusy } from '@meridian/contract'
import { expect, it } from 'vitest'
import { finderPeople, weeklyHoursOf } from './finder-people.ts'

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

it('[SF3] reads hours until midnight and leaves out days off', () => {
  const info = {
    ...closed,
    monday: { start_time: '18:00', end_time: '00:00', is_available: true },
    friday: { start_time: '09:30', end_time: '24:00', is_available: true },
  }
  expect(weeklyHoursOf(info)).toEqual({
    0: [],
    1: [[1080, 1440]],
    2: [],
    3: [],
    4: [],
    5: [[570, 1440]],
    6: [],
  })
})

it('[SF4] calls the searcher You and others by first name, in full where two share one', () => {
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

it('[SF4] takes busy times as moments', () => {
  const [person] = finderPeople(
    [{ ...aPerson('p', 'Priya'), busy: [['2026-11-19T09:00:00.000Z', '2026-11-19T10:00:00.000Z']] }],
    'me',
  )
  expect(person?.busy).toEqual([[Date.UTC(2026, 10, 19, 9), Date.UTC(2026, 10, 19, 10)]])
})

function aPerson(user_id: string, full_name: string): FreeBusy {
  return {
    user_id,
    full_name,
    profile_picture: null,
    timezone: 'Asia/Kathmandu',
    availability_info: closed,
    busy: [],
  }
}
