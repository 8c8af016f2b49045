import { MailImportReport, type SessionUser } from '@meridian/contract'
import { readContext } from './calendar-cases.ts'
import { costly_mails } from './hostile-mail.ts'
import { type HostileCase, type HostileTarget, judge, lookAt, sendJson } from './hostile-target.ts'

/** Costly mails by file, read, shown, summarized and answered. */
export const mail_cases: readonly HostileCase[] = costly_mails.map((mail) => ({
  name: `mail file: ${mail.name}`,
  run: async (target) => {
    const person = await target.aPerson()
    return (await importMail(target, person, mail.raw)).problems
  },
}))

/** Reads a mail in and does with it what its reader can do. */
async function importMail(
  target: HostileTarget,
  { access_token: token }: SessionUser,
  raw: string,
): Promise<{ readonly problems: readonly string[]; readonly mail_id: string | undefined }> {
  const headers = { 'content-type': 'message/rfc822' }
  const reply = await target.send({
    method: 'POST',
    path: '/v1/mail/import',
    payload: Buffer.from(raw),
    headers,
    token,
  })
  const { problems, data } = judge(reply, 'import')
  if (data === null) return { problems, mail_id: undefined }
  const { imported, unchanged, skipped, mail_ids } = MailImportReport.parse(data)
  if (imported + unchanged + skipped.length === 0)
    return { problems: ['import: nothing is told of the mail'], mail_id: undefined }
  const [mail_id] = mail_ids
  if (mail_id === undefined) return { problems, mail_id }
  return {
    mail_id,
    problems: [
      ...problems,
      ...(await lookAt(target, token, [
        `/v1/mail/${mail_id}`,
        `/v1/mail/summary/${mail_id}`,
        '/v1/mail/all',
      ])),
      ...(await useMail(target, token, mail_id)),
    ],
  }
}

async function useMail(target: HostileTarget, token: string, mail_id: string): Promise<readonly string[]> {
  const document = { path: `/v1/mail/document/${mail_id}`, body: { images: true, theme: 'light' } }
  const draft = { path: `/v1/mail/reply/${mail_id}`, body: { reply_point: 'Could we meet on Tuesday?' } }
  const problems: string[] = []
  for (const { path, body } of [document, draft])
    problems.push(
      ...judge(await sendJson(target, { method: 'POST', path, body, token }), `POST ${path}`).problems,
    )
  return problems
}

/** Invitations of an unknown sender, by file; each is a proposal, or its mail says why it is none. */
export const invitation_cases: readonly HostileCase[] = [
  invitations('60 invitations to a series every hour', 60, ['RRULE:FREQ=HOURLY']),
  invitations('60 invitations to a series every day', 60, ['RRULE:FREQ=DAILY']),
  invitations('10 invitations with rules that never take place', 10, [
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  ]),
  invitations('3 invitations with NUL and controls', 3, ['LOCATION:a\0b\u0007', 'URL:https://a.example/\0']),
]

function invitations(what: string, count: number, lines: readonly string[]): HostileCase {
  return {
    name: `invitations: ${what}`,
    run: async (target) => {
      const person = await target.aPerson()
      const problems: string[] = []
      const ids: string[] = []
      for (let at = 0; at < count; at += 1) {
        const sent = await importMail(target, person, invitationTo(person, lines))
        problems.push(...sent.problems)
        if (sent.mail_id !== undefined) ids.push(sent.mail_id)
      }
      const isFollowed = await target.waitUntil(async () => {
        const missing = await Promise.all(ids.map((mail_id) => isUnread(target, person, mail_id)))
        return !missing.includes(true)
      })
      if (!isFollowed) problems.push(`${what}: some mails say nothing of their invitation`)
      return [...problems, ...(await readContext(target, person, '2027-01-01'))]
    },
  }
}

function invitationTo({ primary_email }: SessionUser, lines: readonly string[]): string {
  const id = crypto.randomUUID()
  return [
    'From: mallory@evil.example',
    `To: ${primary_email}`,
    'Subject: Invitation',
    `Message-ID: <${id}@evil.example>`,
    'Date: Fri, 20 Nov 2026 09:00:00 +0000',
    'Content-Type: text/calendar; method=REQUEST; charset=utf-8',
    '',
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${id}@evil.example`,
    'DTSTAMP:20261120T080000Z',
    'DTSTART:20270101T100000Z',
    'DURATION:PT1H',
    'SUMMARY:Win',
    'ORGANIZER:mailto:mallory@evil.example',
    `ATTENDEE:mailto:${primary_email}`,
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

async function isUnread(
  target: HostileTarget,
  { access_token: token }: SessionUser,
  mail_id: string,
): Promise<boolean> {
  const { data } = judge(await target.send({ method: 'GET', path: `/v1/mail/${mail_id}`, token }), 'mail')
  return Object(data).mail_invitation === null
}
