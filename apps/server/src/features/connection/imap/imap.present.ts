import type { ImapIntegration } from '@meridian/contract'
import type { MailHosts } from '../../../platform/config/mail-hosts-config.ts'
import { presentMailbox } from '../mailbox/mailbox.service.ts'
import type { ImapFacts } from './imap.service.ts'

export function presentImap(hosts: MailHosts | undefined, facts: ImapFacts | undefined): ImapIntegration {
  return {
    is_offered: hosts !== undefined,
    allowed_hosts: hosts === undefined || hosts.isAnyPublic ? null : [...hosts.names],
    account: facts ? presentAccount(facts) : null,
  }
}

function presentAccount({ mailbox, settings }: ImapFacts): NonNullable<ImapIntegration['account']> {
  return { address: mailbox.account, ...settings, mailbox: presentMailbox(mailbox) }
}
