import { createHash } from 'node:crypto'
import type { MailImportReport } from '@meridian/contract'
import { isMailbox, type ReadMail, readMail, splitMailbox } from '@meridian/mail'
import type { Actor } from '../../platform/auth.ts'
import { type Db, inTransaction } from '../../platform/db.ts'
import { badField } from '../../platform/errors.ts'
import { ensureFileMailbox, listOwnAddresses } from '../mailbox/mailbox.service.ts'
import { type IncomingMail, listKnown, type MailPlace, writeMails } from './mail-writing.service.ts'

/** More are refused before anything is read. */
const mails_max = 5000
const written_at_once = 50

/** Reads a file with one mail or many; those that are here already stay as they are. Throws `bad_input`. */
export async function importMails(
  db: Db,
  actor: Pick<Actor, 'user_id'>,
  file: Uint8Array,
  now: Date,
): Promise<MailImportReport> {
  const { user_id } = actor
  const mails = splitMailbox(file, mails_max + 1)
  if (mails.length > mails_max) throw badField('', `A file may hold at most ${mails_max} mails.`)
  const mailbox_id = await inTransaction(db, (tx) => ensureFileMailbox(tx, user_id, now))
  const own_addresses = await listOwnAddresses(db, user_id)
  const place: MailPlace = { user_id, mailbox_id, kind: 'file', labels: {}, own_addresses, reading_id: null }
  const report = { imported: 0, unchanged: 0, mail_ids: new Array<string>(), skipped: new Array<Skipped>() }
  for (let at = 0; at < mails.length; at += written_at_once) {
    const some = mails.slice(at, at + written_at_once)
    const { incoming, skipped } = await readSome(some, at, now)
    report.skipped.push(...skipped)
    const fresh = await keepNew(db, place, incoming, now)
    report.mail_ids.push(...fresh)
    report.imported += fresh.length
    report.unchanged += incoming.length - fresh.length
  }
  if (report.imported + report.unchanged === 0 && !isMailbox(file)) {
    throw badField('', 'This is no mail file: it has neither sender, date nor subject.')
  }
  return report
}

type Skipped = MailImportReport['skipped'][number]

async function keepNew(
  db: Db,
  place: MailPlace,
  mails: readonly IncomingMail[],
  now: Date,
): Promise<string[]> {
  const known = await listKnown(
    db,
    place.mailbox_id,
    mails.map(({ external_id }) => external_id),
  )
  const ids = new Set(known.map(({ external_id }) => external_id))
  const fresh = new Map(
    mails.filter(({ external_id }) => !ids.has(external_id)).map((mail) => [mail.external_id, mail]),
  )
  return inTransaction(db, (tx) => writeMails(tx, place, [...fresh.values()], now))
}

async function readSome(mails: readonly Uint8Array[], before: number, now: Date) {
  const incoming: IncomingMail[] = []
  const skipped: Skipped[] = []
  for (const [index, bytes] of mails.entries()) {
    const mail = await readMail(bytes)
    if (isMail(mail)) incoming.push(incomingMail(mail, bytes, now))
    else {
      const reason = 'It has neither sender, date nor subject.'
      skipped.push({ position: before + index + 1, subject: mail.subject || null, reason })
    }
  }
  return { incoming, skipped }
}

/** Any bytes can be read as a mail; one has somebody who wrote it, or at least says when or what about. */
function isMail({ from, date_ms, subject, message_id }: ReadMail): boolean {
  return from !== null || date_ms !== null || subject !== '' || message_id !== null
}

function incomingMail({ attachments, ...mail }: ReadMail, bytes: Uint8Array, now: Date): IncomingMail {
  return {
    external_id: createHash('sha256').update(bytes).digest('hex'),
    external_thread_id: null,
    identity: null,
    label_ids: ['INBOX'],
    date_ms: mail.date_ms ?? now.getTime(),
    mail,
    attachments: attachments.map((file) => ({ ...file, remote_id: null, bytes: file.content.length })),
  }
}
