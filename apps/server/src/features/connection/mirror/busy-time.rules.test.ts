import { day_ms, hour_ms } from '@meridian/engine'
import type { CalendarEvent } from '@meridian/icalendar'
import { describe, expect, it } from 'vitest'
import { busyEvent, type BusyTime, busyTimesOf, type MirroredEvent, stepsTo } from './busy-time.rules.ts'

const window = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)] as const

describe('busy times', () => {
  it.each([
    ['Australia/Lord_Howe', '2026-10-03', ['2026-10-02T22:30:00.000Z', '2026-10-03T22:00:00.000Z']],
    ['Australia/Lord_Howe', '2026-04-04', ['2026-04-03T22:00:00.000Z', '2026-04-04T22:30:00.000Z']],
    ['America/St_Johns', '2026-03-07', ['2026-03-07T12:30:00.000Z', '2026-03-08T11:30:00.000Z']],
    ['America/St_Johns', '2026-10-31', ['2026-10-31T11:30:00.000Z', '2026-11-01T12:30:00.000Z']],
    ['Asia/Kathmandu', '2026-03-07', ['2026-03-07T03:15:00.000Z', '2026-03-08T03:15:00.000Z']],
    ['Pacific/Apia', '2026-03-07', ['2026-03-06T20:00:00.000Z', '2026-03-07T20:00:00.000Z']],
  ])('[CON118] of a series in %s from %s on keep their wall time', (zone, date, starts) => {
    const event = anEvent({
      start: { time: `${date}T09:00:00`, zone },
      end: { time: `${date}T10:00:00`, zone },
      rrule: 'FREQ=DAILY;COUNT=2',
    })
    const times = busyTimesOf(event, 'e', window)
    expect(times.map(({ starts_ms }) => new Date(starts_ms).toISOString())).toEqual(starts)
    expect(times.map(({ starts_ms, ends_ms }) => ends_ms - starts_ms)).toEqual([hour_ms, hour_ms])
  })

  it('[CON117] leave out free, cancelled and excluded ones, and keep moved ones under their key', () => {
    const changed = (day: number, hours: string, more: object = {}) => ({
      original_start: `2026-05-0${day}T09:00:00`,
      is_all_day: false,
      start: inBerlin(`2026-05-0${day}T${hours}:00:00`),
      end: inBerlin(`2026-05-0${day}T23:00:00`),
      ...more,
    })
    const series = anEvent({
      start: inBerlin('2026-05-01T09:00:00'),
      end: inBerlin('2026-05-01T10:00:00'),
      rrule: 'FREQ=DAILY;COUNT=5',
      excluded: ['2026-05-02T09:00:00'],
      overrides: [
        changed(3, '20'),
        changed(4, '09', { is_transparent: true }),
        changed(5, '09', { status: 'cancelled' }),
      ],
    })
    expect(
      busyTimesOf(series, 'e', window).map(({ source_key, starts_ms }) => [source_key, starts_ms]),
    ).toEqual([
      ['e 2026-05-01T07:00:00.000Z', Date.UTC(2026, 4, 1, 7)],
      ['e 2026-05-03T07:00:00.000Z', Date.UTC(2026, 4, 3, 18)],
    ])
    expect(busyTimesOf(anEvent({ is_transparent: true }), 'e', window)).toEqual([])
    expect(busyTimesOf(anEvent({ status: 'cancelled' }), 'e', window)).toEqual([])
  })

  it('[CON117] of whole days are whole days', () => {
    const days = anEvent({
      is_all_day: true,
      start: { time: '2026-05-01', zone: null },
      end: { time: '2026-05-03', zone: null },
    })
    const [time] = busyTimesOf(days, 'e', window)
    if (!time) throw new Error('The days take time.')
    expect(busyEvent('u', time)).toMatchObject({ is_all_day: true, start: days.start, end: days.end })
  })

  it('[CON116] are written with nothing but the time', () => {
    const [time] = busyTimesOf(
      anEvent({ title: 'Secret', description: 'Plan', link: 'https://a.example' }),
      'e',
      window,
    )
    if (!time) throw new Error('The event takes time.')
    const { start, end, uid, ...written } = busyEvent('u', time)
    expect([uid, start, end]).toEqual([
      'u',
      { time: '2026-05-01T07:00:00', zone: 'UTC' },
      { time: '2026-05-01T08:00:00', zone: 'UTC' },
    ])
    expect(JSON.stringify(written)).not.toMatch(/Secret|Plan|example/)
    expect(written).toMatchObject({ title: 'Busy', attendees: [], link: null, location: null })
  })
})

it('[CON118] the steps change what moved, add what is new and remove what is gone, except what is over', () => {
  const written = (source_key: string, day: number, is_written = true): MirroredEvent => ({
    ...timeOn(source_key, day),
    mirrored_event_id: source_key,
    external_id: source_key,
    is_written,
  })
  const known = [written('same', 10), written('moved', 11), written('gone', 12), written('over', 1)]
  const steps = stepsTo(
    [timeOn('same', 10), timeOn('moved', 13), timeOn('new', 14), timeOn('cut', 15)],
    [...known, written('cut', 15, false)],
    5 * day_ms,
  )
  expect(steps.added.map(({ source_key }) => source_key)).toEqual(['new'])
  expect(steps.changed.map(({ source_key, starts_ms }) => [source_key, starts_ms / day_ms])).toEqual([
    ['moved', 13],
    ['cut', 15],
  ])
  expect(steps.removed.map(({ source_key }) => source_key)).toEqual(['gone'])
})

function inBerlin(time: string) {
  return { time, zone: 'Europe/Berlin' }
}

/** An hour of that day since 1970. */
function timeOn(source_key: string, day: number): BusyTime {
  return { source_key, starts_ms: day * day_ms, ends_ms: day * day_ms + hour_ms, is_all_day: false }
}

function anEvent(part: Partial<CalendarEvent>): CalendarEvent {
  return {
    uid: 'u',
    recurrence_id: null,
    sequence: 0,
    title: 'Plan',
    description: '',
    location: null,
    link: null,
    is_all_day: false,
    start: { time: '2026-05-01T09:00:00', zone: 'Europe/Berlin' },
    end: { time: '2026-05-01T10:00:00', zone: 'Europe/Berlin' },
    is_transparent: false,
    is_private: false,
    status: 'confirmed',
    priority: null,
    organizer: null,
    attendees: [],
    rrule: null,
    excluded: [],
    added: [],
    overrides: [],
    created_at: null,
    modified_at: null,
    ...part,
  }
}
