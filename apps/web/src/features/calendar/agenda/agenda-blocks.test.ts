import { expect, it } from 'vitest'
import { agendaDates, blockDates, blocksBeside } from './agenda-blocks.ts'

const monday = 1

it('[CAL48] begins with its date, and with a whole block once earlier days are shown', () => {
  const dates = agendaDates('2026-11-25', monday, { before: 0, after: 0 })
  expect([dates[0], dates.at(-1), dates.length]).toEqual(['2026-11-25', '2026-12-20', 26])
  const more = agendaDates('2026-11-25', monday, { before: 1, after: 2 })
  expect([more[0], more.at(-1), more.length]).toEqual(['2026-10-26', '2027-02-14', 112])
  expect(new Set(more).size).toBe(112)
  expect(more).toEqual(more.toSorted())
})

it('[CAL48] joins its blocks without a gap', () => {
  expect(blocksBeside({ before: 2, after: 1 })).toEqual([-2, -1, 1])
  expect(blockDates('2026-11-25', monday, -1).at(-1)).toBe('2026-11-22')
  expect(blockDates('2026-11-25', monday, 0)[0]).toBe('2026-11-23')
})
