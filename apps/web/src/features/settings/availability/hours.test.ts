import { weekdays } from '@meridian/contract'
import { expect, it } from 'vitest'
import { office, open } from './hours.sample.ts'
import { barsOf, daysText, hoursText, weekFrom, weeklyMinutes } from './hours.ts'
import { copied, dayOf, type HoursForm, withDraft } from './hours-draft.ts'

it('[SET9] begins with the first day of the reader’s week', () => {
  expect(weekFrom(1)[0]).toBe('monday')
  expect(weekFrom(6).slice(0, 3)).toEqual(['saturday', 'sunday', 'monday'])
  for (const start of [0, 1, 2, 3, 4, 5, 6]) expect(new Set(weekFrom(start)).size).toBe(7)
})

it('[SET13] draws and counts the hours of days that are switched on, the further ones included', () => {
  expect(barsOf([open('06:00', '24:00')])).toEqual([{ start: 25, width: 75 }])
  expect(barsOf([open('06:00', '12:00'), open('18:00', '00:00')])).toEqual([
    { start: 25, width: 25 },
    { start: 75, width: 25 },
  ])
  expect(barsOf([open('17:00', '09:00'), open('', '09:00')])).toEqual([])
  expect(hoursText(weeklyMinutes(office))).toBe('40 h')
  const evening = [{ start_time: '19:00', end_time: '20:30' }]
  const more = { ...office.additional_hours, monday: evening, sunday: evening }
  expect(hoursText(weeklyMinutes({ ...office, additional_hours: more }))).toBe('41 h 30 min')
  expect(hoursText(450)).toBe('7 h 30 min')
})

it('[SET13] names the days in the order of the week', () => {
  expect(daysText(office, weekFrom(1))).toBe('Mon – Fri')
  expect(daysText(withRows({ sunday: open('09:00', '12:00') }), weekFrom(0))).toBe('Sun – Fri')
  const { sunday: off } = office.availability_info
  expect(daysText(withRows({ tuesday: off, thursday: off }), weekFrom(1))).toBe('Mon, Wed and Fri')
  const sunday = dayOf(office, 'sunday')
  expect(daysText(withDraft(office, copied(sunday, weekdays)), weekFrom(1))).toBe('No day')
  const monday = dayOf(office, 'monday')
  expect(daysText(withDraft(office, copied(monday, weekdays)), weekFrom(1))).toBe('Every day')
})

function withRows(rows: Partial<HoursForm['availability_info']>): HoursForm {
  return withDraft(office, { availability_info: rows })
}
