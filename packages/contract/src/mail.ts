import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, MomentInput, oneOf, SearchTerm, text, wholeNumber, yesOrNo } from './field.ts'
import { MailInvitation } from './mail-invitation.ts'
import { MailOffer, MailSending } from './mail-sending.ts'
import { IntegrationMailType, integration_mail_types, MailboxState } from './integration.ts'

/** The lists a mail can stand in. */
export const mail_categories = ['inbox', 'task', 'notes'] as const
export const MailCategory = oneOf('mail_category', mail_categories)
export type MailCategory = z.infer<typeof MailCategory>

/** Which of the mails are meant: those that are neither archived nor deleted, or some of these. */
export const mail_views = ['active', 'unread', 'starred', 'archived', 'deleted', 'all'] as const
export const MailView = oneOf('mail_view', mail_views)
export type MailView = z.infer<typeof MailView>

export const mail_subject_characters_max = 998
export const mail_summary_characters_max = 10_000
export const mail_reply_characters_max = 100_000

/** How many mails one call can change. */
export const mails_at_once_max = 100

/** Somebody who wrote a mail or gets one. Either may be empty where the mail does not say. */
export const MailPerson = z.object({ name: z.string(), address: z.string() })
export type MailPerson = z.infer<typeof MailPerson>

export const MailAttachment = z.object({
  attachment_id: z.uuid(),
  name: z.string(),
  /** As the mail says, in small letters; what it truly is was not looked at. */
  media_type: z.string(),
  /** As the provider counts; null where it does not. */
  bytes: z.int().nullable(),
  /** Part of the text, such as a picture in it. */
  is_inline: z.boolean(),
})
export type MailAttachment = z.infer<typeof MailAttachment>

/** What a list shows of a mail. */
export const ListedMail = z.object({
  mail_id: z.uuid(),
  /** The same for all mails of a conversation. */
  thread_id: z.uuid(),
  /** As the person has edited it, else as the mail says; empty where it says none. */
  mail_subject: z.string(),
  /** Null as long as there is none. */
  mail_summary: z.string().nullable(),
  /** `Name <address>`, or one of them; empty where the mail does not say. */
  mail_from: z.string(),
  /** The same, taken apart. */
  mail_sender: MailPerson,
  /** How the mail begins in its own words, on one line. */
  mail_preview: z.string(),
  /** Names; those the person has made come first. */
  mail_labels: z.object({ integration_labels: z.array(z.string()) }),
  /** When it arrived, as the provider or else the mail says. */
  mail_date: Moment,
  mail_category: MailCategory,
  integration_mail_type: IntegrationMailType,
  is_read: z.boolean(),
  is_starred: z.boolean(),
  is_archived: z.boolean(),
  is_deleted: z.boolean(),
  has_attachments: z.boolean(),
  /** Mails of its conversation, itself included, without deleted ones. */
  thread_mails: z.int(),
  updated_at: Moment,
})
export type ListedMail = z.infer<typeof ListedMail>

/** A range of `mail_body`, in UTF-16 units: what can be folded away. */
export const MailRange = z.object({
  kind: z.enum(['greeting', 'quote', 'signature']),
  start: z.int(),
  end: z.int(),
})
export type MailRange = z.infer<typeof MailRange>

export const Mail = ListedMail.extend({
  mail_to: z.array(MailPerson),
  mail_cc: z.array(MailPerson),
  /** Where an answer goes: Reply-To, else From. */
  mail_reply_to: z.array(MailPerson),
  /** The visible text: what `mail_html` shows, and nothing it does not. */
  mail_body: z.string(),
  /**
   * Made from an allow-list: no script, no form, no style that hides, nothing that is fetched. A picture held back is
   * `<span class="held-image">` with its description; with `images=1` those from the web are `<img>`.
   */
  mail_html: z.string(),
  mail_ranges: z.array(MailRange),
  has_remote_images: z.boolean(),
  /** Characters that were there to be read by programs and not by people. */
  hidden_characters: z.int(),
  /** So many that the reader is warned. */
  has_hidden_text: z.boolean(),
  /** The mail goes on, but so much is not kept. */
  is_cut: z.boolean(),
  /** It takes too long to be read as it was meant: `mail_html` and `mail_body` are its text alone. */
  is_text_only: z.boolean(),
  /** Sent to many or by a program: nobody waits for an answer. */
  is_bulk: z.boolean(),
  /** What the person has written to answer; null as long as there is none. */
  mail_reply: z.string().nullable(),
  is_subject_edited: z.boolean(),
  is_summary_edited: z.boolean(),
  attachments: z.array(MailAttachment),
  /** Null for a mail without a calendar, and for a moment after it arrived. */
  mail_invitation: MailInvitation.nullable(),
  /** Null as long as nobody has answered it. */
  mail_sending: MailSending.nullable(),
  /** Null where no answer has offered times. */
  mail_offer: MailOffer.nullable(),
})
export type Mail = z.infer<typeof Mail>

/** An empty filter, or `all`, is none. */
function filter<const Values extends readonly [string, ...string[]]>(name: string, values: Values) {
  return oneOf(name, [...values, 'all', '']).optional()
}

export const MailQuery = z.object({
  page: wholeNumber('Page', 1, 100_000).default(1),
  limit: wholeNumber('Limit', 1, 100).default(10),
  sort_by: oneOf('sort_by', ['mail_date', 'mail_subject', 'mail_from', 'updated_at']).default('mail_date'),
  order_by: oneOf('order_by', ['ASC', 'DESC']).default('DESC'),
  /** Words that subject, sender, text or summary begin with, all of them. */
  search_term: SearchTerm.optional(),
  integration_mail_type: filter('integration_mail_type', integration_mail_types),
  mail_category: filter('mail_category', mail_categories),
  mail_view: MailView.default('active'),
})
export type MailQuery = z.infer<typeof MailQuery>

const state_fields = {
  mail_category: MailCategory,
  is_read: yesOrNo('is_read'),
  is_starred: yesOrNo('is_starred'),
  is_archived: yesOrNo('is_archived'),
}

/**
 * Fields left out stay as they are. Subject, summary and reply are the person's own words: the mail at the provider
 * stays as it is, and null brings back what it says. With `updated_at`, as it was read, the change is made only if
 * nobody has changed those words since.
 */
export const MailChange = z
  .object({
    mail_subject: text('mail_subject', mail_subject_characters_max).nullable(),
    mail_summary: text('mail_summary', mail_summary_characters_max).nullable(),
    mail_reply: text('mail_reply', mail_reply_characters_max).nullable(),
    ...state_fields,
    is_deleted: yesOrNo('is_deleted'),
    updated_at: MomentInput,
  })
  .partial()
export type MailChange = z.infer<typeof MailChange>

export const MailConflict = z.object({ current: Mail })
export type MailConflict = z.infer<typeof MailConflict>

const says = {
  get: { failed: 'Failed to get mails. Please try again.' },
  update: { failed: 'Failed to update mail. Please try again.', done: 'Mail updated successfully.' },
  delete: { failed: 'Failed to delete mail. Please try again.', done: 'Mail deleted successfully.' },
}

const mail_params = z.object({ mail_id: id('mail_id') })

export const listMails = endpoint({
  method: 'GET',
  path: '/v1/mail/all',
  summary: 'The person’s mails',
  query: MailQuery,
  reply: z.array(ListedMail),
  paged: true,
  says: says.get,
})

export const updateMails = endpoint({
  method: 'PUT',
  path: '/v1/mail/all',
  summary: 'Move, mark, archive, delete or restore several mails, all or none',
  body: z.object({
    mail_ids: z
      .array(id('mail_ids'), { error: 'mail_ids must be a list.' })
      .min(1, 'mail_ids must not be empty.')
      .max(mails_at_once_max, `mail_ids must hold at most ${mails_at_once_max}.`),
    change: z
      .object({ ...state_fields, is_deleted: yesOrNo('is_deleted') }, { error: 'change must be an object.' })
      .partial()
      .refine(
        (change) => Object.values(change).some((part) => part !== undefined),
        'Name what changes: mail_category, is_read, is_starred, is_archived or is_deleted.',
      ),
  }),
  reply: z.object({ mail_ids: z.array(z.uuid()) }),
  says: says.update,
})

export const getMail = endpoint({
  method: 'GET',
  path: '/v1/mail/:mail_id',
  summary: 'A mail with its text',
  params: mail_params,
  /** 1: with pictures from the web, which tell their senders that the mail was opened. */
  query: z.object({ images: oneOf('images', ['0', '1']).default('0') }),
  reply: Mail,
  says: says.get,
})

export const updateMail = endpoint({
  method: 'PUT',
  path: '/v1/mail/:mail_id',
  summary: 'Change what the person says of a mail, or move, mark, archive, delete or restore it',
  params: mail_params,
  body: MailChange,
  fixed: ['mail_id', 'thread_id', 'mail_from', 'mail_body', 'mail_date', 'integration_mail_type'],
  reply: Mail,
  conflict: MailConflict,
  says: says.update,
})

export const deleteMail = endpoint({
  method: 'DELETE',
  path: '/v1/mail/:mail_id',
  summary: 'Put a mail in the trash, at its provider too',
  params: mail_params,
  reply: z.object({ mail_id: z.uuid() }),
  says: says.delete,
})

export const restoreMail = endpoint({
  method: 'POST',
  path: '/v1/mail/restore/:mail_id',
  summary: 'Take a mail out of the trash again',
  params: mail_params,
  reply: Mail,
  says: { failed: 'Failed to restore mail. Please try again.', done: 'Mail restored successfully.' },
})

export const answerMailInvitation = endpoint({
  method: 'PUT',
  path: '/v1/mail/invitation/:mail_id',
  summary: 'Accept or decline the invitation in a mail; one that only its mail shows becomes a meeting first',
  params: mail_params,
  body: z.object({
    meeting_action: z.enum(['approved', 'rejected'], {
      error: 'meeting_action must be approved or rejected.',
    }),
  }),
  reply: Mail,
  says: {
    failed: 'Failed to update meeting proposal. Please try again.',
    done: 'Meeting proposal updated successfully',
  },
})

/** A conversation shows its last so many mails. */
export const thread_mails_max = 100

export const getMailThread = endpoint({
  method: 'GET',
  path: '/v1/mail/thread/:thread_id',
  summary: 'The mails of a conversation that are not deleted, the oldest first',
  params: z.object({ thread_id: id('thread_id') }),
  reply: z.array(ListedMail),
  says: says.get,
})

export const mail_import_bytes_max = 26_214_400

export const MailImportReport = z.object({
  imported: z.int(),
  /** Already here. */
  unchanged: z.int(),
  /** Those that are new. */
  mail_ids: z.array(z.uuid()),
  skipped: z.array(
    z.object({
      /** Its place in the file, from 1. */
      position: z.int(),
      subject: z.string().nullable(),
      reason: z.string(),
    }),
  ),
})
export type MailImportReport = z.infer<typeof MailImportReport>

export const importMails = endpoint({
  method: 'POST',
  path: '/v1/mail/import',
  summary: 'Read a mail file (.eml) or a mailbox file (.mbox); importing again changes nothing',
  consumes: 'message/rfc822',
  bodyLimitBytes: mail_import_bytes_max,
  body: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'The body must be a mail file.'),
  reply: MailImportReport,
  says: { failed: 'Failed to import mails. Please try again.', done: 'Mails imported successfully.' },
})

export const readAttachment = endpoint({
  method: 'GET',
  path: '/v1/mail/attachment/:mail_id/:attachment_id',
  summary: 'The bytes of an attachment, to be saved as a file',
  params: z.object({ mail_id: id('mail_id'), attachment_id: id('attachment_id') }),
  produces: 'application/octet-stream',
  reply: z.custom<Uint8Array>(),
  says: { failed: 'Failed to get attachment. Please try again.' },
})

/** A sentence of a summary, and where `mail_body` has it; null where it is no sentence of the mail. */
export const SummarySentence = z.object({
  text: z.string(),
  start: z.int().nullable(),
  end: z.int().nullable(),
})
export type SummarySentence = z.infer<typeof SummarySentence>

/** Who has written a text. */
const Writer = {
  provider: z.enum(['embedded', 'openai-compatible']),
  model: z.string().nullable(),
  /** Where the mail was sent to be read; null when it did not leave this server. */
  host: z.string().nullable(),
  /** The configured service could not be used, and this server wrote it itself. */
  is_offline: z.boolean(),
}

export const MailSummary = z.object({
  mail_id: z.uuid(),
  mail_summary: z.string(),
  sentences: z.array(SummarySentence),
  ...Writer,
  /** It was there already. */
  is_cached: z.boolean(),
})
export type MailSummary = z.infer<typeof MailSummary>

export const summariseMail = endpoint({
  method: 'GET',
  path: '/v1/mail/summary/:mail_id',
  summary: 'The summary of a mail: written when it is first asked for, and again with refresh=1',
  params: mail_params,
  query: z.object({ refresh: oneOf('refresh', ['0', '1']).default('0') }),
  reply: MailSummary,
  says: {
    failed: 'Failed to generate summary. Please try again.',
    done: 'Summary generated successfully.',
  },
})

export const MailDraft = z.object({
  mail_id: z.uuid(),
  mail_subject: z.string(),
  /** Plain text; what the person has to fill in is `[…]`. */
  mail_body: z.string(),
  confidence: z.enum(['low', 'high']),
  /** What the draft lacks, one sentence each. */
  missing: z.array(z.string()),
  /** Times that are really free, which the draft proposes. */
  slots: z.array(z.tuple([Moment, Moment])),
  /** The mail may ask for times, which are offered on request. */
  may_want_times: z.boolean(),
  /** Why there is no draft: the mail was sent to many or takes no reply, or its language is not supported. */
  refusal: z.enum(['bulk', 'language']).nullable(),
  ...Writer,
})
export type MailDraft = z.infer<typeof MailDraft>

export const draftReply = endpoint({
  method: 'POST',
  path: '/v1/mail/reply/:mail_id',
  summary: 'Draft an answer to a mail; nothing is sent',
  params: mail_params,
  body: z.object({
    /** What the answer is to be about: the summary, or a wish of the person. */
    reply_point: text('reply_point', mail_summary_characters_max),
    /** Offer times even where it is unsure that the mail asks for them. */
    offers_times: z.boolean({ error: 'offers_times is true or false.' }).optional(),
  }),
  reply: MailDraft,
  says: {
    failed: 'Failed to generate AI reply. Please try again.',
    done: 'AI reply generated successfully.',
  },
})

const gmail_failed = 'Failed to sync Google Gmail with Meridian. Please try again.'

export const syncGmail = endpoint({
  method: 'GET',
  path: '/v1/google/gmail/all',
  summary: 'Sync Gmail; answers at once how far it has come',
  reply: MailboxState,
  says: { failed: gmail_failed, done: 'Google Gmail synced successfully' },
})

export const listGmail = endpoint({
  method: 'GET',
  path: '/v1/google/mail',
  summary: 'How the reading of Gmail is doing, and its newest hundred mails',
  reply: z.object({ mailbox: MailboxState, mails: z.array(ListedMail) }),
  says: { failed: gmail_failed },
})

export const listMailboxes = endpoint({
  method: 'GET',
  path: '/v1/mail/mailboxes',
  summary: 'The mailboxes that are read, and how that is doing',
  reply: z.array(MailboxState),
  says: says.get,
})
