import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day_ms } from '../durations.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import { expandRecurrence } from './expand-recurrence.ts'
import { referenceEnd } from './occurrence-end.reference.ts'
import { endFinder, type SeriesSpan } from './occurrence-end.ts'

it('[ENG52] gives a night shift its eight hours in both nights of clock changes', () => {
  for (const [timeZone, spring, autumn] of [
    ['Europe/Berlin', '2027-03-27', '2027-10-30'],
    ['America/St_Johns', '2027-03-13', '2027-11-06'],
    ['Australia/Lord_Howe', '2027-10-02', '2027-04-03'],
  ] as const) {
    const span = { start: '2026-11-22T22:00', end: '2026-11-23T06:00', timeZone, isAllDay: false }
    const half = timeZone === 'Australia/Lord_Howe'
    expect(endOn(span, '2026-12-24')).toBe('06:00:00')
    expect(endOn(span, spring)).toBe(half ? '06:30:00' : '07:00:00')
    expect(endOn(span, autumn)).toBe(half ? '05:30:00' : '05:00:00')
  }
  const kathmandu = { start: '1985-12-30T22:00', end: '1985-12-31T06:00', timeZone: 'Asia/Kathmandu' }
  expect(endOn({ ...kathmandu, isAllDay: false }, '1985-12-31')).toBe('06:15:00')
  const apia = {
    start: '2011-12-27T22:00',
    end: '2011-12-28T06:00',
    timeZone: 'Pacific/Apia',
    isAllDay: false,
  }
  // Samoa had no 30 December 2011.
  expect(wallEnd(apia, '2011-12-29T22:00')).toBe('2011-12-31T06:00:00')
})

it('[ENG52] keeps whole days whole', () => {
  const days = {
    start: '2026-11-22T00:00',
    end: '2026-11-24T00:00',
    timeZone: 'Europe/Berlin',
    isAllDay: true,
  }
  expect(wallEnd(days, '2027-03-27T00:00')).toBe('2027-03-29T00:00:00')
  expect(wallEnd(days, '2027-10-30T00:00')).toBe('2027-11-01T00:00:00')
  // Cairo skips the midnight on which its summer begins.
  const cairo = { ...days, timeZone: 'Africa/Cairo' }
  expect(wallEnd(cairo, '2027-04-30T00:00')).toBe('2027-05-02T00:00:00')
})

it('[ENG52] is what the zone database says, in any zone at any time', () => {
  const anyZone = fc.constantFrom(
    'Europe/Berlin',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'Africa/Cairo',
  )
  const anyDay = fc.integer({ min: 14_600, max: 22_000 })
  fc.assert(
    fc.property(
      anyZone,
      anyDay,
      fc.integer({ min: 5 * 60, max: 23 * 60 }),
      fc.integer({ min: 1, max: 3000 }),
      fc.boolean(),
      (timeZone, day, minute, minutes, isAllDay) => {
        const startWall = day * day_ms + (isAllDay ? 0 : minute * 60_000)
        const lengthMs = isAllDay ? Math.ceil(minutes / 1440) * day_ms : minutes * 60_000
        const [start, end] = [startWall, startWall + lengthMs].map((ms) =>
          new Date(ms).toISOString().slice(0, 19),
        )
        const span: SeriesSpan = { start: start ?? '', end: end ?? '', timeZone, isAllDay }
        fc.pre(wallTimeOf(instantOf(span.start, timeZone), timeZone) === span.start)
        const endOf = endFinder(span)
        const from = instantOf(span.start, timeZone)
        const series = { start: span.start, timeZone, rrule: 'FREQ=DAILY' }
        for (const at of expandRecurrence(series, [from, from + 400 * day_ms])) {
          expect(endOf(at)).toBe(referenceEnd(span, at))
        }
      },
    ),
    { numRuns: 60 },
  )
})

function wallEnd(span: SeriesSpan, start: string): string {
  return wallTimeOf(endFinder(span)(instantOf(start, span.timeZone)), span.timeZone)
}

function endOn(span: SeriesSpan, day: string): string {
  return wallEnd(span, `${day}T22:00`).slice(11)
}
