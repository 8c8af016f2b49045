import type { Db } from '../../platform/postgres/db.ts'
import type { MailContext } from './mail.present.ts'
import { readMailInvitation } from '../invitation/invitation.api.ts'
import { readMailSending } from '../outbox/outbox.api.ts'
import { listOwnAddresses } from '../connection/connection.api.ts'
import { readMailOffer } from '../meeting/meeting.api.ts'

/** What other features know of a mail, as of now. */
export async function readMailContext(
  db: Db,
  mail: { readonly user_id: string; readonly mail_id: string },
  now: Date,
): Promise<MailContext> {
  return {
    mail_invitation: await readMailInvitation(db, mail, now),
    mail_sending: await readMailSending(db, mail, now),
    mail_offer: await readMailOffer(db, mail, now),
    own_addresses: new Set(await listOwnAddresses(db, mail.user_id)),
  }
}
