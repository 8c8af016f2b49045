import { ImapFlow, type MailboxObject } from 'imapflow'
import { ProviderError } from '../kit/provider-error.ts'
import { type ImapAccess, tlsOf } from './access.ts'
import { asProviderError } from './line-problem.ts'

/** A signed-in line to a mailbox. One thing is asked at a time. */
export interface ImapConnection {
  /** Runs with the client; every failure comes out as ProviderError. The line is made when it is first needed. */
  readonly ask: <Result>(use: (client: ImapFlow) => Promise<Result>) => Promise<Result>
  /** The same in a folder. Throws `missing` where it is gone, or where its mails have other numbers by now. */
  readonly inFolder: <Result>(
    place: { readonly path: string; readonly uidvalidity?: string; readonly isWriting?: boolean },
    use: (client: ImapFlow, folder: MailboxObject) => Promise<Result>,
  ) => Promise<Result>
  readonly close: () => Promise<void>
}

const megabyte = 1_048_576
/** Limits the wait for a server that falls silent or never ends a reply. */
const limits = {
  connectionTimeout: 20_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  maxLineLength: 16 * megabyte,
  maxLiteralSize: 72 * megabyte,
  maxResponseSize: 96 * megabyte,
}

export function connectImap({ user, password, imap }: ImapAccess): ImapConnection {
  let opening: Promise<ImapFlow> | undefined
  const open = async () => {
    const client = new ImapFlow({
      host: imap.host,
      port: imap.port,
      secure: imap.security === 'tls',
      ...(imap.security !== 'tls' && { doSTARTTLS: imap.security === 'starttls' }),
      tls: { ...tlsOf(imap), host: imap.ip_address },
      auth: { user, pass: password },
      clientInfo: { name: 'Meridian' },
      logger: false,
      disableAutoIdle: true,
      disableCompression: true,
      ...limits,
    })
    // What happens between two calls is told by the next one.
    client.on('error', () => {})
    try {
      await client.connect()
    } catch (problem) {
      client.close()
      throw problem
    }
    return client
  }
  const ask: ImapConnection['ask'] = async (use) => {
    try {
      opening ??= open()
      return await use(await opening)
    } catch (problem) {
      throw asProviderError(problem)
    }
  }
  const inFolder: ImapConnection['inFolder'] = ({ path, uidvalidity, isWriting = false }, use) =>
    ask(async (client) => {
      const folder = await select(client, path, isWriting)
      if (uidvalidity !== undefined && String(folder.uidValidity) !== uidvalidity) {
        throw new ProviderError('missing', 'The folder counts its mails anew.')
      }
      return use(client, folder)
    })
  return {
    ask,
    inFolder,
    close: async () => {
      const client = await opening?.catch(() => undefined)
      if (client) await leave(client)
    },
  }
}

/** A server that does not say goodbye is left all the same. */
async function leave(client: ImapFlow): Promise<void> {
  const timer = setTimeout(() => client.close(), goodbye_ms)
  try {
    await client.logout()
  } catch {
    client.close()
  } finally {
    clearTimeout(timer)
  }
}

const goodbye_ms = 2000

/** The folder as it is now: what the library remembers of an open one is not told anew. */
export function openFolder(client: ImapFlow, path: string): Promise<MailboxObject> {
  return client.mailboxOpen(path, { readOnly: true })
}

async function select(client: ImapFlow, path: string, isWriting: boolean): Promise<MailboxObject> {
  const { mailbox } = client
  const isOpen = mailbox !== false && mailbox.path === path && (!isWriting || mailbox.readOnly !== true)
  return isOpen ? mailbox : client.mailboxOpen(path, { readOnly: !isWriting })
}
