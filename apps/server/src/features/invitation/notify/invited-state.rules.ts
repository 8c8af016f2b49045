import type { MeetingInvitation } from '@meridian/contract'
import type { SendingRow, DeliveryRow } from './invite.queries.ts'
import type { Guest } from './letter.rules.ts'
import type { SuppressionReason } from './situation.service.ts'
import type { LimitReached } from '../../outbox/outbox.api.ts'

interface Known {
  readonly invitee_key: string
  /** The last mail, as long as it stands. */
  readonly told: Pick<DeliveryRow, 'mail_kind' | 'told_at'> | undefined
  /** Undefined where nobody remembers its way: it was sent long ago. */
  readonly sending: Pick<SendingRow, 'state' | 'problem' | 'sent_at'> | undefined
  readonly unmailed: Guest['unmailed']
  readonly silence: SuppressionReason
  /** What keeps a mail back that waits; null where nothing does. */
  readonly limit: { readonly reason: LimitReached; readonly daily_limit: number } | null
  /** There is something to tell. */
  readonly isWaiting: boolean
  /** The meeting does not take place. */
  readonly isCalledOff: boolean
  readonly answer_link: string | null
}

/** What the organizer sees of one invitee. */
export function invitationStateOf(known: Known): MeetingInvitation {
  const { invitee_key, told, sending, unmailed, silence, limit, isWaiting, isCalledOff, answer_link } = known
  const isSent = !sending || sending.state === 'sent'
  const about = {
    invitee_key,
    mail_kind: told?.mail_kind ?? null,
    told_at: told && isSent ? (sending?.sent_at ?? told.told_at).toISOString() : null,
    not_told_reason: null,
    daily_limit: null,
    problem: null,
    answer_link,
  }
  const reason = unmailed ?? silence
  const isKnown = told !== undefined && (!isWaiting || silence === 'past')
  if (!isKnown && (reason !== null || (isCalledOff && !isWaiting)))
    return { ...about, invitation_state: 'not_told', not_told_reason: reason }
  if (!isKnown && limit) {
    const { reason: not_told_reason, daily_limit } = limit
    return { ...about, invitation_state: 'not_told', not_told_reason, daily_limit }
  }
  if (!isKnown) return { ...about, invitation_state: 'waiting' }
  if (sending?.state === 'failed')
    return { ...about, invitation_state: 'failed', problem: sending.problem ?? given_up }
  return { ...about, invitation_state: isSent ? 'told' : 'waiting' }
}

const given_up = 'The mail could not be sent.'
