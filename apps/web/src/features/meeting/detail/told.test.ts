import type { MeetingInvitation, NotToldReason } from '@meridian/contract'
import { expect, it } from 'vitest'
import { commonReason, toldOf } from './told.ts'

const now = Date.parse('2026-11-20T11:30:00Z')
const clock = { zone: 'Europe/Berlin', isTwelveHour: false }
const say = (of: Partial<MeetingInvitation>) => toldOf(anInvitation(of), now, clock)

it('[MW11] tells the organizer what a mail told whom, and when on the clock of the organizer', () => {
  const told_at = '2026-11-20T11:03:00.000Z'
  expect(say({ told_at })).toEqual({ text: 'Invited by mail, 12:03', isProblem: false })
  expect(say({ told_at, mail_kind: 'update' })?.text).toBe('Told of the change by mail, 12:03')
  expect(say({ told_at: '2026-11-19T23:30:00.000Z', mail_kind: 'cancellation' })?.text).toBe(
    'Told of the cancellation by mail, 00:30',
  )
  expect(say({ told_at: '2026-11-18T08:00:00.000Z' })?.text).toBe('Invited by mail, Wed 18 Nov, 09:00')
  expect(say({ invitation_state: 'waiting' })?.text).toBe('Will be told by mail')
})

it('[MW11] says why somebody could not be told, as a problem, and why others are not', () => {
  expect(say({ invitation_state: 'failed', problem: 'No such mailbox.' })).toEqual({
    text: 'Could not be told: No such mailbox.',
    isProblem: true,
  })
  expect(say({ invitation_state: 'failed' })?.text).toBe('Could not be told: No mail server took the mail.')
  expect(notTold('no_mail')).toEqual({ text: 'Not told: this instance sends no mail', isProblem: false })
  expect(notTold('switched_off')?.text).toBe('Not told by mail, as they wish')
  expect(notTold('past')).toBeNull()
})

it('[MW11] says once what holds for all, and of each what is about one person', () => {
  expect(common('no_mail', 'no_mail')).toBe('no_mail')
  expect(common('google')).toBe('google')
  expect(common('no_mail', null)).toBeNull()
  expect(common('past', 'no_mail')).toBeNull()
  expect(common('switched_off', 'switched_off')).toBeNull()
  expect(common()).toBeNull()
})

function common(...reasons: (NotToldReason | null)[]) {
  return commonReason(reasons.map((not_told_reason) => anInvitation({ not_told_reason })))
}

function notTold(not_told_reason: NotToldReason) {
  return say({ invitation_state: 'not_told', not_told_reason })
}

function anInvitation(of: Partial<MeetingInvitation>): MeetingInvitation {
  return {
    invitee_key: 'guest:0198f0c0-0000-7000-8000-000000000001',
    invitation_state: 'told',
    mail_kind: 'invitation',
    told_at: null,
    not_told_reason: null,
    daily_limit: null,
    problem: null,
    ...of,
  }
}
