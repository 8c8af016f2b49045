import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, MomentInput, text } from './field.ts'
import { mail_reply_characters_max, mail_subject_characters_max } from './mail.ts'
import { Email, mail_signature_characters_max } from './user.ts'

/** How many addresses To or Cc of one mail holds at most. */
export const recipients_max = 50

/** How many bytes the files of a mail have at most, together. */
export const carried_bytes_max = 10_485_760
export const carried_files_max = 50
/** How many files of its own a person adds to one mail at most. */
export const attached_files_max = 10

/** A line break in a header would start another header. */
export const OutgoingSubject = text('mail_subject', mail_subject_characters_max).regex(
  /^\P{Cc}*$/u,
  'mail_subject must be one line without control characters.',
)

export function recipients(name: string) {
  const MailRecipient = z.object(
    { name: text(`A name in ${name}`, 200).default(''), address: Email },
    { error: `Each of ${name} must have an address.` },
  )
  return z
    .array(MailRecipient, { error: `${name} must be a list.` })
    .max(recipients_max, `${name} must hold at most ${recipients_max} addresses.`)
}

/** The signature as it was shown when the mail was sent; empty for none. */
export const OutgoingSignature = text('mail_signature', mail_signature_characters_max)

/** Files that were uploaded for the mail. */
export const OutgoingFiles = z
  .array(id('file_ids'), { error: 'file_ids must be a list.' })
  .max(attached_files_max, `file_ids must hold at most ${attached_files_max}.`)

/** A mail that replies to none, as the person wrote it. */
export const NewMail = z.object({
  mail_to: recipients('mail_to').min(1, 'mail_to must hold an address.'),
  mail_cc: recipients('mail_cc').default([]),
  /** Who gets the mail without being named in it. */
  mail_bcc: recipients('mail_bcc').default([]),
  mail_subject: OutgoingSubject,
  mail_body: text('mail_body', mail_reply_characters_max),
  mail_signature: OutgoingSignature.default(''),
  /** The mail that follows below the text; null for none. */
  forwarded_mail_id: id('forwarded_mail_id').nullable().default(null),
  /** The files of the forwarded mail that go with it; the text names the others. */
  attachment_ids: z
    .array(id('attachment_ids'), { error: 'attachment_ids must be a list.' })
    .max(carried_files_max, `attachment_ids must hold at most ${carried_files_max}.`)
    .default([]),
  file_ids: OutgoingFiles.default([]),
})
export type NewMail = z.infer<typeof NewMail>

export const SentMail = z.object({
  outgoing_mail_id: z.uuid(),
  /** Until then sending can be undone; null when it no longer can. */
  undo_until: Moment.nullable(),
  /** The time that the person chose; null when it is sent right after the undo period. */
  scheduled_at: Moment.nullable(),
})
export type SentMail = z.infer<typeof SentMail>

export const sendMail = endpoint({
  method: 'POST',
  path: '/v1/mail/send',
  scope: 'mail:send',
  summary: 'Send a new mail, or forward one with its files, from the person’s own account',
  body: NewMail.extend({
    /** When to send it; right after the undo period where it is missing. */
    send_at: MomentInput.optional(),
  }),
  reply: SentMail,
  says: { failed: 'Failed to send mail. Please try again.', done: 'Mail sent successfully.' },
})
