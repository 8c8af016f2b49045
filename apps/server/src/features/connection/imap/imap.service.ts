import type { ImapConnecting, ImapServers } from '@meridian/contract'
import { type ImapAccess, type LineProblem, type MailLine, tryImap, trySmtp } from '@meridian/providers'
import type { Actor } from '../../../platform/security/auth.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { findMailServer } from '../../../platform/mail/mail-hosts.ts'
import type { ProviderTools } from '../provider-tools.service.ts'
import { findImapAccount, type ImapAccountRow, lockConnecting, upsertImapAccount } from './imap.queries.ts'
import { line_problems, passwordOwner, server_problems } from './imap.rules.ts'
import { deleteMailbox, findMailbox, type MailboxRow } from '../mailbox/mailbox.queries.ts'
import { listSyncHours, type SyncHourRow } from '../sync-hour.queries.ts'
import { openMailbox, refreshMailbox } from '../mailbox/mailbox.service.ts'

type Person = Pick<Actor, 'user_id'>

export interface ImapFacts {
  readonly mailbox: MailboxRow
  readonly settings: ImapAccountRow['settings']
}

/** The mailbox, and how its syncs of the last two days ended. */
export interface ImapStatus extends ImapFacts {
  readonly syncHours: readonly SyncHourRow[]
}

export async function findImapStatus(db: Db, person: Person): Promise<ImapStatus | undefined> {
  const facts = await findImap(db, person)
  if (!facts) return undefined
  const hours = await listSyncHours(db, person.user_id)
  return { ...facts, syncHours: hours.filter(({ owner_id }) => owner_id === facts.mailbox.mailbox_id) }
}

async function findImap(db: Db, { user_id }: Person): Promise<ImapFacts | undefined> {
  const mailbox = await findMailbox(db, user_id, 'imap')
  const account = mailbox && (await findImapAccount(db, mailbox.mailbox_id))
  return account && { mailbox, settings: account.settings }
}

/** Tries both servers, then stores what opens them. Throws `bad_input` naming the wrong field. */
export async function connect(
  tools: ProviderTools,
  { user_id }: Person,
  wanted: ImapConnecting,
): Promise<void> {
  const { box, db, now } = tools
  const { address, password, user = address, ...servers } = wanted
  await tryLines({ ...(await findLines(tools, servers)), address, user, password })
  const settings = { user, ...servers }
  await inTransaction(db, async (tx) => {
    await lockConnecting(tx, user_id)
    const former = await findImap(tx, { user_id })
    if (former && !isSameAccount(former, { address, ...settings })) await deleteMailbox(tx, user_id, 'imap')
    const opened = { user_id, kind: 'imap' as const, connection_id: null, account: address }
    const mailbox_id = await openMailbox(tx, opened, now())
    const password_sealed = box.seal(password, passwordOwner(mailbox_id))
    const connected_at = now()
    await upsertImapAccount(tx, {
      mailbox_id,
      user_id,
      settings: JSON.stringify(settings),
      password_sealed,
      connected_at,
    })
  })
}

/** Deletes the account's mails here; the server keeps them. Disconnecting again changes nothing. */
export async function disconnect(tx: Db, { user_id }: Person): Promise<void> {
  await lockConnecting(tx, user_id)
  await deleteMailbox(tx, user_id, 'imap')
}

/** Throws `not_found`, and `conflict` where the person has to enter the password again first. */
export async function refresh(tx: Db, { user_id }: Person, now: Date): Promise<void> {
  await refreshMailbox(tx, user_id, 'imap', now)
}

/** A new password or another SMTP server keeps the imported mails. */
function isSameAccount(
  { mailbox, settings }: ImapFacts,
  wanted: Pick<ImapConnecting, 'address' | 'imap_host'> & { readonly user: string },
): boolean {
  return (
    mailbox.account.toLowerCase() === wanted.address.toLowerCase() &&
    settings.user === wanted.user &&
    settings.imap_host === wanted.imap_host
  )
}

type Access = Pick<ImapAccess, 'imap' | 'smtp'>

async function findLines({ config }: ProviderTools, settings: ImapServers): Promise<Access> {
  if (!config.imapHosts) {
    throw new AppError('conflict', 'Mailboxes cannot be connected here: the operator has to set IMAP_HOSTS.')
  }
  const find = async (name: 'imap' | 'smtp'): Promise<MailLine> => {
    const [host, port, security] = [
      settings[`${name}_host`],
      settings[`${name}_port`],
      settings[`${name}_security`],
    ]
    const found = await findMailServer(config.imapHosts, { host, port })
    if (found.kind === 'odd_port') throw badField(`${name}_port`, server_problems.odd_port)
    if (found.kind !== 'found') throw badField(`${name}_host`, server_problems[found.kind])
    if (security === 'none' && !found.isHere) throw badField(`${name}_security`, server_problems.open_line)
    return { host, port, security, ip_address: found.ip_address }
  }
  return { imap: await find('imap'), smtp: await find('smtp') }
}

async function tryLines(access: ImapAccess): Promise<void> {
  refuse('imap', await tryImap(access))
  refuse('smtp', await trySmtp(access))
}

function refuse(name: 'imap' | 'smtp', problem: LineProblem | 'google' | null): void {
  if (problem === null) return
  const { field, says } = line_problems[problem]
  throw badField(field === 'password' ? field : `${name}_${field}`, says[name])
}
