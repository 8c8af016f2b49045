import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, MomentInput, named, oneOf, SearchTerm, text, wholeNumber, yesOrNo } from './field.ts'
import { MailInvitation } from './mail-invitation.ts'
import { MailOffer, MailSending, MovedMeeting } from './mail-sending.ts'
import { IntegrationMailType, integration_mail_types, MailboxState } from './integration.ts'
import { named_times_max, NamedTime, OfferedSlots, TimeSearch } from './time-search.ts'

/** The lists that can hold a mail. */
export const mail_categories = ['inbox', 'task', 'notes'] as const
export const MailCategory = oneOf('mail_category', mail_categories)
export type MailCategory = z.infer<typeof MailCategory>

/** The folder: mails that are neither archived, deleted nor snoozed, or one of those. */
export const mail_views = ['active', 'unread', 'starred', 'snoozed', 'archived', 'deleted', 'all'] as const
export const MailView = oneOf('mail_view', mail_views)
export type MailView = z.infer<typeof MailView>

export const mail_subject_characters_max = 998
export const mail_summary_characters_max = 10_000
export const mail_reply_characters_max = 100_000

/** How many mails one call can change. */
export const mails_at_once_max = 100

/** A sender or recipient. Name or address is empty when the mail does not have it. */
export const MailPerson = z.object({ name: z.string(), address: z.string() })
export type MailPerson = z.infer<typeof MailPerson>

export const MailAttachment = z.object({
  attachment_id: z.uuid(),
  name: z.string(),
  /** The declared content type, in lower case; the bytes were not checked. */
  media_type: z.string(),
  /** As the provider reports it; null when it does not. */
  bytes: z.int().nullable(),
  /** Whether it is embedded in the text, such as an inline picture. */
  is_inline: z.boolean(),
})
export type MailAttachment = z.infer<typeof MailAttachment>

/** A mail as lists show it. */
export const ListedMail = z.object({
  mail_id: z.uuid(),
  /** The same for all mails of a conversation. */
  thread_id: z.uuid(),
  /** The person's edited subject, else the mail's; empty when the mail has none. */
  mail_subject: z.string(),
  /** Null until a summary is written. */
  mail_summary: z.string().nullable(),
  /** `Name <address>`, or one of them; empty when the mail has no sender. */
  mail_from: z.string(),
  /** The same sender, as name and address. */
  mail_sender: MailPerson,
  /** The beginning of the mail's text, on one line. */
  mail_preview: z.string(),
  /** Names; the person's own labels come first. */
  mail_labels: z.object({ integration_labels: z.array(z.string()) }),
  /** When the mail arrived, by the provider or else by the mail's Date header. */
  mail_date: Moment,
  mail_category: MailCategory,
  integration_mail_type: IntegrationMailType,
  is_read: z.boolean(),
  is_starred: z.boolean(),
  is_archived: z.boolean(),
  is_deleted: z.boolean(),
  has_attachments: z.boolean(),
  /** The mail is in no list but the snoozed ones until then; null where it is not snoozed. */
  snoozed_until: Moment.nullable(),
  /** When it came back last, which is its place in lists; null where it was never snoozed. */
  returned_at: Moment.nullable(),
  /** The number of undeleted mails in the conversation, this one included. */
  thread_mails: z.int(),
  updated_at: Moment,
})
export type ListedMail = z.infer<typeof ListedMail>

/** A range of `mail_body`, in UTF-16 units, that can be collapsed. */
export const MailRange = z.object({
  kind: z.enum(['greeting', 'quote', 'signature']),
  start: z.int(),
  end: z.int(),
})
export type MailRange = z.infer<typeof MailRange>

export const Mail = ListedMail.extend({
  mail_to: z.array(MailPerson),
  mail_cc: z.array(MailPerson),
  /** Where a reply is sent: Reply-To, else From. */
  mail_reply_to: z.array(MailPerson),
  /** Whom a reply to all reaches besides: the mail's other recipients, without the person's own addresses. */
  mail_reply_cc: z.array(MailPerson),
  /** The text that `mail_html` shows, without hidden text. */
  mail_body: z.string(),
  /**
   * Sanitized by an allow-list: no script, no form, no style that hides, no remote content. A blocked picture is
   * `<span class="held-image">` with its description; with `images=1` pictures from the web are `<img>`.
   */
  mail_html: z.string(),
  mail_ranges: z.array(MailRange),
  has_remote_images: z.boolean(),
  /** The number of invisible characters, which only programs read. */
  hidden_characters: z.int(),
  /** Whether there are so many that the reader is warned. */
  has_hidden_text: z.boolean(),
  /** Whether the text was cut because the mail is too long to store. */
  is_cut: z.boolean(),
  /** Whether parsing took too long, so that `mail_html` and `mail_body` hold only the plain text. */
  is_text_only: z.boolean(),
  /** Whether the mail is bulk or automated, so that replies may not be read. */
  is_bulk: z.boolean(),
  /** The person's draft reply; null when there is none. */
  mail_reply: z.string().nullable(),
  is_subject_edited: z.boolean(),
  is_summary_edited: z.boolean(),
  attachments: z.array(MailAttachment),
  /** Null for a mail without a calendar, and until the arrived mail has been processed. */
  mail_invitation: MailInvitation.nullable(),
  /** Null until the person replies. */
  mail_sending: MailSending.nullable(),
  /** Null when no reply has offered times. */
  mail_offer: MailOffer.nullable(),
})
export type Mail = z.infer<typeof Mail>

/** An empty filter and `all` mean no filter. */
function filter<const Values extends readonly string[]>(name: string, values: Values) {
  return oneOf(name, [...values, 'all', '']).optional()
}

const list_fields = {
  integration_mail_type: filter('integration_mail_type', integration_mail_types),
  mail_category: filter('mail_category', mail_categories),
  mail_view: MailView.default('active'),
}

export const MailQuery = z.object({
  page: wholeNumber('Page', 1, 100_000).default(1),
  limit: wholeNumber('Limit', 1, 100).default(10),
  sort_by: oneOf('sort_by', [
    'mail_date',
    'mail_subject',
    'mail_from',
    'updated_at',
    'snoozed_until',
  ]).default('mail_date'),
  order_by: oneOf('order_by', ['ASC', 'DESC']).default('DESC'),
  /** Prefixes of words; each must occur in subject, sender, text or summary. */
  search_term: SearchTerm.optional(),
  ...list_fields,
})
export type MailQuery = z.infer<typeof MailQuery>

const state_fields = {
  mail_category: MailCategory,
  is_read: yesOrNo('is_read'),
  is_starred: yesOrNo('is_starred'),
  is_archived: yesOrNo('is_archived'),
}

/**
 * Omitted fields are unchanged. Subject, summary and reply are the person's edits: the mail at the provider is not
 * changed, and null restores the original. With `updated_at`, as it was read, the update is refused if these fields
 * have changed since.
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
  scope: 'mail:read',
  summary: 'List the person’s mails',
  query: MailQuery,
  reply: z.array(ListedMail),
  paged: true,
  says: says.get,
})

/** How many lists one call counts. */
export const counted_lists_max = 20

/** Counted as `pagination.total` of the list. */
export const MailCounts = z.object({ mail_counts: z.array(z.int().min(0)) })
export type MailCounts = z.infer<typeof MailCounts>

export const MailCountsQuery = z.object({
  search_term: SearchTerm.optional(),
  lists: z
    .array(named('lists', list_fields), { error: 'lists must be a list.' })
    .min(1, 'lists must not be empty.')
    .max(counted_lists_max, `lists must hold at most ${counted_lists_max}.`),
})
export type MailCountsQuery = z.infer<typeof MailCountsQuery>

export const countMails = endpoint({
  method: 'POST',
  path: '/v1/mail/count',
  scope: 'mail:read',
  isRead: true,
  summary: 'Count the mails of several lists, in their order',
  body: MailCountsQuery,
  reply: MailCounts,
  says: says.get,
})

export const updateMails = endpoint({
  method: 'PUT',
  path: '/v1/mail/all',
  scope: 'mail:write',
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

export const snoozeMails = endpoint({
  method: 'PUT',
  path: '/v1/mail/snooze',
  scope: 'mail:write',
  summary: 'Take mails out of the lists until a time, or bring them back with null; all or none',
  body: z.object({
    mail_ids: z
      .array(id('mail_ids'), { error: 'mail_ids must be a list.' })
      .min(1, 'mail_ids must not be empty.')
      .max(mails_at_once_max, `mail_ids must hold at most ${mails_at_once_max}.`),
    snoozed_until: MomentInput.nullable(),
  }),
  reply: z.object({ mail_ids: z.array(z.uuid()) }),
  says: says.update,
})

export const getMail = endpoint({
  method: 'GET',
  path: '/v1/mail/:mail_id',
  scope: 'mail:read',
  summary: 'Get a mail with its text',
  params: mail_params,
  /** 1: with pictures from the web, which tell the sender that the mail was opened. */
  query: z.object({ images: oneOf('images', ['0', '1']).default('0') }),
  reply: Mail,
  says: says.get,
})

export const updateMail = endpoint({
  method: 'PUT',
  path: '/v1/mail/:mail_id',
  scope: 'mail:write',
  summary: 'Edit a mail’s subject, summary or reply, or move, mark, archive, delete or restore it',
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
  scope: 'mail:write',
  summary: 'Move a mail to the trash, at its provider too',
  params: mail_params,
  reply: z.object({ mail_id: z.uuid() }),
  says: says.delete,
})

export const restoreMail = endpoint({
  method: 'POST',
  path: '/v1/mail/restore/:mail_id',
  scope: 'mail:write',
  summary: 'Restore a mail from the trash',
  params: mail_params,
  reply: Mail,
  says: { failed: 'Failed to restore mail. Please try again.', done: 'Mail restored successfully.' },
})

export const adoptMailedAnswer = endpoint({
  method: 'PUT',
  path: '/v1/mail/adopted_answer/:mail_id',
  scope: 'meetings:write',
  summary: 'Record the answer in a mail for a guest whose address is another one',
  params: mail_params,
  body: z.object({ meeting_attendee_id: id('meeting_attendee_id') }),
  reply: Mail,
  says: {
    failed: 'Failed to record the answer. Please try again.',
    done: 'Answer recorded successfully.',
  },
})

export const answerCalendarInvitation = endpoint({
  method: 'PUT',
  path: '/v1/mail/calendar_answer/:mail_id',
  scope: 'meetings:write',
  summary:
    'Answer the invitation in a mail in the calendar of the provider that has it, with another time if wanted',
  params: mail_params,
  body: z
    .object({
      answer: z.enum(['accepted', 'tentative', 'declined'], {
        error: 'answer must be accepted, tentative or declined.',
      }),
      /** Another time to propose to the organizer. */
      start_timestamp: MomentInput.optional(),
      end_timestamp: MomentInput.optional(),
    })
    .refine(
      ({ start_timestamp: start, end_timestamp: end }) =>
        start === undefined ? end === undefined : end !== undefined && start < end,
      { path: ['end_timestamp'], message: 'The end must be after the start.' },
    ),
  reply: Mail,
  says: {
    failed: 'Failed to answer the invitation. Please try again.',
    done: 'Invitation answered successfully.',
  },
})

export const answerMailInvitation = endpoint({
  method: 'PUT',
  path: '/v1/mail/invitation/:mail_id',
  scope: 'meetings:write',
  summary: 'Accept or decline the invitation in a mail; an invitation without a meeting becomes one first',
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

/** The most mails that a conversation shows, the latest ones. */
export const thread_mails_max = 100

export const getMailThread = endpoint({
  method: 'GET',
  path: '/v1/mail/thread/:thread_id',
  scope: 'mail:read',
  summary: 'List the undeleted mails of a conversation, the oldest first',
  params: z.object({ thread_id: id('thread_id') }),
  reply: z.array(ListedMail),
  says: says.get,
})

export const mail_import_bytes_max = 26_214_400

export const MailImportReport = z.object({
  imported: z.int(),
  /** Mails that were imported before. */
  unchanged: z.int(),
  /** The newly imported mails. */
  mail_ids: z.array(z.uuid()),
  skipped: z.array(
    z.object({
      /** Position in the file, from 1. */
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
  scope: 'mail:write',
  summary: 'Import a mail file (.eml) or a mailbox file (.mbox); importing it again changes nothing',
  consumes: 'message/rfc822',
  bodyLimitBytes: mail_import_bytes_max,
  body: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'The body must be a mail file.'),
  reply: MailImportReport,
  says: { failed: 'Failed to import mails. Please try again.', done: 'Mails imported successfully.' },
})

export const readAttachment = endpoint({
  method: 'GET',
  path: '/v1/mail/attachment/:mail_id/:attachment_id',
  scope: 'mail:read',
  summary: 'Download an attachment',
  params: z.object({ mail_id: id('mail_id'), attachment_id: id('attachment_id') }),
  produces: 'application/octet-stream',
  reply: z.custom<Uint8Array>(),
  says: { failed: 'Failed to get attachment. Please try again.' },
})

/** A sentence of a summary and its range in `mail_body`; null for a sentence that is not in the mail. */
export const SummarySentence = z.object({
  text: z.string(),
  start: z.int().nullable(),
  end: z.int().nullable(),
})
export type SummarySentence = z.infer<typeof SummarySentence>

/** The author of a generated text. */
export const writer_fields = {
  provider: z.enum(['embedded', 'openai-compatible']),
  model: z.string().nullable(),
  /** The service that the mail was sent to; null when it did not leave this server. */
  host: z.string().nullable(),
  /** Whether this server wrote the text because the configured service was unavailable. */
  is_offline: z.boolean(),
  /** How many sentences of the service were left out because the mail and the calendar don't support them. */
  left_out_count: z.int(),
}

export const MailSummary = z.object({
  mail_id: z.uuid(),
  mail_summary: z.string(),
  sentences: z.array(SummarySentence),
  ...writer_fields,
  /** Whether the summary existed before the call. */
  is_cached: z.boolean(),
})
export type MailSummary = z.infer<typeof MailSummary>

export const summariseMail = endpoint({
  method: 'GET',
  path: '/v1/mail/summary/:mail_id',
  scope: 'mail:write',
  summary: 'Get the summary of a mail, written on the first request and rewritten with refresh=1',
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
  /** Plain text with `[…]` where the person has to fill something in. */
  mail_body: z.string(),
  confidence: z.enum(['low', 'high']),
  /** What the draft lacks, one sentence each. */
  missing: z.array(z.string()),
  /**
   * For each of `missing`, in the same order: where it stands in `mail_body`, a gap or what the draft takes on, and answers
   * that may take its place; null where it has no words there.
   */
  places: z.array(z.object({ start: z.int(), end: z.int(), answers: z.array(z.string()) }).nullable()),
  /** Free times that the draft proposes. */
  slots: z.array(z.tuple([Moment, Moment])),
  /** The meeting that moves to the chosen one of them where the reply is sent with its id; null for a new meeting. */
  moved_meeting: MovedMeeting.nullable(),
  /**
   * The meeting that the mail asks to move and that its sender organizes. The sender moves it, so a reply that names the
   * times in its text needs no `offered_slots`; null for any other.
   */
  senders_meeting: MovedMeeting.nullable(),
  /**
   * What the sent mail has below each offered time, with `…` for the secret of the link; null where the server has no
   * public address, so that a mail has no links.
   */
  link_line: z.string().nullable(),
  /** The mail may ask for times, which are offered on request. */
  may_want_times: z.boolean(),
  /** By which limits the times were looked for, or are with `may_want_times` on request; null where none are. */
  time_search: TimeSearch.nullable(),
  /** Why there is no draft: the mail was sent to many or takes no reply, or its language is not supported. */
  refusal: z.enum(['bulk', 'language']).nullable(),
  ...writer_fields,
})
export type MailDraft = z.infer<typeof MailDraft>

export const DraftWish = z.object({
  /** The subject of the reply: the summary, or the person's instruction. */
  reply_point: text('reply_point', mail_summary_characters_max),
  /** Offer times even where it is unsure that the mail asks for them. */
  offers_times: z.boolean({ error: 'offers_times is true or false.' }).optional(),
  /** What the person says of times that the mail names. */
  said_times: z
    .array(NamedTime)
    .max(named_times_max, { error: `said_times has at most ${named_times_max} times.` })
    .optional(),
  /** Times that the person has chosen to offer; where some are, none are looked for. */
  offered_slots: OfferedSlots.optional(),
})

export type DraftWish = z.infer<typeof DraftWish>

export const draftReply = endpoint({
  method: 'POST',
  path: '/v1/mail/reply/:mail_id',
  scope: 'mail:write',
  summary: 'Draft a reply to a mail; nothing is sent',
  params: mail_params,
  body: DraftWish,
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
  scope: null,
  summary: 'Start a sync of Gmail; replies at once with its progress',
  reply: MailboxState,
  says: { failed: gmail_failed, done: 'Google Gmail synced successfully' },
})

export const listGmail = endpoint({
  method: 'GET',
  path: '/v1/google/mail',
  scope: null,
  summary: 'Get the sync status of Gmail and its newest hundred mails',
  reply: z.object({ mailbox: MailboxState, mails: z.array(ListedMail) }),
  says: { failed: gmail_failed },
})

export const listMailboxes = endpoint({
  method: 'GET',
  path: '/v1/mail/mailboxes',
  scope: 'mail:read',
  summary: 'List the synced mailboxes and their status',
  reply: z.array(MailboxState),
  says: says.get,
})
