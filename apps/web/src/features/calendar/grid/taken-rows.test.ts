import { timeAxis } from '@meridian/engine'
import { expect, it } from 'vitest'
import { between } from '../calendar.sample.ts'
import { calendarItems } from '../item/calendar-item.ts'
import { gridDays } from './grid-picture.ts'
import { takenRows } from './taken-rows.ts'

const zone = 'Europe/Berlin'
const axis = timeAxis(['2026-11-03'], zone)

it('[WEB215] an hour into which an event or a held time lasts is taken, and no other', () => {
  expect(takenHours([between('2026-11-03T13:30+01:00', '2026-11-03T15:30+01:00')])).toEqual([14, 15])
  expect(takenHours([between('2026-11-03T09:50+01:00', '2026-11-03T10:00+01:00')])).toEqual([])
  expect(takenHours([], [{ start: 1200, end: 1320 }])).toEqual([21])
})

it('[WEB215] what is shown as free or is cancelled takes no hour', () => {
  const [start, end] = ['2026-11-03T13:30+01:00', '2026-11-03T15:30+01:00']
  expect(takenHours([{ ...between(start, end), is_transparent: true }])).toEqual([])
  expect(takenHours([{ ...between(start, end), meeting_status: 'cancelled' }])).toEqual([])
})

function takenHours(
  occurrences: readonly ReturnType<typeof between>[],
  held: readonly { readonly start: number; readonly end: number }[] = [],
): number[] {
  const [day] = gridDays(axis, calendarItems(occurrences, zone), zone, null)
  if (!day) throw new Error('There is no day.')
  const rows = axis.rows.map(({ at }) => held.filter(({ start }) => start >= at && start < at + 60))
  return takenRows(axis, day, rows).flatMap((isTaken, hour) => (isTaken ? [hour] : []))
}
