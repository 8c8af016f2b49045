import { z } from 'zod'
import { Identifier } from '../kit/reply-text.ts'

/** Ids of messages, of their history and moments are numbers that are written as texts. */
const Digits = z.string().regex(/^\d{1,20}$/)
const LabelId = z.string().max(300)
const LabelIds = z
  .array(LabelId)
  .max(1000)
  .nullish()
  .transform((ids) => ids ?? [])

export const GmailProfile = z.object({
  emailAddress: z.string().max(320),
  messagesTotal: z.int().min(0).nullish(),
  historyId: Digits,
})

export const GmailLabels = z.object({
  labels: z
    .array(z.object({ id: Identifier, name: z.string().max(1000), type: z.string().max(20).nullish() }))
    .max(20_000)
    .nullish(),
})

export const GmailReference = z.object({ id: Identifier, threadId: z.string().max(300).nullish() })

export const GmailList = z.object({
  messages: z.array(GmailReference).max(1000).nullish(),
  nextPageToken: z.string().max(2000).nullish(),
})

const Mention = z.object({ message: GmailReference.extend({ labelIds: LabelIds }) })
const Mentions = z
  .array(Mention)
  .max(10_000)
  .nullish()
  .transform((mentions) => (mentions ?? []).map(({ message }) => message))

export const GmailHistory = z.object({
  history: z
    .array(
      z.object({
        id: Digits,
        messages: z.array(GmailReference).max(10_000).nullish(),
        messagesAdded: Mentions,
        messagesDeleted: Mentions,
        labelsAdded: Mentions,
        labelsRemoved: Mentions,
      }),
    )
    .max(1000)
    .nullish(),
  nextPageToken: z.string().max(2000).nullish(),
  historyId: Digits,
})
export type GmailHistory = z.infer<typeof GmailHistory>

export const GmailLabelled = z.object({ id: Identifier, labelIds: LabelIds })

const Header = z.object({ name: z.string().max(1000), value: z.string().max(1_000_000) })

/** A part of a payload; its own parts are looked at one by one, so that no depth is too deep. */
export const GmailPart = z.object({
  mimeType: z.string().max(300).nullish(),
  filename: z.string().max(5000).nullish(),
  headers: z.array(Header).max(5000).nullish(),
  body: z
    .object({
      size: z.number().min(0).nullish(),
      data: z.string().nullish(),
      attachmentId: z.string().max(5000).nullish(),
    })
    .nullish(),
  parts: z.array(z.unknown()).max(1000).nullish(),
})
export type GmailPart = z.infer<typeof GmailPart>

export const GmailMessage = z.object({
  id: Identifier,
  threadId: Identifier,
  labelIds: LabelIds,
  internalDate: z
    .string()
    .regex(/^-?\d{1,16}$/)
    .nullish(),
  payload: z.unknown(),
})

/** The head of a mail that cannot be read whole; headers that make no sense are left out of it. */
export const GmailHead = GmailMessage.omit({ labelIds: true, payload: true }).extend({
  labelIds: z
    .unknown()
    .transform((ids) =>
      (Array.isArray(ids) ? ids : []).filter((id) => LabelId.safeParse(id).success).slice(0, 1000),
    ),
  snippet: z.string().max(10_000).nullish().catch(null),
  payload: z.object({
    headers: z
      .array(z.unknown())
      .nullish()
      .transform((headers) =>
        (headers ?? []).slice(0, 5000).flatMap((header) => Header.safeParse(header).data ?? []),
      ),
  }),
})

export const GmailFile = z.object({ data: z.string() })

/** A mail without its text. */
export const GmailHeaders = z.object({
  payload: z.object({
    headers: z.array(Header).max(5000),
  }),
})
