import type { FreeBusy } from '@meridian/contract'
import { expect, it } from 'vitest'
import { busyNote, busyPeople, busyWindow } from './busy.ts'

const at = (hour: number) => Date.UTC(2026, 11, 1, hour)
const iso = (hour: number) => new Date(at(hour)).toISOString()

function someone(user_id: string, full_name: string, part: Partial<FreeBusy> = {}): FreeBusy {
  const day = { start_time: '09:00', end_time: '17:00', is_available: true }
  return {
    user_id,
    full_name,
    profile_picture: null,
    timezone: 'UTC',
    availability_info: {
      sunday: day,
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
    },
    available: [[iso(9), iso(17)]],
    busy: [],
    unknown_since: null,
    unknown_from: null,
    ...part,
  }
}

it('[POL29] says of a time whom it costs what, busy time first', () => {
  const people = busyPeople(
    [
      someone('me', 'Mara Example'),
      someone('a', 'Ana One', { busy: [[iso(10), iso(11)]] }),
      someone('b', 'Ana Two', { busy: [[iso(10), iso(12)]], available: [[iso(9), iso(14)]] }),
    ],
    'me',
  )
  expect(busyNote([at(9), at(10)], people)).toEqual({ tone: 'good', text: 'Everyone is free.' })
  expect(busyNote([at(10), at(11)], people).text).toBe('Busy: Ana One and Ana Two')
  expect(busyNote([at(11), at(12)], people).text).toBe('Busy: Ana Two')
  expect(busyNote([at(14), at(15)], people).text).toBe('Outside working hours: Ana Two')
  expect(busyNote([at(16), at(18)], people).text).toBe('Outside working hours: You, Ana One and Ana Two')
})

it('[POL29] never calls free who is not known', () => {
  const people = busyPeople([someone('me', 'Mara'), someone('b', 'Ben', { unknown_since: iso(1) })], 'me')
  expect(busyNote([at(9), at(10)], people)).toEqual({ tone: 'unknown', text: 'Not known for sure: Ben' })
})

it('[POL29] asks for the shown days and the chosen times, unless they lie far apart', () => {
  const shown = [at(0), at(24)] as const
  expect(busyWindow(shown, [{ start: at(30), end: at(31) }])).toEqual([at(0), at(31)])
  expect(busyWindow(shown, [{ start: at(24 * 200), end: at(24 * 200 + 1) }])).toEqual(shown)
})
