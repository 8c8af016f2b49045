import type { MeetingInvitation } from '@meridian/contract'
import type { DeliveryRow } from './invite.queries.ts'
import type { Guest } from './invitation-email.rules.ts'
import type { SuppressionReason } from './notification-context.service.ts'
import type { LimitReached } from '../../outbox/outbox.api.ts'

interface Known {
  readonly invitee_key: string
  /** The last mail, unless it was taken back. */
  readonly delivered: Pick<DeliveryRow, 'mail_kind' | 'told_at' | 'state' | 'problem' | 'sent_at'> | undefined
  readonly unmailed: Guest['unmailed']
  readonly suppression: SuppressionReason
  /** The limit that holds a mail back; null for none. */
  readonly limit: { readonly reason: LimitReached; readonly daily_limit: number } | null
  /** Whether a mail is due. */
  readonly isWaiting: boolean
  /** The meeting is cancelled. */
  readonly isCalledOff: boolean
  readonly answer_link: string | null
}

/** The state of one invitee's invitation, for the organizer. */
export function invitationStateOf(known: Known): MeetingInvitation {
  const { invitee_key, delivered, unmailed, suppression, limit, isWaiting, isCalledOff, answer_link } = known
  const isSent = !delivered?.state || delivered.state === 'sent'
  const about = {
    invitee_key,
    mail_kind: delivered?.mail_kind ?? null,
    told_at: delivered && isSent ? (delivered.sent_at ?? delivered.told_at).toISOString() : null,
    not_told_reason: null,
    daily_limit: null,
    problem: null,
    answer_link,
  }
  const reason = unmailed ?? suppression
  const isKnown = delivered !== undefined && (!isWaiting || suppression === 'past')
  if (!isKnown && (reason !== null || (isCalledOff && !isWaiting)))
    return { ...about, invitation_state: 'not_told', not_told_reason: reason }
  if (!isKnown && limit) {
    const { reason: not_told_reason, daily_limit } = limit
    return { ...about, invitation_state: 'not_told', not_told_reason, daily_limit }
  }
  if (!isKnown) return { ...about, invitation_state: 'waiting' }
  if (delivered.state === 'failed')
    return { ...about, invitation_state: 'failed', problem: delivered.problem ?? given_up }
  return { ...about, invitation_state: isSent ? 'told' : 'waiting' }
}

const given_up = 'The mail could not be sent.'
