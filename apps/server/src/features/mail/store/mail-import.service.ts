import type { MailImportReport } from '@meridian/contract'
import type { Actor } from '../../../platform/security/auth.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { badField } from '../../../platform/errors.ts'
import { type TaskOwner, TaskStopped } from '../../../platform/workers/worker-tasks.ts'
import type { ReadMailParts } from './mail-parse.rules.ts'
import { readWhole, splitFile } from './mail-parse.service.ts'
import { ensureFileMailbox, listOwnAddresses } from '../../connection/connection.api.ts'
import { type IncomingMail, type MailPlace, writeMails } from './mail-store.service.ts'
import { listKnown } from './mail-store.queries.ts'

/** A file with more mails is refused before anything is parsed. */
const mails_max = 5000
const written_at_once = 50
/** A file with more slow mails than this is not parsed to its end. */
const slow_mails_max = 5

/** Imports a file with one mail or many; known mails stay as they are. Throws `bad_input`. */
export async function importMails(
  db: Db,
  actor: Pick<Actor, 'user_id'>,
  file: Uint8Array,
  now: Date,
): Promise<MailImportReport> {
  const { user_id } = actor
  const owner: TaskOwner = { lane: 'behind', person: user_id }
  const { mails, isMailbox } = await mailsOf(file, owner)
  const mailbox_id = await inTransaction(db, (tx) => ensureFileMailbox(tx, user_id, now))
  const own_addresses = await listOwnAddresses(db, user_id)
  const place: MailPlace = { user_id, mailbox_id, kind: 'file', labels: {}, own_addresses, reading_id: null }
  const report = { imported: 0, unchanged: 0, mail_ids: new Array<string>(), skipped: new Array<Skipped>() }
  const reading: ImportRun = { own_addresses, owner, now, slow: 0 }
  for (let at = 0; at < mails.length && reading.slow <= slow_mails_max; ) {
    const { read, incoming, skipped } = await readSome(mails.slice(at, at + written_at_once), at, reading)
    report.skipped.push(...skipped)
    const fresh = await keepNew(db, place, incoming, now)
    report.mail_ids.push(...fresh)
    report.imported += fresh.length
    report.unchanged += incoming.length - fresh.length
    at += read
    if (reading.slow > slow_mails_max) report.skipped.push(...skippedFrom(at, mails.length))
  }
  if (report.imported + report.unchanged === 0 && !isMailbox) {
    throw badField('', 'This is no mail file: it has neither sender, date nor subject.')
  }
  return report
}

async function mailsOf(file: Uint8Array, owner: TaskOwner) {
  try {
    const split = await splitFile({ file, most: mails_max + 1 }, owner)
    if (split.mails.length > mails_max) throw badField('', `A file may hold at most ${mails_max} mails.`)
    return split
  } catch (problem) {
    if (problem instanceof TaskStopped) throw badField('', 'This file takes too long to read.')
    throw problem
  }
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

interface ImportRun {
  readonly own_addresses: readonly string[]
  readonly owner: TaskOwner
  readonly now: Date
  /** The number of mails that took too long. */
  slow: number
}

/** Reads the mails, or those before the first one above the limit. */
async function readSome(mails: readonly Uint8Array[], before: number, reading: ImportRun) {
  const { own_addresses, owner, now } = reading
  const incoming: IncomingMail[] = []
  const skipped: Skipped[] = []
  let read = 0
  for (const source of mails) {
    const parts = await readWhole({ source, own_addresses, label_names: labels_of_files }, owner)
    read += 1
    if (isMail(parts)) incoming.push(incomingMail(parts, now))
    else {
      const reason = 'It has neither sender, date nor subject.'
      skipped.push({ position: before + read, subject: parts.mail.subject || null, reason })
    }
    if (parts.is_text_only) reading.slow += 1
    if (reading.slow > slow_mails_max) break
  }
  return { read, incoming, skipped }
}

const labels_of_files = ['INBOX']

/** The unread rest of a file with too many slow mails, as one entry. */
function skippedFrom(begin: number, end: number): Skipped[] {
  if (begin >= end) return []
  const reason = `Too many mails before it take too long to read: it and all ${end - begin - 1} behind it are left out.`
  return [{ position: begin + 1, subject: null, reason }]
}

/** Any bytes parse as a mail; a real one has a sender, or at least a date or a subject. */
function isMail({ mail: { from, date_ms, subject, message_id } }: ReadMailParts): boolean {
  return from !== null || date_ms !== null || subject !== '' || message_id !== null
}

function incomingMail(parts: ReadMailParts, now: Date): IncomingMail {
  return {
    external_id: parts.sha256 ?? '',
    external_thread_id: null,
    identity: null,
    label_ids: labels_of_files,
    date_ms: parts.mail.date_ms ?? now.getTime(),
    parts,
  }
}
