import type { MeetingChange, RecurrenceInput } from '@meridian/contract'
import { day_ms, expandSeries, instantOf, wallTimeOf } from '@meridian/engine'
import { describe, expect, it } from 'vitest'
import { newTimes } from '../time-input.rules.ts'
import { no_own_values } from './occurrence-details.rules.ts'
import {
  scheduleAfterChange,
  type Schedule,
  type ScheduleInput,
  scheduleFor,
  splitSchedule,
} from './schedule.rules.ts'
import type { MeetingException } from './series.queries.ts'
import { timeColumns } from './stored-times.rules.ts'

const zone = 'Europe/Berlin'
const now = new Date('2026-11-20T09:00:00Z')

describe('new series', () => {
  it.each<[string, RecurrenceInput, string, string]>([
    ['daily', recurrence({ recurring_type: 'daily' }), 'FREQ=DAILY', '2026-11-24'],
    [
      'weekly without weekdays',
      recurrence({ recurring_type: 'weekly' }),
      'FREQ=WEEKLY;BYDAY=TU',
      '2026-11-24',
    ],
    [
      'weekly',
      recurrence({ recurring_type: 'weekly', recurring_days: { thursday: true } }),
      'FREQ=WEEKLY;BYDAY=TH',
      '2026-11-26',
    ],
    [
      'custom',
      recurrence({ recurring_days: { monday: true, sunday: true } }),
      'FREQ=WEEKLY;BYDAY=SU,MO',
      '2026-11-29',
    ],
    [
      'monthly',
      recurrence({ recurring_type: 'monthly', recurring_end_date: '2027-01-24' }),
      'FREQ=MONTHLY;BYMONTHDAY=24;UNTIL=20270124T235959',
      '2026-11-24',
    ],
    [
      'later',
      recurrence({ recurring_type: 'daily', recurring_start_date: '2026-12-01' }),
      'FREQ=DAILY',
      '2026-12-01',
    ],
  ])('[MTG16] starts a %s series on its first matching day', (_, wanted, rrule, firstDate) => {
    const when = scheduleFor(newTimes(on('2026-11-24', '10:00', '11:00'), zone), wanted)
    expect(when.rrule).toBe(rrule)
    expect([when.first_start_wall, when.first_end_wall]).toEqual([
      `${firstDate}T10:00:00`,
      `${firstDate}T11:00:00`,
    ])
  })

  it('[MTG16] takes the last day of shorter months', () => {
    const when = scheduleFor(
      newTimes(on('2026-10-31', '10:00', '11:00'), zone),
      recurrence({ recurring_type: 'monthly' }),
    )
    expect(timeColumns(when, new Date('2027-02-01T00:00:00Z')).starts_at.toISOString()).toBe(
      '2027-02-28T09:00:00.000Z',
    )
  })

  it.each<[string, RecurrenceInput, string]>([
    ['no weekday', recurrence({}), 'meeting_recurrence.recurring_days'],
    [
      'an end before the first matching day',
      recurrence({ recurring_days: { monday: true }, recurring_end_date: '2026-11-29' }),
      'meeting_recurrence.recurring_end_date',
    ],
    [
      'a start beyond the years that count',
      recurrence({ recurring_type: 'daily', recurring_start_date: '9999-12-31' }),
      'meeting_recurrence.recurring_start_date',
    ],
  ])('[MTG17] refuses %s', (_, wanted, path) => {
    expect(() => scheduleFor(newTimes(on('2026-11-24', '10:00', '11:00'), zone), wanted)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
    )
  })

  it('[MTG21] is a single meeting when it does not repeat', () => {
    const when = scheduleFor(
      newTimes(on('2026-11-24', '10:00', '11:00'), zone),
      recurrence({ is_recurring: false }),
    )
    expect(when).toMatchObject({ rrule: null, recurring_type: null })
  })
})

describe('changed series', () => {
  const weekly = aSeries({
    recurring_type: 'weekly',
    recurring_days: { tuesday: true, friday: true },
    recurring_end_date: '2026-12-29',
  })

  it('[MTG18] is unchanged by what was shown', () => {
    expect(change(weekly, on('2026-11-24', '10:00', '11:00'))).toBeNull()
    const shown = {
      is_recurring: true,
      recurring_type: 'weekly',
      recurring_start_date: '2026-11-24',
      recurring_end_date: '2026-12-29',
      recurring_days: { tuesday: true, friday: true, monday: false },
    } as const
    expect(change(weekly, { meeting_recurrence: shown })).toBeNull()
    expect(change(weekly, { meeting_recurrence: recurrence({}) })).toBeNull()
  })

  it('[MTG18] moves every occurrence, the weekdays and the end by the days its listed occurrence moves', () => {
    const listedLater = { ...weekly, ...momentsOf('2026-12-08T10:00', '2026-12-08T11:00') }
    expect(change(listedLater, { meeting_date: { start_date: '2026-12-09' } })).toMatchObject({
      first_start_wall: '2026-11-25T10:00:00',
      rrule: 'FREQ=WEEKLY;BYDAY=WE,SA;UNTIL=20261230T235959',
      recurring_end_date: '2026-12-30',
    })
    expect(change(weekly, { meeting_date: { start_date: '2026-11-22' } })).toMatchObject({
      first_start_wall: '2026-11-22T10:00:00',
      rrule: 'FREQ=WEEKLY;BYDAY=SU,WE;UNTIL=20261227T235959',
    })
  })

  it('[MTG18] gives all occurrences another time, length or zone', () => {
    expect(change(weekly, { meeting_time: { start_time: '15:00', end_time: '17:00' } })).toMatchObject({
      first_start_wall: '2026-11-24T15:00:00',
      first_end_wall: '2026-11-24T17:00:00',
      rrule: weekly.rrule,
    })
    expect(change(weekly, { meeting_timezone: 'Asia/Kathmandu' })).toMatchObject({
      first_start_wall: '2026-11-24T10:00:00',
      meeting_timezone: 'Asia/Kathmandu',
    })
  })

  it('[MTG18] starts on a chosen first day, and keeps its end', () => {
    const chosen = {
      meeting_recurrence: {
        ...recurrence({ recurring_type: 'weekly', recurring_days: { tuesday: true, friday: true } }),
        recurring_start_date: '2026-12-02',
      },
    }
    expect(change(weekly, chosen)).toMatchObject({
      first_start_wall: '2026-12-04T10:00:00',
      recurring_end_date: '2026-12-29',
    })
  })

  it('[MTG18] moves a series of one with its end', () => {
    const one = aSeries({ recurring_type: 'daily', recurring_end_date: '2026-11-24' })
    expect(change(one, { meeting_date: { start_date: '2026-11-30' } })).toMatchObject({
      recurring_end_date: '2026-11-30',
    })
  })

  it('[MTG16] [MTG17] follows another rule, and refuses one without weekdays', () => {
    const monthly = {
      meeting_recurrence: recurrence({ recurring_type: 'monthly', recurring_end_date: null }),
    }
    expect(change(weekly, monthly)).toMatchObject({
      rrule: 'FREQ=MONTHLY;BYMONTHDAY=24',
      recurring_end_date: null,
    })
    const none = { meeting_recurrence: recurrence({ recurring_days: { tuesday: false, friday: false } }) }
    expect(() => change(weekly, none)).toThrow('Choose at least one weekday.')
  })

  it('[MTG22] means the occurrence that a form showed, when that one is over by now', () => {
    const since = { ...weekly, ...firstOn('2026-11-10') }
    const listed = { ...since, ...momentsOf('2026-11-24T10:00', '2026-11-24T11:00') }
    expect(change(listed, on('2026-11-17', '10:00', '11:00'))).toBeNull()
    expect(change(listed, on('2026-11-17', '12:00', '13:00'))).toMatchObject({
      first_start_wall: '2026-11-10T12:00:00',
      rrule: weekly.rrule,
    })
    expect(change(listed, on('2026-11-18', '10:00', '11:00'))).toMatchObject({
      first_start_wall: '2026-11-04T10:00:00',
    })
  })

  it('[MTG21] becomes a single meeting at the listed time', () => {
    const listedLater = { ...weekly, ...momentsOf('2026-12-08T10:00', '2026-12-08T11:00') }
    expect(change(listedLater, { meeting_recurrence: recurrence({ is_recurring: false }) })).toMatchObject({
      rrule: null,
      first_start_wall: '2026-12-08T10:00:00',
      exceptions: [],
    })
  })

  it('[MTG19] moves changed occurrences and drops those without an occurrence in the new series', () => {
    const moved = anException('2026-11-27T10:00', '2026-11-28T16:00', '2026-11-28T17:00')
    const cancelled = { ...anException('2026-12-01T10:00'), is_cancelled: true }
    const when = change(
      weekly,
      {
        meeting_date: { start_date: '2026-11-25' },
        meeting_time: { start_time: '11:00', end_time: '12:00' },
      },
      [moved, cancelled],
    )
    expect(
      when?.exceptions.map(({ original_starts_ms, start_wall, is_cancelled }) => [
        utc(original_starts_ms),
        start_wall,
        is_cancelled,
      ]),
    ).toEqual([
      ['2026-11-28T10:00:00.000Z', '2026-11-29T17:00:00', false],
      ['2026-12-02T10:00:00.000Z', null, true],
    ])
    const tuesdays = change(
      weekly,
      { meeting_recurrence: recurrence({ recurring_type: 'weekly', recurring_days: { tuesday: true } }) },
      [moved, cancelled],
    )
    expect(tuesdays?.exceptions.map(({ original_starts_ms }) => utc(original_starts_ms))).toEqual([
      '2026-12-01T09:00:00.000Z',
    ])
  })

  it('[MTG19] finds the occurrence of a day on which a clock change had moved its start', () => {
    const nightly = {
      ...aSeries({ recurring_type: 'daily' }),
      first_start_wall: '2027-03-20T02:30:00',
      first_end_wall: '2027-03-20T02:45:00',
      ...momentsOf('2027-03-20T02:30', '2027-03-20T02:45'),
    }
    const skipped = { ...anException('2027-03-28T02:30'), is_cancelled: true }
    const when = change(nightly, { meeting_time: { start_time: '08:00', end_time: '08:15' } }, [skipped])
    expect(when?.exceptions.map(({ original_starts_ms }) => utc(original_starts_ms))).toEqual([
      '2027-03-28T06:00:00.000Z',
    ])
  })
})

describe('rules richer than the fields', () => {
  const biweekly = {
    ...aSeries({ recurring_type: 'weekly', recurring_days: { tuesday: true } }),
    rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;UNTIL=20270105T090000Z',
  }
  const secondTuesday = { ...aSeries({ recurring_type: 'monthly' }), rrule: 'FREQ=MONTHLY;BYDAY=2TU' }

  it('[MTG20] survive another time, and still end with the same occurrence', () => {
    const when = change(biweekly, { meeting_time: { start_time: '12:00', end_time: '13:00' } })
    expect(when?.rrule).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;UNTIL=20270105T120000')
    expect(change(secondTuesday, { meeting_time: { start_time: '12:00', end_time: '13:00' } })?.rrule).toBe(
      'FREQ=MONTHLY;BYDAY=2TU',
    )
  })

  it('[MTG20] move by days where their weekdays can, every other week included', () => {
    const when = change(biweekly, { meeting_date: { start_date: '2026-11-25' } })
    expect(when?.rrule).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,MO;UNTIL=20270106T100000;WKST=TU')
    const before = timeColumns(
      { ...biweekly, moments: { starts_ms: 0, ends_ms: 0 }, exceptions: [] },
      new Date('2026-11-28T00:00:00Z'),
    )
    const after = when && timeColumns(when, new Date('2026-11-28T00:00:00Z'))
    expect(Number(after?.starts_at) - Number(before.starts_at)).toBe(86_400_000)
  })

  it('[MTG20] are refused to move where they cannot', () => {
    expect(() => change(secondTuesday, { meeting_date: { start_date: '2026-11-25' } })).toThrow(
      'cannot be moved',
    )
    const twice = { ...secondTuesday, rrule: 'FREQ=DAILY;BYHOUR=9,15' }
    expect(() => change(twice, { meeting_time: { start_time: '12:00', end_time: '13:00' } })).toThrow(
      'cannot be moved',
    )
  })

  it('[MTG20] take another end or first day and stay themselves', () => {
    const shown = recurrence({ recurring_type: 'weekly', recurring_days: { tuesday: true } })
    expect(
      change(biweekly, { meeting_recurrence: { ...shown, recurring_end_date: '2027-03-01' } })?.rrule,
    ).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;UNTIL=20270301T235959')
    const later = change(secondTuesday, {
      meeting_recurrence: recurrence({ recurring_type: 'monthly', recurring_start_date: '2027-01-01' }),
    })
    expect(later).toMatchObject({ rrule: 'FREQ=MONTHLY;BYDAY=2TU', first_start_wall: '2027-01-12T10:00:00' })
    expect(change(biweekly, { meeting_recurrence: recurrence({ recurring_type: 'daily' }) })?.rrule).toBe(
      'FREQ=DAILY',
    )
  })

  it('[MTG20] keep the dates that were added to them', () => {
    const added = { ...secondTuesday, added_walls: ['2026-12-24T10:00:00'] }
    expect(change(added, { meeting_time: { start_time: '09:30', end_time: '10:30' } })?.added_walls).toEqual([
      '2026-12-24T09:30:00',
    ])
    const datesOnly = { ...added, rrule: null }
    expect(change(datesOnly, { meeting_date: { start_date: '2026-11-25' } })).toMatchObject({
      rrule: null,
      added_walls: ['2026-12-25T10:00:00'],
      first_start_wall: '2026-11-25T10:00:00',
    })
  })
})

it('[MTG46] stays on the 31st when it is split in February, at another time too, and follows another day', () => {
  const series = {
    ...aSeries({ recurring_type: 'monthly' }),
    first_start_wall: '2027-01-31T10:00:00',
    first_end_wall: '2027-01-31T11:00:00',
    rrule: 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
  }
  const splitMs = instantOf('2027-02-28T10:00', zone)
  const occurrence = {
    starts_ms: splitMs,
    ends_ms: splitMs + 3_600_000,
    original_starts_ms: splitMs,
    change: null,
  }
  const daysAfter = (input: ScheduleInput) => {
    const split = splitSchedule(series, { exceptions: [], occurrence }, aChange(input), {
      profileZone: zone,
      now,
    })
    if (!split) throw new Error('nothing takes place before')
    const { following } = split
    return expandSeries(following, [], [splitMs, splitMs + 90 * day_ms])
      .slice(0, 3)
      .map(({ starts_ms }) => wallTimeOf(starts_ms, zone).slice(0, 13))
  }
  expect(daysAfter({ meeting_time: { start_time: '12:00' } })).toEqual([
    '2027-02-28T12',
    '2027-03-31T12',
    '2027-04-30T12',
  ])
  expect(daysAfter({ meeting_date: { start_date: '2027-03-01' } })).toEqual([
    '2027-03-01T10',
    '2027-04-01T10',
    '2027-05-01T10',
  ])
})

/** As the contract parses it. */
function aChange(input: ScheduleInput): MeetingChange {
  return { ...input, series_scope: 'this_and_following' }
}

function recurrence(wanted: Partial<RecurrenceInput>): RecurrenceInput {
  return { is_recurring: true, recurring_type: 'custom', recurring_days: {}, ...wanted }
}

/** From Tuesday 2026-11-24, 10:00 to 11:00 in Berlin, as stored in its row. */
function aSeries(wanted: Partial<RecurrenceInput>) {
  const when = scheduleFor(newTimes(on('2026-11-24', '10:00', '11:00'), zone), recurrence(wanted))
  return { ...when, ...momentsOf('2026-11-24T10:00', '2026-11-24T11:00') }
}

function firstOn(date: string) {
  return { first_start_wall: `${date}T10:00:00`, first_end_wall: `${date}T11:00:00` }
}

function momentsOf(start: string, end: string) {
  return { starts_at: new Date(instantOf(start, zone)), ends_at: new Date(instantOf(end, zone)) }
}

function change(
  series: Parameters<typeof scheduleAfterChange>[0],
  input: ScheduleInput,
  exceptions: MeetingException[] = [],
): Schedule | null {
  const when = scheduleAfterChange(series, exceptions, input, { profileZone: zone, now })
  if (when) timeColumns(when, now)
  return when
}

function on(start_date: string, start_time: string, end_time: string): ScheduleInput {
  return { meeting_date: { start_date }, meeting_time: { start_time, end_time }, meeting_timezone: zone }
}

function anException(original: string, start?: string, end?: string): MeetingException {
  const moment = (wall: string | undefined) => (wall === undefined ? null : instantOf(wall, zone))
  return {
    ...no_own_values,
    original_starts_ms: instantOf(original, zone),
    is_cancelled: false,
    start_wall: start ?? null,
    end_wall: end ?? null,
    meeting_timezone: null,
    starts_ms: moment(start),
    ends_ms: moment(end),
  }
}

function utc(ms: number): string {
  return new Date(ms).toISOString()
}
