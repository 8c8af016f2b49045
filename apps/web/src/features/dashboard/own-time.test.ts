import { expect, it } from 'vitest'
import { anOccurrence } from './an-occurrence.arbitrary.ts'
import { allDayOn, attendedOf, dayOf, minutesTaken, touching } from './own-time.ts'

const zone = 'Asia/Kathmandu'
const day = '2026-11-18'

it('[DSH1] [INV38] counts neither what was called off, declined or is tentative nor what lies over a whole day', () => {
  const kept = anOccurrence(`${day}T09:00`, `${day}T10:00`, zone, { meeting_status: 'completed' })
  const asked = anOccurrence(`${day}T09:00`, `${day}T10:00`, zone, { meeting_action: 'pending' })
  const dropped = [
    anOccurrence(`${day}T09:00`, `${day}T10:00`, zone, { meeting_status: 'cancelled' }),
    anOccurrence(`${day}T09:00`, `${day}T10:00`, zone, { meeting_action: 'rejected' }),
    anOccurrence(`${day}T09:00`, `${day}T10:00`, zone, { meeting_action: 'pending', is_tentative: true }),
    anOccurrence(`${day}T00:00`, `${day}T23:00`, zone, { is_all_day: true }),
  ]
  expect(attendedOf([kept, asked, ...dropped])).toEqual([kept, asked])
})

it('[DSH1] finds what lies over a date by the dates alone, last day included', () => {
  const fair = anOccurrence('2026-11-17T00:00', '2026-11-18T00:00', 'Pacific/Auckland', {
    is_all_day: true,
    meeting_date: { start_date: '2026-11-17', end_date: '2026-11-18' },
  })
  const found = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map((date) => allDayOn([fair], date))
  expect(found.map(({ length }) => length)).toEqual([0, 1, 1, 0])
})

it('[DSH2] counts time that two meetings share once, and only inside the day', () => {
  const meetings = [
    anOccurrence('2026-11-17T23:30', '2026-11-18T00:30', zone),
    anOccurrence(`${day}T09:00`, `${day}T10:00`, zone),
    anOccurrence(`${day}T09:30`, `${day}T10:15`, zone),
  ]
  expect(minutesTaken(meetings, dayOf(day, zone))).toBe(30 + 75)
})

it('[DSH2] takes a meeting without length on its day, and none that ends as the day begins', () => {
  const instant = anOccurrence(`${day}T00:00`, `${day}T00:00`, zone)
  const over = anOccurrence('2026-11-17T23:00', `${day}T00:00`, zone)
  expect(touching([over, instant], dayOf(day, zone))).toEqual([instant])
})

it.each([
  ['2026-11-01', 'America/St_Johns', 25],
  ['2026-03-08', 'America/St_Johns', 23],
  ['2026-04-05', 'Australia/Lord_Howe', 24.5],
  ['2026-10-04', 'Australia/Lord_Howe', 23.5],
  ['2026-11-18', 'Asia/Kathmandu', 24],
])('[DSH2] knows that %s in %s has %d hours', (date, place, hours) => {
  const [start, end] = dayOf(date, place)
  expect((end - start) / 3_600_000).toBe(hours)
})
