import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calledOffDates, newsOf } from './change.rules.ts'
import { type Guest, type Letter, listDueMails, type Situation, type Told } from './letter.rules.ts'
import type { DeliveredMeeting } from './told-meeting.rules.ts'

const nowMs = Date.UTC(2026, 10, 20, 9)

const plan: DeliveredMeeting = {
  title: 'Plan',
  description: '',
  location: null,
  link: null,
  is_all_day: false,
  start: { time: '2026-11-24T10:00:00', zone: 'Europe/Berlin' },
  end: { time: '2026-11-24T11:00:00', zone: 'Europe/Berlin' },
  rrule: null,
  excluded: [],
  added: [],
  overrides: [],
}
const series: DeliveredMeeting = { ...plan, rrule: 'FREQ=WEEKLY' }

const kim: Guest = { meeting_attendee_id: 'k', address: 'kim@guests.example', unmailed: null }

function situation(about: Partial<Situation> = {}): Situation {
  return { guests: [kim], told: [], meeting: plan, sequence: 0, nowMs, ...about }
}

/** What is kept after the mails were written. */
function toldAfter(told: readonly Told[], letters: readonly Letter[]): Told[] {
  const kept = new Map(told.map((one) => [one.address, one]))
  for (const { address, sequence, mail_kind, news, meeting } of letters) {
    const is_called_off = mail_kind === 'cancellation' && news === null
    kept.set(address, { address, sequence, is_called_off, meeting })
  }
  return [...kept.values()]
}

const anyMeeting: fc.Arbitrary<DeliveredMeeting> = fc.record({
  title: fc.constantFrom('Plan', 'Other'),
  description: fc.constantFrom('', 'Numbers'),
  location: fc.constantFrom(null, { name: 'Room 4', link: null, latitude: null, longitude: null }),
  link: fc.constantFrom(null, 'https://rooms.example/4'),
  is_all_day: fc.constant(false),
  start: fc.constantFrom(plan.start, { time: '2026-11-25T09:00:00', zone: 'Asia/Kathmandu' }),
  end: fc.constant({ time: '2026-11-25T12:00:00', zone: 'Europe/Berlin' }),
  rrule: fc.constantFrom(null, 'FREQ=WEEKLY', 'FREQ=DAILY;COUNT=9'),
  excluded: fc.constantFrom([], ['2026-12-01T10:00:00']),
  added: fc.constant([]),
  overrides: fc.constant([]),
})
const anyUnmailed = fc.constantFrom<Guest['unmailed'][]>(
  null,
  null,
  null,
  'switched_off',
  'declined',
  'no_account',
)
const anyStep = fc.record({
  meeting: fc.option(anyMeeting, { freq: 4 }),
  guests: fc.uniqueArray(fc.constantFrom('kim', 'lou', 'bo')).chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        anyUnmailed.map(
          (unmailed): Guest => ({
            meeting_attendee_id: name,
            address: `${name}@guests.example`,
            unmailed,
          }),
        ),
      ),
    ),
  ),
})

describe('letters', () => {
  it('[INV9] leave nothing to tell once they are written, whatever happens in between', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 8 }), (steps) => {
        let told: Told[] = []
        let sequence = 0
        for (const step of steps) {
          const letters = listDueMails(situation({ ...step, told, sequence }))
          expect(new Set(letters.map(({ address }) => address)).size).toBe(letters.length)
          for (const letter of letters) {
            const before = told.find(({ address }) => address === letter.address)
            expect(letter.sequence).toBeGreaterThan(before?.sequence ?? -1)
            expect(letter.guest?.unmailed ?? null).toBeNull()
          }
          told = toldAfter(told, letters)
          sequence = Math.max(sequence, ...letters.map((letter) => letter.sequence))
          expect(listDueMails(situation({ ...step, told, sequence }))).toEqual([])
        }
      }),
    )
  })

  it('[INV5] call off for nobody who never heard of it', () => {
    expect(listDueMails(situation({ meeting: null }))).toEqual([])
  })

  it('[INV3] have the meeting’s own version where that is higher', () => {
    const told = toldAfter([], listDueMails(situation()))
    const [letter] = listDueMails(situation({ told, sequence: 7, meeting: { ...plan, title: 'Other' } }))
    expect(letter).toMatchObject({ mail_kind: 'update', sequence: 7 })
  })
})

describe('news', () => {
  it('[INV4] are no dates that are over, and no dates of a series that moved as a whole', () => {
    const zone = 'Europe/Berlin'
    const past = {
      ...series,
      start: { time: '2026-11-03T10:00:00', zone },
      end: { time: '2026-11-03T11:00:00', zone },
    }
    expect(newsOf(past, { ...past, excluded: ['2026-11-10T10:00:00'] }, nowMs)).toBeNull()
    const later = { ...series, start: { ...series.start, time: '2026-11-24T12:00:00' } }
    expect(newsOf(series, { ...later, excluded: ['2026-12-01T12:00:00'] }, nowMs)).toMatchObject({
      time: true,
      dates: [],
    })
  })

  it('[INV4] of dates that are called off alone are told as that', () => {
    const news = newsOf(
      series,
      { ...series, excluded: ['2026-12-01T10:00:00', '2026-12-08T10:00:00'] },
      nowMs,
    )
    expect(news && calledOffDates(news).map(({ original_start }) => original_start)).toEqual([
      '2026-12-01T10:00:00',
      '2026-12-08T10:00:00',
    ])
    const more = newsOf(series, { ...series, title: 'Other', excluded: ['2026-12-01T10:00:00'] }, nowMs)
    expect(more && calledOffDates(more)).toEqual([])
    expect(more).toMatchObject({ title: true, dates: [{ after: null }] })
  })

  it('[INV4] tell that a date takes place again', () => {
    const news = newsOf({ ...series, excluded: ['2026-12-01T10:00:00'] }, series, nowMs)
    expect(news?.dates).toMatchObject([
      { original_start: '2026-12-01T10:00:00', after: { starts_ms: Date.UTC(2026, 11, 1, 9) } },
    ])
  })
})
