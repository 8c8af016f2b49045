import { queues } from '../../../queues.ts'
import { ProviderError } from '@meridian/providers'
import { enqueueAll } from '../../../platform/jobs/jobs.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import type { Log } from '../../../platform/log.ts'
import { deleteAttempts, listAttempts } from './mail-attempt.queries.ts'
import {
  importReadMails,
  checkMails,
  isKept,
  isLate,
  knownIds,
  LostMailbox,
  type MailSyncContext,
  relinkMoved,
  writeAllLabels,
  writeStep,
} from './mail-page.service.ts'
import {
  endMailboxLease,
  findOldestListed,
  type LeasedMailbox,
  listUnlisted,
  type Outcome,
  acquireMailboxLease,
} from './mail-sync.queries.ts'
import {
  lease_ms,
  listed_at_once,
  longest_reading_ms,
  mailProblemOf,
  mails_max,
  rateBudget,
  retryAt,
  todoOf,
  window_ms,
  written_at_once,
} from './mail-sync.rules.ts'
import { deleteMails, listPlaces } from '../store/mail-store.queries.ts'
import { listUnpushed } from '../push/mail-push.queries.ts'
import { resumeOutgoing } from '../../outbox/outbox.api.ts'
import { enqueueMailSync, type ProviderTools, withMailSource } from '../../connection/connection.api.ts'

export interface MailSyncCall extends ProviderTools {
  /** Aborted when the run has to end, at any point. */
  readonly signal: AbortSignal
  readonly log: Log
}

/**
 * Syncs a mailbox, unless another process does; or as much of it as the provider's rate limit allows, and
 * resumes later. A failing provider ends in the mailbox's state and its next retry, never in an exception.
 */
export async function syncMailbox(call: MailSyncCall, mailbox_id: string): Promise<void> {
  const { db, now, signal } = call
  const began = now()
  const lease = {
    mailbox_id,
    lease_token: newId(),
    until: new Date(began.getTime() + lease_ms),
    nextAt: new Date(began.getTime() + longest_reading_ms),
  }
  const mailbox = await acquireMailboxLease(db, lease, began)
  if (!mailbox) return
  const { pause_ms, slice_ms } = rateBudget(mailbox)
  try {
    const interrupted = await listAttempts(db, mailbox_id)
    const isDone = await withMailSource(call, mailbox, (source) =>
      readSlice({ db, now, signal, source, mailbox, interrupted, began, asked: 0 }),
    )
    if (isDone && interrupted.size > 0) await deleteAttempts(db, mailbox_id)
    const nextAt = new Date((isDone ? now() : began).getTime() + (isDone ? pause_ms : slice_ms))
    await endSuccessfully(call, mailbox, { kind: isDone ? 'read' : 'paused', nextAt })
    if (!isDone) return
    await enqueueUnpushed(call, mailbox_id)
    await inTransaction(db, (tx) => resumeOutgoing(tx, mailbox.user_id, now()))
  } catch (failure) {
    if (failure instanceof LostMailbox) return
    if (!(failure instanceof ProviderError)) {
      await endMailboxLease(db, mailbox, { kind: 'interrupted' }, now())
      throw failure
    }
    await endFailed(call, mailbox, failure)
  }
}

/** True when everything is up to date, false when there is more to sync later. */
async function readSlice(reader: MailSyncContext): Promise<boolean> {
  const { mailbox } = reader
  if (mailbox.reading_id !== null && mailbox.reading_cursor !== null) return readWhole(reader)
  if (mailbox.cursor === null) return beginWhole(reader)
  try {
    return await readChanges(reader, mailbox.cursor)
  } catch (problem) {
    // The provider no longer has the changes since the cursor, so a full sync compares everything.
    if (!(problem instanceof ProviderError) || problem.kind !== 'outdated') throw problem
    return beginWhole(reader)
  }
}

/** The cursor is requested before anything is listed, so that changes meanwhile are read afterwards. */
async function beginWhole(reader: MailSyncContext): Promise<boolean> {
  const { address, mails, cursor } = await reader.source.fetchMailbox()
  const progress = {
    account: address,
    cursor: null,
    reading_id: newId(),
    reading_phase: 'list' as const,
    reading_page: null,
    reading_since: new Date(reader.now().getTime() - window_ms),
    reading_cursor: cursor,
    mails_read: 0,
    mails_expected: Math.min(mails, mails_max),
  }
  await writeStep(reader, progress)
  return readWhole({ ...reader, mailbox: { ...reader.mailbox, ...progress } })
}

async function readWhole(reader: MailSyncContext): Promise<boolean> {
  const { mailbox } = reader
  const { reading_id, reading_since } = mailbox
  if (reading_id === null || reading_since === null) throw new Error('A whole reading has its window.')
  const labelled = await withLabels(reader)
  if (mailbox.reading_phase === 'list' && !(await listAll(labelled, reading_id, reading_since))) return false
  const isComparing = labelled.source.fetchIdentities !== null
  if (!isComparing && !(await checkAll(labelled, reading_id, reading_since))) return false
  await writeStep(labelled, {
    cursor: mailbox.reading_cursor,
    reading_id: null,
    reading_phase: null,
    reading_page: null,
    reading_since: null,
    reading_cursor: null,
    mails_read: null,
    mails_expected: null,
  })
  // The changes that happened during the full sync.
  return readChanges(labelled, mailbox.reading_cursor ?? '')
}

/** With the current names of labels. */
async function withLabels(reader: MailSyncContext): Promise<MailSyncContext> {
  const listed = await reader.source.fetchLabels()
  const labels = Object.fromEntries(listed.map(({ label_id, name, is_own }) => [label_id, { name, is_own }]))
  const written = JSON.stringify(labels)
  if (written !== JSON.stringify(reader.mailbox.labels)) await writeStep(reader, { labels: written })
  return { ...reader, mailbox: { ...reader.mailbox, labels } }
}

async function listAll(reader: MailSyncContext, reading_id: string, since: Date): Promise<boolean> {
  let page = reader.mailbox.reading_page
  let read = reader.mailbox.mails_read ?? 0
  for (;;) {
    if (isBudgetSpent(reader)) return false
    const listed = await listPage(reader, page, since)
    await relinkMoved(reader, listed.external_ids)
    if (!(await importReadMails(reader, listed.external_ids.slice(0, mails_max - read), reading_id)))
      return false
    read += listed.external_ids.length
    page = listed.next_page
    const isDone = page === null || read >= mails_max
    await writeStep(reader, {
      reading_phase: isDone ? 'check' : 'list',
      reading_page: isDone ? null : page,
      mails_read: Math.min(read, mails_max),
    })
    if (isDone) return true
  }
}

/** An expired page token starts the list again: mails that are stored already cost little. */
async function listPage(reader: MailSyncContext, page: string | null, since: Date) {
  const request = { since_ms: since.getTime(), most: listed_at_once }
  try {
    return await reader.source.fetchPage({ ...request, page })
  } catch (problem) {
    if (!(problem instanceof ProviderError) || problem.kind !== 'outdated') throw problem
    await writeStep(reader, { reading_page: null, mails_read: 0 })
    return reader.source.fetchPage({ ...request, page: null })
  }
}

/** Where the list ended before the window did, older mails stay unchecked. */
async function checkAll(reader: MailSyncContext, reading_id: string, window: Date): Promise<boolean> {
  const { mailbox_id } = reader.mailbox
  const oldest = await findOldestListed(reader.db, { mailbox_id, reading_id })
  const since = oldest === undefined || oldest < window ? window : oldest
  for (;;) {
    const some = await listUnlisted(reader.db, { mailbox_id, reading_id, since }, written_at_once)
    if (some.length === 0) return true
    if (isBudgetSpent(reader)) return false
    await checkMails(reader, some, reading_id)
  }
}

/** Forward only: each page is stored with the cursor of the next. */
async function readChanges(reader: MailSyncContext, from: string): Promise<boolean> {
  const labelled = await withLabels(reader)
  let cursor = from
  let page: string | null = null
  for (;;) {
    const told = await labelled.source.fetchChanges({ cursor: from, page, known: () => listHere(labelled) })
    const { gone, labelled: changed, unknown } = todoOf(told.changes)
    await relinkMoved(labelled, [...changed.keys()])
    const known = await knownIds(labelled, [...changed.keys()])
    const fresh = [...changed]
      .filter(([external_id, label_ids]) => !known.has(external_id) && isKept(label_ids))
      .map(([external_id]) => external_id)
    if (!(await importReadMails(labelled, [...fresh, ...unknown], null))) return false
    if (labelled.source.isLater(told.cursor, cursor)) cursor = told.cursor
    const here = new Map([...changed].filter(([external_id]) => known.has(external_id)))
    await writeStep(labelled, { cursor }, async (tx) => {
      await deleteMails(tx, labelled.mailbox.mailbox_id, gone)
      await writeAllLabels(tx, labelled.mailbox, { labels: here, reading_id: null }, labelled.now())
    })
    page = told.next_page
    if (page === null) return true
    if (isBudgetSpent(labelled)) return false
  }
}

/** The rate limit is reached, or the time slice is over. */
function isBudgetSpent(reader: MailSyncContext): boolean {
  return reader.asked >= rateBudget(reader.mailbox).mails_a_slice || isLate(reader)
}

async function listHere({ db, mailbox }: MailSyncContext): Promise<Map<string, readonly string[]>> {
  const places = await listPlaces(db, mailbox.mailbox_id)
  return new Map(places.map(({ external_id, label_ids }) => [external_id, label_ids]))
}

/** Enqueues pushing changes that the provider could not take when the person made them. */
async function enqueueUnpushed({ db, now }: MailSyncCall, mailbox_id: string): Promise<void> {
  const untold = await listUnpushed(db, mailbox_id)
  const pushes = untold.map((mail_id) => ({ key: mail_id, payload: { mail_id } }))
  await enqueueAll(db, queues.pushMail, pushes, { now: now() })
}

/** A sync requested during this run found a job running and enqueued none, so this run enqueues it. */
async function endSuccessfully(
  { db, now }: MailSyncCall,
  mailbox: LeasedMailbox,
  outcome: Outcome,
): Promise<void> {
  const moment = now()
  const isAskedAgain = await endMailboxLease(db, mailbox, outcome, moment)
  if (isAskedAgain) await inTransaction(db, (tx) => enqueueMailSync(tx, mailbox.mailbox_id, moment))
}

async function endFailed(
  { db, now, log }: MailSyncCall,
  mailbox: LeasedMailbox,
  failure: ProviderError,
): Promise<void> {
  const { mailbox_id, failures_in_a_row } = mailbox
  const nextAt = retryAt(failure, { mailbox_id, failures: failures_in_a_row }, now())
  log.warn({ mailbox_id, kind: failure.kind, reason: failure.message }, 'a mailbox could not be synced')
  await endMailboxLease(
    db,
    mailbox,
    { kind: 'failed', problem: mailProblemOf(failure, mailbox), nextAt },
    now(),
  )
}
