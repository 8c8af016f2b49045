import { googleMail, isLaterHistory, type MailSource, ProviderError } from '@meridian/providers'
import type { MailboxRow } from './mailbox.queries.ts'
import type { ProviderTools } from '../provider-tools.service.ts'
import { withAccess } from '../access.service.ts'
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
  if (kind === 'imap') return withImapMail(tools, mailbox_id, use)
  if (connection_id !== null) return use(googleSource(tools, connection_id))
  throw new ProviderError('missing', 'This mailbox has no provider.')
}

/** A mailbox at Google, with tokens that are renewed when they expire. */
function googleSource(tools: ProviderTools, connection_id: string): MailSource {
  const ask = <Result>(use: (source: MailSource) => Promise<Result>) =>
    withAccess(tools, connection_id, async (accessToken) => {
      const { config, now } = tools
      try {
        return await use(googleMail({ fetch, baseUrl: config.providers.google.baseUrl, accessToken, now }))
      } catch (problem) {
        throw withoutMailAlone(problem)
      }
    })
  return {
    fetchMailbox: () => ask((source) => source.fetchMailbox()),
    fetchLabels: () => ask((source) => source.fetchLabels()),
    fetchPage: (request) => ask((source) => source.fetchPage(request)),
    fetchChanges: (request) => ask((source) => source.fetchChanges(request)),
    isLater: isLaterHistory,
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
