import type { AuditDetails } from '@meridian/contract'
import { day_ms } from '@meridian/engine'
import type { Config } from '../../../platform/config/config.ts'
import { formatMoment } from '../../../platform/format-time.ts'
import { newId } from '../../../platform/id.ts'
import { renderEmail } from '../../../platform/mail/email-template.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { writeAudit } from '../../../platform/security/audit.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { sendOnce } from '../../outbox/outbox.api.ts'
import { getUserRow } from '../user/user.queries.ts'
import { countOwnChanges, lockOwnChanges } from './own-change.queries.ts'
import { own_change_mails_a_day, type OwnChange, ownChangeWords } from './own-change.rules.ts'

export interface OwnChangeTools {
  readonly config: Pick<Config, 'mail'>
  readonly box: SecretBox
}

interface Change {
  readonly action: OwnChange
  readonly details?: AuditDetails
}

/**
 * Names the person's change in the audit log and mails it to the person, in the transaction of the change: a thief of
 * the session cannot do it unseen. The mail has no link. An address that is not confirmed gets none, and
 * nobody more than ten about the same change in a day.
 */
export async function recordOwnChange(
  { config, box }: OwnChangeTools,
  tx: Db,
  user_id: string,
  { action, details = {} }: Change,
  now: Date,
): Promise<void> {
  await lockOwnChanges(tx, user_id)
  const person = await getUserRow(tx, user_id)
  await writeAudit(tx, { action, actor: person, subject: person, details, now })
  if (!config.mail || !person.address_confirmed_at) return
  const since = new Date(now.getTime() - day_ms)
  const changes = await countOwnChanges(tx, { user_id, action, since })
  if (changes > own_change_mails_a_day) return
  const isLast = changes === own_change_mails_a_day
  const words = ownChangeWords(action, details, { spoken: person.language, isLast })
  const { subject, language, locale, when, sentence, last, small_print: smallPrint } = words
  const time = formatMoment(now, person.timezone, { locale, time_format: person.time_format })
  const facts = [{ label: when, lines: [time] }]
  const letter = renderEmail({
    language,
    paragraphs: last === null ? [sentence] : [sentence, last],
    facts,
    smallPrint,
  })
  const mail = { to: { name: '', address: person.primary_email }, subject, ...letter }
  const key = { address: person.primary_email, about_id: user_id, kind: 'account', time: newId() } as const
  await sendOnce(tx, box, { key, user_id: null, route: 'instance', mail }, now)
}
