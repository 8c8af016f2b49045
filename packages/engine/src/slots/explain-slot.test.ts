import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hour_ms, minute_ms } from '../durations.ts'
import type { WeeklyHours } from '../hours/weekly-hours.ts'
import { type Interval, overlaps } from '../interval/interval.ts'
import { findCommonFreeTime } from './common-free-time.ts'
import { explainSlot, type NamedPerson } from './explain-slot.ts'
import { findNearMisses } from './near-misses.ts'
import { weighSlots } from './rank-slots.ts'

const monday: Interval = [at('2026-11-23T00:00'), at('2026-11-24T00:00')]

it('[ENG31] [ENG32] tells who is busy, outside hours, too close to a meeting, or free', () => {
  const people = [
    named('ana', 'UTC', [slot('10:00', '10:20'), slot('10:20', '11:30')]),
    named('bo', 'Asia/Kolkata', []),
    named('cy', 'Europe/Berlin', [slot('09:00', '09:55')]),
    named('di', 'Europe/Berlin', [slot('11:10', '12:00')]),
    named('ed', 'Asia/Kathmandu', []),
  ]
  expect(explainSlot({ slot: slot('10:00', '11:00'), people, breakMs: 15 * minute_ms })).toEqual([
    {
      id: 'ana',
      localStart: '2026-11-23T10:00:00',
      status: 'busy',
      from: at('2026-11-23T10:00'),
      until: at('2026-11-23T11:30'),
    },
    {
      id: 'bo',
      localStart: '2026-11-23T15:30:00',
      status: 'free',
      opensAt: at('2026-11-23T03:30'),
      closesAt: at('2026-11-23T11:30'),
    },
    { id: 'cy', localStart: '2026-11-23T11:00:00', status: 'break', until: at('2026-11-23T10:10') },
    { id: 'di', localStart: '2026-11-23T11:00:00', status: 'break', until: at('2026-11-23T12:15') },
    {
      id: 'ed',
      localStart: '2026-11-23T15:45:00',
      status: 'free',
      opensAt: at('2026-11-23T03:15'),
      closesAt: at('2026-11-23T11:15'),
    },
  ])
})

it('[ENG31] names the last closing and the next opening of who does not work', () => {
  const slotAtNight = slot('16:30', '17:30')
  const [overrun, evening, never] = explainSlot({
    slot: slotAtNight,
    people: [
      named('ana', 'UTC', []),
      named('bo', 'Asia/Kolkata', [slotAtNight]),
      { ...named('cy', 'UTC', []), weekly: {} },
    ],
  })
  expect(overrun).toMatchObject({
    status: 'outside_hours',
    closesAt: at('2026-11-23T17:00'),
    opensAt: at('2026-11-24T09:00'),
  })
  expect(evening).toMatchObject({ status: 'busy' })
  expect(never).toMatchObject({ status: 'outside_hours', closesAt: null, opensAt: null })
})

it('[ENG30] finds all free exactly when the search could offer the slot', () => {
  fc.assert(
    fc.property(anyPeople, anySlot, fc.constantFrom(0, 20 * minute_ms), (people, slot, breakMs) => {
      const isOffered = findCommonFreeTime({ window: slot, people, breakMs }).some(
        ([start, end]) => start === slot[0] && end === slot[1],
      )
      expect(explainSlot({ slot, people, breakMs }).every(({ status }) => status === 'free')).toBe(isOffered)
    }),
    { numRuns: 500 },
  )
})

it('[ENG33] offers what suits all but one, and says who is in the way', () => {
  const people = [named('ana', 'UTC', [slot('09:00', '16:00')]), named('bo', 'UTC', [slot('10:00', '17:00')])]
  const misses = findNearMisses({ window: monday, people, durationMs: hour_ms, limit: 3 })
  expect(misses.map(({ slot }) => slot)).toEqual([slot('09:00', '10:00'), slot('16:00', '17:00')])
  expect(misses.map(({ blocked }) => blocked.map(({ id, status }) => [id, status]))).toEqual([
    [['ana', 'busy']],
    [['bo', 'busy']],
  ])
  expect(findNearMisses({ window: monday, people, durationMs: hour_ms, maxBlocked: 2 })).toHaveLength(2)
  expect(
    findNearMisses({ window: monday, people: [named('ana', 'UTC', [monday])], durationMs: hour_ms }),
  ).toEqual([])
})

it('[ENG36] never leaves out a person who must come', () => {
  const people = [named('ana', 'UTC', [slot('09:00', '16:00')]), named('bo', 'UTC', [slot('10:00', '17:00')])]
  const ask = (mustCome: readonly string[]) =>
    findNearMisses({ window: monday, people, durationMs: hour_ms, mustCome }).map(({ slot }) => slot)
  expect(ask(['ana'])).toEqual([slot('16:00', '17:00')])
  expect(ask(['bo'])).toEqual([slot('09:00', '10:00')])
  expect(ask(['ana', 'bo'])).toEqual([])
  fc.assert(
    fc.property(anyPeople, (crowd) => {
      const misses = findNearMisses({
        window: monday,
        people: crowd,
        durationMs: hour_ms,
        maxBlocked: 3,
        mustCome: ['person-0'],
      })
      expect(misses.flatMap(({ blocked }) => blocked).some(({ id }) => id === 'person-0')).toBe(false)
    }),
    { numRuns: 200 },
  )
})

it('[ENG33] refuses a grid too fine for the window', () => {
  expect(() => findNearMisses({ window: monday, people: [], durationMs: 1, stepMs: 1 })).toThrow(RangeError)
})

it('[ENG33] [ENG34] are blocked by one to the allowed number, and keep apart', () => {
  fc.assert(
    fc.property(
      anyPeople,
      fc.integer({ min: 1, max: 2 }),
      fc.constantFrom(0, 15 * minute_ms),
      (people, maxBlocked, breakMs) => {
        const misses = findNearMisses({ window: monday, people, durationMs: hour_ms, breakMs, maxBlocked })
        for (const [place, { slot, blocked }] of misses.entries()) {
          expect(blocked.length).toBeGreaterThan(0)
          expect(blocked.length).toBeLessThanOrEqual(Math.min(maxBlocked, people.length - 1))
          const free = people.filter(({ id }) => !blocked.some((each) => each.id === id))
          expect(findCommonFreeTime({ window: slot, people: free, breakMs })).toEqual([slot])
          const others = misses.slice(0, place)
          expect(
            others.some((other) => overlaps([other.slot[0] - breakMs, other.slot[1] + breakMs], slot)),
          ).toBe(false)
          expect(others.every((other) => other.blocked.length <= blocked.length)).toBe(true)
        }
      },
    ),
    { numRuns: 200 },
  )
})

it('[ENG35] prefers the convenient of two early slots and gives the reasons', () => {
  const people = [named('ana', 'UTC', [slot('10:00', '10:30')]), named('bo', 'Asia/Kolkata', [])]
  const ranked = weighSlots({
    slots: [slot('10:30', '11:30'), slot('09:00', '09:30'), slot('09:30', '09:45')],
    people,
  })
  expect(ranked).toMatchObject([
    {
      slot: slot('09:30', '09:45'),
      reasons: [{ code: 'inside_everyones_hours' }],
    },
    {
      slot: slot('09:00', '09:30'),
      reasons: [
        { code: 'inside_everyones_hours' },
        { code: 'opens_day_of', id: 'ana' },
        { code: 'cuts_up_day_of', id: 'ana' },
      ],
    },
    {
      slot: slot('10:30', '11:30'),
      reasons: [
        { code: 'inside_everyones_hours' },
        { code: 'right_after_meeting_of', id: 'ana' },
        { code: 'closes_day_of', id: 'bo' },
      ],
    },
  ])
})

it('[ENG35] notices lunch, the meeting that follows and hours that are not kept', () => {
  const people = [named('ana', 'Europe/Berlin', [slot('11:40', '12:40')])]
  expect(weighSlots({ slots: [slot('11:00', '11:30'), slot('06:00', '07:00')], people })).toMatchObject([
    { slot: slot('06:00', '07:00'), reasons: [] },
    {
      slot: slot('11:00', '11:30'),
      reasons: [
        { code: 'inside_everyones_hours' },
        { code: 'right_before_meeting_of', id: 'ana' },
        { code: 'lunchtime_of', id: 'ana' },
      ],
    },
  ])
})

it('[ENG35] lets a day of waiting weigh as much as one inconvenience for every person', () => {
  const people = [named('ana', 'UTC', []), named('bo', 'UTC', [])]
  const lunch: Interval = slot('12:00', '12:30')
  const nextDay = (hours: number): Interval => [lunch[0] + hours * hour_ms, lunch[1] + hours * hour_ms]
  expect(weighSlots({ slots: [lunch, nextDay(23)], people })[0]?.slot).toEqual(nextDay(23))
  expect(weighSlots({ slots: [lunch, nextDay(25)], people })[0]?.slot).toEqual(lunch)
})

const anySlot = fc
  .tuple(fc.integer({ min: -2, max: 26 * 4 }), fc.integer({ min: 1, max: 8 }))
  .map(([quarter, length]): Interval => {
    const start = monday[0] + quarter * 15 * minute_ms
    return [start, start + length * 15 * minute_ms]
  })
const anyPeople = fc
  .array(
    fc.record({
      timeZone: fc.constantFrom('Asia/Kathmandu', 'America/St_Johns', 'UTC'),
      weekly: fc.constantFrom<WeeklyHours>(
        { 1: [[540, 1020]] },
        {
          1: [
            [0, 600],
            [720, 1440],
          ],
          2: [[0, 90]],
        },
        {},
      ),
      busy: fc.array(anySlot, { maxLength: 3 }),
    }),
    { maxLength: 4 },
  )
  .map((people) => people.map((each, place): NamedPerson => ({ ...each, id: `person-${place}` })))

function named(id: string, timeZone: string, busy: readonly Interval[]): NamedPerson {
  const day = [[540, 1020]] as const
  return { id, timeZone, weekly: { 1: day, 2: day, 3: day, 4: day, 5: day }, busy }
}

function slot(start: string, end: string): Interval {
  return [at(`2026-11-23T${start}`), at(`2026-11-23T${end}`)]
}

function at(wall: string): number {
  return Date.parse(`${wall}Z`)
}
