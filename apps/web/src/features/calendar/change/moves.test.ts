import { type Interval, instantOf, timeAxis, wallTimeOf } from '@meridian/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anOccurrence } from '../calendar.sample.ts'
import { itemOf } from '../item/calendar-item.ts'
import { differenceOf, timesBody } from './change-body.ts'
import { drawnTimes, type Grab, heldTimes, steppedTimes, withDays, withTimes } from './moves.ts'

const zone = 'Europe/Berlin'
const week = [
  '2026-11-02',
  '2026-11-03',
  '2026-11-04',
  '2026-11-05',
  '2026-11-06',
  '2026-11-07',
  '2026-11-08',
]
const axis = timeAxis(week, zone)
const plan: Interval = [at('2026-11-03T10:00'), at('2026-11-03T11:00')]
const grab: Grab = {
  grip: 'move',
  interval: plan,
  day: 1,
  start: 600,
  segmentStartMs: plan[0],
  point: { day: 1, at: 620 },
}

it('[CAL17] moves by days and quarters of an hour and keeps the length', () => {
  expect(heldTimes(axis, grab, { day: 3, at: 638 })).toEqual([at('2026-11-05T10:15'), at('2026-11-05T11:15')])
  expect(heldTimes(axis, grab, { day: 1, at: 622 })).toEqual(plan)
})

it('[CAL17] resizes either edge, to no less than a quarter of an hour', () => {
  const end = { ...grab, grip: 'end' } as const
  expect(heldTimes(axis, end, { day: 1, at: 694 })).toEqual([plan[0], at('2026-11-03T11:30')])
  expect(heldTimes(axis, end, { day: 1, at: 300 })).toEqual([plan[0], at('2026-11-03T10:15')])
  expect(heldTimes(axis, { ...grab, grip: 'start' }, { day: 1, at: 583 })).toEqual([
    at('2026-11-03T09:45'),
    plan[1],
  ])
  expect(heldTimes(axis, end, { day: 1, at: 1440 })).toEqual([plan[0], at('2026-11-04T00:00')])
})

it('[CAL17] moves what began on an earlier day by its part that was taken', () => {
  const night: Interval = [at('2026-11-03T23:00'), at('2026-11-04T02:00')]
  const part: Grab = {
    grip: 'move',
    interval: night,
    day: 2,
    start: 0,
    segmentStartMs: at('2026-11-04T00:00'),
    point: { day: 2, at: 60 },
  }
  expect(heldTimes(axis, part, { day: 3, at: 120 })).toEqual([at('2026-11-05T00:00'), at('2026-11-05T03:00')])
})

it('[CAL17] draws a new event over whole quarters, in either direction', () => {
  expect(drawnTimes(axis, { day: 1, at: 607 }, { day: 1, at: 652 })).toEqual([
    at('2026-11-03T10:00'),
    at('2026-11-03T11:00'),
  ])
  expect(drawnTimes(axis, { day: 1, at: 652 }, { day: 1, at: 607 })).toEqual([
    at('2026-11-03T10:00'),
    at('2026-11-03T11:00'),
  ])
})

it('[CAL18] keeps the wall time when it goes to another day, whatever the clocks do', () => {
  const friday: Interval = [at('2026-10-23T10:00'), at('2026-10-23T11:00')]
  expect(steppedTimes(friday, zone, { days: 3 })).toEqual([at('2026-10-26T10:00'), at('2026-10-26T11:00')])
  expect(steppedTimes(plan, zone, { minutes: -15 })).toEqual([at('2026-11-03T09:45'), at('2026-11-03T10:45')])
  expect(steppedTimes(plan, zone, { endMinutes: 15 })).toEqual([plan[0], at('2026-11-03T11:15')])
  expect(steppedTimes(plan, zone, { endMinutes: -90 })).toEqual([plan[0], at('2026-11-03T10:15')])
})

it('[CAL18] lands on a quarter of the reader’s clock on every day and in every zone, also those that clocks change on', () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'America/St_Johns',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'),
      fc.integer({ min: 0, max: 1500 }),
      (each, date, minute) => {
        const day = timeAxis([date], each)
        const startMs = day.days[0]?.startMs ?? 0
        const held = heldTimes(
          day,
          {
            ...grab,
            day: 0,
            start: 0,
            interval: [startMs, startMs + 3_600_000],
            segmentStartMs: startMs,
            point: { day: 0, at: 0 },
          },
          { day: 0, at: minute },
        )
        expect(Number(wallTimeOf(held[0], each).slice(14, 16)) % 15).toBe(0)
        expect(held[1] - held[0]).toBe(3_600_000)
      },
    ),
  )
})

it('[CAL19] sends moments, and dates for whole days', () => {
  const item = itemOf(anOccurrence(), zone)
  expect(timesBody(withTimes(item, [at('2026-11-04T10:15'), at('2026-11-04T11:15')]))).toEqual({
    meeting_timestamps: {
      start_timestamp: '2026-11-04T09:15:00.000Z',
      end_timestamp: '2026-11-04T10:15:00.000Z',
    },
  })
  const fair = itemOf(
    anOccurrence({ is_all_day: true, meeting_date: { start_date: '2026-10-30', end_date: '2026-10-31' } }),
    zone,
  )
  expect(timesBody(withDays(fair, zone, 1, 1))).toEqual({
    meeting_date: { start_date: '2026-10-31', end_date: '2026-11-02' },
  })
  expect(withDays(fair, zone, 0, -5).meeting_date).toEqual({
    start_date: '2026-10-30',
    end_date: '2026-10-30',
  })
})

it('[CAL19] tells a move on the wall clock of the meeting, so that a series follows it over clock changes', () => {
  const from = anOccurrence({
    start_timestamp: '2026-10-23T08:00:00.000Z',
    end_timestamp: '2026-10-23T09:00:00.000Z',
  })
  const to = {
    ...from,
    start_timestamp: '2026-10-26T10:00:00.000Z',
    end_timestamp: '2026-10-26T11:30:00.000Z',
  }
  expect(differenceOf(from, to)).toEqual({ days: 3, minutes: 60, endMinutes: 30 })
})

function at(wall: string): number {
  return instantOf(wall, zone)
}
