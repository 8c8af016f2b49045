import { MeetingCreation, type MeetingRecurrence, no_recurring_days } from '@meridian/contract'
import { describe, expect, it } from 'vitest'
import {
  changeRepeatType,
  changeUntil,
  firstDate,
  moveRepeat,
  noRepeat,
  recurrenceOf,
  repeatOf,
  toggleWeekday,
  weekdaysFrom,
} from './repeat.ts'

const thursday = '2026-11-19'

describe('repeating', () => {
  it('[WMT33] begins with the first weekday, proposes no end, and ends with the last one', () => {
    const mondays = toggleWeekday(noRepeat(thursday), 'monday', thursday)
    expect(mondays).toMatchObject({
      repeat_type: 'custom',
      until: 'never',
      recurring_end_date: null,
    })
    const both = toggleWeekday(mondays, 'friday', thursday)
    expect(both.recurring_days).toEqual({ ...no_recurring_days, monday: true, friday: true })
    expect(toggleWeekday(toggleWeekday(both, 'monday', thursday), 'friday', thursday)).toEqual(
      noRepeat(thursday),
    )
  })

  it('[WMT33] sends is_recurring true while a weekday is on, and the meeting’s own day without', () => {
    expect(recurrenceOf(toggleWeekday(noRepeat(thursday), 'monday', thursday), '2026-11-23')).toEqual({
      is_recurring: true,
      recurring_type: 'custom',
      recurring_start_date: '2026-11-23',
      recurring_end_date: null,
      recurring_days: { ...no_recurring_days, monday: true },
    })
    expect(recurrenceOf(noRepeat(thursday), thursday)).toEqual({
      is_recurring: false,
      recurring_type: 'custom',
      recurring_start_date: thursday,
      recurring_end_date: thursday,
      recurring_days: no_recurring_days,
    })
  })

  it('[WMT34] takes the weekday of the date for weekly and for the first custom day', () => {
    expect(changeRepeatType(noRepeat(thursday), 'weekly', thursday).recurring_days.thursday).toBe(true)
    expect(changeRepeatType(noRepeat(thursday), 'custom', thursday).recurring_days.thursday).toBe(true)
    expect(changeRepeatType(noRepeat(thursday), 'daily', thursday).recurring_days).toEqual(no_recurring_days)
    expect(changeRepeatType(noRepeat(thursday), 'monthly', thursday).repeat_type).toBe('monthly')
    expect(
      changeRepeatType(changeRepeatType(noRepeat(thursday), 'daily', thursday), 'none', thursday),
    ).toEqual(noRepeat(thursday))
  })

  it('[WMT34] turns weekly into custom days when another weekday is switched', () => {
    const weekly = changeRepeatType(noRepeat(thursday), 'weekly', thursday)
    expect(toggleWeekday(weekly, 'monday', thursday)).toMatchObject({
      repeat_type: 'custom',
      recurring_days: { ...no_recurring_days, monday: true, thursday: true },
    })
  })

  it('[WMT35] ends never, after three months, or on a date', () => {
    const endless = changeRepeatType(noRepeat('2026-11-30'), 'daily', '2026-11-30')
    expect(endless.recurring_end_date).toBeNull()
    const daily = changeUntil(endless, 'three_months', '2026-11-30')
    expect(daily.recurring_end_date).toBe('2027-02-28')
    expect(changeUntil(daily, 'never', '2026-11-30').recurring_end_date).toBeNull()
    expect(changeUntil(daily, 'date', '2026-11-30', '2026-12-24').recurring_end_date).toBe('2026-12-24')
    expect(
      changeUntil(changeUntil(daily, 'never', '2026-11-30'), 'date', '2026-11-30').recurring_end_date,
    ).toBe('2027-02-28')
  })

  it('[WMT35] keeps a chosen end when the meeting moves, unless it would end before it begins', () => {
    const daily = changeUntil(
      changeRepeatType(noRepeat(thursday), 'daily', thursday),
      'three_months',
      thursday,
    )
    expect(moveRepeat(daily, thursday, '2026-12-01').recurring_end_date).toBe('2027-03-01')
    const until = changeUntil(daily, 'date', thursday, '2026-12-24')
    expect(moveRepeat(until, thursday, '2026-12-01').recurring_end_date).toBe('2026-12-24')
    expect(moveRepeat(until, thursday, '2026-12-25')).toMatchObject({
      until: 'three_months',
      recurring_end_date: '2027-03-25',
    })
    expect(
      moveRepeat(changeUntil(daily, 'never', thursday), thursday, '2026-12-25').recurring_end_date,
    ).toBeNull()
    expect(
      moveRepeat(changeRepeatType(daily, 'weekly', thursday), thursday, '2026-12-25').recurring_days,
    ).toEqual({
      ...no_recurring_days,
      friday: true,
    })
  })

  it('[WMT36] begins on the first of the custom weekdays', () => {
    const mondays = toggleWeekday(noRepeat(thursday), 'monday', thursday)
    expect(firstDate(mondays, thursday)).toBe('2026-11-23')
    expect(firstDate(mondays, '2026-11-23')).toBe('2026-11-23')
    expect(firstDate(changeRepeatType(noRepeat(thursday), 'daily', thursday), thursday)).toBe(thursday)
  })

  it('[WMT37] reads a series back, and keeps a rule it cannot express', () => {
    const weekly: MeetingRecurrence = {
      is_recurring: true,
      recurring_type: 'weekly',
      recurring_start_date: thursday,
      recurring_end_date: null,
      recurring_days: { ...no_recurring_days, thursday: true },
      rrule: 'FREQ=WEEKLY;BYDAY=TH',
    }
    expect(repeatOf(weekly, thursday, '10:00')).toMatchObject({ repeat_type: 'weekly', until: 'never' })
    const until = {
      ...weekly,
      recurring_end_date: '2027-01-01',
      rrule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20270101T235959',
    }
    expect(repeatOf(until, thursday, '10:00')).toMatchObject({ repeat_type: 'weekly', until: 'date' })
    const last = { ...weekly, rrule: 'FREQ=MONTHLY;BYDAY=-1TH' }
    expect(repeatOf(last, thursday, null).repeat_type).toBe('kept')
  })

  it('[WMT33] shows the week from the reader’s first day', () => {
    expect(weekdaysFrom(1)[0]).toBe('monday')
    expect(weekdaysFrom(6).slice(0, 2)).toEqual(['saturday', 'sunday'])
    expect(weekdaysFrom(0)).toHaveLength(7)
  })

  it('[WMT33] makes a recurrence that the contract accepts', () => {
    const meeting_recurrence = recurrenceOf(
      changeRepeatType(noRepeat(thursday), 'monthly', thursday),
      thursday,
    )
    const body = {
      meeting_date: { start_date: thursday },
      meeting_time: { start_time: '10:00' },
      meeting_recurrence,
    }
    expect(MeetingCreation.safeParse(body).success).toBe(true)
  })
})
