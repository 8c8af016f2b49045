import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailConfig } from '../config/mail-config.ts'
import { oneLine } from './one-line.ts'

/** A line break in a header would begin another header. */
const HeaderText = z.string().regex(/^\P{Cc}*$/u, 'A header of a mail is one line.')

/** A display name without characters that could pass for another address, or turn or hide text. */
export function mailName(name: string): string {
  return oneLine(
    name
      .toWellFormed()
      .replaceAll(
        /[<>"@]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu,
        ' ',
      ),
  )
}

const Mailbox = z.object({ name: HeaderText, address: z.email() })

/** With angle brackets, as in `Message-ID`. */
const MessageId = z.string().regex(/^<[^<>\s\p{Cc}]{1,900}>$/u, 'This is the id of no mail.')

export const Mail = z.object({
  to: Mailbox,
  /** Further recipients of the same rank. */
  also_to: z.array(Mailbox).optional(),
  cc: z.array(Mailbox).optional(),
  /** Who gets the mail without being named in what the others get. */
  bcc: z.array(Mailbox).optional(),
  subject: HeaderText,
  text: z.string(),
  html: z.string().optional(),
  /** In place of the sender's usual name. */
  from_name: HeaderText.optional(),
  /** The address for replies, if not the sender's. */
  reply_to: Mailbox.optional(),
  in_reply_to: MessageId.optional(),
  /** From the first mail of the conversation to the one that is answered. */
  references: z.array(MessageId).max(100).optional(),
  /**
   * An iTIP message (RFC 6047): as an alternative of the text and, for mail programs that know only files, as
   * an attachment.
   */
  calendar: z
    .object({
      method: z.enum(['REQUEST', 'REPLY', 'CANCEL', 'COUNTER', 'DECLINECOUNTER']),
      content: z.string(),
    })
    .optional(),
  /** Further alternatives of the text. */
  alternatives: z
    .array(z.object({ content_type: z.string().regex(/^[a-z0-9.+/;= "-]+$/i), content: z.string() }))
    .optional(),
  files: z
    .array(z.object({ name: HeaderText, media_type: z.string(), content_base64: z.base64() }))
    .optional(),
  /** Written by a person: contains only their own text. */
  is_personal: z.boolean().optional(),
})
export type Mail = z.infer<typeof Mail>

export interface Sender {
  readonly name: string
  readonly address: string
}

/** A mail ready to send. */
export interface ComposedMail {
  /** RFC 5322, with CRLF and without Bcc: what the recipients get. */
  readonly raw: Buffer
  /** The same with Bcc, for the sender; undefined for a mail without Bcc. */
  readonly own_copy: Buffer | undefined
  readonly from: string
  /** Everyone in To, Cc and Bcc. */
  readonly to: readonly string[]
}

/**
 * Why a mail was not accepted: `refused` for this mail and for good, or `failed` for now. Its message
 * contains neither address, password nor the server's answer, which often repeats them.
 */
export class MailError extends Error {
  readonly kind: 'refused' | 'failed'

  constructor(kind: MailError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** The bytes of a mail, for every transport. Throws where a value would add a header. */
export async function composeMail(
  mail: Mail,
  { from, message_id, date }: { readonly from: Sender; readonly message_id: string; readonly date: Date },
): Promise<ComposedMail> {
  const { to, also_to = [], cc = [], bcc = [], subject, text, html, calendar, ...about } = Mail.parse(mail)
  const { alternatives = [], files = [] } = about
  const composing = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await composing.sendMail({
    disableFileAccess: true,
    disableUrlAccess: true,
    from: { name: mailName(about.from_name ?? from.name), address: from.address },
    to: [to, ...also_to].map(headerMailbox),
    ...(cc.length > 0 && { cc: cc.map(headerMailbox) }),
    ...(bcc.length > 0 && { bcc: bcc.map(headerMailbox) }),
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(about.reply_to && { replyTo: headerMailbox(about.reply_to) }),
    ...(about.in_reply_to && { inReplyTo: about.in_reply_to }),
    ...(about.references && { references: about.references }),
    ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
    alternatives: alternatives.map(({ content_type, content }) => ({ contentType: content_type, content })),
    attachments: files.map(({ name, media_type, content_base64 }) => ({
      filename: name,
      contentType: media_type,
      content: Buffer.from(content_base64, 'base64'),
    })),
    messageId: MessageId.parse(message_id),
    date,
    // RFC 3834: vacation responders do not answer automatic mails.
    ...(!about.is_personal && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  })
  if (!Buffer.isBuffer(message)) throw new Error('A mail that is composed in memory is bytes.')
  return {
    raw: bcc.length > 0 ? withoutBcc(message) : message,
    own_copy: bcc.length > 0 ? message : undefined,
    from: from.address,
    to: [to, ...also_to, ...cc, ...bcc].map(({ address }) => address),
  }
}

/** Without the field Bcc and the lines on which it continues (RFC 5322, 2.2.3). */
function withoutBcc(message: Buffer): Buffer {
  const end = message.indexOf('\r\n\r\n')
  const head: string[] = []
  let isBcc = false
  for (const line of message.subarray(0, end).toString('latin1').split('\r\n')) {
    isBcc = /^bcc:/i.test(line) || (isBcc && /^[ \t]/.test(line))
    if (!isBcc) head.push(line)
  }
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), message.subarray(end)])
}

function headerMailbox({ name, address }: z.infer<typeof Mailbox>) {
  return { name: mailName(name), address }
}

/** Longer than any working mail server takes. */
const usual_limit_ms = 45_000

/**
 * Sends a mail through the server of the settings. Throws MailError, also when it takes longer than
 * `limitMs`.
 */
export async function sendMail(
  config: MailConfig,
  { raw, from, to }: ComposedMail,
  { signal, limitMs = usual_limit_ms }: { readonly signal: AbortSignal; readonly limitMs?: number },
): Promise<void> {
  try {
    await createTransport({ ...lineTo(config), disableFileAccess: true, disableUrlAccess: true }).sendMail({
      envelope: { from, to: [...to] },
      raw,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    })
  } catch (problem) {
    throw mailErrorOf(problem)
  }
}

/** How the mail server of the settings took a mail; `answer` is what it said, on one line and without secrets. */
export interface MailTrial {
  readonly outcome: 'accepted' | 'refused' | 'sign_in' | 'busy' | 'unreachable' | 'timeout' | 'failed'
  readonly answer: string | null
}

/** As `sendMail`, for an operator who wants to know what the server says. Never throws for what the server does. */
export async function tryMail(
  config: MailConfig,
  { raw, from, to }: ComposedMail,
  limitMs: number,
): Promise<MailTrial> {
  const signal = AbortSignal.timeout(limitMs)
  const transport = createTransport({ ...lineTo(config), disableFileAccess: true, disableUrlAccess: true })
  try {
    const { response } = await transport.sendMail({ envelope: { from, to: [...to] }, raw, signal })
    return { outcome: 'accepted', answer: publicAnswer(response, config) }
  } catch (problem) {
    const failure = Failure.catch({}).parse(problem)
    const outcome = signal.aborted ? 'timeout' : trialOutcome(failure)
    return { outcome, answer: publicAnswer(failure.response, config) }
  }
}

function trialOutcome({
  code = '',
  responseCode = 0,
  syscall = '',
}: z.infer<typeof Failure>): MailTrial['outcome'] {
  if (code === 'EAUTH') return 'sign_in'
  if (responseCode >= 500) return 'refused'
  if (responseCode >= 400) return 'busy'
  if (code === 'ETIMEDOUT') return 'timeout'
  return code === 'EDNS' || syscall === 'connect' || syscall === 'getaddrinfo' ? 'unreachable' : 'failed'
}

const answer_characters_max = 500

/** Some servers repeat what a client said to sign in. */
function publicAnswer(answer: string | undefined, { credentials }: Pick<MailConfig, 'credentials'>) {
  if (answer === undefined) return null
  const { user = '', password = '' } = credentials ?? {}
  const secrets = [
    password,
    ...[password, `\0${user}\0${password}`].map((text) => Buffer.from(text).toString('base64')),
  ]
  const hidden = secrets
    .filter((secret) => password !== '' && secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), answer)
  const visible = hidden.toWellFormed().replaceAll(/\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu, '')
  return oneLine(visible).slice(0, answer_characters_max).toWellFormed()
}

/**
 * Sends a password over TLS only, or to a server on this machine, whose certificate, often self-signed,
 * proves no more than the address does.
 */
export function lineTo({ host, port, isTls, credentials }: Omit<MailConfig, 'from'>) {
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
  syscall: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  command: z
    .string()
    .regex(/^[A-Z ]+$/)
    .optional()
    .catch(undefined),
})
