import { expect, it } from 'vitest'
import { newTimesOn } from './new-times.ts'

const nowMs = Date.parse('2026-11-03T10:10:00Z')

it('[CAL24] begins at the next half hour of today, and at the first working hour of another day', () => {
  expect(startOn('2026-11-03', 'Europe/Berlin')).toBe('2026-11-03T10:30:00.000Z')
  expect(startOn('2026-11-04', 'Europe/Berlin')).toBe('2026-11-04T08:00:00.000Z')
})

it.each([
  ['Europe/Berlin', '2026-10-25', '2026-10-25T08:00:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '2027-03-28T07:00:00.000Z'],
  ['America/St_Johns', '2026-11-01', '2026-11-01T12:30:00.000Z'],
  ['America/St_Johns', '2027-03-14', '2027-03-14T11:30:00.000Z'],
  ['Australia/Lord_Howe', '2027-04-04', '2027-04-03T22:30:00.000Z'],
  ['Australia/Lord_Howe', '2027-10-03', '2027-10-02T22:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-08', '2026-11-08T03:15:00.000Z'],
  ['Pacific/Apia', '2026-11-08', '2026-11-07T20:00:00.000Z'],
])('[CAL24] begins at 09:00 of the clock in %s on %s', (zone, date, start) => {
  expect(startOn(date, zone)).toBe(start)
})

function startOn(date: string, zone: string): string {
  const [start, end] = newTimesOn(date, { nowMs, zone, hours: null, minutes: 30 })
  expect(end - start).toBe(1_800_000)
  return new Date(start).toISOString()
}
