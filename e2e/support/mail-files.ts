import { importMails } from '@meridian/contract'
import type { APIRequestContext } from '@playwright/test'
import type { Person } from './person.ts'

/** A mail as a file has it, to a person of the run. */
export interface FiledMail {
  readonly from?: string
  readonly cc?: string
  readonly subject: string
  readonly text: string
  /** Instead of the text. */
  readonly html?: string
  /** The Message-ID of the mail that it answers. */
  readonly answers?: string
  readonly message_id?: string
  /** As mails write it, such as 'Wed, 18 Nov 2026 09:31:00 +0000'. */
  readonly date?: string
  /** A calendar that comes with it, by its method. */
  readonly calendar?: { readonly method: string; readonly content: string }
  /** A file that comes with it. */
  readonly file?: { readonly name: string; readonly content: string }
}

/** An address that is used once in a run. */
export function aSender(name = 'Danute Northpack'): { readonly from: string; readonly address: string } {
  const address = `sales.${crypto.randomUUID().slice(0, 8)}@northpack.example`
  return { from: `${name} <${address}>`, address }
}

/** Reads the mail in for the person, as by dropping its file, and answers its id. */
export async function importMail(
  request: APIRequestContext,
  { user }: Person,
  mail: FiledMail,
): Promise<string> {
  const answer = await request.post(importMails.path, {
    data: written(mail, user.primary_email),
    headers: { 'content-type': importMails.consumes, authorization: `Bearer ${user.access_token}` },
  })
  const { mail_ids } = importMails.reply.parse(Object(await answer.json()).data)
  if (mail_ids[0] === undefined) throw new Error(`The mail ‘${mail.subject}’ was not read in.`)
  return mail_ids[0]
}

function written(mail: FiledMail, to: string): string {
  const { message_id = `<${crypto.randomUUID()}@northpack.example>`, from = aSender().from } = mail
  const head = [
    `Message-ID: ${message_id}`,
    ...(mail.answers ? [`In-Reply-To: ${mail.answers}`, `References: ${mail.answers}`] : []),
    `Date: ${mail.date ?? new Date().toUTCString().replace('GMT', '+0000')}`,
    `From: ${from}`,
    `To: Mara Example <${to}>`,
    ...(mail.cc ? [`Cc: ${mail.cc}`] : []),
    `Subject: ${mail.subject}`,
    'MIME-Version: 1.0',
  ]
  const text = [
    `Content-Type: text/${mail.html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    '',
    mail.html ?? mail.text,
  ]
  const parts = [...fileIn(mail), ...calendarIn(mail)]
  if (parts.length === 0) return [...head, ...text].join('\r\n')
  const bodies = [text, ...parts].flatMap((part) => ['--part', ...part])
  return [...head, 'Content-Type: multipart/mixed; boundary=part', '', ...bodies, '--part--', ''].join('\r\n')
}

function fileIn({ file }: FiledMail): string[][] {
  if (!file) return []
  return [
    [
      `Content-Type: application/octet-stream; name="${file.name}"`,
      `Content-Disposition: attachment; filename="${file.name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(file.content).toString('base64'),
    ],
  ]
}

function calendarIn({ calendar }: FiledMail): string[][] {
  if (!calendar) return []
  return [[`Content-Type: text/calendar; method=${calendar.method}; charset=utf-8`, '', calendar.content]]
}
