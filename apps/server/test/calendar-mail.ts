import { type Envelope, importMails, type MailImportReport } from '@meridian/contract'
import type { TestServer } from './server.ts'

/** A mail with a calendar in it, as programs send them (RFC 6047); whatever is not given is plausible. */
export function aCalendarMail({
  from,
  to = 'person.1@people.example',
  method,
  event,
  zone = [],
  date = '2026-11-20T08:30:00Z',
  content_type = `text/calendar; method=${method}; charset=utf-8`,
}: {
  readonly from: string
  readonly to?: string
  readonly method: string
  /** Lines of the VEVENT, or of several. */
  readonly event: readonly (string | readonly string[])[]
  readonly zone?: readonly string[]
  readonly date?: string
  readonly content_type?: string
}): string {
  const events = event.every((line) => typeof line === 'string') ? [event] : event
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `METHOD:${method}`,
    ...zone,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...[lines].flat(2), 'END:VEVENT']),
    'END:VCALENDAR',
  ]
  mails += 1
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Invitation',
    `Date: ${new Date(date).toUTCString()}`,
    `Message-ID: <mail.${mails}@outside.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="border"',
    '',
    '--border',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'You are invited.',
    '--border',
    `Content-Type: ${content_type}`,
    '',
    ...calendar,
    '--border--',
    '',
  ]
  return lines.join('\r\n')
}

let mails = 0

/** Reads a mail file in as the signed-in person does, and follows its calendar; answers the mail's id. */
export async function receiveMail(server: TestServer, token: string, mail: string): Promise<string> {
  const { method, path } = importMails
  const headers = { 'content-type': 'message/rfc822' }
  const { text } = await server.send({ method, path, payload: mail, headers, token })
  const { data, message }: Envelope<MailImportReport> = JSON.parse(text)
  const [mail_id] = data?.mail_ids ?? []
  if (mail_id === undefined) throw new Error(`The mail was not kept: ${message}`)
  const failed = (await server.runDueJobs()).filter(({ error }) => error !== null)
  if (failed.length > 0)
    throw new Error(`Jobs have failed: ${failed.map(({ error }) => error?.stack).join()}`)
  return mail_id
}
