import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day_ms, hour_ms, minute_ms } from '../durations.ts'
import type { WeeklyHours } from '../hours/weekly-hours.ts'
import { workingIntervals } from '../hours/working-intervals.ts'
import { type Interval, overlaps } from '../interval/interval.ts'
import { wallTimeOf } from '../zone/wall-time.ts'
import { zoneOffsetMinutes } from '../zone/zone-offset.ts'
import { type BookableHost, findBookableSlots } from './bookable-slots.ts'

const always: WeeklyHours = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [[0, 1440]]]))
const nine_to_noon: WeeklyHours = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].map((day) => [day, [[9 * 60, 12 * 60]]]),
)

function host(about: Partial<BookableHost> = {}): BookableHost {
  return { timeZone: 'UTC', weekly: nine_to_noon, busy: [], ...about }
}

function find(about: Partial<Parameters<typeof findBookableSlots>[0]> = {}) {
  return findBookableSlots({
    window: [at('2026-11-23T00:00Z'), at('2026-11-24T00:00Z')],
    hosts: [host()],
    needsAll: false,
    durationMs: hour_ms,
    stepMinutes: 30,
    timeZone: 'UTC',
    ...about,
  })
}

function at(text: string): number {
  return Date.parse(text)
}

const walls = (slots: ReturnType<typeof find>, zone = 'UTC') =>
  slots.map(({ interval }) => wallTimeOf(interval[0], zone).slice(11, 16))

describe('[ENG64] bookable slots', () => {
  it('start on the grid of the wall clock, inside the hours, and may overlap', () => {
    expect(walls(find())).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00'])
    expect(walls(find({ stepMinutes: 50 }))).toEqual(['09:10', '10:00', '10:50'])
    const kathmandu = host({ timeZone: 'Asia/Kathmandu' })
    const slots = find({ hosts: [kathmandu], timeZone: 'Asia/Kathmandu', stepMinutes: 60 })
    expect(walls(slots, 'Asia/Kathmandu')).toEqual(['09:00', '10:00', '11:00'])
  })

  it('keep buffers to busy time only, and stay on the grid', () => {
    const busy: Interval[] = [[at('2026-11-23T10:00Z'), at('2026-11-23T10:15Z')]]
    const buffered = host({ busy, bufferBeforeMs: 15 * minute_ms, bufferAfterMs: 30 * minute_ms })
    // Half an hour after 9:00 to 9:30 ends as the busy time begins; 10:30 needs the quarter hour before.
    expect(walls(find({ hosts: [buffered], durationMs: 30 * minute_ms }))).toEqual([
      '09:00',
      '10:30',
      '11:00',
      '11:30',
    ])
  })

  it('need all hosts, or one of them', () => {
    const morning = host({ busy: [[at('2026-11-23T09:00Z'), at('2026-11-23T10:00Z')]] })
    const late = host({ busy: [[at('2026-11-23T10:30Z'), at('2026-11-23T12:00Z')]] })
    const hosts = [morning, late]
    expect(walls(find({ hosts, needsAll: true, durationMs: 30 * minute_ms }))).toEqual(['10:00'])
    expect(find({ hosts, durationMs: 30 * minute_ms }).map((slot) => slot.hosts)).toEqual([
      [1],
      [1],
      [0, 1],
      [0],
      [0],
      [0],
    ])
  })

  it('start in no closed time', () => {
    const closed: Interval[] = [[at('2026-11-23T10:00Z'), at('2026-11-23T11:00Z')]]
    expect(walls(find({ hosts: [host({ closed })] }))).toEqual(['09:00', '09:30', '11:00'])
  })

  it.each([
    ['America/St_Johns', '2026-11-01', ['00:30', '01:00', '01:30', '01:00', '01:30', '02:00']],
    ['Australia/Lord_Howe', '2026-04-05', ['01:00', '01:30', '01:30', '02:00']],
    ['Europe/Berlin', '2026-03-29', ['01:00', '01:30', '03:00', '03:30']],
  ])(
    'are two where the clock of %s repeats a time, and none where it skips one',
    (timeZone, date, expected) => {
      const window: Interval = [at(`${date}T00:00Z`) - day_ms, at(`${date}T00:00Z`) + 2 * day_ms]
      const slots = find({
        hosts: [host({ timeZone, weekly: always })],
        timeZone,
        window,
        durationMs: 15 * minute_ms,
      })
      const night = slots.flatMap(({ interval }) => {
        const wall = wallTimeOf(interval[0], timeZone)
        return wall.startsWith(date) ? [wall.slice(11, 16)] : []
      })
      const from = night.indexOf(expected[0] ?? '')
      expect(night.slice(from, from + expected.length)).toEqual(expected)
    },
  )
})

const zones = [
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Europe/Berlin',
  'UTC',
]
const year_ms = [at('2030-01-01T00:00Z'), at('2030-12-30T00:00Z')] as const

const a_question = fc.record({
  zone: fc.constantFrom(...zones),
  from: fc.integer({ min: year_ms[0] / hour_ms, max: year_ms[1] / hour_ms }).map((hour) => hour * hour_ms),
  hosts: fc.array(
    fc.record({
      timeZone: fc.constantFrom(...zones),
      busy: fc.array(
        fc
          .tuple(fc.integer({ min: -120, max: 2900 }), fc.integer({ min: 1, max: 300 }))
          .map(([start, length]): Interval => [start * minute_ms, (start + length) * minute_ms]),
        { maxLength: 6 },
      ),
      before: fc.constantFrom(0, 10, 45),
      after: fc.constantFrom(0, 15, 60),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  needsAll: fc.boolean(),
  minutes: fc.constantFrom(15, 30, 50, 90),
  step: fc.constantFrom(5, 15, 30, 50, 60),
})

it('[ENG65] a start is bookable exactly when a minute-by-minute search says so', () => {
  fc.assert(
    fc.property(a_question, ({ zone, from, hosts: drawn, needsAll, minutes, step }) => {
      const window: Interval = [from, from + 2 * day_ms]
      const hosts = drawn.map(
        ({ timeZone, busy, before, after }): BookableHost => ({
          timeZone,
          weekly: nine_to_noon,
          busy: busy.map(([start, end]): Interval => [from + start, from + end]),
          bufferBeforeMs: before * minute_ms,
          bufferAfterMs: after * minute_ms,
        }),
      )
      const durationMs = minutes * minute_ms
      const found = findBookableSlots({
        window,
        hosts,
        needsAll,
        durationMs,
        stepMinutes: step,
        timeZone: zone,
      })
      const expected: { interval: Interval; hosts: number[] }[] = []
      for (let start = window[0]; start + durationMs <= window[1]; start += minute_ms) {
        if (minuteOfDay(start, zone) % step !== 0) continue
        const slot: Interval = [start, start + durationMs]
        const free = hosts.flatMap((one, place) => (isFree(one, slot) ? [place] : []))
        if (free.length > 0 && (!needsAll || free.length === hosts.length))
          expected.push({ interval: slot, hosts: free })
      }
      expect(found).toEqual(expected)
    }),
    { numRuns: 150 },
  )
})

function minuteOfDay(at: number, zone: string): number {
  return (at / minute_ms + zoneOffsetMinutes(zone, at)) % (24 * 60)
}

function isFree(one: BookableHost, slot: Interval): boolean {
  const [whole] = workingIntervals(one, slot)
  if (whole?.[0] !== slot[0] || whole[1] !== slot[1]) return false
  const needed: Interval = [slot[0] - (one.bufferBeforeMs ?? 0), slot[1] + (one.bufferAfterMs ?? 0)]
  return !one.busy.some((busy) => overlaps(busy, needed))
}
