import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, oneOf, yesOrNo } from './field.ts'
import { DraftWish, MailDraft, MailSummary, SummarySentence, writer_fields } from './mail.ts'

const count = z.int().min(0)

/** The service that writes summaries and drafts for the person, and the remaining quota. */
export const GeneratedTextState = z.object({
  provider: z.enum(['embedded', 'openai-compatible']),
  model: z.string().nullable(),
  /** The service that mails are sent to; null when no mail leaves this server. */
  host: z.string().nullable(),
  /** The person's requests to the external service today, and the daily limit. */
  calls_today: count,
  calls_per_day: count,
  /** The instance's monthly quota is used up: until the month ends this server writes all texts itself. */
  is_month_used_up: z.boolean(),
})
export type GeneratedTextState = z.infer<typeof GeneratedTextState>

/** The external service as operators see and switch it. */
export const TextModelSetting = z.object({
  /** Whether the instance's settings name a service. */
  is_configured: z.boolean(),
  is_allowed: z.boolean(),
  host: z.string().nullable(),
  model: z.string().nullable(),
  calls_this_month: count,
  calls_per_month: count,
  calls_per_day: count,
})
export type TextModelSetting = z.infer<typeof TextModelSetting>

/**
 * Server-sent events of a text that is being written. `text`: the beginning so far. `done`: the final text, which
 * replaces it. `failed`: there will be no text. Closing the stream cancels the writing.
 */
export const SummaryEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('text'), text: z.string() }),
  z.object({ event: z.literal('done'), summary: MailSummary }),
  z.object({ event: z.literal('failed'), message: z.string() }),
])
export type SummaryEvent = z.infer<typeof SummaryEvent>

export const DraftEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('text'), text: z.string() }),
  z.object({ event: z.literal('done'), draft: MailDraft }),
  z.object({ event: z.literal('failed'), message: z.string() }),
])
export type DraftEvent = z.infer<typeof DraftEvent>

/** A sentence about a conversation, with the mail that it quotes; null where it is of no single mail. */
export const ThreadSummarySentence = SummarySentence.extend({
  mail_id: z.uuid().nullable(),
  /** Name or address of the mail's sender; empty where it is of no single mail. */
  sender: z.string(),
})
export type ThreadSummarySentence = z.infer<typeof ThreadSummarySentence>

export const ThreadSummary = z.object({
  thread_id: z.uuid(),
  /** In the order of the conversation. */
  sentences: z.array(ThreadSummarySentence),
  ...writer_fields,
  /** Whether the summary existed before the call. */
  is_cached: z.boolean(),
})
export type ThreadSummary = z.infer<typeof ThreadSummary>

export const summariseThread = endpoint({
  method: 'GET',
  path: '/v1/mail/thread_summary/:thread_id',
  scope: 'mail:write',
  summary: 'Get the summary of a conversation, written when it is first requested and after a new mail',
  params: z.object({ thread_id: id('thread_id') }),
  query: z.object({ refresh: oneOf('refresh', ['0', '1']).default('0') }),
  reply: ThreadSummary,
  says: {
    failed: 'Failed to summarize the conversation. Please try again.',
    done: 'Summary generated successfully.',
  },
})

const params = z.object({ mail_id: id('mail_id') })
const stream = (whole: string) =>
  z
    .string()
    .describe(
      `Events text with data {"text": …}, then done with data {"${whole}": …} or failed with data {"message": …}. Closing the stream cancels the writing.`,
    )

export const followSummary = endpoint({
  method: 'GET',
  path: '/v1/mail/summary_stream/:mail_id',
  scope: 'mail:write',
  summary: 'Stream the summary of a mail while it is written',
  params,
  query: z.object({ refresh: oneOf('refresh', ['0', '1']).default('0') }),
  produces: 'text/event-stream',
  reply: stream('summary'),
  says: { failed: 'Failed to generate summary. Please try again.' },
})

export const followDraft = endpoint({
  method: 'POST',
  path: '/v1/mail/reply_stream/:mail_id',
  scope: 'mail:write',
  summary: 'Stream a draft reply while it is written; nothing is sent',
  params,
  body: DraftWish,
  produces: 'text/event-stream',
  reply: stream('draft'),
  says: { failed: 'Failed to generate AI reply. Please try again.' },
})

export const getGeneratedText = endpoint({
  method: 'GET',
  path: '/v1/generated_text',
  scope: null,
  summary:
    'Get the service that writes summaries and drafts, where mails are sent for it, and the remaining quota',
  reply: GeneratedTextState,
  says: { failed: 'Failed to get the settings of summaries. Please try again.' },
})

const admin = { access: 'administration', path: '/v1/admin/generated_text' } as const

export const getTextModel = endpoint({
  ...admin,
  method: 'GET',
  scope: null,
  summary: 'Get whether mails may be sent to the external service, and how often they are',
  reply: TextModelSetting,
  says: { failed: 'Failed to get the settings of summaries. Please try again.' },
})

export const updateTextModel = endpoint({
  ...admin,
  method: 'PUT',
  scope: null,
  summary: 'Allow or forbid sending mails to the external service; the audit log records the change',
  body: z.object({ is_allowed: yesOrNo('is_allowed') }),
  reply: TextModelSetting,
  says: {
    failed: 'Failed to update the settings of summaries. Please try again.',
    done: 'Settings of summaries updated successfully.',
  },
})
