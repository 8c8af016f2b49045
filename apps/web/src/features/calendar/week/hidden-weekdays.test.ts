import { expect, it } from 'vitest'
import { hiddenWeekdays, stepOver, weekendOf } from './hidden-weekdays.ts'

const weekend = new Set([0, 6])
const day = [[540, 1020]] as const
const hours = { timeZone: 'Europe/Berlin', weekly: { 1: day, 2: day, 4: day, 6: [] } }

it('[CAL39] leaves out the weekend, or the days without working hours', () => {
  expect([...hiddenWeekdays('whole', weekend, hours)]).toEqual([])
  expect([...hiddenWeekdays('three_days', weekend, hours)]).toEqual([])
  expect([...hiddenWeekdays('no_weekend', weekend, hours)]).toEqual([0, 6])
  expect([...hiddenWeekdays('working', weekend, hours)]).toEqual([0, 3, 5, 6])
})

it('[CAL39] takes all days but the weekend for working days where no weekly hours are known', () => {
  for (const unknown of [null, undefined, { timeZone: 'Europe/Berlin', weekly: {} }]) {
    expect(hiddenWeekdays('working', weekend, unknown)).toBe(weekend)
  }
})

it('[CAL39] knows the weekend of the region', () => {
  expect([...weekendOf('de-DE')]).toEqual([6, 0])
  expect([...weekendOf('ar-EG')]).toEqual([5, 6])
})

it('[CAL39] moves an event over hidden weekdays', () => {
  expect([stepOver(5, 1, weekend), stepOver(1, -1, weekend), stepOver(2, 1, weekend)]).toEqual([3, -3, 1])
  expect([stepOver(6, 1, new Set()), stepOver(0, -1, new Set())]).toEqual([1, -1])
})
