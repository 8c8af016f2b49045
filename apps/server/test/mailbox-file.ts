/** A mail of a mailbox file; what is left out is made up. */
export interface MailboxMail {
  readonly subject: string
  readonly from?: string
  readonly text?: string
  /** How many hours ago it came. */
  readonly hoursAgo?: number
}

/** A mailbox file (.mbox) with these mails. */
export function mailboxFile(mails: readonly MailboxMail[], now = Date.now()): string {
  return mails
    .map(({ subject, from = 'Ruth Okafor <ruth@carrier.example>', text = 'Hello Mara.', hoursAgo = 0 }) =>
      [
        'From ruth@carrier.example Thu Jan  1 00:00:00 2026',
        `From: ${from}`,
        'To: mara@people.example',
        `Subject: ${subject}`,
        `Date: ${new Date(now - hoursAgo * 3_600_000).toUTCString().replace('GMT', '+0000')}`,
        `Message-ID: <${crypto.randomUUID()}@carrier.example>`,
        'Content-Type: text/plain; charset=utf-8',
        '',
        text,
        '',
      ].join('\n'),
    )
    .join('\n')
}
