import { type Meeting, no_recurring_days } from '@meridian/contract'
import { rruleOf } from '@meridian/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextWords, recurrenceWords, seriesWords } from './recurrence-words.ts'

describe('recurrence in words', () => {
  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
    ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'Weekdays'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Weekdays'],
    ['FREQ=WEEKLY;BYDAY=SU,SA', 'Weekends'],
    ['FREQ=WEEKLY;BYDAY=MO', 'Every Monday'],
    ['FREQ=WEEKLY', 'Every Thursday'],
    ['FREQ=WEEKLY;BYDAY=SU,WE', 'Every Wednesday and Sunday'],
    ['FREQ=WEEKLY;BYDAY=FR,MO,WE', 'Every Mon, Wed and Fri'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'Every 2 weeks on Tuesday'],
    ['FREQ=MONTHLY;BYMONTHDAY=12', 'Monthly on the 12th'],
    ['FREQ=MONTHLY', 'Monthly on the 12th'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'Monthly on the 1st and the 15th'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Monthly on the last day'],
    ['FREQ=MONTHLY;BYDAY=2FR', 'Monthly on the second Friday'],
    ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1', 'Monthly on the last Friday'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'Monthly on the last weekday'],
    ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=22', 'Every 3 months on the 22nd'],
    ['FREQ=YEARLY', 'Every year on the 12th of November'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'Every year on the fourth Thursday of November'],
    ['FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=3', 'Every 2 years on the 3rd of February'],
  ])('[WMT3] tells %s as %s', (rrule, words) => {
    expect(recurrenceWords(aSeries({ rrule }))).toBe(words)
  })

  it.each([
    'FREQ=HOURLY;INTERVAL=6',
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
    'FREQ=YEARLY;BYYEARDAY=100',
    'FREQ=YEARLY;BYDAY=20MO',
    'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR',
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
    'FREQ=MONTHLY;BYMONTHDAY=-3',
    'FREQ=DAILY;BYMONTH=1',
    'FREQ=WEEKLY;BYHOUR=9,17',
    'not a rule',
    null,
  ])('[WMT3] says only that %s repeats', (rrule) => {
    expect(recurrenceWords(aSeries({ rrule }))).toBe('Repeats')
  })

  it('[WMT3] tells every series of the form by its own day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), (day) => {
        const startWall = `2026-12-${String(day).padStart(2, '0')}T09:00`
        const rrule = rruleOf({ recurring_type: 'monthly', days: [], startWall })
        const words = recurrenceWords(aSeries({ rrule, recurring_start_date: startWall.slice(0, 10) }))
        expect(words).toMatch(new RegExp(`^Monthly on the ${day}(st|nd|rd|th)$`))
      }),
    )
  })

  it('[WMT3] is silent about a single meeting', () => {
    const single = aSeries({ is_recurring: false, rrule: null })
    expect([recurrenceWords(single), seriesWords(single), nextWords(single, 'UTC')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('[WMT4] says how long a series goes on', () => {
    const weekly = 'FREQ=WEEKLY;BYDAY=TH'
    expect(seriesWords(aSeries({ rrule: weekly }))).toBe('Series from 12 Nov 2026')
    expect(seriesWords(aSeries({ rrule: `${weekly};COUNT=12` }))).toBe('Series of 12 from 12 Nov 2026')
    expect(seriesWords(aSeries({ rrule: weekly, recurring_end_date: '2027-03-31' }))).toBe(
      'Series from 12 Nov 2026 to 31 Mar 2027',
    )
    expect(seriesWords(aSeries({ rrule: `${weekly};UNTIL=20270331` }))).toBe(
      'Series from 12 Nov 2026 to 31 Mar 2027',
    )
  })

  it('[WMT4] names the next occurrence on the day it is for the reader, and the last one once it is over', () => {
    const late = { start_timestamp: '2026-11-19T20:00:00.000Z', end_timestamp: '2026-11-19T21:00:00.000Z' }
    const series = { ...aSeries({ rrule: 'FREQ=WEEKLY' }), meeting_timestamps: late }
    expect(nextWords(series, 'America/St_Johns')).toBe('next on Thu 19 Nov 2026')
    expect(nextWords(series, 'Asia/Kathmandu')).toBe('next on Fri 20 Nov 2026')
    expect(nextWords({ ...series, meeting_status: 'completed' }, 'UTC')).toBe('last on Thu 19 Nov 2026')
  })

  it('[WMT4] never moves the day of an all-day series', () => {
    const series = { ...aSeries({ rrule: 'FREQ=WEEKLY' }), is_all_day: true }
    expect(nextWords(series, 'America/St_Johns')).toBe('next on Thu 12 Nov 2026')
  })
})

function aSeries(recurrence: Partial<Meeting['meeting_recurrence']>) {
  return {
    meeting_recurrence: {
      is_recurring: true,
      recurring_type: 'custom' as const,
      recurring_start_date: '2026-11-12',
      recurring_end_date: null,
      recurring_days: no_recurring_days,
      rrule: null,
      ...recurrence,
    },
    meeting_date: { start_date: '2026-11-12', end_date: '2026-11-12' },
    meeting_timestamps: {
      start_timestamp: '2026-11-12T00:00:00.000Z',
      end_timestamp: '2026-11-13T00:00:00.000Z',
    },
    meeting_status: 'active' as const,
    is_all_day: false,
  }
}
