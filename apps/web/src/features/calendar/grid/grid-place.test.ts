import { timeAxis, type WorkingTime } from '@meridian/engine'
import { expect, it } from 'vitest'
import { between } from '../calendar.sample.ts'
import { type CalendarItem, calendarItems } from '../item/calendar-item.ts'
import { openingPlace, placeOfWallMinute, wallMinuteAt } from './grid-place.ts'

const tuesday = '2026-11-03'

it('[CAL27] opens at the first working hour of the shown days', () => {
  expect(opening({ hours: weekly('Europe/Berlin', { 2: [[540, 1020]], 3: [[480, 960]] }) })).toBe(540)
  const dates = [tuesday, '2026-11-04']
  expect(opening({ dates, hours: weekly('Europe/Berlin', { 2: [[540, 1020]], 3: [[480, 960]] }) })).toBe(480)
})

it('[CAL27] opens an hour before an event of the early morning, and leaves the night to scrolling', () => {
  const hours = weekly('Europe/Berlin', { 2: [[540, 1020]] })
  expect(opening({ hours, items: [event('10:00', '11:00')] })).toBe(540)
  expect(opening({ hours, items: [event('07:30', '08:00')] })).toBe(390)
  expect(opening({ hours, items: [event('06:00', '06:30')] })).toBe(300)
  expect(opening({ hours, items: [event('02:00', '02:30'), event('12:00', '13:00')] })).toBe(540)
  expect(opening({ hours, items: [event('02:00', '02:30'), event('08:00', '08:30')] })).toBe(420)
  const early = weekly('Europe/Berlin', { 2: [[30, 480]] })
  expect(opening({ hours: early, items: [event('00:15', '01:00')] })).toBe(0)
})

it('[CAL59] opens an hour before the first event where none would be seen', () => {
  const hours = weekly('Europe/Berlin', { 2: [[540, 1020]] })
  expect(opening({ hours, items: [event('03:30', '04:00')] })).toBe(150)
  expect(opening({ hours, items: [event('00:15', '01:00'), event('03:30', '04:00')] })).toBe(0)
  expect(opening({ hours, items: [event('05:00', '09:30')] })).toBe(540)
  expect(opening({ hours, items: [event('20:00', '21:00')], seen: 720 })).toBe(540)
  expect(opening({ hours, items: [event('20:00', '21:00')], seen: 600 })).toBe(1140)
})

it('[CAL27] counts neither what began the day before nor whole days', () => {
  const hours = weekly('Europe/Berlin', { 2: [[540, 1020]] })
  const night = calendarItems([between('2026-11-02T22:00+01:00', `${tuesday}T02:00+01:00`)], 'Europe/Berlin')
  const whole = calendarItems([between(`${tuesday}T00:00+01:00`, '2026-11-04T00:00+01:00')], 'Europe/Berlin')
  expect(opening({ hours, items: [...night, ...whole] })).toBe(540)
})

it('[CAL27] opens where other days do on a day without hours, and at nine where none are known', () => {
  expect(opening({ hours: weekly('Europe/Berlin', { 4: [[600, 1020]] }) })).toBe(600)
  expect(opening({ hours: weekly('Europe/Berlin', {}) })).toBe(540)
  expect(opening({ hours: null })).toBe(540)
})

it('[CAL27] opens a night shift where it begins, not at the midnight it runs through', () => {
  expect(
    opening({
      hours: weekly('Europe/Berlin', {
        1: [[1320, 1440]],
        2: [
          [0, 360],
          [1320, 1440],
        ],
      }),
    }),
  ).toBe(1320)
})

it.each([
  ['Europe/Berlin', '2026-03-29', 480],
  ['Europe/Berlin', '2026-10-25', 600],
  ['America/St_Johns', '2026-03-08', 480],
  ['America/St_Johns', '2026-11-01', 600],
  ['Australia/Lord_Howe', '2026-10-04', 510],
  ['Australia/Lord_Howe', '2026-04-05', 570],
  ['Asia/Kathmandu', '2026-03-29', 540],
  ['Pacific/Apia', '2026-10-25', 540],
])('[CAL27] opens at 09:00 of the clock in %s on %s, and knows it from there', (zone, date, at) => {
  const axis = timeAxis([date], zone)
  const hours = weekly(zone, { 0: [[540, 1020]] })
  expect(openingPlace(axis, [], hours, 780)).toBe(at)
  expect(wallMinuteAt(axis, at)).toBe(540)
  expect(placeOfWallMinute(axis, 540)).toBe(at)
})

it('[CAL28] finds the same time of day on the axis of a week in which clocks change', () => {
  const usual = timeAxis([tuesday], 'Europe/Berlin')
  const back = timeAxis(['2026-10-25'], 'Europe/Berlin')
  const forward = timeAxis(['2026-03-29'], 'Europe/Berlin')
  expect(placeOfWallMinute(back, wallMinuteAt(usual, 495))).toBe(555)
  expect(placeOfWallMinute(usual, wallMinuteAt(back, 555))).toBe(495)
  expect(placeOfWallMinute(forward, 150)).toBe(120)
})

interface Opening {
  readonly dates?: readonly string[]
  readonly hours: WorkingTime | null
  readonly items?: readonly CalendarItem[]
  readonly seen?: number
}

function opening({ dates = [tuesday], hours, items = [], seen = 780 }: Opening): number {
  return openingPlace(timeAxis(dates, 'Europe/Berlin'), items, hours, seen)
}

function weekly(timeZone: string, hours: WorkingTime['weekly']): WorkingTime {
  return { timeZone, weekly: hours }
}

function event(start: string, end: string): CalendarItem {
  const [item] = calendarItems(
    [between(`${tuesday}T${start}+01:00`, `${tuesday}T${end}+01:00`)],
    'Europe/Berlin',
  )
  if (!item) throw new Error('There is one event.')
  return item
}
