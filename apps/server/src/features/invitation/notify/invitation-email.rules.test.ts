import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calledOffDates, newsOf } from './change.rules.ts'
import {
  type Guest,
  type InvitationEmail,
  listDueMails,
  type DeliveryState,
  type LastDelivery,
} from './invitation-email.rules.ts'
import type { DeliveredMeeting } from './delivered-meeting.rules.ts'

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

function deliveryState(about: Partial<DeliveryState> = {}): DeliveryState {
  return { guests: [kim], delivered: [], meeting: plan, sequence: 0, nowMs, ...about }
}

/** What is kept after the mails were written. */
function deliveredAfter(
  delivered: readonly LastDelivery[],
  invitationEmails: readonly InvitationEmail[],
): LastDelivery[] {
  const kept = new Map(delivered.map((one) => [one.address, one]))
  for (const { address, sequence, mail_kind, news, meeting } of invitationEmails) {
    const is_cancelled = mail_kind === 'cancellation' && news === null
    kept.set(address, { address, sequence, is_cancelled, meeting })
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
  'elsewhere',
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

describe('invitation emails', () => {
  it('[INV9] leave none due once they are written, whatever happens in between', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 8 }), (steps) => {
        let delivered: LastDelivery[] = []
        let sequence = 0
        for (const step of steps) {
          const invitationEmails = listDueMails(deliveryState({ ...step, delivered, sequence }))
          expect(new Set(invitationEmails.map(({ address }) => address)).size).toBe(invitationEmails.length)
          for (const invitationEmail of invitationEmails) {
            const before = delivered.find(({ address }) => address === invitationEmail.address)
            expect(invitationEmail.sequence).toBeGreaterThan(before?.sequence ?? -1)
            expect(invitationEmail.guest?.unmailed ?? null).toBeNull()
          }
          delivered = deliveredAfter(delivered, invitationEmails)
          sequence = Math.max(
            sequence,
            ...invitationEmails.map((invitationEmail) => invitationEmail.sequence),
          )
          expect(listDueMails(deliveryState({ ...step, delivered, sequence }))).toEqual([])
        }
      }),
    )
  })

  it('[INV5] cancel only for guests who had a mail', () => {
    expect(listDueMails(deliveryState({ meeting: null }))).toEqual([])
  })

  it('[INV3] have the meeting’s own version where that is higher', () => {
    const delivered = deliveredAfter([], listDueMails(deliveryState()))
    const [invitationEmail] = listDueMails(
      deliveryState({ delivered, sequence: 7, meeting: { ...plan, title: 'Other' } }),
    )
    expect(invitationEmail).toMatchObject({ mail_kind: 'update', sequence: 7 })
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

  it('[INV4] of cancelled dates alone are cancellations', () => {
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

  it('[INV4] announce a restored date', () => {
    const news = newsOf({ ...series, excluded: ['2026-12-01T10:00:00'] }, series, nowMs)
    expect(news?.dates).toMatchObject([
      { original_start: '2026-12-01T10:00:00', after: { starts_ms: Date.UTC(2026, 11, 1, 9) } },
    ])
  })
})
