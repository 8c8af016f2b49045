import { type Interval, instantOf } from '@meridian/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FinderPerson } from './finder-people.ts'
import { pictureDay } from './lane-geometry.ts'

const zone = 'Europe/Berlin'
const every_day = (from: number, to: number) =>
  Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [[from * 60, to * 60] as const]]))
const nowMs = instantOf('2026-11-18T10:48', zone)

describe('the picture of a day', () => {
  it('[WMT58] runs from eight to eight with a label every second hour', () => {
    const { axis, ticks } = ask({})
    expect(axis).toEqual([at('2026-11-19T08:00'), at('2026-11-19T20:00')])
    expect(ticks.map(({ time }) => time)).toEqual([
      '08:00',
      '10:00',
      '12:00',
      '14:00',
      '16:00',
      '18:00',
      '20:00',
    ])
    expect(ticks.map(({ at }) => Math.round(at))).toEqual([0, 17, 33, 50, 67, 83, 100])
  })

  it('[WMT58] grows to the searcher’s hours and to slots, by full hours, never beyond the day', () => {
    const night = ask({
      people: [aPerson({ isSearcher: true, weekly: every_day(6, 14) })],
      slots: [[at('2026-11-19T22:45'), at('2026-11-20T00:15')]],
    })
    expect(night.axis).toEqual([at('2026-11-19T06:00'), at('2026-11-20T00:00')])
    expect(night.ticks.map(({ time }) => time)).toEqual([
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
      '21:00',
      '00:00',
    ])
  })

  it('[WMT59] shows others’ hours with their own wall times at the edges that are seen', () => {
    const { lanes } = ask({
      people: [aPerson({ timeZone: 'America/St_Johns', weekly: every_day(9, 17) })],
    })
    // 09:00 in St John’s is 13:30 in Berlin; the axis ends at 15:30 there.
    expect(lanes[0]?.working).toEqual([
      { start: expect.closeTo(45.83, 1), length: expect.closeTo(54.17, 1), opens: '09:00', closes: '15:30' },
    ])
  })

  it('[WMT59] places busy time and bands, cut at the edges of the axis', () => {
    const { lanes, bands } = ask({
      people: [
        aPerson({
          busy: [
            [at('2026-11-19T07:00'), at('2026-11-19T09:12')],
            [at('2026-11-18T09:00'), at('2026-11-18T10:00')],
          ],
        }),
      ],
      slots: [
        [at('2026-11-19T14:00'), at('2026-11-19T15:00')],
        [at('2026-11-20T14:00'), at('2026-11-20T15:00')],
      ],
    })
    expect(lanes[0]?.busy).toEqual([{ start: 0, length: 10 }])
    expect(bands).toEqual([{ start: 50, length: expect.closeTo(8.33, 1) }, null])
  })

  it('[WMT59] draws the now line on today only', () => {
    expect(ask({}).now).toBeNull()
    expect(ask({ date: '2026-11-18' }).now).toBeCloseTo(23.33, 1)
  })

  it('[WMT60] is 23 and 25 hours long when clocks change', () => {
    const people = [aPerson({ isSearcher: true, weekly: every_day(0, 24) })]
    expect(axisHours({ date: '2026-03-29', people })).toBe(23)
    expect(axisHours({ date: '2026-10-25', people })).toBe(25)
    // 02:00 does not exist; every other label keeps its hour.
    expect(ask({ date: '2026-03-29', people }).ticks.map(({ time }) => time)).toEqual([
      '00:00',
      '04:00',
      '08:00',
      '12:00',
      '16:00',
      '20:00',
      '00:00',
    ])
  })

  it('[WMT60] stays inside the axis on any day in any zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'Asia/Kathmandu',
          'America/St_Johns',
          'Australia/Lord_Howe',
          'Pacific/Chatham',
          'Europe/Berlin',
        ),
        fc.constantFrom('America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'),
        fc.integer({ min: 0, max: 364 }),
        fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 40 })), {
          maxLength: 6,
        }),
        (timeZone, otherZone, day, taken) => {
          const date = Temporal.PlainDate.from('2026-01-01').add({ days: day }).toString()
          const noon = instantOf(`${date}T12:00`, timeZone)
          const busy = taken.map(
            ([from, length]): Interval => [noon + from * 1_800_000, noon + (from + length) * 1_800_000],
          )
          const people = [
            aPerson({ isSearcher: true, timeZone, busy }),
            aPerson({ timeZone: otherZone, busy }),
          ]
          const { lanes, ticks, bands } = pictureDay({ date, timeZone, people, slots: busy, nowMs: noon })
          const stretches = [...lanes.flatMap(({ working, busy }) => [...working, ...busy]), ...bands]
          for (const stretch of stretches) {
            if (stretch === null) continue
            expect(stretch.start).toBeGreaterThanOrEqual(0)
            expect(stretch.length).toBeGreaterThan(0)
            expect(stretch.start + stretch.length).toBeLessThanOrEqual(100.000001)
          }
          const places = ticks.map(({ at }) => at)
          expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
        },
      ),
    )
  })
})

function ask(question: Partial<Parameters<typeof pictureDay>[0]>) {
  return pictureDay({ date: '2026-11-19', timeZone: zone, people: [], slots: [], nowMs, ...question })
}

function axisHours(question: Partial<Parameters<typeof pictureDay>[0]>): number {
  const { axis } = ask(question)
  return (axis[1] - axis[0]) / 3_600_000
}

function at(wall: string): number {
  return instantOf(wall, zone)
}

function aPerson(changes: Partial<FinderPerson>): FinderPerson {
  return {
    id: 'p',
    full_name: 'Priya Raman',
    shortName: 'Priya',
    isSearcher: false,
    profile_picture: null,
    unknownSince: null,
    unknownFrom: null,
    timeZone: zone,
    weekly: every_day(9, 17),
    busy: [],
    ...changes,
  }
}
