import type { ImapIntegration } from '@meridian/contract'
import type { MailHosts } from '../../../platform/config/mail-hosts-config.ts'
import { presentMailbox } from '../mailbox/mailbox.service.ts'
import { presentSyncHours } from '../sync-hour.present.ts'
import type { ImapStatus } from './imap.service.ts'

export function presentImap(
  hosts: MailHosts | undefined,
  facts: ImapStatus | undefined,
  now: Date,
): ImapIntegration {
  return {
    is_offered: hosts !== undefined,
    allowed_hosts: hosts === undefined || hosts.isAnyPublic ? null : [...hosts.names],
    account: facts ? presentAccount(facts, now) : null,
  }
}

function presentAccount(
  { mailbox, settings, syncHours }: ImapStatus,
  now: Date,
): NonNullable<ImapIntegration['account']> {
  return {
    address: mailbox.account,
    ...settings,
    mailbox: presentMailbox(mailbox),
    sync_hours: presentSyncHours(syncHours, now),
  }
}
