import { timeAxis } from '@meridian/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { between } from '../calendar.sample.ts'
import { calendarItems } from '../item/calendar-item.ts'
import { type GridStack, mostLanes, stackLines } from './event-stacks.ts'
import { gridDays } from './grid-picture.ts'

it('[CAL31] stacks what overlaps beyond the lanes there is room for, and leaves the rest as it is', () => {
  const { rows, stacks } = dayOf([
    ['09:00', '10:00', 'Alone'],
    ['10:00', '12:00', 'Long'],
    ['10:15', '11:00', 'Short'],
    ['10:45', '12:30', 'Late'],
  ])
  expect(rows.flat().map(({ item }) => item.title)).toEqual(['Alone'])
  expect(stacks[10]).toMatchObject([{ start: 600, end: 750 }])
  expect(titlesIn(stacks.flat())).toEqual([['Long', 'Short', 'Late']])
})

it('[CAL31] has as many lanes as can be read in a day of that width', () => {
  expect([6, 5, 4, 3].map((columns) => mostLanes(columns, columns === 6 ? 3 : 2))).toEqual([2, 2, 2, 1])
  expect([6, 4, 2].map((columns) => mostLanes(columns, 1))).toEqual([Infinity, 4, 2])
  expect(mostLanes(undefined, 7)).toBe(Infinity)
})

it('[CAL31] stacks nothing where there is room for all lanes', () => {
  const { rows, stacks } = dayOf(
    [
      ['10:00', '12:00', 'Long'],
      ['10:30', '11:00', 'Short'],
    ],
    2,
  )
  expect(rows.flat()).toHaveLength(2)
  expect(stacks.flat()).toEqual([])
})

it('[CAL31] gives each event of a stack a line where it begins, and counts what finds no room', () => {
  const roomy = dayOf([
    ['10:00', '12:00', 'Long'],
    ['10:15', '10:30', 'Brief'],
    ['11:00', '11:30', 'Short'],
  ]).stacks.flat()[0]
  expect(linesOf(roomy)).toEqual({ lines: ['Long 0+15', 'Brief 15+20', 'Short 60+30'], more: 0 })
  const crowded = dayOf([
    ['10:00', '10:30', 'One'],
    ['10:00', '10:30', 'Two'],
    ['10:00', '10:30', 'Three'],
  ]).stacks.flat()[0]
  expect(linesOf(crowded)).toEqual({ lines: ['One 0+15'], more: 2 })
})

it('[CAL31] never draws one line over another or beyond its stack', () => {
  const any = fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 19 })), {
    minLength: 2,
    maxLength: 12,
  })
  fc.assert(
    fc.property(any, (times) => {
      const day = dayOf(
        times.map(([start, quarters], index) => [
          clockAt(start * 15),
          clockAt((start + quarters) * 15 - 1),
          `${index}`,
        ]),
      )
      for (const stack of day.stacks.flat()) {
        const { lines, more } = stackLines(stack, 15)
        expect(lines.length + more).toBe(stack.events.length)
        for (const [index, { at, minutes }] of lines.entries()) {
          expect(minutes).toBeGreaterThanOrEqual(15)
          expect(at + minutes).toBeLessThanOrEqual(lines[index + 1]?.at ?? stack.end - stack.start)
        }
      }
    }),
  )
})

it('[CAL31] stacks in both of the hours that clocks repeat', () => {
  const items = calendarItems(
    ['2026-10-25T02:15+02:00', '2026-10-25T02:15+01:00'].flatMap((start) =>
      [30, 45].map((minutes) =>
        between(start, new Date(Date.parse(start) + minutes * 60_000).toISOString(), {
          meeting_id: `${start} ${minutes}`,
        }),
      ),
    ),
    'Europe/Berlin',
  )
  const axis = timeAxis(['2026-10-25'], 'Europe/Berlin')
  const [day] = gridDays(axis, items, 'Europe/Berlin', null, 1)
  expect(day?.stacks.map((row) => row.length).slice(0, 5)).toEqual([0, 0, 1, 1, 0])
})

function dayOf(times: readonly (readonly [string, string, string])[], mostLanes = 1) {
  const occurrences = times.map(([start, end, meeting_title], index) =>
    between(`2026-11-03T${start}+01:00`, `2026-11-03T${end}+01:00`, {
      meeting_title,
      meeting_id: `${index}`,
    }),
  )
  const items = calendarItems(occurrences, 'Europe/Berlin')
  const [day] = gridDays(timeAxis(['2026-11-03'], 'Europe/Berlin'), items, 'Europe/Berlin', null, mostLanes)
  if (!day) throw new Error('There is one day.')
  return day
}

function titlesIn(stacks: readonly GridStack[]): string[][] {
  return stacks.map(({ events }) => events.map(({ item }) => item.title))
}

function linesOf(stack: GridStack | undefined) {
  if (!stack) return null
  const { lines, more } = stackLines(stack, 15)
  return { lines: lines.map(({ event, at, minutes }) => `${event.item.title} ${at}+${minutes}`), more }
}

function clockAt(minutes: number): string {
  const within = Math.min(minutes, 1439)
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}
