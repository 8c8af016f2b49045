import { type MailSource, ProviderError, type RemoteMail } from '@meridian/providers'
import { inTransaction } from '../../../platform/postgres/db.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { deleteAttempt, insertAttempt } from './mail-attempt.queries.ts'
import { type LeasedMailbox, type Progress, writeProgress } from './mail-sync.queries.ts'
import { lease_ms, slice_longest_ms, unwritten_longest_ms, written_at_once } from './mail-sync.rules.ts'
import { categoryByLabels, flagsOf, labelNames } from '../mail.rules.ts'
import { cutParts } from '../cut-mail.rules.ts'
import {
  deleteMails,
  type IdentifiedMail,
  listByIdentity,
  listKnown,
  writePlace,
} from '../store/mail-store.queries.ts'
import { type IncomingMail, type MailPlace, writeLabels, writeMails } from '../store/mail-store.service.ts'
import type { ReadMailParts } from '../store/mail-parse.rules.ts'
import { readDelivered } from '../store/mail-parse.service.ts'

/** A sync run with its mailbox. */
export interface MailSyncContext {
  readonly db: Db
  readonly now: () => Date
  readonly signal: AbortSignal
  readonly source: MailSource
  readonly mailbox: LeasedMailbox
  /** Mails that a process was parsing when it ended. */
  readonly interrupted: ReadonlySet<string>
  readonly began: Date
  /** How many mails were requested in this slice. */
  asked: number
}

/** Another process holds the mailbox's lease by now. */
export class LostMailbox extends Error {}

/**
 * Imports new mails, and updates the labels of known ones. Skips mails that are gone. False when it took so
 * long that the rest is left for later.
 */
export async function importReadMails(
  reader: MailSyncContext,
  external_ids: readonly string[],
  reading_id: string | null,
): Promise<boolean> {
  const here = await listKnown(reader.db, reader.mailbox.mailbox_id, external_ids)
  const known = new Set(here.map(({ external_id }) => external_id))
  // A page that is read again after an interruption imports each mail only once.
  const done = new Set(
    here
      .filter((one) => reading_id !== null && one.reading_id === reading_id)
      .map(({ external_id }) => external_id),
  )
  const wanted = external_ids.filter((external_id) => !done.has(external_id))
  for (let at = 0; at < wanted.length; ) {
    const { mails, labels, asked } = await fetchSome(reader, wanted.slice(at, at + written_at_once), known)
    await writeStep(reader, {}, async (tx) => {
      await writeMails(tx, placeOf(reader.mailbox, reading_id), mails, reader.now())
      await writeAllLabels(tx, reader.mailbox, { labels, reading_id }, reader.now())
    })
    at += asked
    if (at < wanted.length && isLate(reader)) return false
  }
  return true
}

/** Whether the time slice of one mailbox is over: slow mails delay only their own mailbox. */
export function isLate({ began, now }: MailSyncContext): boolean {
  return now().getTime() - began.getTime() >= slice_longest_ms
}

/** As many of these as can be requested before the results should be stored. */
async function fetchSome(
  reader: MailSyncContext,
  external_ids: readonly string[],
  known: ReadonlySet<string>,
): Promise<Fetched> {
  const began = reader.now().getTime()
  const mails: IncomingMail[] = []
  const labels = new Map<string, readonly string[]>()
  let asked = 0
  for (const external_id of external_ids) {
    reader.signal.throwIfAborted()
    asked += 1
    if (known.has(external_id)) {
      const label_ids = await ignoreGone(reader.source.fetchLabelsOf(external_id))
      if (label_ids !== null) labels.set(external_id, label_ids)
    } else {
      const mail = await ignoreGone(reader.source.fetchMail(external_id))
      if (mail !== null && isKept(mail.label_ids)) mails.push(await incomingMail(reader, mail))
    }
    if (reader.now().getTime() - began > unwritten_longest_ms) break
  }
  reader.asked += asked
  return { mails, labels, asked }
}

interface Fetched {
  readonly mails: readonly IncomingMail[]
  readonly labels: ReadonlyMap<string, readonly string[]>
  readonly asked: number
}

/**
 * Mails that the provider lists under another name, because they were moved within the mailbox, keep
 * everything that is stored of them, the person's texts included.
 */
export async function relinkMoved(reader: MailSyncContext, external_ids: readonly string[]): Promise<void> {
  const { db, mailbox, source } = reader
  if (source.fetchIdentities === null) return
  const known = await knownIds(reader, external_ids)
  const fresh = external_ids.filter((external_id) => !known.has(external_id))
  const identities = await source.fetchIdentities(fresh)
  const same = await listByIdentity(db, mailbox.mailbox_id, [...identities.values()])
  for (const [external_id, identity] of identities) {
    const moved = await findMoved(
      reader,
      same.filter((mail) => mail.identity === identity),
    )
    if (!moved) continue
    same.splice(same.indexOf(moved), 1)
    await writeStep(reader, {}, (tx) => writePlace(tx, moved.mail_id, external_id))
  }
}

/** A mail that still exists at its old place was copied, not moved. */
async function findMoved(
  { source, signal }: MailSyncContext,
  same: readonly IdentifiedMail[],
): Promise<IdentifiedMail | undefined> {
  for (const mail of same) {
    signal.throwIfAborted()
    if ((await ignoreGone(source.fetchLabelsOf(mail.external_id))) === null) return mail
  }
  return undefined
}

/**
 * Requests mails again that a full sync has not listed: deletes those that are gone, and updates the labels
 * of the others.
 */
export async function checkMails(
  reader: MailSyncContext,
  external_ids: readonly string[],
  reading_id: string,
): Promise<void> {
  const gone: string[] = []
  const labels = new Map<string, readonly string[]>()
  for (const external_id of external_ids) {
    reader.signal.throwIfAborted()
    reader.asked += 1
    const label_ids = await ignoreGone(reader.source.fetchLabelsOf(external_id))
    if (label_ids === null) gone.push(external_id)
    else labels.set(external_id, label_ids)
  }
  await writeStep(reader, {}, async (tx) => {
    await deleteMails(tx, reader.mailbox.mailbox_id, gone)
    await writeAllLabels(tx, reader.mailbox, { labels, reading_id }, reader.now())
  })
}

/** Stores changes of known mails. */
export async function writeAllLabels(
  tx: Db,
  { mailbox_id, labels: names }: LeasedMailbox,
  {
    labels,
    reading_id,
  }: { readonly labels: ReadonlyMap<string, readonly string[]>; readonly reading_id: string | null },
  now: Date,
): Promise<void> {
  const mails = [...labels].map(([external_id, label_ids]) => ({
    external_id,
    label_ids,
    flags: flagsOf(label_ids),
    category: categoryByLabels(labelNames(label_ids, names)),
  }))
  await writeLabels(tx, { mailbox_id, reading_id }, mails, now)
}

/**
 * Writes in one transaction, with the progress, and only while this run holds the lease. Throws LostMailbox.
 */
export function writeStep(
  { db, now, mailbox }: MailSyncContext,
  progress: Progress,
  write: (tx: Db) => Promise<void> = async () => {},
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const until = new Date(now().getTime() + lease_ms)
    if (!(await writeProgress(tx, mailbox, { until, ...progress }))) throw new LostMailbox()
    await write(tx)
  })
}

export async function knownIds(
  { db, mailbox }: MailSyncContext,
  external_ids: readonly string[],
): Promise<Set<string>> {
  const known = await listKnown(db, mailbox.mailbox_id, external_ids)
  return new Set(known.map(({ external_id }) => external_id))
}

/** Spam and drafts are not imported; a mail in the trash is imported when it leaves the trash. */
export function isKept(label_ids: readonly string[]): boolean {
  const { place, is_deleted } = flagsOf(label_ids)
  return place !== 'hidden' && !is_deleted
}

async function incomingMail(reader: MailSyncContext, remote: RemoteMail): Promise<IncomingMail> {
  const { external_id, external_thread_id, identity, label_ids, date_ms } = remote
  const isCut = remote.is_head_only || reader.interrupted.has(external_id)
  const parts = isCut ? cutParts(remote.root) : await readMail(reader, remote)
  const moment = date_ms || (parts.mail.date_ms ?? 0)
  return { external_id, external_thread_id, identity, label_ids, date_ms: moment, parts }
}

/** Records the attempt for as long as parsing takes, so that a mail that ends the process does so once. */
async function readMail(
  { db, now, mailbox }: MailSyncContext,
  { external_id, label_ids, root }: RemoteMail,
): Promise<ReadMailParts> {
  const attempt = { mailbox_id: mailbox.mailbox_id, external_id }
  const owner = { lane: 'behind', person: mailbox.user_id } as const
  const label_names = labelNames(label_ids, mailbox.labels)
  if (!(await insertAttempt(db, attempt, now()))) throw new LostMailbox()
  try {
    return await readDelivered({ source: root, own_addresses: addressesOf(mailbox), label_names }, owner)
  } finally {
    await deleteAttempt(db, attempt)
  }
}

function placeOf(mailbox: LeasedMailbox, reading_id: string | null): MailPlace {
  const { user_id, mailbox_id, kind, labels } = mailbox
  return { user_id, mailbox_id, kind, labels, own_addresses: addressesOf(mailbox), reading_id }
}

function addressesOf({ account, primary_email }: LeasedMailbox): string[] {
  return [account.toLowerCase(), primary_email.toLowerCase()]
}

async function ignoreGone<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked
  } catch (problem) {
    if (problem instanceof ProviderError && problem.kind === 'missing') return null
    throw problem
  }
}
