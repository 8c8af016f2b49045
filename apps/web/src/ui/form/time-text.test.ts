import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formatTimeText,
  half_hours,
  half_hours_of_ends,
  parseEndTimeText,
  parseTimeText,
} from './time-text.ts'

it('[WEB6] suggests every half hour from 00:00 to 23:30', () => {
  expect(half_hours).toHaveLength(48)
  expect(half_hours[0]).toBe('00:00')
  expect(half_hours[19]).toBe('09:30')
  expect(half_hours[47]).toBe('23:30')
})

it.each([
  ['9', '09:00'],
  ['9:15', '09:15'],
  ['0915', '09:15'],
  ['915', '09:15'],
  ['915pm', '21:15'],
  ['9.15 p.m.', '21:15'],
  ['9h15', '09:15'],
  ['9h', '09:00'],
  ['21', '21:00'],
  ['12am', '00:00'],
  ['12 AM', '00:00'],
  ['12pm', '12:00'],
  ['3p', '15:00'],
  ['07:05 PM', '19:05'],
  ['noon', '12:00'],
])('[WEB6] reads %j as %s', (text, time) => {
  expect(parseTimeText(text)).toBe(time)
})

it.each(['', '24', '9:60', '13pm', '0am', 'nine', '9:1', '-1', '99999', '9 to 10'])(
  '[WEB6] refuses %j',
  (text) => {
    expect(parseTimeText(text)).toBeNull()
  },
)

it('[WEB6] reads back every minute of the day as it shows it, on both clocks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.boolean(), (minute, isTwelveHour) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      expect(parseTimeText(formatTimeText(time, isTwelveHour))).toBe(time)
    }),
  )
})

it('[WEB7] suggests ends up to midnight, which is 24:00', () => {
  expect(half_hours_of_ends).toHaveLength(48)
  expect(half_hours_of_ends[0]).toBe('00:30')
  expect(half_hours_of_ends[47]).toBe('24:00')
  expect(formatTimeText('24:00', true)).toBe('12:00 AM')
  expect(formatTimeText('24:00', false)).toBe('24:00')
})

it.each(['24:00', '24', '24h', '2400', '00:00', '12 am', 'midnight'])(
  '[WEB7] reads the end %j as midnight',
  (text) => {
    expect(parseEndTimeText(text)).toBe('24:00')
  },
)

it('[WEB7] reads any other end like a start', () => {
  expect(parseEndTimeText('5:30 pm')).toBe('17:30')
  expect(parseEndTimeText('24:30')).toBeNull()
})
