import type { NewMail, SentReply } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { changeReply, getMail, getMailRow, type ReadableMail, requireMail } from '../mail.service.ts'
import type { Language } from '@meridian/text'
import { type Quoted, quoteMail } from './quote.service.ts'
import { attachFiles } from '../draft-file/attach-files.service.ts'
import { getSendingMailbox, planSending, presentTimes } from '../sending.service.ts'
import {
  conversationOf,
  copiesOf,
  peopleOf,
  type Person,
  recipientOf,
  signedText,
  subjectOf,
  textOf,
  titleOf,
} from './reply.rules.ts'
import { answerLink, timeLink } from '../../invitation/invitation.api.ts'
import { withLinks } from './offer-link.rules.ts'
import { listOwnAddresses } from '../../connection/connection.api.ts'
import { holdTimes, releaseMeeting } from '../../meeting/meeting.api.ts'
import {
  cancelOutgoing,
  type Draft,
  findOpenReply,
  listOpenReplies,
  listOutgoingFiles,
  lockOpenReply,
  openContent,
  type OutgoingFile,
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
  readonly mail_signature?: string | undefined
  readonly offered_slots?: readonly (readonly [start: string, end: string])[] | undefined
  readonly mail_cc?: readonly Person[] | undefined
  readonly mail_bcc?: readonly Person[] | undefined
  readonly file_ids?: readonly string[] | undefined
  readonly send_at?: string | undefined
  readonly offered_lines?: readonly string[] | undefined
  readonly moved_meeting_id?: string | undefined
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
 * that it offers. Throws `not_found`; `bad_input` where the mail has no address to answer; `conflict` where nothing can send
 * it, where the same answer is on its way already, and where an offered time is no longer free.
 */
export async function sendReply(
  { config, box }: ReplyTools,
  tx: Db,
  actor: Actor,
  written: WrittenReply,
  now: Date,
): Promise<SentReply> {
  const { mail_id, mail_body, offered_slots, moved_meeting_id } = written
  const { mail: answered, language, quote } = written.answered
  const own_addresses = new Set(await listOwnAddresses(tx, actor.user_id))
  const person = getRecipient(answered, own_addresses)
  const mailbox_id = await getSendingMailbox(tx, actor, answered.mail)
  const times = await planSending(tx, actor, written.send_at, now)
  // A second reply to the same mail waits here.
  await changeReply(tx, actor, { mail_id, mail_reply: null, is_read: true }, now)
  await requireNew(box, tx, actor, written)
  const mail_subject = subjectOf(written.mail_subject, answered.mail.subject)
  const slots = offered_slots?.map(([start, end]): Interval => [Date.parse(start), Date.parse(end)])
  const title = titleOf(answered.mail.subject)
  const offer = slots && { mail_id, slots, title, invitee: person, moved_meeting_id }
  const held = offer && (await holdTimes(tx, actor, offer, now))
  const page =
    held && config.publicUrl !== undefined
      ? answerLink(box, config.publicUrl, held.meeting_attendee_id)
      : undefined
  const linked = page === undefined ? mail_body : withOfferLinks(written, page, language)
  const cc = copiesOf(written.mail_cc ?? [], person, own_addresses)
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
        cc,
        bcc: copiesOf(
          written.mail_bcc ?? [],
          person,
          new Set(cc.map(({ address }) => address.toLowerCase())),
        ),
        subject: mail_subject,
        text: textOf([signedText(linked, written.mail_signature), quote]),
        ...conversationOf(answered.content),
        is_personal: true,
      },
      draft: { mail_subject, mail_body, meeting_id: held?.meeting_id ?? null },
      ...times,
    },
    now,
  )
  await attachFiles(tx, actor, { outgoing_mail_id, file_ids: written.file_ids ?? [] }, now)
  return { mail_id, outgoing_mail_id, ...presentTimes(times, now) }
}

function withOfferLinks(
  { mail_body, offered_slots = [], offered_lines = [] }: WrittenReply,
  page: string,
  language: Language,
): string {
  const links = offered_slots.map(([start], index) => ({
    line: offered_lines[index],
    address: timeLink(page, new Date(start)),
  }))
  return withLinks(mail_body, links, { address: page, language })
}

/** The last answer to a mail that is not sent yet. Throws `conflict` when it is too late. */
export async function undoSend(
  { box }: ReplyTools,
  tx: Db,
  actor: Actor,
  mail_id: string,
  now: Date,
): Promise<void> {
  await requireMail(tx, actor, mail_id)
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
): Promise<{
  outgoing_mail_id: string
  mail_id: string | null
  draft: NewMail | null
  files: OutgoingFile[]
}> {
  const row = await getOpenReply(tx, { user_id: actor.user_id, outgoing_mail_id })
  const draft = draftOf(box, row)
  const files = await listOutgoingFiles(box, tx, outgoing_mail_id)
  await takeBack(box, tx, actor, row, now)
  const file_ids = files.map(({ file_id }) => file_id)
  const { mail_subject = '', mail_body = '', message } = draft ?? {}
  return {
    outgoing_mail_id,
    mail_id: row.mail_id,
    draft: message ? { mail_subject, mail_body, ...message, file_ids } : null,
    files,
  }
}

function getRecipient({ mail, content }: ReadableMail, own_addresses: ReadonlySet<string>): Person {
  const recipient = recipientOf(peopleOf({ mail, content }), own_addresses)
  if ('refusal' in recipient) throw badField('mail_id', recipient.refusal)
  return recipient.person
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
  const { reply } = await getMailRow(tx, actor, mail_id)
  const mail_reply = reply?.trim() ? `${reply}\n\n${draft.mail_body}` : draft.mail_body
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
