import { ProviderError, type RemoteSent } from '@meridian/providers'
import { inTransaction } from '../../platform/postgres/db.ts'
import { newId } from '../../platform/id.ts'
import type { JobCall } from '../../platform/jobs/jobs.ts'
import { type ComposedMail, composeMail, type Mail, sendMail } from '../../platform/mail/mail.ts'
import * as queries from './outbox.queries.ts'
import {
  domainOf,
  nextTryAt,
  type DeliveryFailure,
  describeFailure,
  isPersonal,
  Unsendable,
} from './outbox.rules.ts'
import { enqueueOutgoing, insertRefused, openContent } from './outbox.service.ts'
import { deleteFilesOf } from './outgoing-file.queries.ts'
import { readFiles } from './outgoing-file.service.ts'
import { resolveTransport, type Transport } from './transport.service.ts'
import { enqueueMailSync, withMailSource } from '../connection/connection.api.ts'

/** Longer than any step between two renewals of the lease. */
const lease_ms = 120_000

/**
 * Sends a mail, if it is due and no other process sends it. A refused mail ends in its state and its next
 * retry, never in an exception.
 */
export async function deliver(call: JobCall, outgoing_mail_id: string): Promise<void> {
  const { db, now, log } = call
  const claim: queries.Claim = { outgoing_mail_id, lease_token: newId(), until: leaseFrom(now()) }
  const row = await queries.claimOutgoing(db, claim, now())
  if (!row) return enqueueAgain(call, outgoing_mail_id)
  try {
    await endSent(call, claim, { row, ...(await handOver(call, claim, row)) })
    log.info({ outgoing_mail_id, kind: row.kind }, 'a mail was sent')
  } catch (problem) {
    if (problem instanceof LostClaim) return
    log.warn({ outgoing_mail_id, kind: row.kind, tries: row.tries, err: problem }, 'a mail was not accepted')
    await endFailed(call, claim, { row, setback: describeFailure(problem) })
  }
}

/** Enqueues overdue mails: a lost queue loses their jobs. */
export async function planOverdueMails({ db, now }: Pick<JobCall, 'db' | 'now'>): Promise<void> {
  const moment = now()
  const overdue = await queries.listOverdue(db, new Date(moment.getTime() - overdue_ms), planned_at_once)
  await inTransaction(db, async (tx) => {
    for (const outgoing_mail_id of overdue) {
      await enqueueOutgoing(tx, { outgoing_mail_id, at: moment }, moment)
    }
  })
}

const overdue_ms = 600_000
const planned_at_once = 500

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + lease_ms)
}

/** Another process sends it, or it is too early: enqueues the next check. */
async function enqueueAgain({ db, now }: JobCall, outgoing_mail_id: string): Promise<void> {
  const at = await queries.findNextLook(db, outgoing_mail_id)
  if (at) await inTransaction(db, (tx) => enqueueOutgoing(tx, { outgoing_mail_id, at }, now()))
}

/** Another process has claimed the mail. */
class LostClaim extends Error {}

interface HandedOver {
  readonly way: Transport
  /** The recipients that were refused, where others have the mail. */
  readonly refused: readonly string[]
}

async function handOver(call: JobCall, claim: queries.Claim, row: queries.OutgoingRow): Promise<HandedOver> {
  const { db, now, box, signal } = call
  const { outgoing_mail_id } = row
  if (row.give_up_at <= now()) throw new Unsendable('It could not be sent in time.')
  const content = openContent(box, row)
  if (!content)
    throw new Unsendable('The key of this server has changed, so the mail cannot be read any more.')
  const way = await resolveTransport(call, row, content.mail)
  const message_id = row.message_id ?? `<${outgoing_mail_id}@${domainOf(way.from.address)}>`
  const composed = await composeMail(await withFiles(call, row, way.mail), {
    from: way.from,
    message_id,
    date: now(),
  })
  const holdOn = async () => {
    const until = leaseFrom(now())
    if (!(await queries.renewClaim(db, { ...claim, until }, message_id))) throw new LostClaim()
  }
  if (way.kind === 'account') {
    const { refused = [] } = await sendFromAccount(call, way, { row, composed, message_id, holdOn })
    return { way, refused }
  }
  await holdOn()
  await sendMail(way.server, composed, { signal })
  return { way, refused: [] }
}

/** Only a person's own mails have files that were uploaded. */
async function withFiles({ db, box }: JobCall, row: queries.OutgoingRow, mail: Mail): Promise<Mail> {
  if (!isPersonal(row)) return mail
  const uploaded = await readFiles(box, db, row.outgoing_mail_id)
  return { ...mail, files: [...(mail.files ?? []), ...uploaded] }
}

/** Searches the account first for a mail that may have been sent already. */
async function sendFromAccount(
  call: JobCall,
  { mailbox }: Extract<Transport, { kind: 'account' }>,
  { row, composed, message_id, holdOn }: Sending,
): Promise<RemoteSent> {
  const thread = row.mail_id && (await queries.findThread(call.db, mailbox.mailbox_id, row.mail_id))
  return withMailSource(call, mailbox, async (source) => {
    if (row.is_uncertain) {
      const sent = await source.findSent({ message_id, since_ms: row.created_at.getTime() })
      if (sent) return sent
    }
    const { raw, own_copy, to } = composed
    const remote = { raw, own_copy, to, external_thread_id: thread ?? null }
    await holdOn()
    try {
      return await source.send(remote)
    } catch (problem) {
      const isThreadGone = problem instanceof ProviderError && problem.kind === 'missing'
      if (!isThreadGone || remote.external_thread_id === null) throw problem
      await holdOn()
      return source.send({ ...remote, external_thread_id: null })
    }
  })
}

interface Sending {
  readonly row: queries.OutgoingRow
  readonly composed: ComposedMail
  readonly message_id: string
  readonly holdOn: () => Promise<void>
}

/** A sync imports the sent mail from the account like any other. */
async function endSent(
  { db, box, now }: JobCall,
  claim: queries.Claim,
  { row, way, refused }: HandedOver & { readonly row: queries.OutgoingRow },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const sent_at = now()
    const isOurs = await queries.updateEnding(tx, claim, {
      state: 'sent',
      sent_at,
      content_sealed: null,
      problem: null,
      needs_consent: false,
      is_uncertain: false,
      updated_at: sent_at,
    })
    if (!isOurs) return
    if (isPersonal(row)) {
      await insertRefused(tx, box, { row, from: way.from, refused }, sent_at)
      await deleteFilesOf(tx, claim.outgoing_mail_id)
    }
    if (way.kind === 'account') await enqueueMailSync(tx, way.mailbox.mailbox_id, sent_at)
  })
}

async function endFailed(
  { db, now }: JobCall,
  claim: queries.Claim,
  { row, setback }: { readonly row: queries.OutgoingRow; readonly setback: DeliveryFailure },
): Promise<void> {
  const moment = now()
  const next_try_at = nextTryAt(setback, row.tries, moment)
  const isGivenUp = setback.isForGood || next_try_at >= row.give_up_at
  await inTransaction(db, async (tx) => {
    const isOurs = await queries.updateEnding(tx, claim, {
      state: isGivenUp ? 'failed' : 'waiting',
      next_try_at,
      problem: setback.problem,
      needs_consent: setback.needsConsent && !isGivenUp,
      is_uncertain: row.is_uncertain || setback.isUncertain,
      updated_at: moment,
      // What a person wrote is kept for its author; the instance's own mails are written again when they
      // are needed.
      ...(isGivenUp && !isPersonal(row) && { content_sealed: null }),
    })
    if (!isOurs || isGivenUp) return
    const { outgoing_mail_id } = row
    await enqueueOutgoing(tx, { outgoing_mail_id, at: next_try_at }, moment)
  })
}
