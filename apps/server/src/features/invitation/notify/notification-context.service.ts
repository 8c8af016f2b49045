import type { CalendarEvent } from '@meridian/icalendar'
import { z } from 'zod'
import type { Db } from '../../../platform/postgres/db.ts'
import * as queries from './invite.queries.ts'
import type { Guest, DeliveryState, LastDelivery } from './invitation-email.rules.ts'
import { Reader } from './reader.rules.ts'
import { DeliveredMeeting, deliveredMeetingOf } from './delivered-meeting.rules.ts'
import { eventOf, listExportRows } from '../../meeting/meeting.api.ts'

const Organizer = z.object({ name: z.string(), email: z.string() })

/** What is stored of a mail: enough to cancel the meeting when it and its organizer are deleted. */
export const DeliveredContent = z.object({
  meeting: DeliveredMeeting,
  organizer: Organizer,
  reader: Reader,
  /** The reader's address as it was entered. */
  email: z.string(),
})
export type DeliveredContent = z.infer<typeof DeliveredContent>

/** Why no guest of a meeting is notified for now; null where they are. */
export type SuppressionReason = 'no_mail' | 'unconfirmed' | 'google' | 'elsewhere' | 'offered' | 'past' | null

/** Everything that decides which guest gets which mail. */
export interface NotificationContext {
  readonly invited: queries.InvitedMeeting
  readonly suppression: SuppressionReason
  readonly event: CalendarEvent
  readonly people: readonly queries.InvitedPerson[]
  readonly rows: readonly queries.DeliveryRow[]
  readonly deliveryState: DeliveryState
}

/** A conference is created within this time, or not at all. */
const link_patience_ms = 600_000

/** Undefined where the meeting is gone. */
export async function findNotificationContext(
  db: Db,
  meeting_id: string,
  now: Date,
): Promise<NotificationContext | undefined> {
  const invited = await queries.findInvited(db, meeting_id, { now, linkPatienceMs: link_patience_ms })
  const [row] = invited ? await listExportRows(db, invited.user_id, [meeting_id]) : []
  if (!invited || !row) return undefined
  const people = await queries.listInvited(db, meeting_id)
  const rows = await queries.listMailDeliveries(db, meeting_id)
  const suppression = suppressionReasonOf(invited, rows)
  const event = eventOf(row, invited.user_id)
  const deliveryState: DeliveryState = {
    guests: guestsOf(invited, people),
    delivered: rows.map(parseDelivery),
    meeting: invited.meeting_status === 'cancelled' ? null : deliveredMeetingOf(event),
    sequence: event.sequence,
    nowMs: now.getTime(),
  }
  return { invited, suppression, event, people, rows, deliveryState }
}

export function parseDelivery({
  address,
  sequence,
  is_cancelled,
  content,
}: queries.DeliveryRow): LastDelivery {
  return { address, sequence, is_cancelled, meeting: DeliveredContent.parse(content).meeting }
}

/** Guests with an earlier mail get updates by mail, whichever calendar the meeting is in by now. */
function suppressionReasonOf(
  { can_send, is_confirmed, is_at_google, is_elsewhere, is_offered, is_over }: queries.InvitedMeeting,
  rows: readonly queries.DeliveryRow[],
): SuppressionReason {
  const isTold = rows.some(({ is_cancelled }) => !is_cancelled)
  if (is_over) return 'past'
  if (!isTold && is_elsewhere) return 'elsewhere'
  if (!isTold && is_at_google) return 'google'
  if (is_offered) return 'offered'
  if (!can_send) return 'no_mail'
  return is_confirmed ? null : 'unconfirmed'
}

/** The organizer gets no mail about the own meeting, not even as an attendee with another own address. */
function guestsOf(
  { organizer_email }: queries.InvitedMeeting,
  people: NotificationContext['people'],
): Guest[] {
  return people
    .filter(({ is_organizer, email }) => !is_organizer && !isSame(email, organizer_email))
    .map((person) => ({
      meeting_attendee_id: person.meeting_attendee_id,
      address: person.email.toLowerCase(),
      unmailed: unmailedReason(person),
    }))
}

function unmailedReason(person: queries.InvitedPerson): Guest['unmailed'] {
  if (person.is_told_elsewhere) return 'elsewhere'
  if (person.is_disabled) return 'no_account'
  if (person.is_unconfirmed) return 'address_unconfirmed'
  if (!person.wants_mail) return 'switched_off'
  return person.meeting_action === 'rejected' || person.is_hidden ? 'declined' : null
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
