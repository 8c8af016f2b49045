import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, MomentInput, requiredText, text } from './field.ts'
import { Mail, MailPerson, mail_reply_characters_max } from './mail.ts'
import { SendingState } from './mail-sending.ts'
import { OfferedSlots, offered_slots_max } from './time-search.ts'
import { MailFile } from './mail-file.ts'
import { NewMail, OutgoingFiles, OutgoingSignature, OutgoingSubject, recipients } from './new-mail.ts'

export const SentReply = z.object({
  mail_id: z.uuid(),
  outgoing_mail_id: z.uuid(),
  /** Until then sending can be undone; null when it no longer can. */
  undo_until: Moment.nullable(),
  /** The time that the person chose; null when it is sent right after the undo period. */
  scheduled_at: Moment.nullable(),
})
export type SentReply = z.infer<typeof SentReply>

/** A mail that the person wrote and that waits to be sent or has failed. */
export const OutgoingReply = z.object({
  outgoing_mail_id: z.uuid(),
  /** Whether it replies to a mail. */
  is_reply: z.boolean(),
  /** The mail it replies to; null when that was deleted, and for a mail that replies to none. */
  mail_id: z.uuid().nullable(),
  mail_subject: z.string(),
  mail_to: MailPerson,
  state: SendingState,
  undo_until: Moment.nullable(),
  /** The time that the person chose for sending; null when none was chosen. */
  scheduled_at: Moment.nullable(),
  problem: z.string().nullable(),
  /** The time of the next attempt; null when there is none. */
  next_try_at: Moment.nullable(),
  created_at: Moment,
})
export type OutgoingReply = z.infer<typeof OutgoingReply>

const says = {
  send: { failed: 'Failed to send AI reply. Please try again.', done: 'AI reply sent successfully.' },
  get: { failed: 'Failed to get mails. Please try again.' },
  offer: { failed: 'Failed to update meeting. Please try again.' },
}

const mail_params = z.object({ mail_id: id('mail_id') })
const outgoing_params = z.object({ outgoing_mail_id: id('outgoing_mail_id') })

export const sendReply = endpoint({
  method: 'POST',
  path: '/v1/mail/send_reply/:mail_id',
  scope: 'mail:send',
  summary: 'Send a reply in the conversation of a mail, to its reply address',
  params: mail_params,
  body: z.object({
    mail_subject: OutgoingSubject,
    mail_body: requiredText('mail_body', mail_reply_characters_max),
    mail_signature: OutgoingSignature.optional(),
    /** Who gets a copy; the person's own addresses and the reply address are left out. */
    mail_cc: recipients('mail_cc').optional(),
    /** Who gets the reply without being named in it. */
    mail_bcc: recipients('mail_bcc').optional(),
    file_ids: OutgoingFiles.optional(),
    /** When to send it; right after the undo period where it is missing. */
    send_at: MomentInput.optional(),
    /** The times of the text that are held until the recipient replies. */
    offered_slots: OfferedSlots.min(1, 'offered_slots must not be empty.').optional(),
    /** The meeting with the recipient alone that moves to the chosen one of offered_slots; a new one where it is missing. */
    moved_meeting_id: id('moved_meeting_id').optional(),
    /**
     * For each of offered_slots the line of `mail_body` that names it, below which the link for choosing it stands. An
     * empty line, one that the text lacks, or a missing list: one link for all is below the text.
     */
    offered_lines: z
      .array(text('offered_lines', 1000), { error: 'offered_lines must be a list.' })
      .max(offered_slots_max, `offered_lines must hold at most ${offered_slots_max}.`)
      .optional(),
  }),
  reply: SentReply,
  says: says.send,
})

export const undoSend = endpoint({
  method: 'POST',
  path: '/v1/mail/undo_send/:mail_id',
  scope: 'mail:send',
  summary: 'Undo a reply that is not sent yet; its text becomes mail_reply again',
  params: mail_params,
  reply: Mail,
  says: { failed: 'The reply could not be taken back. Please try again.', done: 'The reply was not sent.' },
})

export const listOutgoing = endpoint({
  method: 'GET',
  path: '/v1/mail/outgoing',
  scope: 'mail:read',
  summary: 'List the mails of the person that are waiting to be sent or have failed, the newest first',
  reply: z.array(OutgoingReply),
  says: says.get,
})

export const sendAgain = endpoint({
  method: 'POST',
  path: '/v1/mail/send_again/:outgoing_mail_id',
  scope: 'mail:send',
  summary: 'Send a waiting, scheduled or failed mail now',
  params: outgoing_params,
  reply: OutgoingReply,
  says: { failed: says.send.failed, done: 'The reply is sent again.' },
})

export const deleteOutgoing = endpoint({
  method: 'DELETE',
  path: '/v1/mail/outgoing/:outgoing_mail_id',
  scope: 'mail:send',
  summary:
    'Discard an unsent mail; the text of a reply becomes mail_reply again, and another mail is returned as draft',
  params: outgoing_params,
  reply: z.object({
    outgoing_mail_id: z.uuid(),
    mail_id: z.uuid().nullable(),
    draft: NewMail.nullable(),
    /** The files of the mail, which belong to its draft again. */
    files: z.array(MailFile),
  }),
  says: { failed: 'The reply could not be taken back. Please try again.', done: 'The reply was not sent.' },
})

export const bookOffer = endpoint({
  method: 'POST',
  path: '/v1/mail/offer/book/:mail_id',
  scope: 'meetings:write',
  summary: 'Book the meeting at one of the times that a reply to this mail offered; the others are released',
  params: mail_params,
  body: z.object({ start_timestamp: MomentInput }),
  reply: Mail,
  says: { failed: says.offer.failed, done: 'The meeting is booked.' },
})

export const releaseOffer = endpoint({
  method: 'POST',
  path: '/v1/mail/offer/release/:mail_id',
  scope: 'meetings:write',
  summary: 'Release the times that a reply to this mail offered, and delete their meeting',
  params: mail_params,
  reply: Mail,
  says: { failed: says.offer.failed, done: 'The times are free again.' },
})
