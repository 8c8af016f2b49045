import type { ImapConnecting, ImapServers } from '@meridian/contract'
import { type ImapAccess, type LineProblem, type MailLine, tryImap, trySmtp } from '@meridian/providers'
import type { Actor } from '../../platform/auth.ts'
import { type Db, inTransaction } from '../../platform/db.ts'
import { AppError, badField } from '../../platform/errors.ts'
import { findMailServer } from '../../platform/mail-hosts.ts'
import { SealError } from '../../platform/secret-box.ts'
import type { ProviderTools } from '../connection/provider-tools.service.ts'
import {
  findMailbox,
  type MailboxRow,
  openMailbox,
  refreshMailbox,
  removeMailbox,
} from '../mailbox/mailbox.service.ts'
import { openSettings } from './imap-line.service.ts'
import { findImapAccount, lockConnecting, writeImapAccount } from './imap.queries.ts'
import { type ImapSettings, lineProblems, serverProblems, settingsOwner } from './imap.rules.ts'

type Person = Pick<Actor, 'user_id'>

/** What is told of the person's mailbox; without servers where the server's key is another one by now. */
export interface ImapFacts {
  readonly mailbox: MailboxRow
  readonly settings: Omit<ImapSettings, 'password'> | undefined
}

export async function findImap(
  tools: Pick<ProviderTools, 'box'>,
  db: Db,
  { user_id }: Person,
): Promise<ImapFacts | undefined> {
  const mailbox = await findMailbox(db, user_id, 'imap')
  if (!mailbox) return undefined
  const settings = await findSettings(tools, db, mailbox.mailbox_id)
  return { mailbox, settings }
}

/** Tries both servers, then keeps what opens them. Throws `bad_input`, which names the field that is wrong. */
export async function connect(
  tools: ProviderTools,
  { user_id }: Person,
  wanted: ImapConnecting,
): Promise<void> {
  const { box, db, now } = tools
  const settings: ImapSettings = { ...wanted, user: wanted.user ?? wanted.address }
  await tryLines(await findLines(tools, settings), settings)
  await inTransaction(db, async (tx) => {
    await lockConnecting(tx, user_id)
    const former = await findImap(tools, tx, { user_id })
    if (former && !isSameAccount(former, settings)) await removeMailbox(tx, user_id, 'imap')
    const account = settings.address
    const mailbox_id = await openMailbox(tx, { user_id, kind: 'imap', connection_id: null, account }, now())
    const settings_sealed = box.seal(JSON.stringify(settings), settingsOwner(mailbox_id))
    await writeImapAccount(tx, { mailbox_id, user_id, settings_sealed, connected_at: now() })
  })
}

/** Its mails go from here with it; at the server they stay. Disconnecting again changes nothing. */
export async function disconnect(tx: Db, { user_id }: Person): Promise<void> {
  await lockConnecting(tx, user_id)
  await removeMailbox(tx, user_id, 'imap')
}

/** Throws `not_found`, and `conflict` where the person has to say the password again first. */
export async function refresh(tx: Db, { user_id }: Person, now: Date): Promise<void> {
  await refreshMailbox(tx, user_id, 'imap', now)
}

async function findSettings(
  tools: Pick<ProviderTools, 'box'>,
  db: Db,
  mailbox_id: string,
): Promise<ImapSettings | undefined> {
  const account = await findImapAccount(db, mailbox_id)
  try {
    return account && openSettings(tools, account)
  } catch (problem) {
    if (problem instanceof SealError) return undefined
    throw problem
  }
}

/** A new password, or another server in front of the same mails, keeps them. */
function isSameAccount({ mailbox, settings }: ImapFacts, wanted: ImapSettings): boolean {
  if (mailbox.account.toLowerCase() !== wanted.address.toLowerCase()) return false
  return settings === undefined || (settings.user === wanted.user && settings.imap_host === wanted.imap_host)
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
    if (found.kind === 'odd_port') throw badField(`${name}_port`, serverProblems.odd_port)
    if (found.kind !== 'found') throw badField(`${name}_host`, serverProblems[found.kind])
    if (security === 'none' && !found.isHere) throw badField(`${name}_security`, serverProblems.open_line)
    return { host, port, security, ip_address: found.ip_address }
  }
  return { imap: await find('imap'), smtp: await find('smtp') }
}

async function tryLines(lines: Access, { address, user, password }: ImapSettings): Promise<void> {
  const access: ImapAccess = { ...lines, address, user, password }
  refuse('imap', await tryImap(access))
  refuse('smtp', await trySmtp(access))
}

function refuse(name: 'imap' | 'smtp', problem: LineProblem | 'google' | null): void {
  if (problem === null) return
  const { field, says } = lineProblems[problem]
  throw badField(field === 'password' ? field : `${name}_${field}`, says[name])
}
