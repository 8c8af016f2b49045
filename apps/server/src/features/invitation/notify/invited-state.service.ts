import type { MailAllowance, MeetingInvitation } from '@meridian/contract'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { answerLink } from '../rsvp-page/rsvp-link.service.ts'
import type { InvitedPerson } from './invite.queries.ts'
import { invitationStateOf } from './invited-state.rules.ts'
import { listDueMails } from './invitation-email.rules.ts'
import { findNotificationContext, type NotificationContext } from './notification-context.service.ts'
import { getMeeting } from '../../meeting/meeting.api.ts'
import { findMailRoom, limitReached, type MailRoom } from '../../outbox/outbox.api.ts'

interface Tools {
  readonly db: Db
  readonly config: Pick<Config, 'mailsPerDay'>
  readonly box: SecretBox
  /** The public address of the instance, such as https://meet.example. */
  readonly origin: string
}

/**
 * The state of each invitee's invitation, and the RSVP links of guests without an account. Throws
 * `not_found`, and `forbidden` for all people but the organizer.
 */
export async function listInvitations(
  { db, config, box, origin }: Tools,
  actor: Actor,
  meeting_id: string,
  now: Date,
): Promise<MeetingInvitation[]> {
  const meeting = await getMeeting(db, actor, { meeting_id }, now)
  if (meeting.user_id !== actor.user_id)
    throw new AppError('forbidden', 'Only the organizer can see the state of the invitations.')
  const notification = await findNotificationContext(db, meeting_id, now)
  if (!notification) throw new AppError('not_found', 'Meeting not found.')
  const { people, rows, deliveryState, suppression } = notification
  const waiting = new Set(listDueMails(deliveryState).map(({ address }) => address))
  const room = await findMailRoom(db, config, meeting.user_id, now)
  const mayAnswer = hasAnswerPages(notification)
  return people
    .filter(({ is_organizer }) => !is_organizer)
    .map((person) => {
      const address = person.email.toLowerCase()
      const isCalledOff = deliveryState.meeting === null
      const delivered = rows.find((row) => row.address === address && (isCalledOff || !row.is_cancelled))
      return invitationStateOf({
        invitee_key: person.user_id ?? `guest:${person.guest_id}`,
        delivered,
        unmailed: deliveryState.guests.find((guest) => guest.address === address)?.unmailed ?? null,
        suppression,
        limit: limitOf(room, isGuest(person)),
        isWaiting: waiting.has(address),
        isCalledOff,
        answer_link:
          mayAnswer && isGuest(person) ? answerLink(box, origin, person.meeting_attendee_id) : null,
      })
    })
}

/** How many guests without an account can be mailed now, by the limit that is reached first. */
export async function getMailAllowance(
  { db, config }: Pick<Tools, 'db' | 'config'>,
  { user_id }: Actor,
  now: Date,
): Promise<MailAllowance> {
  const room = await findMailRoom(db, config, user_id, now)
  const limits = [
    { left: room.strangers, limit: room.stranger_limit },
    { left: room.own, limit: room.own_limit },
    { left: room.instance, limit: room.instance_limit },
  ]
  const { left, limit } = limits.reduce((tightest, one) => (one.left < tightest.left ? one : tightest))
  return { guest_mails_left: Math.max(0, left), guest_mails_per_day: limit }
}

/** Whether guests respond on RSVP pages, and a response is still possible. */
function hasAnswerPages({ invited, suppression }: NotificationContext): boolean {
  return invited.meeting_status === 'active' && !answered_elsewhere.has(suppression)
}

const answered_elsewhere: ReadonlySet<NotificationContext['suppression']> = new Set([
  'past',
  'google',
  'elsewhere',
])

/** Whether no account of the meeting has the address. */
function isGuest({ user_id }: InvitedPerson): boolean {
  return user_id === null
}

function limitOf(room: MailRoom, isToStranger: boolean) {
  const reason = limitReached(room, isToStranger)
  if (reason === null) return null
  const { instance_limit, stranger_limit } = room
  return { reason, daily_limit: reason === 'instance_limit' ? instance_limit : stranger_limit }
}
