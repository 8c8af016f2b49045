import {
  getMail,
  getRedirectUri,
  type ListedMail,
  listMails,
  type Mail,
  type MailboxState,
  listMailboxes,
  type SessionUser,
  syncGmail,
} from '@meridian/contract'
import { sendConsent } from '../../simulators/src/kit/consent.ts'
import { ada_account, type ProvidedServer, startProvidedServer } from './simulated-providers.ts'

/** A person with a simulated Gmail, and what the product shows of it. */
export interface MailAccount extends ProvidedServer {
  readonly person: SessionUser
  /** A mail comes in at Google; the provider's id of it. */
  readonly deliver: (mail: Record<string, unknown>) => string
  /** Changes something at Google in the person's mailbox. */
  readonly change: (input: Record<string, unknown>) => unknown
  /** Connects the account with mail, and reads what is given out at once. */
  readonly join: () => Promise<void>
  /** Asks for a reading and has it done. */
  readonly refresh: () => Promise<void>
  /** Lets time pass until everything is read. */
  readonly finish: () => Promise<void>
  readonly mails: (query?: Record<string, unknown>) => Promise<ListedMail[]>
  readonly subjects: (query?: Record<string, unknown>) => Promise<string[]>
  readonly mail: (subject: string) => Promise<Mail>
  readonly mailbox: () => Promise<MailboxState>
  /** What Gmail was asked for, as `GET /messages/…`, from the first on or since a number of them. */
  readonly asked: (since?: number) => string[]
}

export async function startMailAccount(settings: Record<string, string> = {}): Promise<MailAccount> {
  const provided = await startProvidedServer({ settings })
  const person = await provided.server.aPerson()
  const token = person.access_token
  const { server, google } = provided
  const { account } = ada_account

  const change: MailAccount['change'] = (input) => google.change({ account, ...input })
  const mails: MailAccount['mails'] = async (query = {}) =>
    (await server.call(listMails, { query: { limit: 100, mail_view: 'all', ...query } }, token)).data ?? []
  const mailbox = async () => {
    const { data } = await server.call(listMailboxes, {}, token)
    const found = data?.find((one) => one.integration_mail_type === 'google')
    if (!found) throw new Error('Mail is not turned on.')
    return found
  }
  const refresh = async () => {
    await server.call(syncGmail, {}, token)
    await server.runDueJobs()
  }
  return {
    ...provided,
    person,
    change,
    mails,
    mailbox,
    refresh,
    deliver: (mail) => String(Object(change({ op: 'deliver_mail', ...mail })).id),
    join: async () => {
      await connectMail(provided, person)
      await server.runDueJobs()
    },
    finish: async () => {
      for (let waits = 0; waits < 60 && (await mailbox()).state === 'syncing'; waits += 1) {
        await provided.advance(61_000)
        await server.runDueJobs()
      }
    },
    subjects: async (query) => (await mails(query)).map(({ mail_subject }) => mail_subject),
    mail: async (subject) => {
      const found = (await mails()).find(({ mail_subject }) => mail_subject === subject)
      const { data } = await server.call(getMail, { params: { mail_id: found?.mail_id ?? '' } }, token)
      if (!data) throw new Error(`There is no mail ${subject}.`)
      return data
    },
    asked: (since = 0) =>
      google.requests
        .list()
        .filter(({ path }) => path.startsWith('/gmail/'))
        .slice(since)
        .map(({ method, path }) => `${method} ${path.replace('/gmail/v1/users/me', '')}`),
  }
}

/** Connects Google with mail turned on; throws with the server's words where that is refused. */
export async function connectMail(
  { server, verify }: ProvidedServer,
  person: SessionUser,
  answer: Parameters<typeof sendConsent>[1] = ada_account,
): Promise<void> {
  const input = { params: { type: 'google' as const }, query: { capability: 'mail' as const } }
  const { data, message } = await server.call(getRedirectUri, input, person.access_token)
  if (data === null) throw new Error(message)
  const answered = await verify(person, 'google', await sendConsent(data, answer))
  if (!answered.data) throw new Error(answered.message)
}
