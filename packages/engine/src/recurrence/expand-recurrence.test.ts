import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day_ms, hour_ms } from '../durations.ts'
import type { Interval } from '../interval/interval.ts'
import { referenceInstantOf } from '../zone/wall-time.reference.ts'
import { wallTimeOf } from '../zone/wall-time.ts'
import { referenceWallTimes } from './expand-recurrence.reference.ts'
import { expandRecurrence } from './expand-recurrence.ts'
import { lastOccurrence } from './last-occurrence.ts'
import { parseRecurrence } from './rule.ts'
import type { Series } from './series.ts'

const always: Interval = [Date.parse('1990-01-01'), Date.parse('2300-01-01')]

const century_ms = 36_525 * day_ms

describe('a series', () => {
  it('[ENG38] stays at ten when clocks change', () => {
    const found = walls({
      start: '2026-10-18T10:00',
      timeZone: 'Europe/Berlin',
      rrule: 'FREQ=WEEKLY;COUNT=3',
    })
    expect(found).toEqual(['2026-10-18T10:00:00', '2026-10-25T10:00:00', '2026-11-01T10:00:00'])
  })

  it('[ENG38] moves a skipped start forward by the gap and takes the first of a repeated one', () => {
    const rrule = 'FREQ=DAILY;COUNT=3'
    expect(walls({ start: '2026-03-28T02:30', timeZone: 'Europe/Berlin', rrule })).toEqual([
      '2026-03-28T02:30:00',
      '2026-03-29T03:30:00',
      '2026-03-30T02:30:00',
    ])
    const [, repeated] = expandRecurrence(
      { start: '2026-10-24T02:30', timeZone: 'Europe/Berlin', rrule },
      always,
    )
    expect(repeated).toBe(Date.parse('2026-10-25T02:30+02:00'))
  })

  it('[ENG43] ascends also where a gap moves a start past the next one', () => {
    const series = {
      start: '2026-03-29T02:30',
      timeZone: 'Europe/Berlin',
      rrule: 'FREQ=DAILY;BYHOUR=2,3;BYMINUTE=0,30',
    }
    const day: Interval = [Date.parse('2026-03-29'), Date.parse('2026-03-30')]
    const starts = ['03:00+02:00', '03:30+02:00'].map((clock) => Date.parse(`2026-03-29T${clock}`))
    expect(expandRecurrence(series, day)).toEqual(starts)
    expect(expandRecurrence(series, day, 1)).toEqual(starts.slice(0, 1))
  })

  it('[ENG39] leaves out a start that the rule does not fall on', () => {
    const found = walls({ start: '2026-11-23T09:00', timeZone: 'UTC', rrule: 'FREQ=WEEKLY;BYDAY=TH;COUNT=2' })
    expect(found).toEqual(['2026-11-26T09:00:00', '2026-12-03T09:00:00'])
  })

  it('[ENG39] skips months and years that lack the day', () => {
    const monthly = { start: '2026-01-31T09:00', timeZone: 'UTC', rrule: 'FREQ=MONTHLY;COUNT=3' }
    expect(days(monthly)).toEqual(['2026-01-31', '2026-03-31', '2026-05-31'])
    const yearly = { start: '2024-02-29T09:00', timeZone: 'UTC', rrule: 'FREQ=YEARLY;COUNT=3' }
    expect(days(yearly)).toEqual(['2024-02-29', '2028-02-29', '2032-02-29'])
  })

  it('[ENG39] reads ordinals, positions, week numbers and week starts', () => {
    expect(nineFrom('2026-01-30', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=2')).toEqual(['2026-01-30', '2026-02-27'])
    expect(nineFrom('2026-01-30', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2')).toEqual([
      '2026-01-30',
      '2026-02-27',
    ])
    expect(nineFrom('2026-05-11', 'FREQ=YEARLY;BYWEEKNO=20;COUNT=2')).toEqual(['2026-05-11', '2027-05-17'])
    expect(nineFrom('2026-11-03', 'FREQ=WEEKLY;INTERVAL=2;COUNT=3;BYDAY=TU,SU;WKST=SU')).toEqual([
      '2026-11-03',
      '2026-11-15',
      '2026-11-17',
    ])
  })

  it('[ENG39] reads a leap second as the last second clocks show', () => {
    const series = { start: '2026-12-31T23:59', timeZone: 'UTC', rrule: 'FREQ=YEARLY;BYSECOND=60;COUNT=1' }
    expect(walls(series)).toEqual(['2026-12-31T23:59:59'])
  })

  it('[ENG40] counts the whole of UNTIL, in each of its forms', () => {
    expect(lastDayUntil('20261122')).toBe('2026-11-22')
    expect(lastDayUntil('20261122T180000')).toBe('2026-11-22')
    expect(lastDayUntil('20261122T175959')).toBe('2026-11-21')
    expect(lastDayUntil('20261123T020000Z')).toBe('2026-11-22')
    expect(lastDayUntil('20261123T015959Z')).toBe('2026-11-21')
  })

  it('[ENG40] compares a UTC end with moments, also where a gap moves a start past it', () => {
    const rrule = 'FREQ=MINUTELY;INTERVAL=35;UNTIL=20260329T011500Z'
    const found = walls({ start: '2026-03-29T02:30', timeZone: 'Europe/Berlin', rrule })
    expect(found).toEqual(['2026-03-29T03:05:00'])
  })

  it('[ENG41] [ENG42] counts excluded starts and leaves them out', () => {
    const series = {
      start: '2026-11-20T09:00',
      timeZone: 'Asia/Kathmandu',
      rrule: 'FREQ=DAILY;COUNT=3',
      excluded: ['2026-11-21T09:00', '2026-11-25T09:00'],
    }
    expect(days(series)).toEqual(['2026-11-20', '2026-11-22'])
  })

  it('[ENG43] gives what starts inside the window, up to the limit', () => {
    const series = { start: '2026-11-20T09:00', timeZone: 'UTC', rrule: 'FREQ=DAILY' }
    const window: Interval = [Date.parse('2026-11-21T09:00Z'), Date.parse('2026-11-24T09:00Z')]
    const starts = [21, 22, 23].map((day) => Date.parse(`2026-11-${day}T09:00Z`))
    expect(expandRecurrence(series, window)).toEqual(starts)
    expect(expandRecurrence(series, window, 2)).toEqual(starts.slice(0, 2))
    expect(expandRecurrence(series, window, 0)).toEqual([])
    expect(expandRecurrence(series, [window[1], window[0]])).toEqual([])
  })

  it('[ENG44] reaches a window a thousand years after the start of an endless rule', () => {
    const series = { start: '1026-01-01T09:00', timeZone: 'UTC', rrule: 'FREQ=SECONDLY;INTERVAL=7' }
    const window: Interval = [Date.parse('2026-11-21'), Date.parse('2026-11-21T00:01')]
    expect(expandRecurrence(series, window)).toHaveLength(9)
  })

  it('[ENG50] counts only hours that the clock shows', () => {
    const hourly = { start: '2026-03-29T00:30', timeZone: 'Europe/Berlin', rrule: 'FREQ=HOURLY;COUNT=5' }
    expect(walls(hourly).map((wall) => wall.slice(11, 16))).toEqual([
      '00:30',
      '01:30',
      '03:30',
      '04:30',
      '05:30',
    ])
    const halfHourly = { start: '2026-10-04T01:15', timeZone: 'Australia/Lord_Howe' }
    const rrule = 'FREQ=MINUTELY;INTERVAL=15;COUNT=5'
    expect(walls({ ...halfHourly, rrule }).map((wall) => wall.slice(11, 16))).toEqual([
      '01:15',
      '01:30',
      '01:45',
      '02:30',
      '02:45',
    ])
  })

  it('[ENG48] keeps sub-daily rules on the wall clock', () => {
    const series = {
      start: '2026-03-28T12:00',
      timeZone: 'Europe/Berlin',
      rrule: 'FREQ=HOURLY;INTERVAL=12;COUNT=4',
    }
    expect(walls(series).map((wall) => wall.slice(11, 16))).toEqual(['12:00', '00:00', '12:00', '00:00'])
  })
})

describe('a rule', () => {
  it('[ENG45] is refused with its reason when it is none', () => {
    for (const rrule of [
      '',
      'FREQ=FORTNIGHTLY',
      'INTERVAL=2',
      'FREQ=DAILY;INTERVAL=0',
      'FREQ=DAILY;COUNT=-1',
      'FREQ=DAILY;COUNT=',
      'FREQ=DAILY;FREQ=WEEKLY',
      'FREQ=DAILY;UNTIL=tomorrow',
      'FREQ=DAILY;UNTIL=20260230',
      'FREQ=WEEKLY;BYDAY=XX',
      'FREQ=MONTHLY;BYMONTHDAY=0',
      'FREQ=MONTHLY;BYMONTHDAY=32',
      'FREQ=YEARLY;BYMONTH=13',
      'FREQ=DAILY;BYHOUR=24',
      'FREQ=DAILY;BYEASTER=1',
      'FREQ=DAILY=2',
    ]) {
      const answer = parseRecurrence(rrule)
      expect(answer.ok ? rrule : answer.reason).not.toBe(rrule)
      expect(() => expandRecurrence({ start: '2026-11-20T09:00', timeZone: 'UTC', rrule }, always)).toThrow(
        RangeError,
      )
    }
  })

  it('[ENG45] may be written in lower case, with its name and a last semicolon', () => {
    expect(parseRecurrence('rrule:freq=weekly;byday=mo;')).toMatchObject({
      ok: true,
      rule: { frequency: 'WEEKLY' },
    })
  })

  it('[ENG45] is refused when it would take too long', () => {
    const series = { start: '1990-01-01T09:00', timeZone: 'UTC', rrule: 'FREQ=SECONDLY;COUNT=999999999' }
    expect(() => expandRecurrence(series, [Date.parse('2026-01-01'), Date.parse('2030-01-01')])).toThrow(
      'too long',
    )
    const everySecond = Array.from({ length: 60 }, (_, each) => each).join()
    const crowded = `FREQ=YEARLY;BYHOUR=1,2;BYMINUTE=${everySecond};BYSECOND=${everySecond}`
    expect(() => walls({ start: '2026-01-01T09:00', timeZone: 'UTC', rrule: crowded })).toThrow('too many')
  })

  it('[ENG51] never walks for what never takes place', () => {
    const start = '2026-03-01T10:00'
    for (const rrule of [
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=YEARLY;BYMONTHDAY=1;BYWEEKNO=29',
      'FREQ=YEARLY;BYMONTHDAY=1;BYWEEKNO=29;COUNT=9999',
      'FREQ=MONTHLY;BYDAY=6MO',
      'FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1',
      'FREQ=MINUTELY;INTERVAL=60;BYMINUTE=30',
      'FREQ=SECONDLY;INTERVAL=60;BYSECOND=30',
      'FREQ=HOURLY;INTERVAL=24;BYHOUR=5',
    ]) {
      for (let month = 1; month <= 9; month += 1) {
        const series = { start: `2026-0${month}-01T10:00`, timeZone: 'Europe/Berlin', rrule }
        expect(expandRecurrence(series, [Date.parse(start), Date.parse(start) + century_ms], 1)).toEqual([])
        expect(lastOccurrence(series)).toBeNull()
      }
    }
  })

  it('[ENG51] finds what is rare', () => {
    const leapMonday = { start: '2026-03-01T10:00', timeZone: 'UTC' }
    const rrule = 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO'
    const from = Date.parse('2026-11-22')
    const next = expandRecurrence({ ...leapMonday, rrule }, [from, from + century_ms], 1)
    expect(next).toEqual([Date.parse('2044-02-29T10:00Z')])
    const counted = { start: '2092-03-01T10:00', timeZone: 'UTC', rrule: `${rrule};COUNT=1` }
    expect(lastOccurrence(counted)).toBe(Date.parse('2112-02-29T10:00Z'))
  })

  it('[ENG39] [ENG41] means what another implementation makes of it', () => {
    fc.assert(
      fc.property(anyRule, anyStart, (rrule, start) => {
        const found = walls({ start, timeZone: 'UTC', rrule })
        const expected = referenceWallTimes(rrule, start, 40)
        fc.pre(expected !== null)
        expect(found).toEqual(expected?.filter((wall) => wall < '2300'))
      }),
      { numRuns: 1000 },
    )
  })

  it('[ENG38] becomes moments as the zone database says, in any zone', () => {
    fc.assert(
      fc.property(anyPlainRule, anyStart, anyZone, (rrule, start, timeZone) => {
        const isSubDaily = rrule.startsWith('FREQ=HOURLY')
        const count = Number(/COUNT=(\d+)/.exec(rrule)?.[1])
        // Hours that clocks skip are not counted, so more of them are asked for.
        const endless = isSubDaily ? rrule.replace(/;COUNT=\d+/, '') : rrule
        const shown = referenceWallTimes(endless, start, count + 5)?.map((wall) => ({
          wall,
          at: referenceInstantOf(wall, timeZone),
        }))
        const expected = shown
          ?.filter(({ wall, at }) => !isSubDaily || wallTimeOf(at, timeZone) === wall)
          .slice(0, count)
        const found = expandRecurrence({ start, timeZone, rrule }, always)
        expect(found).toEqual([...new Set(expected?.map(({ at }) => at))].toSorted((a, b) => a - b))
      }),
      { numRuns: 200 },
    )
  })

  it('[ENG43] [ENG44] gives the same starts through any window', () => {
    fc.assert(
      fc.property(
        anyPlainRule,
        anyStart,
        anyZone,
        fc.nat(9000),
        fc.nat(4000),
        (rrule, start, timeZone, after, hours) => {
          const series = { start, timeZone, rrule }
          const from = Date.parse('1999-06-01') + after * 24 * hour_ms
          const window: Interval = [from, from + hours * hour_ms]
          const whole = expandRecurrence(series, always, Infinity)
          expect(expandRecurrence(series, window)).toEqual(
            whole.filter((at) => at >= window[0] && at < window[1]),
          )
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('the last occurrence', () => {
  const weekly = { start: '2026-11-02T10:00', timeZone: 'America/St_Johns', rrule: 'FREQ=WEEKLY;COUNT=3' }
  const second = Date.parse('2026-11-09T10:00-03:30')

  it('[ENG46] is the one that takes place last; an endless or empty series has none', () => {
    const excluded = ['2026-11-16T10:00']
    expect(lastOccurrence(weekly)).toBe(second + 7 * 24 * hour_ms)
    expect(lastOccurrence({ ...weekly, excluded })).toBe(second)
    expect(lastOccurrence({ ...weekly, rrule: 'FREQ=WEEKLY;UNTIL=20261115' })).toBe(second)
    expect(lastOccurrence({ ...weekly, rrule: 'FREQ=WEEKLY' })).toBeNull()
    expect(lastOccurrence({ ...weekly, rrule: 'FREQ=WEEKLY;UNTIL=20200101' })).toBeNull()
  })

  it('[ENG46] is the end of the whole series', () => {
    fc.assert(
      fc.property(anyPlainRule, anyStart, anyZone, (rrule, start, timeZone) => {
        const series: Series = { start, timeZone, rrule }
        const whole = expandRecurrence(series, always, Infinity)
        expect(lastOccurrence(series)).toBe(whole.at(-1) ?? null)
      }),
      { numRuns: 100 },
    )
  })
})

const anyZone = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu')
const anyStart = fc
  .integer({ min: Date.parse('2000-01-01') / 60_000, max: Date.parse('2030-01-01') / 60_000 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(0, 19))
const anyWeekday = fc.constantFrom('SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA')

/** Rules of everyday calendars, 1 to 40 occurrences. */
const anyPlainRule = fc
  .tuple(
    fc.constantFrom('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY'),
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 40 }),
    part('BYDAY', fc.uniqueArray(anyWeekday, { minLength: 1, maxLength: 3 })),
  )
  .map(([frequency, interval, count, days]) => {
    const rule = `FREQ=${frequency};INTERVAL=${interval};COUNT=${count}`
    return frequency === 'WEEKLY' || frequency === 'DAILY' ? rule + days : rule
  })

/** Rules with every part where RFC 5545 gives it a meaning. */
const anyRule = fc
  .record({
    frequency: fc.constantFrom('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'),
    interval: fc.integer({ min: 1, max: 5 }),
    count: fc.integer({ min: 1, max: 12 }),
    weekStart: anyWeekday,
    days: fc.uniqueArray(anyWeekday, { minLength: 1, maxLength: 3 }),
    ordinals: fc.uniqueArray(
      fc.tuple(numbersBetween(-4, 4), anyWeekday).map((pair) => pair.join('')),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    kind: fc.constantFrom('none', 'days', 'ordinals', 'monthDays', 'yearDays', 'weeks'),
    months: part('BYMONTH', listOf(numbersBetween(1, 12))),
    monthDays: part('BYMONTHDAY', listOf(numbersBetween(-31, 31))),
    yearDays: listOf(numbersBetween(-366, 366)),
    // RFC 5545 does not define the year of a week at the turn of the year when INTERVAL skips years.
    weeks: listOf(numbersBetween(-50, 50).filter((week) => Math.abs(week) > 1)),
    hours: part('BYHOUR', listOf(fc.nat(23))),
    minutes: part('BYMINUTE', listOf(fc.nat(59))),
    seconds: part('BYSECOND', listOf(fc.nat(59))),
    positions: part('BYSETPOS', listOf(numbersBetween(-3, 3))),
  })
  .map((seed) => {
    const { frequency, interval, count, weekStart, kind } = seed
    const rule = [`FREQ=${frequency};INTERVAL=${interval};COUNT=${count};WKST=${weekStart}`]
    const isYearly = frequency === 'YEARLY'
    if (kind === 'days')
      rule.push(`;BYDAY=${seed.days.join()}`, frequency === 'WEEKLY' ? '' : seed.monthDays, seed.months)
    if (kind === 'ordinals' && (isYearly || frequency === 'MONTHLY'))
      rule.push(`;BYDAY=${seed.ordinals.join()}`, seed.months)
    if (kind === 'monthDays' && frequency !== 'WEEKLY') rule.push(seed.monthDays, seed.months)
    if (kind === 'yearDays' && isYearly) rule.push(`;BYYEARDAY=${seed.yearDays.join()}`)
    if (kind === 'weeks' && isYearly) rule.push(`;BYWEEKNO=${seed.weeks.join()};BYDAY=${seed.days.join()}`)
    rule.push(seed.hours, seed.minutes, seed.seconds)
    return rule.length > 4 && kind !== 'none' ? rule.join('') + seed.positions : rule.join('')
  })

function numbersBetween(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max }).filter((value) => value !== 0)
}

function listOf(numbers: fc.Arbitrary<number>): fc.Arbitrary<number[]> {
  return fc.uniqueArray(numbers, { minLength: 1, maxLength: 3 })
}

/** A part of a rule that is there half the time. */
function part(name: string, values: fc.Arbitrary<readonly (string | number)[]>): fc.Arbitrary<string> {
  return fc
    .option(values, { freq: 1, nil: [] })
    .map((given) => (given.length > 0 ? `;${name}=${given.join()}` : ''))
}

function walls(series: Series): string[] {
  return expandRecurrence(series, always).map((start) => wallTimeOf(start, series.timeZone))
}

function days(series: Series): string[] {
  return walls(series).map((wall) => wall.slice(0, 10))
}

/** The days of a rule that starts at nine. */
function nineFrom(start: string, rrule: string): string[] {
  return days({ start: `${start}T09:00`, timeZone: 'UTC', rrule })
}

/** The last day of a daily meeting in Los Angeles at 18:00 from 2026-11-20. */
function lastDayUntil(until: string): string | undefined {
  const rrule = `FREQ=DAILY;UNTIL=${until}`
  return days({ start: '2026-11-20T18:00', timeZone: 'America/Los_Angeles', rrule }).at(-1)
}
