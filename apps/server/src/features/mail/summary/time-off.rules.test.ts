import { instantOf, wallTimeOf } from '@meridian/engine'
import { type MeetingWish, no_wish, wishIntervals } from '@meridian/text'
import { describe, expect, it } from 'vitest'
import type { PersonHours } from '../../availability/availability.api.ts'
import { freeIn } from './offered-time.service.ts'
import { searchesFor } from './time-off.rules.ts'

const workdays = {
  1: [[540, 1020]],
  2: [[540, 1020]],
  3: [[540, 1020]],
  4: [[540, 1020]],
  5: [[540, 1020]],
} as const

describe('[GEN139] a wish that lies on days on which somebody never works', () => {
  it('is looked for by day on these days', () => {
    expect(firstFound(wishFor({ first: '2027-01-16', last: '2027-01-17' }))).toBe('2027-01-16T09:00')
    expect(firstFound(wishFor({ first: '2027-01-15', last: '2027-01-17' }))).toBe('2027-01-15T09:00')
  })

  it('is looked for at any hour where it names one', () => {
    const early = { first: '2027-01-16', last: '2027-01-16', from: 6 * 60, until: 7 * 60 }
    expect(firstFound(wishFor(early))).toBe('2027-01-16T06:00')
  })

  it.each([
    ['across the change to summer time', 'Europe/Berlin', '2027-03-28'],
    ['across the change back, by half an hour', 'Australia/Lord_Howe', '2027-04-04'],
    ['in a zone of a quarter of an hour', 'Asia/Kathmandu', '2027-01-17'],
    ['at the end of a month, behind the date line', 'Pacific/Apia', '2027-01-31'],
  ])('counts on the clock of its people, %s', (_, timeZone, date) => {
    expect(firstFound(wishFor({ first: date, last: date }), { timeZone })).toBe(`${date}T09:00`)
  })

  it('is left alone on a day off, and where work is done on a weekend', () => {
    const saturday = wishFor({ first: '2027-01-16', last: '2027-01-16' })
    const off = [{ firstDate: '2027-01-16', lastDate: '2027-01-20', hours: [] }]
    expect(firstFound(saturday, { overrides: off })).toBeNull()
    expect(firstFound(saturday, { weekly: { ...workdays, 6: [[840, 900]] } })).toBe('2027-01-16T14:00')
    const workday = wishFor({ first: '2027-01-18', last: '2027-01-18' })
    expect(
      firstFound(workday, {
        overrides: [{ ...off[0], lastDate: '2027-01-18', firstDate: '2027-01-18', hours: [] }],
      }),
    ).toBeNull()
  })

  it('is by day for what is none of work, and earlier where only that is wished ([GEN322])', () => {
    const morning = { first: '2027-01-16', last: '2027-01-16', from: 0, until: 12 * 60 }
    expect(firstFound(wishFor(morning), {}, true)).toBe('2027-01-16T09:00')
    expect(firstFound(wishFor({ ...morning, until: 8 * 60 }), {}, true)).toBe('2027-01-16T07:00')
  })

  it('is any time without a wish, within the working hours alone', () => {
    const wish = { ...wishFor({}), times: [] }
    expect(searchesFor(wish, searchOf({}))).toHaveLength(1)
  })
})

function wishFor(time: Partial<MeetingWish['times'][number]>): MeetingWish {
  const whole = { first: null, last: null, weekdays: [], from: 0, until: 24 * 60, start: 0, end: 0 }
  return { ...no_wish, times: [{ ...whole, ...time }] }
}

function searchOf(hours: Partial<PersonHours>) {
  const { timeZone = 'Europe/Berlin' } = hours
  const person: PersonHours = {
    user_id: 'ada',
    full_name: 'Ada',
    profile_picture: null,
    availability_info: { additional_hours: [] } as unknown as PersonHours['availability_info'],
    busy: [],
    unknown_since_ms: null,
    unknown_from_ms: null,
    breakMs: 0,
    noticeMs: 0,
    weekly: workdays,
    ...hours,
    timeZone,
  }
  const start = instantOf('2027-01-13T12:00', timeZone)
  return { people: [person], start, end: instantOf('2027-04-30T12:00', timeZone), timeZone, minutes: 30 }
}

/** The first free time of the first search that finds any, on the person's clock. */
function firstFound(wish: MeetingWish, hours: Partial<PersonHours> = {}, isPrivate = false): string | null {
  const search = searchOf(hours)
  for (const one of searchesFor(wish, search, isPrivate)) {
    for (const stretch of wishIntervals(wish, one)) {
      const [slot] = freeIn(stretch, one)
      if (slot) return wallTimeOf(slot[0], search.timeZone).slice(0, 16)
    }
  }
  return null
}
