import { expect, it } from 'vitest'
import { formatElsewhere } from './elsewhere.ts'

const st_johns = { zone: 'America/St_Johns', isTwelveHour: true }

it('[WEB48] tells the time in the other zone, with its weekday where that differs', () => {
  expect(formatElsewhere('2026-11-18T12:00:00.000Z', 'Asia/Kathmandu', st_johns)).toBe(
    '05:45 PM in Kathmandu',
  )
  expect(formatElsewhere('2026-11-18T20:00:00.000Z', 'Asia/Kathmandu', st_johns)).toBe(
    'Thu, 01:45 AM in Kathmandu',
  )
  const clock = { zone: 'Europe/Berlin', isTwelveHour: false }
  expect(formatElsewhere('2026-11-18T12:00:00.000Z', 'America/Argentina/Buenos_Aires', clock)).toBe(
    '09:00 in Buenos Aires',
  )
})

it('[WEB48] says nothing where the clocks of both zones show the same', () => {
  const moment = '2026-11-18T12:00:00.000Z'
  expect(formatElsewhere(moment, 'Europe/Paris', { zone: 'Europe/Berlin', isTwelveHour: true })).toBeNull()
  expect(formatElsewhere(moment, 'America/St_Johns', st_johns)).toBeNull()
})
