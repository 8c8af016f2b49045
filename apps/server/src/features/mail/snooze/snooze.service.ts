import { badField } from '../../../platform/errors.ts'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { changeMails } from '../mail.service.ts'
import * as queries from './snooze.queries.ts'

const snoozed_days_max = 366

/** Takes own mails out of the lists until a time in the coming year; null brings them back. Throws `not_found`. */
export async function snoozeMails(
  tx: Db,
  actor: Pick<Actor, 'user_id'>,
  {
    mail_ids,
    snoozed_until,
  }: { readonly mail_ids: readonly string[]; readonly snoozed_until: string | null },
  now: Date,
): Promise<void> {
  const until = snoozed_until === null ? null : new Date(snoozed_until)
  const days = until === null ? null : (until.getTime() - now.getTime()) / 86_400_000
  if (days !== null && days <= 0) throw badField('snoozed_until', 'This time is over. Choose a later one.')
  if (days !== null && days > snoozed_days_max)
    throw badField('snoozed_until', 'A mail can be snoozed for at most a year.')
  // Also locks the mails, and refuses those of other users. A snoozed mail is back in its list at its time, not in the archive.
  const change = until === null ? {} : { is_archived: false }
  await changeMails(tx, actor, { mail_ids, change }, now)
  await queries.writeSnooze(tx, mail_ids, until)
}

const returned_at_once = 500

/** Brings mails back of which the time has come: unread, in their list, at the top. */
export async function returnSnoozed({ db, now }: Pick<JobCall, 'db' | 'now'>): Promise<void> {
  const moment = now()
  for (const due of await queries.listDue(db, moment, returned_at_once)) {
    await inTransaction(db, (tx) => returnMail(tx, due, moment))
  }
}

async function returnMail(tx: Db, due: queries.DueMail, now: Date): Promise<void> {
  if (!(await queries.endSnooze(tx, due))) return
  const { mail_id, user_id } = due
  await changeMails(tx, { user_id }, { mail_ids: [mail_id], change: { is_read: false } }, now)
}
