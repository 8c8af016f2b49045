import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, oneOf, text, yesOrNo } from './field.ts'
import { mail_summary_characters_max, MailDraft, MailSummary } from './mail.ts'

const count = z.int().min(0)

/** Who writes summaries and drafts for the person, and how much of it is left. */
export const GeneratedTextState = z.object({
  provider: z.enum(['embedded', 'openai-compatible']),
  model: z.string().nullable(),
  /** Where mails are sent to be read; null where none leaves this server. */
  host: z.string().nullable(),
  /** How often the person had the service outside asked today, and may. */
  calls_today: count,
  calls_per_day: count,
  /** All people together have used up the month: until it ends this server writes everything itself. */
  is_month_used_up: z.boolean(),
})
export type GeneratedTextState = z.infer<typeof GeneratedTextState>

/** What an operator sees of the service outside, and may switch. */
export const TextModelSetting = z.object({
  /** Whether the settings of the instance name one. */
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
 * What a stream of a text says, as server-sent events. `text`: all that can be shown so far. `done`: the whole, in
 * place of it. `failed`: there will be none. Whoever closes the stream stops the writing.
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

const params = z.object({ mail_id: id('mail_id') })
const stream = (whole: string) =>
  z
    .string()
    .describe(
      `Events text with data {"text": …}, then done with data {"${whole}": …} or failed with data {"message": …}. Closing the stream stops the writing.`,
    )

export const followSummary = endpoint({
  method: 'GET',
  path: '/v1/mail/summary_stream/:mail_id',
  summary: 'The summary of a mail while it is written',
  params,
  query: z.object({ refresh: oneOf('refresh', ['0', '1']).default('0') }),
  produces: 'text/event-stream',
  reply: stream('summary'),
  says: { failed: 'Failed to generate summary. Please try again.' },
})

export const followDraft = endpoint({
  method: 'POST',
  path: '/v1/mail/reply_stream/:mail_id',
  summary: 'The draft of an answer while it is written; nothing is sent',
  params,
  body: z.object({ reply_point: text('reply_point', mail_summary_characters_max) }),
  produces: 'text/event-stream',
  reply: stream('draft'),
  says: { failed: 'Failed to generate AI reply. Please try again.' },
})

export const getGeneratedText = endpoint({
  method: 'GET',
  path: '/v1/generated_text',
  summary: 'Who writes summaries and drafts, where mails go for it, and how much of it is left',
  reply: GeneratedTextState,
  says: { failed: 'Failed to get the settings of summaries. Please try again.' },
})

const admin = { access: 'administration', path: '/v1/admin/generated_text' } as const

export const getTextModel = endpoint({
  ...admin,
  method: 'GET',
  summary: 'Whether mails may leave this server to be read, and how often they do',
  reply: TextModelSetting,
  says: { failed: 'Failed to get the settings of summaries. Please try again.' },
})

export const updateTextModel = endpoint({
  ...admin,
  method: 'PUT',
  summary: 'Allow or forbid that mails leave this server to be read; the audit log tells who did',
  body: z.object({ is_allowed: yesOrNo('is_allowed') }),
  reply: TextModelSetting,
  says: {
    failed: 'Failed to update the settings of summaries. Please try again.',
    done: 'Settings of summaries updated successfully.',
  },
})
