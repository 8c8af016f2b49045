import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, MomentInput, requiredText, text } from './field.ts'
import { Mail, MailPerson, mail_reply_characters_max, mail_subject_characters_max } from './mail.ts'
import { SendingState } from './mail-sending.ts'

export const offered_slots_max = 3

/** In a header a line break would begin another one. */
const Subject = text('mail_subject', mail_subject_characters_max).regex(
  /^\P{Cc}*$/u,
  'mail_subject must be one line without control characters.',
)

const OfferedTimes = z
  .array(
    z.tuple([MomentInput, MomentInput], { error: 'Each of offered_slots must be a start and an end.' }),
    { error: 'offered_slots must be a list.' },
  )
  .min(1, 'offered_slots must not be empty.')
  .max(offered_slots_max, `offered_slots must hold at most ${offered_slots_max}.`)

export const SentReply = z.object({
  mail_id: z.uuid(),
  outgoing_mail_id: z.uuid(),
  /** Until then it can be taken back; null when it is on its way. */
  undo_until: Moment.nullable(),
})
export type SentReply = z.infer<typeof SentReply>

/** An answer of the person that waits to be sent or could not be. */
export const OutgoingReply = z.object({
  outgoing_mail_id: z.uuid(),
  /** The mail it answers; null when that is no longer here. */
  mail_id: z.uuid().nullable(),
  mail_subject: z.string(),
  mail_to: MailPerson,
  state: SendingState,
  undo_until: Moment.nullable(),
  problem: z.string().nullable(),
  /** When it is tried next; null when it is not. */
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
  summary: 'Send an answer in the conversation of a mail, to whoever it asks to be answered',
  params: mail_params,
  body: z.object({
    mail_subject: Subject,
    mail_body: requiredText('mail_body', mail_reply_characters_max),
    /** Of the times in the text, those that are kept free until the answer to this answer. */
    offered_slots: OfferedTimes.optional(),
  }),
  reply: SentReply,
  says: says.send,
})

export const undoSend = endpoint({
  method: 'POST',
  path: '/v1/mail/undo_send/:mail_id',
  summary: 'Take back the answer to a mail that is not on its way yet; its text is mail_reply again',
  params: mail_params,
  reply: Mail,
  says: { failed: 'The reply could not be taken back. Please try again.', done: 'The reply was not sent.' },
})

export const listOutgoing = endpoint({
  method: 'GET',
  path: '/v1/mail/outgoing',
  summary: 'The person’s answers that wait to be sent or could not be, the newest first',
  reply: z.array(OutgoingReply),
  says: says.get,
})

export const sendAgain = endpoint({
  method: 'POST',
  path: '/v1/mail/send_again/:outgoing_mail_id',
  summary: 'Try at once to send an answer that waits or was given up',
  params: outgoing_params,
  reply: OutgoingReply,
  says: { failed: says.send.failed, done: 'The reply is sent again.' },
})

export const deleteOutgoing = endpoint({
  method: 'DELETE',
  path: '/v1/mail/outgoing/:outgoing_mail_id',
  summary: 'Give up an answer that was not sent; its text is mail_reply again',
  params: outgoing_params,
  reply: z.object({ outgoing_mail_id: z.uuid(), mail_id: z.uuid().nullable() }),
  says: { failed: 'The reply could not be taken back. Please try again.', done: 'The reply was not sent.' },
})

export const bookOffer = endpoint({
  method: 'POST',
  path: '/v1/mail/offer/book/:mail_id',
  summary:
    'Put the meeting at one of the times that an answer to this mail has offered; the others are free again',
  params: mail_params,
  body: z.object({ start_timestamp: MomentInput }),
  reply: Mail,
  says: { failed: says.offer.failed, done: 'The meeting is booked.' },
})

export const releaseOffer = endpoint({
  method: 'POST',
  path: '/v1/mail/offer/release/:mail_id',
  summary: 'Let go of the times that an answer to this mail has offered; the meeting they were for goes',
  params: mail_params,
  reply: Mail,
  says: { failed: says.offer.failed, done: 'The times are free again.' },
})
