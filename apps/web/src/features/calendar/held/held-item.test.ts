import type { HeldTime } from '@meridian/contract'
import { timeAxis } from '@meridian/engine'
import { expect, it } from 'vitest'
import { aHeldTime } from '../../../../test/samples.ts'
import { gridDays, heldRows } from '../grid/grid-picture.ts'
import { between } from '../calendar.sample.ts'
import { calendarItems } from '../item/calendar-item.ts'
import { itemsByDate } from '../month/month-picture.ts'
import { heldItems } from './held-item.ts'
import { isSameHeld } from './held-store.ts'
import { heldLabel, holderWords } from './held-words.ts'

const now = Date.parse('2026-11-01T00:00:00Z')

function heldFrom(start: string, end: string, about: Partial<HeldTime> = {}): HeldTime {
  return aHeldTime({
    held_time_id: `${start} ${end}`,
    start_timestamp: new Date(start).toISOString(),
    end_timestamp: new Date(end).toISOString(),
    expires_at: null,
    ...about,
  })
}

/** Where the time lies on each of the days, in minutes of their axis, with the row in which it begins. */
function placesOf(held: HeldTime, dates: readonly string[], zone: string) {
  const axis = timeAxis(dates, zone)
  return heldRows(axis, heldItems([held], zone, 0), []).map((rows) =>
    rows.flatMap((parts, row) => parts.map(({ start, end }) => [row, start, end])),
  )
}

function cellOf(time: HeldTime) {
  return heldRows(timeAxis(['2026-11-03'], 'UTC'), heldItems([time], 'UTC', now), [])[0]?.[10] ?? []
}

function wordsOf(about: Partial<HeldTime>): string {
  return holderWords(heldFrom('2026-11-03T09:00Z', '2026-11-03T10:00Z', { held_title: 'Plan', ...about }))
}

it('[CAL51] shows times until they expire, each once, the earliest first', () => {
  const expires_at = new Date(now).toISOString()
  const late = heldFrom('2026-11-03T12:00Z', '2026-11-03T13:00Z', { expires_at })
  const early = heldFrom('2026-11-03T10:00Z', '2026-11-03T11:00Z')
  const items = heldItems([late, early, late], 'UTC', now - 1)
  expect(items.map(({ held }) => held)).toEqual([early, late])
  expect(heldItems([late, early], 'UTC', now).map(({ held }) => held)).toEqual([early])
})

it('[CAL61] knows how long no event lies over a held time', () => {
  const axis = timeAxis(['2026-11-03'], 'UTC')
  const clearUnder = (start: string, end: string) => {
    const meeting = between(`2026-11-03T${start}Z`, `2026-11-03T${end}Z`)
    const days = gridDays(axis, calendarItems([meeting], 'UTC'), 'UTC', null)
    const held = heldItems([heldFrom('2026-11-03T10:00Z', '2026-11-03T11:30Z')], 'UTC', now)
    return heldRows(axis, held, days)[0]?.flat()[0]?.clear
  }
  expect(clearUnder('10:30', '11:00')).toBe(30)
  expect(clearUnder('12:00', '13:00')).toBe(90)
  expect(clearUnder('09:00', '10:30')).toBe(90)
})

it('[CAL51] draws a held time where it lies on days with clock changes', () => {
  const spring = heldFrom('2027-03-28T00:30Z', '2027-03-28T01:30Z')
  expect(placesOf(spring, ['2027-03-28'], 'Europe/Berlin')).toEqual([[[1, 90, 150]]])
  // Beside an ordinary day the skipped hour has a row.
  const weekend = ['2027-03-27', '2027-03-28']
  expect(placesOf(spring, weekend, 'Europe/Berlin')).toEqual([[], [[1, 90, 210]]])
  const repeated = heldFrom('2026-10-25T01:00Z', '2026-10-25T01:30Z')
  expect(placesOf(repeated, ['2026-10-25'], 'Europe/Berlin')).toEqual([[[3, 180, 210]]])
  const howe = heldFrom('2026-04-04T15:00Z', '2026-04-04T15:30Z')
  expect(placesOf(howe, ['2026-04-05'], 'Australia/Lord_Howe')).toEqual([[[2, 120, 150]]])
})

it('[CAL51] draws the parts of a night on both days, and nothing on a day that is no date there', () => {
  const night = heldFrom('2026-11-03T17:45Z', '2026-11-03T18:45Z')
  const dates = ['2026-11-03', '2026-11-04']
  expect(placesOf(night, dates, 'Asia/Kathmandu')).toEqual([[[23, 1410, 1440]], [[0, 0, 30]]])
  // Samoa had no 30 December 2011.
  const skipped = heldFrom('2011-12-30T09:30Z', '2011-12-30T10:30Z')
  const around = ['2011-12-29', '2011-12-31']
  expect(placesOf(skipped, around, 'Pacific/Apia')).toEqual([[[23, 1410, 1440]], [[0, 0, 30]]])
  const items = heldItems([skipped], 'Pacific/Apia', 0)
  expect([...itemsByDate(around, items).values()].map(({ length }) => length)).toEqual([1, 1])
})

it('[CAL51] gives a short time a height to press, within its day', () => {
  const short = heldFrom('2026-11-03T10:00Z', '2026-11-03T10:05Z')
  expect(placesOf(short, ['2026-11-03'], 'UTC')).toEqual([[[10, 600, 620]]])
  const last = heldFrom('2026-11-03T23:55Z', '2026-11-04T00:00Z')
  expect(placesOf(last, ['2026-11-03'], 'UTC')).toEqual([[[23, 1435, 1440]]])
})

it('[CAL22] knows that nothing changed when the same held times lie in the same places', () => {
  const held = heldFrom('2026-11-03T10:00Z', '2026-11-03T11:00Z')
  expect(isSameHeld(cellOf(held), cellOf(held))).toBe(true)
  expect(isSameHeld(cellOf(held), cellOf({ ...held }))).toBe(false)
  expect(isSameHeld(cellOf(held), [])).toBe(false)
})

it('[CAL52] names a held time with its title, times and end', () => {
  const clock = { zone: 'Europe/Berlin', isTwelveHour: false }
  const expires_at = '2026-11-05T11:00:00.000Z'
  const label = (about: Partial<HeldTime>) =>
    heldItems([heldFrom('2026-11-03T09:00Z', '2026-11-03T10:00Z', about)], clock.zone, now).map((item) =>
      heldLabel(item, clock),
    )
  expect(label({ expires_at })).toEqual([
    'Held: Interview, Tuesday 3 November, 10:00 to 11:00, until Thu 05 Nov, 12:00',
  ])
  const guest = { held_title: 'Plan', held_for: 'Ann Example' }
  expect(label({ ...guest, purpose: 'offer' })[0]).toMatch(/^Held: Offered to Ann Example, /)
  expect(label({ ...guest, purpose: 'offer', is_holder: false })[0]).toMatch(
    /^Held: Offered by Ann Example, /,
  )
  expect(label({ ...guest, purpose: 'booking' })[0]).toMatch(/^Held: Plan, Ann Example, /)
  expect(label({ held_title: null })[0]).toMatch(/^Held: No title provided, /)
})

it('[CAL52] says what holds a time', () => {
  expect(wordsOf({})).toBe('You hold this time for others to choose it.')
  expect(wordsOf({ purpose: 'poll' })).toBe('A choice in the poll “Plan”.')
  const offer = { purpose: 'offer', held_for: 'Ann Example' } as const
  expect(wordsOf(offer)).toBe('“Plan” is offered to Ann Example for this time.')
  expect(wordsOf({ ...offer, is_holder: false })).toBe('Ann Example offers you this time for “Plan”.')
  const booking = { purpose: 'booking', state: 'held' } as const
  expect(wordsOf({ ...booking, state: 'offered' })).toBe('Shared with a guest of the booking page “Plan”.')
  expect(wordsOf(booking)).toBe('A guest of the booking page “Plan” is booking this time.')
  expect(wordsOf({ ...booking, held_for: 'Ben Example' })).toBe(
    'Ben Example waits for an answer on the booking page “Plan”.',
  )
})
