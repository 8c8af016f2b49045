import type { Db } from '../../platform/db.ts'
import { readMailInvitation } from '../imip/mail-invitation.service.ts'
import { readMailSending } from '../mail-sending/mail-sending.service.ts'
import { readMailOffer } from '../offer/mail-offer.service.ts'
import type { AroundMail } from './mail.present.ts'

/** What other features know of a mail, as of now. */
export async function readAround(
  db: Db,
  mail: { readonly user_id: string; readonly mail_id: string },
  now: Date,
): Promise<AroundMail> {
  return {
    mail_invitation: await readMailInvitation(db, mail, now),
    mail_sending: await readMailSending(db, mail, now),
    mail_offer: await readMailOffer(db, mail, now),
  }
}
