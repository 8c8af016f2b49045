import {
  connectImap,
  getMail,
  type ImapConnecting,
  type ListedMail,
  listMails,
  listMailboxes,
  type Mail,
  type MailboxState,
  refreshImap,
  type SessionUser,
} from '@meridian/contract'
import { type MailServer, startMailServer } from '../../simulators/src/smtp/mail-server.ts'
import type { Log } from '../src/platform/log.ts'
import type { Dovecot, DovecotAccount } from './dovecot.ts'
import { startTestServer, type TestServer } from './server.ts'

/** A server whose people may connect mailboxes at a real IMAP server, and a simulated SMTP server. */
export interface ImapWorld extends AsyncDisposable {
  readonly server: TestServer
  readonly smtp: MailServer
  readonly aPerson: () => Promise<ImapPerson>
  /** Lets that time pass, and has done what is due then. */
  readonly pass: (ms: number) => Promise<void>
}

/** A person with a mailbox there, and what the product shows of it. */
export interface ImapPerson {
  readonly person: SessionUser
  readonly token: string
  readonly at: DovecotAccount
  /** What connects the mailbox; what is given differs from that. */
  readonly settings: (differing?: Partial<ImapConnecting>) => ImapConnecting
  readonly connect: (differing?: Partial<ImapConnecting>) => ReturnType<typeof callConnect>
  /** Connects it and has it read. */
  readonly join: (differing?: Partial<ImapConnecting>) => Promise<void>
  /** Asks for a reading and has it done. */
  readonly refresh: () => Promise<void>
  readonly mails: (query?: Record<string, unknown>) => Promise<ListedMail[]>
  readonly subjects: (query?: Record<string, unknown>) => Promise<string[]>
  readonly mail: (subject: string) => Promise<Mail>
  readonly mailbox: () => Promise<MailboxState>
}

const began = Date.parse('2026-11-20T09:00:00.000Z')

export async function startImapWorld(
  dovecot: Dovecot,
  { settings: environment = {}, log }: { settings?: Record<string, string>; log?: Log } = {},
): Promise<ImapWorld> {
  const smtp = await startMailServer()
  const server = await startTestServer({
    settings: { IMAP_HOSTS: 'localhost,127.0.0.1', ...environment },
    ...(log && { log }),
  })
  let now = began
  return {
    server,
    smtp,
    aPerson: () => anImapPerson({ server, smtp, dovecot }),
    pass: async (ms) => {
      now += ms
      server.setNow(new Date(now).toISOString())
      await server.runDueJobs()
    },
    async [Symbol.asyncDispose]() {
      await server.close()
      await smtp.close()
    },
  }
}

async function anImapPerson({
  server,
  smtp,
  dovecot,
}: Pick<ImapWorld, 'server' | 'smtp'> & { readonly dovecot: Dovecot }): Promise<ImapPerson> {
  const person = await server.aPerson()
  const token = person.access_token
  const at = await dovecot.anAccount()
  const settings: ImapPerson['settings'] = (differing = {}) => ({
    address: 'ada@example.com',
    user: at.user,
    password: at.password,
    imap_host: 'localhost',
    imap_port: dovecot.tls_port,
    imap_security: 'tls',
    smtp_host: '127.0.0.1',
    smtp_port: Number(new URL(smtp.url).port),
    smtp_security: 'none',
    ...differing,
  })
  const connect: ImapPerson['connect'] = (differing) => callConnect(server, token, settings(differing))
  const mails: ImapPerson['mails'] = async (query = {}) =>
    (await server.call(listMails, { query: { limit: 100, mail_view: 'all', ...query } }, token)).data ?? []
  return {
    person,
    token,
    at,
    settings,
    connect,
    join: async (differing) => {
      const { status, message } = await connect(differing)
      if (status !== 200) throw new Error(message)
      await server.runDueJobs()
    },
    refresh: async () => {
      await server.call(refreshImap, {}, token)
      await server.runDueJobs()
    },
    mails,
    subjects: async (query) => (await mails(query)).map(({ mail_subject }) => mail_subject),
    mail: async (subject) => {
      const found = (await mails()).find(({ mail_subject }) => mail_subject === subject)
      const { data } = await server.call(getMail, { params: { mail_id: found?.mail_id ?? '' } }, token)
      if (!data) throw new Error(`There is no mail ${subject}.`)
      return data
    },
    mailbox: async () => {
      const { data } = await server.call(listMailboxes, {}, token)
      const found = data?.find((one) => one.integration_mail_type === 'imap')
      if (!found) throw new Error('No mailbox is connected.')
      return found
    },
  }
}

function callConnect(server: TestServer, token: string, body: ImapConnecting) {
  return server.call(connectImap, { body }, token)
}
