import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumberOf, formatDay, weekdayOf } from './days/day-number.ts'
import { firstGroups, groupTimes, placeWeekdays, type TimeGroup, type TimeLimit } from './time-groups.ts'

/** A Monday. */
const monday = dayNumberOf('2026-12-07')
const nine_to_noon = { from: 9 * 60, until: 12 * 60 }

describe('[GEN79] the times of a wish are told in few words:', () => {
  it('single days in a row are a range', () => {
    expect(groupTimes([day(2), day(0), day(1), day(4)])).toEqual([
      { days: [range(0, 2), range(4, 4)], weekdays: [], hours: [] },
    ])
  })

  it('days with the same hours share them, and hours that touch are one', () => {
    const times = [
      day(0, { from: 9 * 60, until: 10 * 60 }),
      day(2, nine_to_noon),
      day(0, { from: 10 * 60, until: 12 * 60 }),
      day(4, { from: 14 * 60, until: 16 * 60 }),
    ]
    expect(groupTimes(times)).toEqual([
      { days: [range(0, 0), range(2, 2)], weekdays: [], hours: [[540, 720]] },
      { days: [range(4, 4)], weekdays: [], hours: [[840, 960]] },
    ])
  })

  it('the weekdays of a week are dates, those of a longer time stay weekdays', () => {
    const inWeek = { ...day(0), last: formatDay(monday + 6), weekdays: [5, 4, 2] }
    expect(groupTimes([inWeek])[0]?.days).toEqual([range(1, 1), range(3, 4)])
    const always = { ...day(0), first: null, last: null, weekdays: [3, 1] }
    expect(groupTimes([always])).toEqual([{ days: [], weekdays: [1, 3], hours: [] }])
  })

  it('a weekday that does not suit is a date where the times are few days', () => {
    const wednesdays = { ...day(0), first: null, last: null, weekdays: [3] }
    const excludedFrom = (last: number | null) =>
      groupTimes(
        placeWeekdays([wednesdays], [{ ...day(0), last: last === null ? null : formatDay(monday + last) }]),
      )
    expect(excludedFrom(4)[0]?.days).toEqual([range(2, 2)])
    expect(excludedFrom(1)).toEqual([])
    const [longer, open] = [excludedFrom(20), excludedFrom(null)]
    expect(longer).toEqual([{ days: [], weekdays: [3], hours: [] }])
    expect(open).toEqual(longer)
    expect(placeWeekdays([wednesdays], [])).toEqual([wednesdays])
  })

  it('a time that is open on a side takes in the days behind it', () => {
    expect(groupTimes([{ ...day(3), last: null }, day(5), { ...day(1), first: null }])[0]?.days).toEqual([
      { first: null, last: formatDay(monday + 1) },
      { first: formatDay(monday + 3), last: null },
    ])
  })

  it('an empty time is none, and the end of an evening may be on the next day', () => {
    expect(groupTimes([day(0, { from: 600, until: 600 }), { ...day(1), last: formatDay(monday) }])).toEqual(
      [],
    )
    expect(groupTimes([day(0, { from: 1200, until: 1500 })])[0]?.hours).toEqual([[1200, 1500]])
  })

  it('whatever the mail names, exactly the same times stay', () => {
    fc.assert(
      fc.property(fc.array(anyTime, { maxLength: 12 }), (times) => {
        const groups = groupTimes(times)
        for (const at of Array.from({ length: 50 }, (_, index) => monday - 5 + index)) {
          for (const minute of [0, 30, 90, 150, 210]) {
            expect(groups.some((group) => isIn(group, at, minute))).toBe(
              times.some((time) => isInTime(time, at, minute)),
            )
          }
        }
      }),
    )
  })

  it('and the few that are shown are counted together with those that are not', () => {
    const times = Array.from({ length: 40 }, (_, index) =>
      day(2 * index, { from: 60 * (index % 20), until: 60 * (index % 20) + 30 }),
    )
    const { shown, more } = firstGroups(groupTimes(times))
    expect(shown).toHaveLength(4)
    expect(more).toBe(32)
    const days = firstGroups(groupTimes(times.map((time) => ({ ...time, ...nine_to_noon }))))
    expect([days.shown[0]?.days.length, days.more]).toEqual([5, 35])
  })
})

const anyTime: fc.Arbitrary<TimeLimit> = fc.record({
  first: fc.option(fc.integer({ min: 0, max: 20 }).map((offset) => formatDay(monday + offset))),
  last: fc.option(fc.integer({ min: 0, max: 40 }).map((offset) => formatDay(monday + offset))),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
  from: fc.constantFrom(0, 60, 120),
  until: fc.constantFrom(60, 120, 180, 24 * 60),
})

function day(
  offset: number,
  hours: Pick<TimeLimit, 'from' | 'until'> = { from: 0, until: 24 * 60 },
): TimeLimit {
  return { ...range(offset, offset), weekdays: [], ...hours }
}

function range(first: number, last: number) {
  return { first: formatDay(monday + first), last: formatDay(monday + last) }
}

function isInTime({ first, last, weekdays, from, until }: TimeLimit, at: number, minute: number): boolean {
  const span = { days: [{ first, last }], weekdays, hours: [[from, until] as const] }
  return isIn(span, at, minute)
}

function isIn({ days, weekdays, hours }: TimeGroup, at: number, minute: number): boolean {
  const date = formatDay(at)
  return (
    (days.length === 0 ||
      days.some(({ first, last }) => (first === null || first <= date) && (last === null || date <= last))) &&
    (weekdays.length === 0 || weekdays.includes(weekdayOf(at))) &&
    (hours.length === 0 || hours.some(([from, until]) => from <= minute && minute < until))
  )
}
