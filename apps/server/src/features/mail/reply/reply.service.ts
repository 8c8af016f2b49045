import type { SentReply } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { changeReply, getMail, getWholeMail, type ReadableMail } from '../mail.service.ts'
import { type Quoted, quoteMail } from './quote.service.ts'
import { getUndoSeconds } from './reply.queries.ts'
import {
  choose_words,
  conversationOf,
  type Person,
  recipientOf,
  subjectOf,
  textOf,
  titleOf,
} from './reply.rules.ts'
import { answerLink } from '../../invitation/invitation.api.ts'
import { listMailboxes, listOwnAddresses } from '../../connection/connection.api.ts'
import { holdTimes, releaseMeeting } from '../../meeting/meeting.api.ts'
import {
  cancelOutgoing,
  type Draft,
  findOpenReply,
  listOpenReplies,
  lockOpenReply,
  openContent,
  type OutgoingRow,
  retryOutgoing,
  sendOnce,
} from '../../outbox/outbox.api.ts'

/** What answering needs beside the database. */
export interface ReplyTools {
  readonly config: Pick<Config, 'publicUrl'>
  readonly box: SecretBox
}

export interface WrittenReply {
  readonly mail_id: string
  readonly mail_subject: string
  readonly mail_body: string
  readonly offered_slots?: readonly (readonly [start: string, end: string])[] | undefined
  readonly answered: AnsweredMail
}

/** The mail that is answered, with what takes time to find out. */
export interface AnsweredMail extends Quoted {
  readonly mail: ReadableMail
}

/** Takes up to seconds: before the transaction. Throws `not_found`. */
export async function readAnswered(db: Db, actor: Actor, mail_id: string): Promise<AnsweredMail> {
  const mail = await getMail(db, actor, mail_id)
  return { mail, ...(await quoteMail(mail, actor)) }
}

/**
 * Has an answer sent in the conversation of a mail once the person's time to take it back is over, and keeps the times
 * that it offers. Throws `not_found`; `bad_input` where there is nobody to answer; `conflict` where nothing can send
 * it, where the same answer is on its way already, and where an offered time is no longer free.
 */
export async function sendReply(
  { config, box }: ReplyTools,
  tx: Db,
  actor: Actor,
  written: WrittenReply,
  now: Date,
): Promise<SentReply> {
  const { mail_id, mail_body, offered_slots } = written
  const { mail: answered, language, quote } = written.answered
  const person = await getRecipient(tx, actor, answered)
  const mailbox_id = await getSendingMailbox(tx, actor, answered.mail)
  // Whoever answers the same mail at the same time waits here.
  await changeReply(tx, actor, { mail_id, mail_reply: null, is_read: true }, now)
  await requireNew(box, tx, actor, written)
  const mail_subject = subjectOf(written.mail_subject, answered.mail.subject)
  const slots = offered_slots?.map(([start, end]): Interval => [Date.parse(start), Date.parse(end)])
  const title = titleOf(answered.mail.subject)
  const held = slots && (await holdTimes(tx, actor, { mail_id, slots, title, invitee: person }, now))
  const link =
    held && config.publicUrl !== undefined
      ? `${choose_words[language]}\n${answerLink(box, config.publicUrl, held.meeting_attendee_id)}`
      : undefined
  const sendAt = new Date(now.getTime() + (await getUndoSeconds(tx, actor.user_id)) * 1000)
  const outgoing_mail_id = await sendOnce(
    tx,
    box,
    {
      // That it is another answer has been looked at above.
      key: { address: person.address, about_id: mail_id, kind: 'reply', time: newId() },
      user_id: actor.user_id,
      route: 'own_mailbox',
      mailbox_id,
      mail_id,
      mail: {
        to: person,
        subject: mail_subject,
        text: textOf([mail_body, link, quote]),
        ...conversationOf(answered.content),
        is_personal: true,
      },
      draft: { mail_subject, mail_body, meeting_id: held?.meeting_id ?? null },
      sendAt,
    },
    now,
  )
  return { mail_id, outgoing_mail_id, undo_until: sendAt > now ? sendAt.toISOString() : null }
}

/** The last answer to a mail that is not sent yet. Throws `conflict` when it is too late. */
export async function undoSend(
  { box }: ReplyTools,
  tx: Db,
  actor: Actor,
  mail_id: string,
  now: Date,
): Promise<void> {
  await getWholeMail(tx, actor, mail_id)
  const row = await findOpenReply(tx, { user_id: actor.user_id, mail_id })
  if (!row) throw tooLate()
  await takeBack(box, tx, actor, row, now)
}

/** Answers of the person that are not sent, with what they say. */
export function listOutgoing({ box }: ReplyTools, db: Db, { user_id }: Actor): Promise<OpenReply[]> {
  return listOpenReplies(db, user_id, listed_max).then((rows) => rows.map((row) => opened(box, row)))
}

const listed_max = 100

export interface OpenReply {
  readonly row: OutgoingRow
  readonly mail_subject: string
  readonly mail_to: Person
}

/** Tries at once. Throws `not_found`, and `conflict` when it is on its way. */
export async function sendAgain(
  { box }: ReplyTools,
  tx: Db,
  { user_id }: Actor,
  outgoing_mail_id: string,
  now: Date,
): Promise<OpenReply> {
  await getOpenReply(tx, { user_id, outgoing_mail_id })
  if (!(await retryOutgoing(tx, outgoing_mail_id, now))) throw tooLate()
  return opened(box, await getOpenReply(tx, { user_id, outgoing_mail_id }))
}

/** Gives an answer up. Throws `not_found`, and `conflict` when it is on its way or may have been sent. */
export async function giveUp(
  { box }: ReplyTools,
  tx: Db,
  actor: Actor,
  outgoing_mail_id: string,
  now: Date,
): Promise<{ outgoing_mail_id: string; mail_id: string | null }> {
  const row = await getOpenReply(tx, { user_id: actor.user_id, outgoing_mail_id })
  await takeBack(box, tx, actor, row, now)
  return { outgoing_mail_id, mail_id: row.mail_id }
}

async function getRecipient(db: Db, { user_id }: Actor, { mail, content }: ReadableMail): Promise<Person> {
  const recipient = recipientOf(
    {
      from: { name: mail.from_name, address: mail.from_address },
      reply_to: content.reply_to_people,
      to: content.to_people,
    },
    new Set(await listOwnAddresses(db, user_id)),
  )
  if ('refusal' in recipient) throw badField('mail_id', recipient.refusal)
  return recipient.person
}

/**
 * The mailbox of the mail. Anybody can make up a file, so what answers a mail of one goes from an account of the person's
 * own and never from the server of the instance, which would write to anybody. Throws `conflict` without such an account.
 */
async function getSendingMailbox(
  db: Db,
  { user_id }: Actor,
  { kind, mailbox_id }: ReadableMail['mail'],
): Promise<string> {
  if (kind !== 'file') return mailbox_id
  const own = (await listMailboxes(db, user_id)).find((mailbox) => mailbox.kind !== 'file')
  if (own) return own.mailbox_id
  throw new AppError(
    'conflict',
    'This mail was read from a file, and Meridian does not answer such mails from its own server. Connect an account with mail under Integrations, or answer with your mail program.',
  )
}

/** The same answer is sent once, however often the button is pressed. */
async function requireNew(
  box: SecretBox,
  tx: Db,
  { user_id }: Actor,
  { mail_id, mail_body }: WrittenReply,
): Promise<void> {
  const row = await findOpenReply(tx, { user_id, mail_id })
  if (!row || row.state === 'failed' || draftOf(box, row)?.mail_body !== mail_body) return
  throw new AppError('conflict', 'This reply is on its way already.')
}

/** What the person wrote is their draft again, below what they have written since. */
async function takeBack(box: SecretBox, tx: Db, actor: Actor, row: OutgoingRow, now: Date): Promise<void> {
  const draft = draftOf(box, row)
  if (!(await cancelOutgoing(tx, row.outgoing_mail_id, now))) throw tooLate()
  const { mail_id } = row
  if (draft?.meeting_id) await releaseMeeting(tx, actor, draft.meeting_id, now)
  if (mail_id === null || draft === null) return
  const { mail } = await getWholeMail(tx, actor, mail_id)
  const mail_reply = mail.reply?.trim() ? `${mail.reply}\n\n${draft.mail_body}` : draft.mail_body
  await changeReply(tx, actor, { mail_id, mail_reply }, now)
}

function draftOf(box: SecretBox, row: OutgoingRow): Draft | null {
  return openContent(box, row)?.draft ?? null
}

function opened(box: SecretBox, row: OutgoingRow): OpenReply {
  const mail = openContent(box, row)?.mail
  return { row, mail_subject: mail?.subject ?? '', mail_to: mail?.to ?? { name: '', address: '' } }
}

async function getOpenReply(
  tx: Db,
  reply: { readonly user_id: string; readonly outgoing_mail_id: string },
): Promise<OutgoingRow> {
  const row = await lockOpenReply(tx, reply)
  if (!row) throw new AppError('not_found', 'Reply not found.')
  return row
}

function tooLate(): AppError {
  return new AppError('conflict', 'This reply is on its way already.')
}
