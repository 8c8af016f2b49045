import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment } from './field.ts'

/** What has become of telling an invitee of the meeting as it is now. */
export const invitation_states = ['told', 'waiting', 'failed', 'not_told'] as const
export const InvitationState = z.enum(invitation_states)
export type InvitationState = z.infer<typeof InvitationState>

/**
 * Why somebody is not mailed: `no_mail` (nothing that could send is set up), `switched_off` (the person wants no
 * invitations by mail), `google` (Google invites to the meetings in the organizer's calendar there), `elsewhere` (it
 * was organized or imported elsewhere, which invites itself), `offered` (times are offered and not yet answered),
 * `past`, `declined` (who has declined hears of it again when the time changes), `no_account` (the account is switched
 * off), `address_unconfirmed` (its person has not confirmed the address), `unconfirmed` (the organizer has not confirmed
 * the own address), `daily_limit` (the organizer has caused as many mails as one day allows) or `instance_limit` (so have
 * all together): the rest goes out within a day.
 */
export const not_told_reasons = [
  'no_mail',
  'switched_off',
  'google',
  'elsewhere',
  'offered',
  'past',
  'declined',
  'no_account',
  'address_unconfirmed',
  'unconfirmed',
  'daily_limit',
  'instance_limit',
] as const
export const NotToldReason = z.enum(not_told_reasons)
export type NotToldReason = z.infer<typeof NotToldReason>

export const MeetingInvitation = z.object({
  /** As in `meeting_invitees`: a user id, or `guest:` and an id. */
  invitee_key: z.string(),
  invitation_state: InvitationState,
  /** What the last mail said; null before the first. */
  mail_kind: z.enum(['invitation', 'update', 'cancellation']).nullable(),
  /** When a mail server took the last mail to this invitee; null until it has. */
  told_at: Moment.nullable(),
  /** With `not_told` alone; null there too when the meeting was cancelled before anybody was told of it. */
  not_told_reason: NotToldReason.nullable(),
  /** With `daily_limit` and `instance_limit` alone: how many mails a day that is. */
  daily_limit: z.int().nullable(),
  /** With `failed` alone: why the mail could not be sent, in a sentence for the organizer. */
  problem: z.string().nullable(),
  /**
   * Where a guest without an account answers, `…/meeting.ics` below it is their calendar file. Null for people with an
   * account, for a meeting that is over or cancelled, and for one that invites from elsewhere.
   */
  answer_link: z.string().nullable(),
})
export type MeetingInvitation = z.infer<typeof MeetingInvitation>

export const listInvitations = endpoint({
  method: 'GET',
  path: '/v1/meeting/invitations/:meeting_id',
  summary:
    'Which invitees of an own meeting have been told by mail, and where guests without an account answer',
  params: z.object({ meeting_id: id('meeting_id') }),
  reply: z.array(MeetingInvitation),
  says: { failed: 'Failed to get the invitations. Please try again.' },
})
