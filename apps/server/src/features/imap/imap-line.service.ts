import { type ImapAccess, imapMail, type MailLine, type MailSource, ProviderError } from '@meridian/providers'
import { findMailServer } from '../../platform/mail-hosts.ts'
import { SealError } from '../../platform/secret-box.ts'
import type { ProviderTools } from '../connection/provider-tools.service.ts'
import { findImapAccount, type ImapAccountRow, writeReconnectReason } from './imap.queries.ts'
import { ImapSettings, reconnect_reasons, settingsOwner } from './imap.rules.ts'

/**
 * Opens a mailbox, does something with it, and closes the line. Throws what `use` throws, and ProviderError: `missing`
 * when the account is gone, `refused` when its servers may no longer be used, `needs_consent` when the person has to
 * say the password again. Whatever says the latter ends all use of the account at once.
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
      await writeReconnectReason(tools.db, account, reconnect_reasons.password)
    }
    throw problem
  } finally {
    await source.close()
  }
}

/** Throws SealError. */
export function openSettings(
  { box }: Pick<ProviderTools, 'box'>,
  { mailbox_id, settings_sealed }: Pick<ImapAccountRow, 'mailbox_id' | 'settings_sealed'>,
): ImapSettings {
  return ImapSettings.parse(JSON.parse(box.open(settings_sealed, settingsOwner(mailbox_id))))
}

async function openAccess(tools: ProviderTools, account: ImapAccountRow): Promise<ImapAccess> {
  const settings = await openOrEnd(tools, account)
  const { address, user, password } = settings
  return {
    address,
    user,
    password,
    imap: await findLine(tools, settings.imap_host, settings.imap_port, settings.imap_security),
    smtp: await findLine(tools, settings.smtp_host, settings.smtp_port, settings.smtp_security),
  }
}

async function openOrEnd(tools: ProviderTools, account: ImapAccountRow): Promise<ImapSettings> {
  try {
    return openSettings(tools, account)
  } catch (problem) {
    if (!(problem instanceof SealError)) throw problem
    await writeReconnectReason(tools.db, account, reconnect_reasons.lost_key)
    throw new ProviderError('needs_consent', 'The saved settings cannot be opened.')
  }
}

/** The operator's list and the addresses of a name are looked at each time. */
async function findLine(
  { config }: Pick<ProviderTools, 'config'>,
  host: string,
  port: number,
  security: MailLine['security'],
): Promise<MailLine> {
  const found = await findMailServer(config.imapHosts, { host, port })
  if (found.kind === 'unknown') throw new ProviderError('broken', 'Nobody knows the name of the mail server.')
  if (found.kind !== 'found' || (security === 'none' && !found.isHere)) {
    throw new ProviderError('refused', 'The mail server may not be used.')
  }
  return { host, ip_address: found.ip_address, port, security }
}
