import { type MailServer, startMailServer } from '../../simulators/src/smtp/mail-server.ts'
import { type ReadMail, readMail } from '../../simulators/src/smtp/read-mail.ts'
import { startTestServer, type TestServer } from './server.ts'

/** A mail as its reader has it, with the calendar that lies in it. */
export interface ReceivedMail extends ReadMail {
  readonly to: string
  readonly from: string
  readonly text: string
  readonly html: string
  /** Empty in a mail without one. */
  readonly calendar: string
  /** The METHOD of the calendar part: REQUEST or CANCEL. */
  readonly method: string
}

export interface MailingServer {
  readonly server: TestServer
  readonly mails: MailServer
  /** Lets so much time pass, does what is due then, and gives the mails that came out of it. */
  readonly mailsAfter: (seconds: number) => Promise<ReceivedMail[]>
  readonly now: () => Date
  readonly close: () => Promise<void>
}

/** A server that mails through an SMTP server of its own, and a clock that tests move. */
export async function startMailingServer({
  now = '2026-11-20T09:00:00.000Z',
  settings = {},
}: {
  readonly now?: string
  readonly settings?: NodeJS.ProcessEnv
} = {}): Promise<MailingServer> {
  const mails = await startMailServer()
  const server = await startTestServer({
    now,
    settings: {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Meridian <meet@meridian.example>',
      PUBLIC_URL: 'https://meet.example',
      ...settings,
    },
  })
  let moment = Date.parse(now)
  let seen = 0
  return {
    server,
    mails,
    mailsAfter: async (seconds) => {
      moment += seconds * 1000
      server.setNow(new Date(moment).toISOString())
      const failed = (await server.runDueJobs()).filter(({ error }) => error !== null)
      if (failed.length > 0) throw new AggregateError(failed.map(({ error }) => error))
      const fresh = mails.mails.slice(seen).map(({ content }) => received(content))
      seen = mails.mails.length
      return fresh.toSorted((a, b) => a.to.localeCompare(b.to))
    },
    now: () => new Date(moment),
    close: async () => {
      await server.close()
      await mails.close()
    },
  }
}

function received(content: string): ReceivedMail {
  const mail = readMail(content)
  const header = (wanted: string) => mail.headers.find(([name]) => name === wanted)?.[1] ?? ''
  const part = (type: string) => mail.parts.find((one) => one.type.startsWith(type))
  const calendar = part('text/calendar')
  return {
    ...mail,
    to: header('to'),
    from: header('from'),
    text: part('text/plain')?.text.replaceAll('\r\n', '\n') ?? '',
    html: part('text/html')?.text ?? '',
    calendar: calendar?.text ?? '',
    method: /method="?(\w+)/.exec(calendar?.type ?? '')?.[1] ?? '',
  }
}
