import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day_ms } from '../durations.ts'
import { occurrencesPerDay } from './density.ts'
import { expandRecurrence } from './expand-recurrence.ts'
import { readRule } from './rule.ts'

it.each([
  ['FREQ=YEARLY', 1],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 1],
  ['FREQ=DAILY;BYHOUR=9,13', 2],
  ['FREQ=MONTHLY;BYHOUR=9,13;BYMINUTE=0,20,40', 6],
  ['FREQ=DAILY;BYHOUR=9,13;BYSETPOS=1', 1],
  ['FREQ=HOURLY', 24],
  ['FREQ=HOURLY;INTERVAL=5', 5],
  ['FREQ=HOURLY;BYHOUR=9,10,11', 3],
  ['FREQ=HOURLY;BYMINUTE=0,30', 48],
  ['FREQ=MINUTELY', 1440],
  ['FREQ=MINUTELY;INTERVAL=30;BYHOUR=9', 48],
  ['FREQ=SECONDLY', 86_400],
  ['FREQ=SECONDLY;BYHOUR=9;BYMINUTE=0;BYSECOND=0', 1],
])('[ENG49] tells the most starts that %s can give on one day: %i', (rrule, most) => {
  expect(occurrencesPerDay(readRule(rrule))).toBe(most)
})

it('[ENG49] is never less than what the rule gives', () => {
  const anyRule = fc
    .tuple(
      fc.constantFrom('DAILY', 'HOURLY', 'MINUTELY'),
      fc.integer({ min: 1, max: 90 }),
      listPart('BYHOUR', 23),
      listPart('BYMINUTE', 59),
      listPart('BYSECOND', 59),
      fc.constantFrom('', ';BYSETPOS=1', ';BYSETPOS=-1,2'),
    )
    .map(([frequency, interval, ...parts]) => `FREQ=${frequency};INTERVAL=${interval}${parts.join('')}`)
  fc.assert(
    fc.property(anyRule, (rrule) => {
      const series = { start: '2026-11-22T00:00', timeZone: 'UTC', rrule }
      const day = Date.parse('2026-11-22')
      for (const from of [day, day + day_ms, day + 3 * day_ms]) {
        const found = expandRecurrence(series, [from, from + day_ms], Infinity)
        expect(found.length).toBeLessThanOrEqual(occurrencesPerDay(readRule(rrule)))
      }
    }),
    { numRuns: 200 },
  )
})

function listPart(name: string, most: number): fc.Arbitrary<string> {
  return fc
    .uniqueArray(fc.nat(most), { maxLength: 4 })
    .map((values) => (values.length > 0 ? `;${name}=${values.join()}` : ''))
}
