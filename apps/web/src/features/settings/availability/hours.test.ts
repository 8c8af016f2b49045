import { type AvailabilityInfo, DayHours, updateAvailability, weekdays } from '@meridian/contract'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  barOf,
  copied,
  daysText,
  editableHours,
  hoursProblem,
  hoursText,
  openDays,
  refusedDays,
  switched,
  weekFrom,
  weeklyMinutes,
  working_days,
} from './hours.ts'

it('[ST8] begins with the first day of the reader’s week', () => {
  expect(weekFrom(1)[0]).toBe('monday')
  expect(weekFrom(6).slice(0, 3)).toEqual(['saturday', 'sunday', 'monday'])
  for (const start of [0, 1, 2, 3, 4, 5, 6]) expect(new Set(weekFrom(start)).size).toBe(7)
})

it('[ST9] shows an end at midnight as 24:00, and does not count that as a change', () => {
  const saved = editableHours({ ...office, monday: open('18:00', '00:00') })
  expect(saved.monday.end_time).toBe('24:00')
  expect(openDays(saved, { monday: open('18:00', '24:00') })).toEqual({})
})

it('[ST9] sends the changed weekdays alone', () => {
  const draft = { monday: open('08:00', '17:00'), tuesday: office.tuesday }
  expect(openDays(office, draft)).toEqual({ monday: open('08:00', '17:00') })
})

it('[ST10] complains in the words of the API, about what the API refuses', () => {
  const times = fc.oneof(
    fc.integer({ min: 0, max: 1439 }).map(timeOf),
    fc.constantFrom('', '00:00', '09:00', '23:59'),
  )
  const ends = fc.oneof(times, fc.constant('24:00'))
  fc.assert(
    fc.property(times, ends, fc.boolean(), (start_time, end, is_available) => {
      // The fields never hold an end of 00:00: midnight is 24:00 there.
      const hours = { start_time, end_time: end === '00:00' ? '24:00' : end, is_available }
      const [issue] = DayHours.safeParse(hours).error?.issues ?? []
      expect(hoursProblem(hours)).toEqual(issue && { field: issue.path[0], message: issue.message })
    }),
    { numRuns: 1000 },
  )
})

it('[ST10] puts a complaint of the API on its weekday and field', () => {
  const body = { availability_info: { friday: open('17:00', '09:00') } }
  const issues = updateAvailability.body.safeParse(body).error?.issues ?? []
  const errors = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  expect(refusedDays(errors)).toEqual({
    friday: { field: 'end_time', message: 'The end time must be after the start time.' },
  })
  expect(refusedDays([{ path: 'timezone', message: 'Elsewhere.' }])).toEqual({})
})

it('[ST11] copies the hours of a day to Monday to Friday or to every day', () => {
  const hours = open('10:00', '15:00')
  expect(Object.keys(copied(hours, working_days))).toHaveLength(5)
  const whole = { ...office, ...copied(hours, weekdays) }
  expect(weeklyMinutes(whole)).toBe(7 * 300)
})

it('[ST11] can be switched off with a time left empty, and on again with the former hours', () => {
  const emptied = { ...office.monday, end_time: '' }
  const off = switched(emptied, office.monday, false)
  expect(hoursProblem(off)).toBeUndefined()
  expect(switched(off, office.monday, true)).toEqual(office.monday)
})

it('[ST12] draws and counts the hours of days that are switched on', () => {
  expect(barOf(open('06:00', '24:00'))).toEqual({ start: 25, width: 75 })
  expect(barOf({ ...office.monday, is_available: false })).toBeUndefined()
  expect(barOf(open('17:00', '09:00'))).toBeUndefined()
  expect(hoursText(weeklyMinutes(office))).toBe('40 h')
  expect(hoursText(450)).toBe('7 h 30 min')
})

it('[ST12] names the days in the order of the week', () => {
  expect(daysText(office, weekFrom(1))).toBe('Mon – Fri')
  expect(daysText({ ...office, sunday: open('09:00', '12:00') }, weekFrom(0))).toBe('Sun – Fri')
  expect(daysText({ ...office, tuesday: off, thursday: off }, weekFrom(1))).toBe('Mon, Wed and Fri')
  expect(daysText({ ...office, ...copied(off, weekdays) }, weekFrom(1))).toBe('No day')
  expect(daysText({ ...office, ...copied(office.monday, weekdays) }, weekFrom(1))).toBe('Every day')
})

const off = { start_time: '09:00', end_time: '17:00', is_available: false }

const office: AvailabilityInfo = {
  sunday: off,
  monday: open('09:00', '17:00'),
  tuesday: open('09:00', '17:00'),
  wednesday: open('09:00', '17:00'),
  thursday: open('09:00', '17:00'),
  friday: open('09:00', '17:00'),
  saturday: off,
}

function open(start_time: string, end_time: string): DayHours {
  return { start_time, end_time, is_available: true }
}

function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
