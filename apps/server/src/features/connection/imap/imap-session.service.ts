import { type ImapAccess, imapMail, type MailLine, type MailSource, ProviderError } from '@meridian/providers'
import { findMailServer } from '../../../platform/mail/mail-hosts.ts'
import { SealError } from '../../../platform/security/secret-box.ts'
import type { ProviderTools } from '../provider-tools.service.ts'
import { findImapAccount, type ImapAccountRow, updateReconnectReason } from './imap.queries.ts'
import { passwordOwner, reconnect_reasons } from './imap.rules.ts'

/**
 * Opens a mailbox, runs `use` with it, and closes the connection. Throws what `use` throws, and
 * ProviderError: `missing` when the account is gone, `refused` when its servers may no longer be used,
 * `needs_consent` when the person has to enter the password again. A `needs_consent` disables the account at
 * once.
 */
export async function withImapMail<Result>(
  tools: ProviderTools,
  mailbox_id: string,
  use: (source: MailSource) => Promise<Result>,
): Promise<Result> {
  const account = await findImapAccount(tools.db, mailbox_id)
  if (!account) throw new ProviderError('missing', 'The account is no longer connected.')
  if (account.reconnect_reason !== null) throw new ProviderError('needs_consent', account.reconnect_reason)
  const source = imapMail(await openAccess(tools, account))
  try {
    return await use(source)
  } catch (problem) {
    if (problem instanceof ProviderError && problem.kind === 'needs_consent') {
      await updateReconnectReason(tools.db, account, reconnect_reasons.password)
    }
    throw problem
  } finally {
    await source.close()
  }
}

async function openAccess(tools: ProviderTools, account: ImapAccountRow): Promise<ImapAccess> {
  const { user, imap_host, imap_port, imap_security, smtp_host, smtp_port, smtp_security } = account.settings
  return {
    address: account.address,
    user,
    password: await openPassword(tools, account),
    imap: await findLine(tools, imap_host, imap_port, imap_security),
    smtp: await findLine(tools, smtp_host, smtp_port, smtp_security),
  }
}

/** The server's key may differ from the one that sealed the password. */
async function openPassword(
  { db, box }: ProviderTools,
  account: Pick<ImapAccountRow, 'mailbox_id' | 'password_sealed'>,
): Promise<string> {
  try {
    return box.open(account.password_sealed, passwordOwner(account.mailbox_id))
  } catch (problem) {
    if (!(problem instanceof SealError)) throw problem
    await updateReconnectReason(db, account, reconnect_reasons.lost_key)
    throw new ProviderError('needs_consent', 'The saved password cannot be opened.')
  }
}

/** The operator's list and the addresses of a name are checked before each connection. */
async function findLine(
  { config }: Pick<ProviderTools, 'config'>,
  host: string,
  port: number,
  security: MailLine['security'],
): Promise<MailLine> {
  const found = await findMailServer(config.imapHosts, { host, port })
  if (found.kind === 'unknown')
    throw new ProviderError('broken', 'DNS does not know the name of the mail server.')
  if (found.kind !== 'found' || (security === 'none' && !found.isHere)) {
    throw new ProviderError('refused', 'The mail server may not be used.')
  }
  return { host, ip_address: found.ip_address, port, security }
}
