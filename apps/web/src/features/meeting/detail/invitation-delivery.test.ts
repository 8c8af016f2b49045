import type { MeetingInvitation, NotToldReason } from '@meridian/contract'
import { expect, it } from 'vitest'
import { deliveryStatus, invitationDelivery } from './invitation-delivery.ts'

const now = Date.parse('2026-11-20T11:30:00Z')
const clock = { zone: 'Europe/Berlin', isTwelveHour: false }
const guest_key = 'guest:0198f0c0-0000-7000-8000-000000000001'
const bea = '0198f0c0-0000-7000-8000-000000000002'
const unmailed = { invitation_state: 'not_told', not_told_reason: 'no_mail' } as const
const say = (of: Partial<MeetingInvitation>) => deliveryStatus(anInvitation(of), now, clock)

it('[WMT13] tells the organizer what a mail told whom, and when on the clock of the organizer', () => {
  const told_at = '2026-11-20T11:03:00.000Z'
  expect(say({ told_at })).toEqual({ text: 'Invited by mail, 12:03', isProblem: false })
  expect(say({ told_at, mail_kind: 'update' })?.text).toBe('Notified of the change by mail, 12:03')
  expect(say({ told_at: '2026-11-19T23:30:00.000Z', mail_kind: 'cancellation' })?.text).toBe(
    'Notified of the cancellation by mail, 00:30',
  )
  expect(say({ told_at: '2026-11-18T08:00:00.000Z' })?.text).toBe('Invited by mail, Wed 18 Nov, 09:00')
  expect(say({ invitation_state: 'waiting' })?.text).toBe('Will be notified by mail')
})

it('[WMT13] says why somebody could not be told, as a problem, and why others are not', () => {
  expect(say({ invitation_state: 'failed', problem: 'No such mailbox.' })).toEqual({
    text: "Couldn't be notified: No such mailbox.",
    isProblem: true,
  })
  expect(say({ invitation_state: 'failed' })?.text).toBe(
    "Couldn't be notified: No mail server accepted the mail.",
  )
  expect(notTold('google')).toEqual({ text: 'Google sends the notification', isProblem: false })
  expect(notTold('switched_off')?.text).toBe('Not notified: has turned mails off')
  expect(notTold('past')).toBeNull()
})

it('[WMT13] says once what holds for all, and of each what is about one person', () => {
  expect(common('google', 'google')).toEqual(['Google sends the notification', null, null])
  expect(common('no_mail', null).slice(1)).toEqual([expect.stringContaining('Email is not set up'), null])
  expect(common('past', 'past')).toEqual([null, null, null])
  expect(common('switched_off', 'switched_off')[0]).toBeNull()
  expect(common()).toEqual([null])
})

it('[WMT93] does not say that a calendar notifies guests which has not taken the change', () => {
  expect(unwritten('google')).toBe('Not notified: the calendar has not taken the last change')
  expect(unwritten('unconfirmed')).toBe('Not notified yet: confirm your address first')
})

it('[WMT14] tells guests who have an account from those without, where no mail is sent', () => {
  const { statuses, note, answerLinks } = invitationDelivery(
    [
      anInvitation({ ...unmailed, invitee_key: bea, answer_link: null }),
      anInvitation({ ...unmailed, answer_link: 'https://meet.example/answer/x' }),
    ],
    now,
    clock,
  )
  expect(note).toBe(
    'Email is not set up on this server. Send guests without an account their answer link or the .ics file.',
  )
  expect(statuses.get(bea)?.text).toBe('Sees the invitation in Meridian')
  expect(statuses.get(guest_key)).toBeNull()
  expect([...answerLinks]).toEqual([[guest_key, 'https://meet.example/answer/x']])
})

it('[WMT14] says nothing of missing mail where all guests have an account', () => {
  const { statuses, note } = invitationDelivery([anInvitation({ ...unmailed, invitee_key: bea })], now, clock)
  expect([note, statuses.get(bea)?.text]).toEqual([null, 'Sees the invitation in Meridian'])
})

/** What stands below all invitees, then beside each. */
function common(...reasons: (NotToldReason | null)[]) {
  const invitations = reasons.map((not_told_reason, index) =>
    anInvitation({ invitation_state: 'not_told', not_told_reason, invitee_key: `guest:${index}` }),
  )
  const { note, statuses } = invitationDelivery(invitations, now, clock)
  return [note, ...[...statuses.values()].map((one) => one?.text ?? null)]
}

/** What stands below all invitees while a calendar has not taken the last change. */
function unwritten(not_told_reason: NotToldReason) {
  const invitations = [anInvitation({ invitation_state: 'not_told', not_told_reason })]
  return invitationDelivery(invitations, now, clock, true).note
}

function notTold(not_told_reason: NotToldReason) {
  return say({ invitation_state: 'not_told', not_told_reason })
}

function anInvitation(of: Partial<MeetingInvitation>): MeetingInvitation {
  return {
    invitee_key: guest_key,
    invitation_state: 'told',
    mail_kind: 'invitation',
    told_at: null,
    not_told_reason: null,
    daily_limit: null,
    problem: null,
    answer_link: null,
    ...of,
  }
}
