import { remainingTime } from '@meridian/engine'
import { expect, it } from 'vitest'
import * as format from './format.ts'

const kathmandu = { zone: 'Asia/Kathmandu', isTwelveHour: true }
const st_johns = { zone: 'America/St_Johns', isTwelveHour: false }
const noon = '2026-11-18T12:00:00.000Z'

it('[WEB43] shows a moment on the wall clock of the reader, in 12 or 24 hours', () => {
  expect(format.formatTime(noon, kathmandu)).toBe('05:45 PM')
  expect(format.formatTime(Date.parse(noon), st_johns)).toBe('08:30')
  expect(format.formatTimeWithSeconds('2026-11-18T18:15:07.999Z', kathmandu)).toBe('12:00:07 AM')
})

it('[WEB43] does not care whether the browser says Calcutta or Kolkata', () => {
  for (const zone of ['Asia/Calcutta', 'Asia/Kolkata']) {
    expect(format.formatTime(noon, { zone, isTwelveHour: true })).toBe('05:30 PM')
  }
})

it('[WEB44] says AM or PM once where both ends share it, else at both', () => {
  const utc = { zone: 'UTC', isTwelveHour: true }
  expect(format.formatTimeRange('2026-11-18T11:00:00Z', '2026-11-18T11:45:00Z', utc)).toBe('11:00 – 11:45 AM')
  expect(format.formatTimeRange(noon, noon, utc)).toBe('12:00 PM')
  expect(format.formatTimeRange('2026-11-18T11:30:00Z', '2026-11-18T12:15:00Z', utc)).toBe(
    '11:30 AM – 12:15 PM',
  )
  expect(format.formatTimeRange(noon, '2026-11-18T13:00:00Z', { ...utc, isTwelveHour: false })).toBe(
    '12:00 – 13:00',
  )
})

it('[WEB44] marks an end on a later day', () => {
  const utc = { zone: 'UTC', isTwelveHour: true }
  expect(format.formatTimeRange('2026-11-18T23:30:00Z', '2026-11-19T00:30:00Z', utc)).toBe(
    '11:30 PM – 12:30 AM +1',
  )
  expect(format.formatTimeRange('2026-11-18T09:00:00Z', '2026-11-20T10:00:00Z', utc)).toBe(
    '09:00 AM – 10:00 AM +2',
  )
})

it('[WEB45] writes dates as the specification does, on the day it is where the reader is', () => {
  const late = '2026-11-18T23:30:00Z'
  expect(format.isoDate(late, 'UTC')).toBe('2026-11-18')
  expect(format.formatDate(late, 'Asia/Kathmandu')).toBe('19 Nov 2026')
  expect(format.formatDay(late, 'UTC')).toBe('Wed 18 Nov 2026')
  expect(format.formatShortDay('2026-11-08')).toBe('Sun 08 Nov')
  expect(format.formatLongDay('2026-11-08')).toBe('Sunday, 8 November')
})

it.each([
  ['2026-11-16', '2026-11-22', '16 – 22 Nov 2026'],
  ['2026-11-30', '2026-12-06', '30 Nov – 06 Dec 2026'],
  ['2026-12-28', '2027-01-03', '28 Dec 2026 – 03 Jan 2027'],
  ['2026-11-16', '2026-11-16', '16 Nov 2026'],
])('[WEB45] shortens the range %s to %s', (start, end, text) => {
  expect(format.formatDateRange(start, end)).toBe(text)
})

it('[WEB46] says what remains in days, hours and minutes', () => {
  const start = Date.parse(noon)
  const end = start + 45 * 60_000
  const at = (minutes: number) => format.formatRemaining(remainingTime(start, end, start - minutes * 60_000))
  expect(at(12)).toBe('in 12 min')
  expect(at(192)).toBe('in 3 h 12 min')
  expect(at(1722)).toBe('in 1 d 4 h 42 min')
  expect(at(60)).toBe('in 1 h')
  expect(at(-1)).toBe('In progress')
  expect(at(-45)).toBe('Ended')
})

it('[WEB46] says how long ago something was, up to a day', () => {
  const now = Date.parse(noon)
  const ago = (minutes: number) => format.formatPast(now - minutes * 60_000, now, 'UTC')
  expect([0, 3, 59, 61, 1439, 1441].map(ago)).toEqual([
    'just now',
    '3 min ago',
    '59 min ago',
    '1 h ago',
    '23 h ago',
    '17 Nov 2026',
  ])
})

it('[WEB49] says that there is no time or date where what was kept is none', () => {
  const utc = { zone: 'UTC', isTwelveHour: true }
  expect(format.formatTimeRange('', noon, utc)).toBe('No time provided')
  expect(format.formatTimeRange(noon, 'soon', utc)).toBe('No time provided')
  expect(format.formatDate(Number.NaN, 'UTC')).toBe('No date provided')
  expect(format.formatDay('2026-02-31T99:00:00Z', 'UTC')).toBe('No date provided')
})

it('[WEB47] counts days across a clock change whole', () => {
  expect(format.daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(
    format.startOfDate('2026-10-26', 'Europe/Berlin') - format.startOfDate('2026-10-25', 'Europe/Berlin'),
  ).toBe(25 * 3_600_000)
})

it('[WEB47] says a duration without parts that are nothing', () => {
  expect([0, 45, 60, 192, 1440].map(format.formatDuration)).toEqual([
    '0 min',
    '45 min',
    '1 h',
    '3 h 12 min',
    '1 d',
  ])
})
