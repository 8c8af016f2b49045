import { weekdays } from '@meridian/contract'
import { expect, it } from 'vitest'
import { office, open } from './hours.sample.ts'
import { weeklyMinutes } from './hours.ts'
import {
  changedDays,
  copied,
  dayOf,
  editableHours,
  furtherSpan,
  isPast,
  joined,
  newOverride,
  newTravelPeriod,
  openParts,
  switched,
  travelPeriodOn,
  withDraft,
  working_days,
} from './hours-draft.ts'
import { problemsOf } from './hours-problems.ts'

const christmas = { first_date: '2026-12-24', last_date: '2026-12-26', hours: [] }
const tokyo = { timezone: 'Asia/Tokyo', first_date: '2026-12-07', last_date: '2026-12-11' }
const evening = { start_time: '19:00', end_time: '24:00' }

it('[SET10] shows an end at midnight as 24:00, and does not count that as a change', () => {
  const midnight = { start_time: '18:00', end_time: '00:00' }
  const saved = editableHours({
    ...office,
    availability_info: { ...office.availability_info, monday: open('08:00', '00:00') },
    additional_hours: { ...office.additional_hours, sunday: [midnight] },
    date_overrides: [{ ...christmas, hours: [midnight, { start_time: '09:00', end_time: '10:00' }] }],
  })
  expect(saved.availability_info.monday.end_time).toBe('24:00')
  expect(saved.additional_hours.sunday[0]?.end_time).toBe('24:00')
  expect(saved.date_overrides[0]?.hours.map(({ end_time }) => end_time)).toEqual(['10:00', '24:00'])
  const draft = {
    availability_info: { monday: open('08:00', '24:00') },
    date_overrides: saved.date_overrides,
  }
  expect(openParts(saved, draft)).toEqual({})
})

it('[SET10] does not mind in which order the server writes the parts of what it saved', () => {
  const { first_date, last_date, hours } = christmas
  const saved = editableHours({ ...office, date_overrides: [{ hours, last_date, first_date }] })
  expect(openParts(saved, { date_overrides: [christmas] })).toEqual({})
})

it('[SET10] sends the changed weekdays and lists alone', () => {
  const { tuesday } = office.availability_info
  const draft = joined(
    { availability_info: { monday: open('08:00', '17:00'), tuesday }, stays: [] },
    { additional_hours: { monday: [], friday: [evening] }, date_overrides: [christmas] },
  )
  const open_parts = openParts(office, draft)
  expect(open_parts).toEqual({
    availability_info: { monday: open('08:00', '17:00') },
    additional_hours: { friday: [evening] },
    date_overrides: [christmas],
  })
  expect(changedDays(open_parts)).toEqual(['monday', 'friday'])
  expect(withDraft(office, open_parts)).toMatchObject({
    additional_hours: { friday: [evening], monday: [] },
    date_overrides: [christmas],
    stays: [],
  })
})

it('[SET12] copies all hours of a day to Monday to Friday, to every day or to one', () => {
  const day = { row: open('10:00', '15:00'), more: [evening] }
  expect(Object.keys(copied(day, working_days).availability_info ?? {})).toHaveLength(5)
  expect(weeklyMinutes(withDraft(office, copied(day, weekdays)))).toBe(7 * 600)
  expect(dayOf(withDraft(office, copied(day, ['sunday'])), 'sunday')).toEqual(day)
})

it('[SET12] can be switched off with a time left empty, and on again with the former hours', () => {
  const saved = { row: open('09:00', '17:00'), more: [evening] }
  for (const emptied of [
    { ...saved, row: open('09:00', '') },
    { ...saved, more: [{ ...evening, start_time: '' }] },
  ]) {
    const off = switched(emptied, saved, false)
    expect(off.row.is_available).toBe(false)
    expect(switched(off, saved, true)).toEqual(saved)
  }
})

it('[SET14] begins further hours where there is room for them', () => {
  expect(furtherSpan([])).toEqual({ start_time: '09:00', end_time: '17:00' })
  expect(furtherSpan([open('09:00', '17:00')])).toEqual({ start_time: '18:00', end_time: '19:00' })
  expect(furtherSpan([open('09:00', '22:30')])).toEqual({ start_time: '23:30', end_time: '24:00' })
  expect(furtherSpan([open('09:00', '24:00')])).toEqual({ start_time: '07:00', end_time: '08:00' })
})

it('[SET14] begins an override or a stay on dates that are free, from tomorrow on', () => {
  expect(newOverride([], '2026-12-23').first_date).toBe('2026-12-24')
  expect(newOverride([christmas], '2026-12-23')).toEqual({
    first_date: '2026-12-27',
    last_date: '2026-12-27',
    hours: [],
  })
  expect(newTravelPeriod([tokyo], 'Europe/Berlin', '2026-11-30')).toEqual({
    timezone: 'Europe/Berlin',
    first_date: '2026-12-01',
    last_date: '2026-12-06',
  })
  const form = { ...office, stays: [tokyo, newTravelPeriod([tokyo], 'UTC', '2026-12-07')] }
  expect(form.stays[1]).toMatchObject({ first_date: '2026-12-12', last_date: '2026-12-18' })
  expect(problemsOf(form).size).toBe(0)
})

it('[SET15] puts away what is over, unless it is being changed', () => {
  expect(isPast(christmas, [christmas], '2026-12-27')).toBe(true)
  expect(isPast(christmas, [christmas], '2026-12-26')).toBe(false)
  expect(isPast({ ...christmas, last_date: '2026-12-25' }, [christmas], '2026-12-27')).toBe(false)
})

it('[SET16] knows the stay that holds a date', () => {
  expect(
    ['2026-12-06', '2026-12-07', '2026-12-11', '2026-12-12'].map((date) => travelPeriodOn([tokyo], date)),
  ).toEqual([undefined, tokyo, tokyo, undefined])
})
