import type { CalendarEvent, EventPerson } from '@meridian/icalendar'
import type { Db } from '../../../platform/postgres/db.ts'
import type { CalendarMail } from './calendar-mail.queries.ts'
import type { Refusal } from './refusal.rules.ts'
import { countOpenUnknown, knowsAddress } from './unknown-sender.queries.ts'
import { open_invitations_max, seriesObstacle } from './unknown-sender.rules.ts'

/** Any sender can write a known address as the organizer, so the mail must come from that address, too. */
export async function findIsKnownSender(
  tx: Db,
  { user_id, from_address }: Pick<CalendarMail, 'user_id' | 'from_address'>,
  { email }: EventPerson,
): Promise<boolean> {
  return email.toLowerCase() === from_address.toLowerCase() && knowsAddress(tx, user_id, email)
}

/**
 * Why a pending invitation of an unknown sender is shown with its mail only; null where it becomes a meeting.
 */
export async function mailOnlyReason(
  tx: Db,
  {
    mail,
    organizer,
    event,
    isNew,
  }: {
    readonly mail: Pick<CalendarMail, 'user_id' | 'from_address'>
    readonly organizer: EventPerson
    readonly event: CalendarEvent
    readonly isNew: boolean
  },
  now: Date,
): Promise<Refusal | null> {
  const obstacle = seriesObstacle(event)
  if (obstacle !== null || !isNew) return obstacle
  const addresses = [mail.from_address.toLowerCase(), organizer.email.toLowerCase()]
  const { of_sender, of_all } = await countOpenUnknown(tx, mail.user_id, { addresses, now })
  if (of_sender >= open_invitations_max.of_sender) return 'many_of_sender'
  return of_all >= open_invitations_max.of_all ? 'many_unknown' : null
}
