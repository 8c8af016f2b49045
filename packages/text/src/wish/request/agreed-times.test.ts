import { instantOf, wallTimeOf } from '@meridian/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreedIntervals, areLikely, chanceOfBest, type OtherWish, plausibilityOf } from './agreed-times.ts'
import { dayNumberOf } from '../days/day-number.ts'
import { type Stretch, wishIntervals } from '../wish-intervals.ts'
import { type MeetingWish, no_wish, type WishedTime } from '../wish.ts'

const zones = [
  'Europe/Berlin',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
] as const
/** A Monday, and the Fridays before the clocks change in Berlin. */
const monday = '2027-01-18'
const starts = [monday, '2027-03-26', '2027-10-29'] as const
const week = aTime({ first: monday, last: '2027-01-24' })
const all_week = aWish({ times: [week] })
const not_wednesday = aWish({ times: [week], excluded: [aTime({ weekdays: [3] })] })
const only_mornings = aWish({ times: [aTime({ first: monday, last: '2027-01-24', until: 12 * 60 })] })

describe('[GEN128] times are looked for first where all that a mail may wish agrees', () => {
  it('on days that may be left out only where no others are free', () => {
    const read = { wish: all_week, others: [{ wish: not_wednesday, chance: 0.4 }] }
    const tiers = [...agreedIntervals(read, windowOf('Europe/Berlin'))]
    expect(daysOf(tiers[0])).toEqual([18, 19, 21, 22, 23, 24])
    expect(daysOf(tiers.at(-1))).toEqual([18, 19, 20, 21, 22, 23, 24])
  })

  it('at hours that suit by each reading', () => {
    const others = [
      { wish: not_wednesday, chance: 0.5 },
      { wish: only_mornings, chance: 0.3 },
    ]
    const [first] = agreedIntervals({ wish: all_week, others }, windowOf('Asia/Kathmandu'))
    expect(first?.map((one) => clocksOf(one, 'Asia/Kathmandu'))).toContainEqual([
      `${monday}T00:00`,
      `${monday}T12:00`,
    ])
    expect(daysOf(first, 'Asia/Kathmandu')).not.toContain(20)
  })

  it('nowhere else than within what was read', () => {
    const others = [{ wish: no_wish, chance: 1 }]
    for (const tier of agreedIntervals({ wish: not_wednesday, others }, windowOf('Europe/Berlin')))
      expect(tier).toEqual(wishIntervals(not_wednesday, windowOf('Europe/Berlin')))
  })

  it('not where the meeting is too long for the hours that agree', () => {
    const long = aWish({ times: [week], length: { minutes: 300, start: 0, end: 0 } })
    const early = { ...long, times: [aTime({ first: monday, last: monday, until: 4 * 60 })] }
    const [first] = agreedIntervals(
      { wish: long, others: [{ wish: early, chance: 0.9 }] },
      windowOf('Europe/Berlin'),
    )
    expect(first).toEqual(wishIntervals(long, windowOf('Europe/Berlin')))
  })

  it('each place to look includes the one before, the last is the wish, in every zone', () => {
    fc.assert(
      fc.property(
        wishes,
        others,
        fc.constantFrom(...zones),
        fc.constantFrom(...starts),
        (wish, other, zone, start) => {
          const window = windowOf(zone, start)
          const tiers = [...agreedIntervals({ wish, others: other }, window)]
          expect(joined(tiers.at(-1) ?? [])).toEqual(joined(wishIntervals(wish, window)))
          for (const [place, tier] of tiers.entries())
            for (const [from, until] of tier)
              for (const wider of tiers.slice(place + 1))
                expect(wider.some(([start, end]) => start <= from && end >= until)).toBe(true)
        },
      ),
    )
  })
})

describe('[GEN129] how likely times are meant', () => {
  it('is the share of what the mail may wish in which they lie', () => {
    const read = { wish: all_week, others: [{ wish: not_wednesday, chance: 0.5 }] }
    expect(chanceOfBest(read, dayNumberOf(monday))).toBeCloseTo(1)
    expect(areLikely(read, [slot('2027-01-19T10:00')], 'Europe/Berlin')).toBe(true)
    expect(areLikely(read, [slot('2027-01-20T10:00')], 'Europe/Berlin')).toBe(false)
    expect(areLikely(read, [slot('2027-01-19T10:00'), slot('2027-01-20T10:00')], 'Europe/Berlin')).toBe(false)
  })

  it('is low where the readings contradict each other', () => {
    const tuesday = aWish({ times: [aTime({ first: '2027-01-19', last: '2027-01-19' })] })
    const friday = aWish({ times: [aTime({ first: '2027-01-22', last: '2027-01-22' })] })
    const read = { wish: tuesday, others: [{ wish: friday, chance: 0.6 }] }
    expect(chanceOfBest(read, dayNumberOf(monday))).toBeCloseTo(1 / 1.6)
  })

  it('counts offers of the sender as a whole', () => {
    const offer = { date: '2027-01-19', from: 600, until: null, start: 0, end: 0 }
    const one = aWish({ proposals: [offer] })
    const both = aWish({ proposals: [offer, { ...offer, date: '2027-01-20' }] })
    const others = [
      { wish: both, chance: 0.5 },
      { wish: one, chance: 0.25 },
    ]
    expect(chanceOfBest({ wish: one, others }, dayNumberOf(monday))).toBeCloseTo(1.25 / 1.75)
  })
})

it('[GEN128] a wish that leaves no time is hardly one, one of evenings or weekends less often one than others', () => {
  const today = dayNumberOf(monday)
  const never = aWish({ times: [week], excluded: [aTime({})] })
  const saturday = aWish({ times: [aTime({ weekdays: [6] })] })
  const evening = aWish({ times: [aTime({ from: 19 * 60 })] })
  const [usual, apart, late, none] = [all_week, saturday, evening, never].map((wish) =>
    plausibilityOf(wish, today),
  )
  expect(usual).toBe(1)
  expect(apart).toBeLessThan(1)
  expect(late).toBe(apart)
  expect(none).toBeLessThan(apart ?? 0)
})

const minute = fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15)
const times = fc.array(
  fc
    .record({
      day: fc.integer({ min: 0, max: 9 }),
      days: fc.integer({ min: 0, max: 5 }),
      from: minute,
      until: minute,
      weekdays: fc.subarray([1, 3, 5, 7]),
      isOpen: fc.boolean(),
    })
    .map(({ day, days, from, until, weekdays, isOpen }) =>
      aTime({
        first: isOpen ? null : isoOf(day),
        last: isOpen ? null : isoOf(day + days),
        from: Math.min(from, until),
        until: Math.max(from, until),
        weekdays,
      }),
    ),
  { maxLength: 3 },
)
const wishes = fc.record({ times, excluded: times }).map(aWish)
const others: fc.Arbitrary<OtherWish[]> = fc.array(
  fc.record({ wish: wishes, chance: fc.double({ min: 0.05, max: 1, noNaN: true }) }),
  { maxLength: 4 },
)

function aTime(part: Partial<WishedTime>): WishedTime {
  return { first: null, last: null, weekdays: [], from: 0, until: 24 * 60, start: 0, end: 0, ...part }
}

function aWish(part: Partial<MeetingWish>): MeetingWish {
  return { ...no_wish, ...part }
}

function isoOf(day: number): string {
  return new Date(Date.UTC(2027, 0, 18 + day)).toISOString().slice(0, 10)
}

function windowOf(timeZone: string, start: string = monday) {
  const from = instantOf(`${start}T00:00`, timeZone)
  return { start: from, end: from + 12 * 86_400_000, timeZone }
}

function slot(start: string): Stretch {
  const from = instantOf(start, 'Europe/Berlin')
  return [from, from + 30 * 60_000]
}

function daysOf(stretches: readonly Stretch[] | undefined, zone = 'Europe/Berlin'): number[] {
  return (stretches ?? []).map(([start]) => Number(wallTimeOf(start, zone).slice(8, 10)))
}

function clocksOf([start, end]: Stretch, zone: string): string[] {
  return [start, end].map((moment) => wallTimeOf(moment, zone).slice(0, 16))
}

/** Stretches that touch are one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: [number, number][] = []
  for (const [start, end] of stretches) {
    const last = found.at(-1)
    if (last && last[1] === start) last[1] = end
    else found.push([start, end])
  }
  return found
}
