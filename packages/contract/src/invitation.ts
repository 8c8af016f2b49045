import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment } from './field.ts'

/** Whether an invitee has been notified of the current state of the meeting. */
export const invitation_states = ['told', 'waiting', 'failed', 'not_told'] as const
export const InvitationState = z.enum(invitation_states)
export type InvitationState = z.infer<typeof InvitationState>

/**
 * Why an invitee is not mailed: `no_mail` (no mail server is set up), `switched_off` (the invitee has turned off
 * invitations by mail), `google` (Google invites to the meetings in the organizer's calendar there), `elsewhere` (the
 * meeting was organized or imported elsewhere, and that calendar invites), `offered` (offered times are unanswered),
 * `past`, `declined` (an invitee who declined is mailed again when the time changes), `no_account` (the account is
 * disabled), `address_unconfirmed` (the invitee has not confirmed the address), `unconfirmed` (the organizer has not
 * confirmed their address), `daily_limit` (the organizer has reached the daily limit of mails) or `instance_limit` (the
 * instance has): the remaining mails are sent within a day.
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
  /** The kind of the last mail; null before the first. */
  mail_kind: z.enum(['invitation', 'update', 'cancellation']).nullable(),
  /** When a mail server accepted the last mail to this invitee; null until then. */
  told_at: Moment.nullable(),
  /** Only with `not_told`; null there too when the meeting was cancelled before any invitee was notified. */
  not_told_reason: NotToldReason.nullable(),
  /** Only with `daily_limit` and `instance_limit`: the limit, in mails a day. */
  daily_limit: z.int().nullable(),
  /** Only with `failed`: why the mail could not be sent, as a sentence for the organizer. */
  problem: z.string().nullable(),
  /**
   * The RSVP page of a guest without an account; `…/meeting.ics` below it is the guest's calendar file. Null for people
   * with an account, for a meeting that is over or cancelled, and for one that another calendar invites to.
   */
  answer_link: z.string().nullable(),
})
export type MeetingInvitation = z.infer<typeof MeetingInvitation>

export const listInvitations = endpoint({
  method: 'GET',
  path: '/v1/meeting/invitations/:meeting_id',
  scope: 'meetings:read',
  summary:
    'List which invitees of the organizer’s meeting were notified by mail, with the RSVP pages of guests without an account',
  params: z.object({ meeting_id: id('meeting_id') }),
  reply: z.array(MeetingInvitation),
  says: { failed: 'Failed to get the invitations. Please try again.' },
})

export const MailAllowance = z.object({
  /** Mails to guests without an account that can still be sent now. */
  guest_mails_left: z.int().min(0),
  /** The limit that is reached first, in mails a day. */
  guest_mails_per_day: z.int().min(0),
})
export type MailAllowance = z.infer<typeof MailAllowance>

export const getMailAllowance = endpoint({
  method: 'GET',
  path: '/v1/meeting/mail-allowance',
  scope: 'meetings:read',
  summary: 'How many guests without an account can be mailed now; mails to further guests wait',
  reply: MailAllowance,
  says: { failed: 'Failed to get the limit of mails. Please try again.' },
})
