import { type Interval, instantOf, wallTimeOf } from '@meridian/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockChangeNotice } from './clock-change-notice.ts'
import { withAllDay, withDate, withEnd, withLastDay, withSlot, withStart } from './form-changes.ts'
import { blankForm, daysLater, instantsOf, isOver, lengthMinutes, type MeetingForm } from './meeting-form.ts'
import { toggleWeekday } from './repeat.ts'
import { addWallMinutes } from './wall-clock.ts'

const zones = [
  'Asia/Kathmandu',
  'America/St_Johns',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
]

it('[WMT91] is over once its end has passed in the zone of the meeting, and never as a series', () => {
  const now = Date.parse('2026-11-18T23:00:00Z')
  const form = withDate(withStart(blankForm(now, 'Asia/Kathmandu'), '04:00'), '2026-11-19')
  expect([form.end_time, isOver(form, now)]).toEqual(['04:30', true])
  expect(isOver(withEnd(form, '05:00'), now)).toBe(false)
  const day = withAllDay(form, true)
  expect(isOver(day, now)).toBe(false)
  expect(isOver(withDate(day, '2026-11-18'), now)).toBe(true)
  expect(isOver({ ...form, repeat: { ...form.repeat, repeat_type: 'daily' } }, now)).toBe(false)
})

describe('a new form', () => {
  it('[WMT25] starts at the next half hour on the person’s clock and lasts half an hour', () => {
    const form = blankForm(Date.parse('2026-11-18T10:48:06Z'), 'Asia/Kathmandu')
    expect(form).toMatchObject({
      start_date: '2026-11-18',
      start_time: '17:00',
      end_date: '2026-11-18',
      end_time: '17:30',
      meeting_timezone: 'Asia/Kathmandu',
      meeting_priority: 'medium',
    })
    expect(form.repeat).toMatchObject({ repeat_type: 'none', recurring_end_date: '2026-11-18' })
  })

  it('[WMT25] may begin tomorrow, and end the day after it begins', () => {
    const late = blankForm(Date.parse('2026-11-18T23:10:00Z'), 'UTC')
    expect([late.start_date, late.start_time, late.end_date, late.end_time]).toEqual([
      '2026-11-18',
      '23:30',
      '2026-11-19',
      '00:00',
    ])
    expect(blankForm(Date.parse('2026-11-18T23:40:00Z'), 'UTC').start_date).toBe('2026-11-19')
  })

  it('[WMT25] lies ahead on every day in every zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
        (zone, nowMs) => {
          const form = blankForm(nowMs, zone)
          expect(lengthMinutes(form)).toBe(30)
          // Where clocks go back the next half hour may be told twice, and the first one may have passed.
          if (clockChangeNotice(form)?.kind !== 'repeated') expect(instantsOf(form)[0]).toBeGreaterThan(nowMs)
        },
      ),
    )
  })
})

describe('start and end', () => {
  it('[WMT26] keeps the length when the start moves, over midnight too', () => {
    const form = withStart(aForm({ start_time: '10:00', end_time: '11:15' }), '23:30')
    expect([form.end_date, form.end_time, daysLater(form)]).toEqual(['2026-11-20', '00:45', 1])
    const back = withStart(form, '09:05')
    expect([back.end_date, back.end_time, daysLater(back)]).toEqual(['2026-11-19', '10:20', 0])
  })

  it('[WMT26] keeps the length whatever starts follow each other', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1439 }), { minLength: 1 }), (starts) => {
        const moved = starts.reduce((form, minute) => withStart(form, timeOf(minute)), aForm({}))
        expect(lengthMinutes(moved)).toBe(30)
      }),
    )
  })

  it('[WMT26] keeps the length of a start that a clock change skips', () => {
    const form = withStart(aForm({ start_date: '2026-03-29', end_date: '2026-03-29' }), '02:30')
    expect([form.start_time, form.end_time]).toEqual(['02:30', '04:00'])
    const [start, end] = instantsOf(form)
    expect((end - start) / 60_000).toBe(30)
    expect(withStart(form, '05:00').end_time).toBe('05:30')
    const moved = withDate(aForm({ start_time: '02:30', end_time: '03:00' }), '2026-03-29')
    expect([moved.end_date, moved.end_time]).toEqual(['2026-03-29', '04:00'])
  })

  it('[WMT27] reads an end before the start as the next day, and only then', () => {
    const form = aForm({ start_time: '22:00', end_time: '22:30' })
    expect(withEnd(form, '01:00')).toMatchObject({ end_date: '2026-11-20', end_time: '01:00' })
    expect(withEnd(withEnd(form, '01:00'), '23:00').end_date).toBe('2026-11-19')
    expect(daysLater(withEnd(form, '22:00'))).toBe(0)
  })

  it('[WMT27] leaves the last day of a meeting over several nights', () => {
    const form = aForm({ end_date: '2026-11-22', end_time: '12:00' })
    expect(withEnd(form, '18:00').end_date).toBe('2026-11-22')
  })

  it('[WMT26] makes half an hour of a meeting without length when its start moves', () => {
    expect(withStart(aForm({ start_time: '10:00', end_time: '10:00' }), '14:00').end_time).toBe('14:30')
  })

  it('[WMT28] moves the end and the recurrence with the date', () => {
    const form = withDate(
      aForm({ start_time: '23:30', end_date: '2026-11-20', end_time: '00:15' }),
      '2027-02-27',
    )
    expect(form).toMatchObject({ start_date: '2027-02-27', end_date: '2027-02-28', end_time: '00:15' })
    expect(form.repeat.recurring_end_date).toBe('2027-02-27')
  })

  it('[WMT29] makes one whole day, lets it grow, and comes back to the clock', () => {
    const night = aForm({ start_time: '22:00', end_date: '2026-11-20', end_time: '01:00' })
    const day = withAllDay(night, true)
    expect(day).toMatchObject({ is_all_day: true, start_date: '2026-11-19', end_date: '2026-11-19' })
    expect(withDate(withLastDay(day, '2026-11-21'), '2026-12-30').end_date).toBe('2027-01-01')
    expect(withAllDay(withLastDay(day, '2026-11-21'), false)).toEqual(night)
  })
})

describe('a picked slot', () => {
  it('[WMT30] fills date, start, end and zone', () => {
    const slot: Interval = [Date.parse('2026-11-23T18:30:00Z'), Date.parse('2026-11-23T19:15:00Z')]
    expect(
      withSlot(aForm({ is_all_day: true, meeting_timezone: 'Europe/Berlin' }), slot, 'Asia/Kathmandu'),
    ).toMatchObject({
      is_all_day: false,
      start_date: '2026-11-24',
      start_time: '00:15',
      end_date: '2026-11-24',
      end_time: '01:00',
      meeting_timezone: 'Asia/Kathmandu',
    })
  })

  it('[WMT30] keeps the zone of the form where it shows the same time', () => {
    const slot: Interval = [Date.parse('2026-11-23T18:30:00Z'), Date.parse('2026-11-23T19:15:00Z')]
    const form = aForm({ meeting_timezone: 'Europe/Stockholm' })
    expect(withSlot(form, slot, 'Europe/Berlin')).toMatchObject({
      start_time: '19:30',
      meeting_timezone: 'Europe/Stockholm',
    })
    expect(withSlot(form, slot, 'Europe/London')).toMatchObject({
      start_time: '18:30',
      meeting_timezone: 'Europe/London',
    })
  })

  it('[WMT30] makes its weekday one of the custom ones', () => {
    const form = aForm({})
    const mondays = { ...form, repeat: toggleWeekday(form.repeat, 'monday', form.start_date) }
    const slot: Interval = [Date.parse('2026-11-26T09:00:00Z'), Date.parse('2026-11-26T09:15:00Z')]
    expect(withSlot(mondays, slot, 'UTC').repeat.recurring_days).toMatchObject({
      monday: true,
      thursday: true,
    })
  })

  it('[WMT31] means exactly the moments that were picked, on clock-change days too', () => {
    const changes = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01']
    fc.assert(
      fc.property(
        fc.constantFrom(...zones, 'America/New_York'),
        fc.constantFrom(...changes),
        fc.integer({ min: -96, max: 192 }),
        fc.integer({ min: 1, max: 16 }),
        (zone, date, quarter, length) => {
          const start = instantOf(`${date}T00:00`, zone) + quarter * 900_000
          const slot: Interval = [start, start + length * 900_000]
          const form = withSlot(blankForm(start, zone), slot, zone)
          expect(instantsOf(form)).toEqual(slot)
        },
      ),
    )
  })

  it('[WMT31] is written in UTC where the zone’s clock shows the same time twice', () => {
    // 02:30 in Berlin on 25 October 2026 happens at 00:30 and at 01:30 UTC.
    const second: Interval = [Date.parse('2026-10-25T01:30:00Z'), Date.parse('2026-10-25T02:00:00Z')]
    expect(wallTimeOf(second[0], 'Europe/Berlin').slice(11, 16)).toBe('02:30')
    expect(withSlot(aForm({}), second, 'Europe/Berlin')).toMatchObject({
      meeting_timezone: 'UTC',
      start_time: '01:30',
      end_time: '02:00',
    })
  })
})

describe('a start that a clock change touches', () => {
  it('[WMT32] says what a skipped start becomes', () => {
    expect(
      clockChangeNotice(aForm({ start_date: '2026-03-29', end_date: '2026-03-29', start_time: '02:30' })),
    ).toEqual({
      kind: 'skipped',
      becomes: '03:30',
    })
  })

  it('[WMT32] says that a start happens twice', () => {
    expect(
      clockChangeNotice(aForm({ start_date: '2026-10-25', end_date: '2026-10-25', start_time: '02:30' })),
    ).toEqual({
      kind: 'repeated',
    })
    const half = aForm({
      start_date: '2026-04-05',
      start_time: '01:45',
      meeting_timezone: 'Australia/Lord_Howe',
    })
    expect(clockChangeNotice(half)).toEqual({ kind: 'repeated' })
  })

  it('[WMT32] says nothing about any other time', () => {
    expect(clockChangeNotice(aForm({ start_date: '2026-10-25', start_time: '03:00' }))).toBeNull()
    expect(
      clockChangeNotice(aForm({ start_date: '2026-10-25', start_time: '02:30', is_all_day: true })),
    ).toBeNull()
    expect(clockChangeNotice(aForm({}))).toBeNull()
  })
})

function aForm(changes: Partial<MeetingForm>): MeetingForm {
  return {
    ...blankForm(Date.parse('2026-11-19T08:30:00Z'), 'Europe/Berlin'),
    start_time: '10:00',
    end_time: '10:30',
    ...changes,
  }
}

function timeOf(minute: number): string {
  return addWallMinutes({ date: '2026-01-01', time: '00:00' }, minute).time
}
