import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailConfig } from './mail-config.ts'

/** In a header a line break would begin another one. */
const HeaderText = z.string().regex(/^\P{Cc}*$/u, 'A header of a mail is one line.')

export const Mail = z.object({
  to: z.object({ name: HeaderText, address: z.email() }),
  subject: HeaderText,
  text: z.string(),
  html: z.string().optional(),
  /** Further ways to tell the same, such as an invitation as a calendar file. */
  alternatives: z
    .array(z.object({ content_type: z.string().regex(/^[a-z0-9.+/;= "-]+$/i), content: z.string() }))
    .optional(),
})
export type Mail = z.infer<typeof Mail>

/**
 * Why a mail was not taken: `refused` for this mail and for good, or `failed` for now. Its message names neither
 * address, password nor what the server wrote, which often repeats them.
 */
export class MailError extends Error {
  readonly kind: 'refused' | 'failed'

  constructor(kind: MailError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** Longer than any mail server that works takes. */
const usual_limit_ms = 45_000

/**
 * Hands one mail over to the server of the settings. Sent again with the same id, which stands before the `@` of its
 * Message-ID, most readers show it once. Throws MailError, also when it takes longer than `limitMs`.
 */
export async function sendMail(
  config: MailConfig,
  { mail, id }: { readonly mail: Mail; readonly id: string },
  { signal, limitMs = usual_limit_ms }: { readonly signal: AbortSignal; readonly limitMs?: number },
): Promise<void> {
  const { to, subject, text, html, alternatives = [] } = Mail.parse(mail)
  const domain = config.from.address.slice(config.from.address.lastIndexOf('@') + 1)
  try {
    await createTransport({ ...lineTo(config), disableFileAccess: true, disableUrlAccess: true }).sendMail({
      from: config.from,
      to,
      subject,
      text,
      ...(html !== undefined && { html }),
      alternatives: alternatives.map(({ content_type, content }) => ({ contentType: content_type, content })),
      messageId: `<${id}@${domain}>`,
      // RFC 3834: nobody's absence is told to a machine.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    })
  } catch (problem) {
    throw mailErrorOf(problem)
  }
}

/**
 * A password is told on an encrypted line alone, or to a server on this very machine, whose certificate, often one of
 * its own making, proves nothing that the address does not.
 */
export function lineTo({ host, port, isTls, credentials }: MailConfig) {
  const isHere = /^(localhost|127(\.\d+){3}|::1)$/i.test(host)
  return {
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && !isHere && credentials !== undefined,
    ignoreTLS: !isTls && isHere,
    ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
  }
}

function mailErrorOf(problem: unknown): MailError {
  const { code, responseCode, command } = Failure.catch({}).parse(problem)
  const isOfMail = command === 'RCPT TO' || command === 'DATA'
  const kind = isOfMail && responseCode !== undefined && responseCode >= 500 ? 'refused' : 'failed'
  const facts = [code, responseCode, command && `at ${command}`].filter(Boolean).join(' ')
  return new MailError(kind, `The mail server did not take a mail (${facts || 'no reason known'}).`)
}

const Failure = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z
    .string()
    .regex(/^[A-Z ]+$/)
    .optional()
    .catch(undefined),
})
