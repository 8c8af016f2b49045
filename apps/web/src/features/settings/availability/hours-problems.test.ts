import { updateAvailability, weekProblems } from '@meridian/contract'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { office, open } from './hours.sample.ts'
import type { HoursForm } from './hours-draft.ts'
import { problemsOf, refusedProblems } from './hours-problems.ts'

it('[SET11] complains about what the API refuses, in its words and on the same field', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const problems = problemsOf(form)
      const refused = refusalsOf(form)
      expect(problems.size > 0).toBe(refused.length > 0)
      for (const { path, message } of refused) expect([path, problems.get(path)]).toEqual([path, message])
    }),
    { numRuns: 2000 },
  )
})

it('[SET11] puts each complaint of the API on its field, the first of several, and leaves those of no field', () => {
  const order = 'The end time must be after the start time.'
  const problems = refusedProblems([
    { path: 'availability_info.friday.end_time', message: order },
    { path: 'availability_info.friday.end_time', message: 'Something else.' },
    { path: 'stays.0.timezone', message: 'This time zone is not known here.' },
    { path: 'timezone', message: 'Elsewhere.' },
  ])
  expect([...problems]).toEqual([
    ['stays.0.timezone', 'This time zone is not known here.'],
    ['availability_info.friday.end_time', order],
  ])
})

/** What the schema refuses, and, where the schema has nothing to say, what the service does. */
function refusalsOf(form: HoursForm) {
  const issues = updateAvailability.body.safeParse(form).error?.issues ?? []
  const found = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return found.length > 0 ? found : weekProblems(form)
}

/** Few values, so that they meet. The fields never hold an end of 00:00: midnight is 24:00 there. */
const anySpan = fc.record({
  start_time: fc.constantFrom('', '00:00', '09:00', '12:00', '17:00'),
  end_time: fc.constantFrom('', '09:00', '12:00', '17:00', '24:00'),
})
const goodSpan = fc.constantFrom(
  { start_time: '07:00', end_time: '08:00' },
  { start_time: '18:00', end_time: '24:00' },
)
const anySpans = fc.array(fc.oneof({ arbitrary: goodSpan, weight: 3 }, anySpan), { maxLength: 3 })
const goodDates = fc
  .tuple(fc.integer({ min: 1, max: 28 }), fc.nat(3))
  .map(([day, length]) => ({ first_date: dateOf(day), last_date: dateOf(Math.min(28, day + length)) }))
const anyDates = fc.record({
  first_date: fc.constantFrom('', '2026-12-01', '2026-12-05'),
  last_date: fc.constantFrom('', '2026-12-01', '2026-12-03'),
})
const dates = fc.oneof({ arbitrary: goodDates, weight: 5 }, anyDates)
const anyForm: fc.Arbitrary<HoursForm> = fc
  .record({
    row: fc.oneof({ arbitrary: fc.constant(open('09:00', '17:00')), weight: 2 }, anySpan),
    is_available: fc.boolean(),
    more: anySpans,
    overrides: fc.array(fc.tuple(dates, anySpans), { maxLength: 2 }),
    stays: fc.array(dates, { maxLength: 2 }),
  })
  .map(({ row: { start_time, end_time }, is_available, more, overrides, stays }) => ({
    availability_info: { ...office.availability_info, monday: { start_time, end_time, is_available } },
    additional_hours: { ...office.additional_hours, monday: more },
    date_overrides: overrides.map(([stretch, hours]) => ({ ...stretch, hours })),
    stays: stays.map((stretch) => ({ timezone: 'Asia/Kathmandu', ...stretch })),
    travel_minutes: 0,
    break_minutes: 0,
    notice_minutes: 0,
  }))

function dateOf(day: number): string {
  return `2026-12-${String(day).padStart(2, '0')}`
}
