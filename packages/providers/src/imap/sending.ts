import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { NothingSent, ProviderError } from '../kit/provider-error.ts'
import type { MailSource, RemoteSending, RemoteSent } from '../kit/remote-mail.ts'
import { type ImapAccess, tlsOf } from './access.ts'
import type { ImapConnection } from './connection.ts'
import { listFolders } from './folder.ts'
import { asProviderError, lineProblemOf } from './line-problem.ts'
import { searchUids } from './listing.ts'
import { writePlace } from './place.ts'
import { ensureFolder, mainFolder } from './writing.ts'

/** Longer than any mail server that works takes. */
const limits = { connectionTimeout: 20_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 5000 }
const whole_limit_ms = 90_000

/** Hands the mail over by SMTP and keeps a copy among the sent ones, where the server has not done so itself. */
export async function sendMail(
  access: ImapAccess,
  connection: ImapConnection,
  { raw, own_copy = raw, to }: RemoteSending,
): Promise<RemoteSent> {
  const refused = await handOver(access, raw, to)
  const external_id = await keepSent(connection, own_copy).catch((problem: unknown) => {
    // The mail is sent: a failure to store its copy must not cause a second delivery.
    if (problem instanceof ProviderError) return null
    throw problem
  })
  return { external_id, external_thread_id: null, ...(refused.length > 0 && { refused }) }
}

/** Returns the recipients that the server refused, where it has taken the mail for at least one. */
async function handOver(access: ImapAccess, raw: Uint8Array, to: readonly string[]): Promise<string[]> {
  try {
    const { rejected } = await smtpTransport(access).sendMail({
      envelope: { from: access.address, to: [...to] },
      raw: Buffer.from(raw),
      signal: AbortSignal.timeout(whole_limit_ms),
    })
    const refused = new Set(rejected.map(asciiOf))
    return to.filter((address) => refused.has(asciiOf(address)))
  } catch (problem) {
    throw smtpError(problem)
  }
}

/** As the envelope has it, in small letters. */
function asciiOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return `${address.slice(0, at)}@${URL.parse(`http://${domain}`)?.hostname ?? domain}`.toLowerCase()
}

/** Among the sent mails, by its Message-ID. */
export async function findSent(
  connection: ImapConnection,
  { message_id }: Pick<Parameters<MailSource['findSent']>[0], 'message_id'>,
): Promise<RemoteSent | null> {
  const folders = await connection.ask(listFolders)
  const path = folders.find(({ role, isMain }) => role === 'SENT' && isMain)?.path
  if (path === undefined) return null
  return connection.inFolder({ path }, async (client, { uidValidity }) => {
    await client.noop()
    const uid = (await searchUids(client, { header: { 'message-id': message_id } })).at(-1)
    if (uid === undefined) return null
    const external_id = writePlace({ path, uidvalidity: String(uidValidity), uid })
    return { external_id, external_thread_id: null }
  })
}

export function smtpTransport({ user, password, smtp }: ImapAccess) {
  return createTransport({
    host: smtp.ip_address,
    port: smtp.port,
    secure: smtp.security === 'tls',
    requireTLS: smtp.security === 'starttls',
    ignoreTLS: smtp.security === 'none',
    tls: tlsOf(smtp),
    auth: { user, pass: password },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...limits,
  })
}

const Failure = z.object({
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  syscall: z.string().optional().catch(undefined),
  timeoutType: z.string().optional().catch(undefined),
})

/** Before the text was handed over nothing can have been sent; `broken` says that it may have been. */
function smtpError(problem: unknown): ProviderError {
  const { responseCode = 0, command = '' } = Failure.catch({}).parse(problem)
  if (/^(MAIL FROM|RCPT TO|DATA)$/.test(command) && responseCode >= 500) {
    return new ProviderError('invalid', `The mail server does not take the mail (${responseCode}).`)
  }
  if (responseCode >= 400 && responseCode < 500 && lineProblemOf(problem) !== 'sign_in') {
    return new ProviderError('limited', `The mail server does not take the mail now (${responseCode}).`)
  }
  const failure = asProviderError(problem)
  const isBefore = failure.kind === 'broken' && isBeforeText(problem)
  return isBefore ? new NothingSent('The mail server was not reached with the mail.') : failure
}

/** Whether the connection failed before the text of the mail. */
function isBeforeText(problem: unknown): boolean {
  const { command = '', code = '', syscall = '', timeoutType = '' } = Failure.catch({}).parse(problem)
  return (
    /^(connect|getaddrinfo)$/.test(syscall) ||
    code === 'EDNS' ||
    /^(CONNECT|GREETING|UPGRADE)_TIMEOUT$/.test(timeoutType) ||
    /^(EHLO|HELO|STARTTLS|AUTH.*|MAIL FROM|RCPT TO)$/.test(command) ||
    ['certificate', 'no_tls', 'no_plain'].includes(lineProblemOf(problem))
  )
}

async function keepSent(connection: ImapConnection, raw: Uint8Array): Promise<string | null> {
  const message_id = messageIdOf(raw)
  const kept = message_id === undefined ? null : await findSent(connection, { message_id })
  if (kept) return kept.external_id
  return connection.ask(async (client) => {
    const { path } = await ensureFolder(client, mainFolder('SENT', 'Sent'))
    const done = await client.append(path, Buffer.from(raw), ['\\Seen'])
    if (!done || done.uid === undefined || done.uidValidity === undefined) return null
    return writePlace({ path, uidvalidity: String(done.uidValidity), uid: done.uid })
  })
}

function messageIdOf(raw: Uint8Array): string | undefined {
  const [head = ''] = Buffer.from(raw)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1)
  return /^message-id:\s*(<[^<>\s]+>)/im.exec(head)?.[1]
}
