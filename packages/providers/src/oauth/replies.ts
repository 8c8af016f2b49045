import { z } from 'zod'
import { text } from '../kit/reply-text.ts'

/** Tokens have no length by standard; Google advises to expect 2 KiB. Printable ASCII by RFC 6749, appendix A. */
const Token = z
  .string()
  .max(8192)
  .regex(/^[\x20-\x7e]+$/)

export const GrantReply = z.object({
  access_token: Token,
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.coerce.number().min(1).max(31_536_000).default(3600),
  refresh_token: Token.nullish(),
  scope: z.string().max(10_000).nullish(),
})

/** Where only the status of the answer counts. */
export const Anything = z.unknown()

/** RFC 6749 §5.2; Zoom adds a reason of its own. */
export const GrantRefusal = z.object({
  error: text(200),
  error_description: text(500).nullish(),
  reason: text(500).nullish(),
})

export type GrantRefusal = z.infer<typeof GrantRefusal>
