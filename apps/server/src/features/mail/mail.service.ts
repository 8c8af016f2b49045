import { queues } from '../../queues.ts'
import {
  type MailCategory,
  type MailChange,
  type MailCounts,
  type MailCountsQuery,
  type MailQuery,
  thread_mails_max,
} from '@meridian/contract'
import { ProviderError } from '@meridian/providers'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import { enqueueAll } from '../../platform/jobs/jobs.ts'
import { type TaskOwner, TaskStopped } from '../../platform/workers/worker-tasks.ts'
import { readMailContext } from './mail-context.service.ts'
import { presentMail } from './mail.present.ts'
import * as queries from './mail.queries.ts'
import { joinWords, markWords, searchWords, textsOfPeople, wordsOf } from './mail.rules.ts'
import { decodeAttachment, findWords, type ShownMail, showContent } from './store/mail-parse.service.ts'
import { type ProviderTools, withMailSource } from '../connection/connection.api.ts'

type Person = Pick<Actor, 'user_id'>

export async function listMails(db: Db, { user_id }: Person, query: MailQuery) {
  const { rows, total } = await queries.listMails(db, user_id, query)
  return { rows, pagination: { page: query.page, limit: query.limit, total } }
}

export async function countMails(db: Db, { user_id }: Person, query: MailCountsQuery): Promise<MailCounts> {
  return { mail_counts: await queries.countMails(db, user_id, query) }
}

/** Throws `not_found` where no mail of the conversation belongs to the person. */
export async function listThread(db: Db, { user_id }: Person, thread_id: string): Promise<queries.MailRow[]> {
  const rows = await queries.listThread(db, user_id, thread_id, thread_mails_max)
  if (rows.length === 0) throw new AppError('not_found', 'Conversation not found.')
  return rows
}

/** The newest mails of a mailbox that are not deleted. */
export function listNewest(
  db: Db,
  box: { readonly user_id: string; readonly mailbox_id: string },
): Promise<queries.MailRow[]> {
  return queries.listNewest(db, box, newest_max)
}

const newest_max = 100

/** A mail with its displayed content. */
export interface ReadableMail extends queries.WholeMail {
  readonly visible: ShownMail
}

/** Takes up to seconds: never inside a transaction. Throws `not_found`. */
export async function getMail(
  db: Db,
  actor: Person,
  mail_id: string,
  { withImages }: { readonly withImages?: boolean } = {},
): Promise<ReadableMail> {
  const found = await getWholeMail(db, actor, mail_id)
  const visible = await showContent(found.content, { withImages }, ownerOf(actor))
  // A mail that took too long once would do so each time.
  if (visible.is_text_only && !found.content.is_text_only) await queries.writeTextOnly(db, mail_id)
  return { ...found, visible }
}

/** The stored mail. Throws `not_found`. */
export async function getWholeMail(db: Db, { user_id }: Person, mail_id: string): Promise<queries.WholeMail> {
  const found = await queries.findMail(db, user_id, mail_id)
  if (!found) throw notFound()
  return found
}

/** The mail without its content. Throws `not_found`. */
export async function getMailRow(db: Db, { user_id }: Person, mail_id: string): Promise<queries.MailRow> {
  const mail = await queries.findMailRow(db, user_id, mail_id)
  if (!mail) throw notFound()
  return mail
}

/** A person waits for the task. */
function ownerOf({ user_id }: Person): TaskOwner {
  return { lane: 'asked', person: user_id }
}

/**
 * The parts of a mail that never change and take time to compute: read before the transaction that needs
 * them.
 */
export interface ReadContent extends Omit<ReadableMail, 'mail'> {
  /** The words of the visible text; empty where they were not requested. */
  readonly words: readonly string[]
}

/** Throws `not_found`. */
export async function readContent(
  db: Db,
  actor: Person,
  mail_id: string,
  { withWords }: { readonly withWords: boolean },
): Promise<ReadContent> {
  const { content, attachments, visible } = await getMail(db, actor, mail_id)
  const words = withWords ? await findWords(visible, ownerOf(actor)) : []
  return { content, attachments, visible, words }
}

/** Throws `not_found` where the person has no such mail. */
export async function requireMail(db: Db, { user_id }: Person, mail_id: string): Promise<void> {
  if (!(await queries.isMail(db, user_id, mail_id))) throw notFound()
}

/** The mail's state, without its row's bookkeeping columns. */
export type StateChange = Partial<
  Readonly<
    Record<'is_read' | 'is_starred' | 'is_archived' | 'is_deleted', boolean> & { mail_category: MailCategory }
  >
>

/** The defined fields of a change. */
export function definedOf(
  change: { readonly [Key in keyof StateChange]: StateChange[Key] | undefined },
): StateChange {
  const { mail_category, is_read, is_starred, is_archived, is_deleted } = change
  return {
    ...(mail_category !== undefined && { mail_category }),
    ...(is_read !== undefined && { is_read }),
    ...(is_starred !== undefined && { is_starred }),
    ...(is_archived !== undefined && { is_archived }),
    ...(is_deleted !== undefined && { is_deleted }),
  }
}

/** All or none. Throws `not_found` for a mail of another person. */
export async function changeMails(
  tx: Db,
  { user_id }: Person,
  { mail_ids, change }: { readonly mail_ids: readonly string[]; readonly change: StateChange },
  now: Date,
): Promise<void> {
  const ids = [...new Set(mail_ids)]
  const mails = await queries.lockMails(tx, user_id, ids)
  if (mails.length < ids.length) throw notFound()
  await changeLocked(tx, mails, change, now)
}

async function changeLocked(
  tx: Db,
  mails: readonly LockedMail[],
  { mail_category, ...flags }: StateChange,
  now: Date,
): Promise<void> {
  if (mail_category !== undefined) {
    const ids = mails.map(({ mail_id }) => mail_id)
    await queries.writeMail(tx, ids, { category: mail_category, is_category_chosen: true })
  }
  await changeFlags(tx, mails, flags, now)
}

/**
 * Changes the person's own texts, and state. Throws `not_found`, and `conflict` with the current mail where
 * its texts have changed since it was read.
 */
export async function changeMail(
  tx: Db,
  actor: Person,
  {
    mail_id,
    change,
    read,
  }: { readonly mail_id: string; readonly change: MailChange; readonly read: ReadContent },
  now: Date,
): Promise<void> {
  const { mail_subject, mail_summary, mail_reply, updated_at, ...state } = change
  const [mail] = await queries.lockMails(tx, actor.user_id, [mail_id])
  if (!mail) throw notFound()
  if (updated_at !== undefined && Date.parse(updated_at) !== mail.updated_at.getTime()) {
    const { content, attachments } = read
    const current = { mail: await getMailRow(tx, actor, mail_id), content, attachments }
    const around = await readMailContext(tx, { user_id: actor.user_id, mail_id }, now)
    throw new AppError('conflict', 'This mail was changed elsewhere meanwhile.', {
      data: { current: presentMail(current, read.visible, around) },
    })
  }
  await changeLocked(tx, [mail], definedOf(state), now)
  const words = {
    ...(mail_subject !== undefined && { edited_subject: mail_subject }),
    ...(mail_summary !== undefined && { edited_summary: mail_summary }),
    ...(mail_reply !== undefined && { reply: mail_reply }),
  }
  if (Object.keys(words).length === 0) return
  await queries.writeMail(tx, [mail_id], { ...words, updated_at: now })
  if (mail_subject !== undefined || mail_summary !== undefined)
    await refreshWords(tx, { ...mail, ...words }, read)
}

/** The person's reply draft. Throws `not_found`. */
export async function changeReply(
  tx: Db,
  { user_id }: Person,
  { mail_id, mail_reply, is_read }: { mail_id: string; mail_reply: string | null; is_read?: true },
  now: Date,
): Promise<void> {
  await changeMails(tx, { user_id }, { mail_ids: [mail_id], change: definedOf({ is_read }) }, now)
  await queries.writeMail(tx, [mail_id], { reply: mail_reply, updated_at: now })
}

/** Stores a generated summary and its origin; it replaces the person's edits. */
export async function writeSummary(
  tx: Db,
  actor: Person,
  {
    mail_id,
    summary,
    read,
  }: {
    readonly mail_id: string
    readonly summary: { readonly text: string }
    readonly read: SearchedContent
  },
  now: Date,
): Promise<void> {
  const [mail] = await queries.lockMails(tx, actor.user_id, [mail_id])
  if (!mail) throw notFound()
  const generated_summary = JSON.stringify(summary)
  await queries.writeMail(tx, [mail_id], { generated_summary, edited_summary: null, updated_at: now })
  await refreshWords(tx, { ...mail, generated_summary: summary, edited_summary: null }, read)
}

export interface AttachmentFile {
  readonly name: string
  readonly content: Uint8Array
}

/** The bytes, from the provider where it still has them. Throws `not_found` and `unavailable`. */
export async function fetchAttachment(
  tools: ProviderTools,
  { user_id }: Person,
  place: { readonly mail_id: string; readonly attachment_id: string },
): Promise<AttachmentFile> {
  const found = await queries.findAttachment(tools.db, { user_id, ...place })
  if (!found) throw new AppError('not_found', 'Attachment not found.')
  const { name, content, external_id, mail_external_id, ...mailbox } = found
  if (content !== null) return { name, content }
  if (external_id === null || mailbox.kind === 'file')
    throw new AppError('not_found', 'Attachment not found.')
  try {
    const file = { external_id: mail_external_id, remote_id: external_id }
    const fetched = await withMailSource(tools, mailbox, (source) => source.fetchFile(file))
    return { name, content: await decodeAttachment(fetched, ownerOf({ user_id })) }
  } catch (problem) {
    if (problem instanceof TaskStopped)
      throw new AppError('too_large', 'This attachment takes too long to read.')
    if (!(problem instanceof ProviderError)) throw problem
    if (problem.kind === 'missing') throw new AppError('not_found', 'Attachment not found.')
    throw new AppError(
      'unavailable',
      'The provider does not hand out this attachment just now. Please try again.',
    )
  }
}

/** Imported mails have no provider to push changes to. */
function isLocal({ kind }: { readonly kind: string }): boolean {
  return kind === 'file'
}

type LockedMail = Awaited<ReturnType<typeof queries.lockMails>>[number]
type Flags = Partial<Readonly<Record<'is_read' | 'is_starred' | 'is_archived' | 'is_deleted', boolean>>>

/** Stores that the provider needs the change; a job pushes it. */
async function changeFlags(tx: Db, mails: readonly LockedMail[], flags: Flags, now: Date): Promise<void> {
  const { is_read, is_starred, is_archived, is_deleted } = flags
  const changed = mails.filter(
    (mail) =>
      (is_read !== undefined && is_read !== mail.is_read) ||
      (is_starred !== undefined && is_starred !== mail.is_starred) ||
      (is_archived !== undefined && is_archived !== mail.is_archived) ||
      (is_deleted !== undefined && is_deleted !== mail.is_deleted),
  )
  if (changed.length === 0) return
  const groups = [changed.filter(isLocal), changed.filter((mail) => !isLocal(mail))]
  for (const group of groups) {
    const ids = group.map(({ mail_id }) => mail_id)
    if (ids.length > 0) await queries.writeMail(tx, ids, { ...flags, is_pushed: group === groups[0] })
  }
  const unpushed = groups[1] ?? []
  const pushes = unpushed.map(({ mail_id }) => ({ key: mail_id, payload: { mail_id } }))
  await enqueueAll(tx, queues.pushMail, pushes, { now })
}

type SearchedContent = Pick<ReadContent, 'content' | 'words'>

/** Writes the search words of the mail as it is after a change. */
async function refreshWords(
  tx: Db,
  mail: Omit<LockedMail, 'generated_summary'> & {
    readonly generated_summary: { readonly text: string } | null
  },
  { content, words: read_words }: SearchedContent,
): Promise<void> {
  const { subject, edited_subject, edited_summary, generated_summary, from_name, from_address } = mail
  const fields = {
    subject: [edited_subject ?? '', subject],
    from: [from_name, from_address],
    to: textsOfPeople(content.to_people, content.cc_people),
  }
  const summary = wordsOf([edited_summary ?? generated_summary?.text ?? ''])
  const words = searchWords(fields, joinWords(summary, read_words))
  await queries.writeWords(tx, mail.mail_id, markWords(mail.user_id, words))
}

function notFound(): AppError {
  return new AppError('not_found', 'Mail not found.')
}
