import { type MailProvider, mail_providers } from '@meridian/contract'
import { type MailSource, provider_adapters, ProviderError } from '@meridian/providers'
import type { MailboxRow } from './mailbox.queries.ts'
import type { ProviderTools } from '../provider-tools.service.ts'
import { askWith } from '../provider-source.service.ts'
import { withImapMail } from '../imap/imap-session.service.ts'

/**
 * Runs `use` with a mailbox at its provider. Throws what `use` throws, and ProviderError: `missing` when the
 * mailbox has no account, `needs_consent` when the person has to connect again.
 */
export async function withMailSource<Result>(
  tools: ProviderTools,
  { mailbox_id, kind, connection_id }: Pick<MailboxRow, 'mailbox_id' | 'kind' | 'connection_id'>,
  use: (source: MailSource) => Promise<Result>,
): Promise<Result> {
  if (connection_id === null) return withImapMail(tools, mailbox_id, use)
  const provider = mail_providers.find((one) => one === kind)
  if (!provider) throw new ProviderError('missing', 'This mailbox has no provider.')
  return use(connectedMail(tools, { connection_id, provider }))
}

/** A mailbox of a connected account, with tokens that are renewed when they expire. */
function connectedMail(
  tools: ProviderTools,
  account: { readonly connection_id: string; readonly provider: MailProvider },
): MailSource {
  const { mail } = provider_adapters[account.provider]
  if (!mail) throw new ProviderError('missing', 'This mailbox has no provider.')
  const askOnce = askWith(tools, account, mail.open)
  const ask: typeof askOnce = (use) =>
    askOnce(async (source) => {
      try {
        return await use(source)
      } catch (problem) {
        throw withoutMailAlone(problem)
      }
    })
  return {
    fetchMailbox: () => ask((source) => source.fetchMailbox()),
    fetchLabels: () => ask((source) => source.fetchLabels()),
    fetchPage: (request) => ask((source) => source.fetchPage(request)),
    fetchChanges: (request) => ask((source) => source.fetchChanges(request)),
    isLater: mail.isLater,
    fetchIdentities: null,
    fetchMail: (external_id) => ask((source) => source.fetchMail(external_id)),
    fetchLabelsOf: (external_id) => ask((source) => source.fetchLabelsOf(external_id)),
    fetchFile: (file) => ask((source) => source.fetchFile(file)),
    changeLabels: (external_id, change) => ask((source) => source.changeLabels(external_id, change)),
    trash: (external_id) => ask((source) => source.trash(external_id)),
    untrash: (external_id, before) => ask((source) => source.untrash(external_id, before)),
    send: (mail) => ask((source) => source.send(mail)),
    findSent: (sending) => ask((source) => source.findSent(sending)),
  }
}

/** Revoking only the mail permission leaves the calendar connected, so the connection goes on. */
function withoutMailAlone(problem: unknown): unknown {
  if (!(problem instanceof ProviderError) || problem.kind !== 'needs_consent') return problem
  const isMailAlone = problem.missing_scopes.length > 0
  return isMailAlone ? new ProviderError('refused', problem.message) : problem
}
