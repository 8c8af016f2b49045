import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day_ms } from '../durations.ts'
import type { Interval } from '../interval/interval.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import { listZones } from '../zone/zone-name.ts'
import { segmentDay } from './day-segments.ts'
import { layOutOverlaps } from './overlap-lanes.ts'
import { packSpans } from './span-rows.ts'
import {
  type AxisDay,
  instantAt,
  missingStretches,
  positionOf,
  type TimeAxis,
  timeAxis,
} from './time-axis.ts'

describe('the axis of a day', () => {
  it('[CAL1] has a row for each hour of an ordinary day', () => {
    const axis = timeAxis(['2026-11-20'], 'Asia/Kathmandu')
    expect(axis.length).toBe(1440)
    expect(axis.rows.map(({ wallMinute }) => wallMinute / 60)).toEqual([...Array(24).keys()])
  })

  it('[CAL2] has two rows for an hour that clocks repeat, the second right after the first', () => {
    const axis = timeAxis(['2026-10-25'], 'Europe/Berlin')
    expect(axis.length).toBe(25 * 60)
    expect(hoursOf(axis).slice(0, 5)).toEqual(['0', '1', '2', '2 again', '3'])
    const day = theDay(axis)
    expect(positionOf(day, Date.parse('2026-10-25T02:30+02:00'))).toBe(150)
    expect(positionOf(day, Date.parse('2026-10-25T02:30+01:00'))).toBe(210)
    expect(instantAt(day, 210)).toBe(Date.parse('2026-10-25T02:30+01:00'))
  })

  it('[CAL2] has no row for an hour that clocks skip, and half a row where they move by half an hour', () => {
    const spring = timeAxis(['2026-03-29'], 'Europe/Berlin')
    expect(spring.length).toBe(23 * 60)
    expect(hoursOf(spring).slice(0, 4)).toEqual(['0', '1', '3', '4'])
    expect(hoursOf(timeAxis(['2026-10-04'], 'Australia/Lord_Howe')).slice(0, 4)).toEqual([
      '0',
      '1',
      '2.5',
      '3',
    ])
    const autumn = timeAxis(['2026-04-05'], 'Australia/Lord_Howe')
    expect(hoursOf(autumn).slice(0, 4)).toEqual(['0', '1', '1.5 again', '2'])
    expect(autumn.rows[2]?.minutes).toBe(30)
    expect(autumn.length).toBe(24.5 * 60)
  })

  it('[CAL3] is shared by a week: hours that one day lacks are missing from that day alone', () => {
    const week = timeAxis(['2026-03-28', '2026-03-29'], 'Europe/Berlin')
    expect(week.length).toBe(1440)
    expect(week.days.map((day) => missingStretches(day, week.length))).toEqual([
      [],
      [{ start: 120, end: 180 }],
    ])
    const autumn = timeAxis(['2026-10-24', '2026-10-25'], 'Europe/Berlin')
    expect(autumn.days.map((day) => missingStretches(day, autumn.length))).toEqual([
      [{ start: 180, end: 240 }],
      [],
    ])
    const saturday = autumn.days[0]
    expect(saturday && positionOf(saturday, instantOf('2026-10-24T03:00', 'Europe/Berlin'))).toBe(240)
    expect(saturday && positionOf(saturday, instantOf('2026-10-24T03:00', 'Europe/Berlin'), 'end')).toBe(180)
    expect(saturday && instantAt(saturday, 200)).toBe(instantOf('2026-10-24T03:00', 'Europe/Berlin'))
  })

  it('[CAL3] begins where the day begins, also where midnight is skipped or comes twice', () => {
    const skipped = timeAxis(['2026-09-06', '2026-09-07'], 'America/Santiago')
    expect(missingStretches(theDay(skipped), skipped.length)).toEqual([{ start: 0, end: 60 }])
    expect(hoursOf(timeAxis(['2026-11-01'], 'America/Havana')).slice(0, 3)).toEqual(['0', '0 again', '1'])
    expect(hoursOf(timeAxis(['2026-10-24'], 'America/Nuuk')).at(-1)).toBe('23 again')
  })

  it('[CAL4] goes from moments to places and back in every zone on every day of two years', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...listZones()),
        fc.integer({ min: 0, max: 730 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (zone, day, share) => {
          const dates = [0, 1, 2].map((ahead) => dateAfter('2026-01-01', day + ahead))
          const axis = timeAxis(dates, zone)
          for (const each of axis.days) {
            const ms = each.startMs + Math.floor(((each.endMs - each.startMs) * share) / 60_000) * 60_000
            if (ms >= each.endMs) continue
            expect(instantAt(each, positionOf(each, ms))).toBe(ms)
            const row = axis.rows.findLast(({ at }) => at <= positionOf(each, ms))
            const wall = wallTimeOf(ms, zone)
            const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
            expect((row?.wallMinute ?? 0) + positionOf(each, ms) - (row?.at ?? 0)).toBe(minute)
          }
          const total = axis.days.map((each) => (each.endMs - each.startMs) / 60_000)
          const missing = axis.days.map((each) => lengthOf(missingStretches(each, axis.length)))
          expect(total.map((minutes, index) => minutes + (missing[index] ?? 0))).toEqual(
            total.map(() => axis.length),
          )
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('segments', () => {
  it('[CAL5] cut what crosses midnight, and an end at midnight stays on its day', () => {
    const axis = timeAxis(['2026-11-20', '2026-11-21'], 'UTC')
    const intervals: Interval[] = [
      [at('2026-11-20T22:00'), at('2026-11-21T01:30')],
      [at('2026-11-20T23:00'), at('2026-11-21T00:00')],
    ]
    expect(axis.days.map((day) => segmentDay(day, intervals))).toEqual([
      [
        { index: 0, start: 1320, end: 1440, isFirst: true, isLast: false },
        { index: 1, start: 1380, end: 1440, isFirst: true, isLast: true },
      ],
      [{ index: 0, start: 0, end: 90, isFirst: false, isLast: true }],
    ])
  })

  it('[CAL5] keep what takes no time, on the day it begins', () => {
    const axis = timeAxis(['2026-11-20', '2026-11-21'], 'UTC')
    const empty: Interval[] = [[at('2026-11-21T00:00'), at('2026-11-21T00:00')]]
    expect(axis.days.map((day) => segmentDay(day, empty).length)).toEqual([0, 1])
  })

  it('[CAL5] together are as long as the interval, wherever it lies', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...listZones()),
        fc.integer({ min: 0, max: 365 }),
        fc.integer({ min: 0, max: 5 * 1440 }),
        fc.integer({ min: 1, max: 3 * 1440 }),
        (zone, day, from, minutes) => {
          const axis = timeAxis(
            [...Array(9).keys()].map((ahead) => dateAfter('2026-01-01', day + ahead)),
            zone,
          )
          const startMs = (axis.days[0]?.startMs ?? 0) + from * 60_000
          const interval: Interval = [startMs, startMs + minutes * 60_000]
          let drawn = 0
          for (const each of axis.days) {
            for (const segment of segmentDay(each, [interval])) {
              drawn +=
                segment.end -
                segment.start -
                lengthOf(
                  missingStretches(each, axis.length).filter(
                    (hole) => hole.start >= segment.start && hole.end <= segment.end,
                  ),
                )
            }
          }
          expect(drawn).toBe(minutes)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('overlapping events', () => {
  const limits = { shortest: 20, least: 15, head: 30, length: 1440 }
  const placesOf = (events: Parameters<typeof layOutOverlaps>[0]) =>
    layOutOverlaps(events, limits).map(({ lane, lanes, span, depth }) => [lane, lanes, span, depth])

  it('[CAL6] are side by side when they begin together, and take the lanes that are free beside them', () => {
    expect(placesOf([span(600, 720), span(600, 660), span(615, 690)])).toEqual([
      [0, 3, 1, 0],
      [1, 3, 1, 0],
      [2, 3, 1, 0],
    ])
    expect(placesOf([span(0, 180), span(0, 60), span(0, 60), span(15, 30)])[3]).toEqual([3, 4, 1, 0])
    expect(placesOf([span(0, 60), span(10, 30), span(40, 100)])).toEqual([
      [0, 2, 1, 0],
      [1, 2, 1, 0],
      [1, 2, 1, 0],
    ])
  })

  it('[CAL6] lie over what began half an hour before, and leave its beginning clear', () => {
    const placed = layOutOverlaps([span(600, 720), span(630, 690), span(660, 720)], limits)
    expect(placed).toMatchObject([
      { lane: 0, lanes: 1, depth: 0, clear: 30 },
      { lane: 0, lanes: 1, depth: 1, clear: 30 },
      { lane: 0, lanes: 1, depth: 2, clear: 60 },
    ])
    expect(placesOf([span(600, 720), span(600, 720), span(660, 700)])[2]).toEqual([0, 2, 1, 1])
  })

  it('[CAL6] have the whole width where they only touch, however short they are', () => {
    for (const [first, second] of [
      [span(600, 660), span(660, 720)],
      [span(540, 555), span(555, 600)],
    ] as const) {
      expect(placesOf([first, second])).toEqual([
        [0, 1, 1, 0],
        [0, 1, 1, 0],
      ])
    }
    expect(layOutOverlaps([span(540, 555), span(555, 600)], limits)[0]).toMatchObject({ end: 555 })
  })

  it('[CAL7] are drawn long enough to hit, and never beyond the day', () => {
    expect(layOutOverlaps([span(600, 605), span(1435, 1440)], limits)).toMatchObject([
      { start: 600, end: 620 },
      { start: 1420, end: 1440 },
    ])
  })

  it('[CAL6] never cover the beginning of one another and are long enough on any day', () => {
    fc.assert(
      fc.property(fc.array(anySpan(), { maxLength: 60 }), (events) => {
        const placed = layOutOverlaps(events, limits)
        expect(placed.length).toBe(events.length)
        for (const [one, a] of placed.entries()) {
          expect(a.lane + a.span).toBeLessThanOrEqual(a.lanes)
          expect(a.end - a.start).toBeGreaterThanOrEqual(limits.least)
          expect(a.end).toBeLessThanOrEqual(limits.length)
          expect(a.clear).toBeGreaterThanOrEqual(Math.min(limits.head, a.end - a.start))
          for (const b of placed.slice(one + 1)) {
            if (!(a.start < b.end && b.start < a.end)) continue
            expect(a.lanes).toBe(b.lanes)
            const isBeside = a.lane + a.span <= b.lane || b.lane + b.span <= a.lane
            if (isBeside) continue
            expect(Math.abs(a.start - b.start)).toBeGreaterThanOrEqual(limits.head)
            expect(a.depth).not.toBe(b.depth)
          }
        }
      }),
    )
  })
})

describe('rows of days', () => {
  it('[CAL8] pack spans into lanes and count what has no place', () => {
    const row = packSpans(
      [
        { first: -2, last: 1 },
        { first: 1, last: 3 },
        { first: 1, last: 1 },
        { first: 6, last: 9 },
      ],
      7,
      2,
    )
    expect(row.shown).toEqual([
      { index: 0, lane: 0, first: 0, last: 1, isCutBefore: true, isCutAfter: false },
      { index: 3, lane: 0, first: 6, last: 6, isCutBefore: false, isCutAfter: true },
    ])
    expect(row.hidden).toEqual([0, 2, 1, 1, 0, 0, 0])
  })

  it('[CAL8] lose nothing, never overlap, and keep the place of "+n more" free', () => {
    const anyDays = fc
      .tuple(fc.integer({ min: -3, max: 9 }), fc.integer({ min: 0, max: 8 }))
      .map(([first, more]) => ({ first, last: first + more }))
    fc.assert(
      fc.property(fc.array(anyDays, { maxLength: 30 }), fc.integer({ min: 1, max: 5 }), (spans, capacity) => {
        const { shown, hidden, lanes } = packSpans(spans, 7, capacity)
        expect(lanes).toBeLessThanOrEqual(capacity)
        for (let day = 0; day < 7; day += 1) {
          const here = shown.filter(({ first, last }) => first <= day && day <= last)
          expect(new Set(here.map(({ lane }) => lane)).size).toBe(here.length)
          expect(here.length + (hidden[day] ?? 0)).toBe(
            spans.filter(({ first, last }) => first <= day && day <= last).length,
          )
          if (hidden[day] !== 0) expect(here.every(({ lane }) => lane < capacity - 1)).toBe(true)
        }
      }),
    )
  })
})

function theDay(axis: TimeAxis): AxisDay {
  const [day] = axis.days
  if (!day) throw new Error('The axis has no day.')
  return day
}

function hoursOf({ rows }: TimeAxis): string[] {
  return rows.map(({ wallMinute, isRepeated }) => `${wallMinute / 60}${isRepeated ? ' again' : ''}`)
}

function lengthOf(stretches: readonly { start: number; end: number }[]): number {
  return stretches.reduce((sum, { start, end }) => sum + end - start, 0)
}

function span(start: number, end: number) {
  return { start, end }
}

function anySpan() {
  return fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 240 }))
    .map(([start, minutes]) => span(start, Math.min(1440, start + minutes)))
}

function at(wall: string): number {
  return Date.parse(`${wall}:00Z`)
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * day_ms).toISOString().slice(0, 10)
}
