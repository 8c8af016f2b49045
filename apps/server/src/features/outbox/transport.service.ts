import { z } from 'zod'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { type Mail, MailError, type Sender } from '../../platform/mail/mail.ts'
import { oneLine } from '../../platform/mail/one-line.ts'
import type { MailConfig } from '../../platform/config/mail-config.ts'
import { findWriter, type OutgoingRow, type Writer } from './outbox.queries.ts'
import { isPersonal, Unsendable } from './outbox.rules.ts'
import { findMailboxById, listMailboxes, type MailboxRow } from '../connection/connection.api.ts'

interface PreparedMail {
  readonly from: Sender
  /** With the sender name and ids of this transport. */
  readonly mail: Mail
}

/** How a mail is sent: through the person's account, or through the server of the settings. */
export type Transport =
  | (PreparedMail & { readonly kind: 'account'; readonly mailbox: MailboxRow })
  | (PreparedMail & { readonly kind: 'server'; readonly server: MailConfig })

/** Throws Unsendable where there is none, and MailError where this process has no mail server. */
export async function resolveTransport(
  { db, config }: { readonly db: Db; readonly config: Pick<Config, 'mail'> },
  row: OutgoingRow,
  mail: Mail,
): Promise<Transport> {
  if (isPersonal(row) && row.mailbox_id === null) {
    throw new Unsendable('The account from which it was to be sent is no longer connected.')
  }
  const { user_id, route } = row
  const writer = user_id === null ? undefined : await findWriter(db, user_id)
  const mailbox = user_id === null ? undefined : await findOwnMailbox(db, user_id, row.mailbox_id)
  const server = config.mail
  const account = writer && mailbox && accountWay(mailbox, writer, mail)
  if (account && (route === 'own_mailbox' || !server)) return account
  if (server && route === 'instance') return { kind: 'server', from: server.from, mail, server }
  if (route === 'own_mailbox') {
    throw new Unsendable('There is no way to send it: connect an account with mail under Integrations.')
  }
  throw new MailError('failed', 'This process has no mail server: SMTP_URL is not set.')
}

/** The requested mailbox; else the first one that can send. */
async function findOwnMailbox(
  db: Db,
  user_id: string,
  mailbox_id: string | null,
): Promise<MailboxRow | undefined> {
  if (mailbox_id !== null) return findMailboxById(db, mailbox_id)
  return (await listMailboxes(db, user_id)).find(hasAccount)
}

function accountWay(mailbox: MailboxRow, { full_name }: Writer, mail: Mail): Transport | undefined {
  const { account } = mailbox
  if (!hasAccount(mailbox) || !z.email().safeParse(account).success) return undefined
  const from = { name: oneLine(full_name), address: account }
  return { kind: 'account', from, mail, mailbox }
}

/** A mailbox of imported files has no account. */
function hasAccount({ kind }: MailboxRow): boolean {
  return kind !== 'file'
}
