import { expect, it } from 'vitest'
import { laterTimes, pickedMoment } from './later-times.ts'

const berlin = 'Europe/Berlin'

it('[WML43] offers this evening, tomorrow and Monday by the clocks of the reader', () => {
  // Friday 09:00 in Berlin.
  expect(laterTimes(Date.parse('2026-11-20T08:00:00Z'), berlin)).toEqual([
    { id: 'today', at: '2026-11-20T17:00:00.000Z' },
    { id: 'tomorrow', at: '2026-11-21T08:00:00.000Z' },
    { id: 'monday', at: '2026-11-23T08:00:00.000Z' },
  ])
  // Already Saturday in Kathmandu, in the evening.
  expect(laterTimes(Date.parse('2026-11-21T12:00:00Z'), 'Asia/Kathmandu')).toEqual([
    { id: 'tomorrow', at: '2026-11-22T03:15:00.000Z' },
    { id: 'monday', at: '2026-11-23T03:15:00.000Z' },
  ])
})

it('[WML43] names a Monday once, and on a Monday the next one', () => {
  expect(laterTimes(Date.parse('2026-11-22T18:00:00Z'), berlin).map(({ id }) => id)).toEqual(['tomorrow'])
  expect(laterTimes(Date.parse('2026-11-23T08:00:00Z'), berlin).at(-1)?.at).toBe('2026-11-30T08:00:00.000Z')
})

it('[WML43] stays at the wall time across a clock change', () => {
  // Saturday before the clocks go back, 25 October 2026.
  const nowMs = Date.parse('2026-10-24T08:00:00Z')
  expect(laterTimes(nowMs, berlin).map(({ at }) => at)).toEqual([
    '2026-10-24T16:00:00.000Z',
    '2026-10-25T08:00:00.000Z',
    '2026-10-26T08:00:00.000Z',
  ])
  expect(pickedMoment({ date: '2026-10-24', time: '10:30' }, berlin, nowMs)).toBe('2026-10-24T08:30:00.000Z')
  expect(pickedMoment({ date: '2026-10-25', time: '10:30' }, berlin, nowMs)).toBe('2026-10-25T09:30:00.000Z')
  expect(pickedMoment({ date: '2026-10-24', time: '10:00' }, berlin, nowMs)).toBeNull()
  expect(pickedMoment({ date: null, time: '10:00' }, berlin, nowMs)).toBeNull()
})
