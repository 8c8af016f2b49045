import type { IntegrationMailType } from '@meridian/contract'
import { day_ms, hour_ms } from '@meridian/engine'
import {
  mailbox_traits,
  type MailboxTraits,
  type MailPace,
  type ProviderError,
  type RemoteMailChange,
} from '@meridian/providers'

/** How long a run may take without writing anything before another process takes it over. */
export const lease_ms = 120_000
export const longest_reading_ms = 900_000

/** A full sync goes back this far, and imports at most this many mails, the newest first. */
export const window_ms = 365 * day_ms
export const mails_max = 5000

/** The longest time slice of one mailbox, so that slow mails delay only their own mailbox. */
export const slice_longest_ms = 60_000

/** Mails in one listing request. */
export const listed_at_once = 100
/** Mails that are requested and then stored together. */
export const written_at_once = 20
/** Mails are stored at least this often, however few they are: storing renews the lease. */
export const unwritten_longest_ms = 30_000

export function rateBudget({ kind }: { readonly kind: IntegrationMailType }): MailPace {
  return traitsOf(kind).pace
}

/**
 * When to retry after a failure: when the provider says, else with exponential back-off, at most an hour.
 * Mailboxes that failed together retry apart.
 */
export function retryAt(
  { retry_at_ms }: Pick<ProviderError, 'retry_at_ms'>,
  { mailbox_id, failures }: { readonly mailbox_id: string; readonly failures: number },
  now: Date,
): Date {
  const pauseMs = Math.min(hour_ms, 30_000 * 2 ** Math.min(failures, 20))
  const apart = (Number.parseInt(mailbox_id.slice(-4), 16) / 0xffff) * 0.5
  if (retry_at_ms === null) return new Date(now.getTime() + pauseMs * (1 + apart))
  return new Date(Math.max(retry_at_ms, now.getTime() + 1000) + apart * 2000)
}

/** A sentence for the person: why a sync failed and what happens next. */
export function mailProblemOf(
  { kind }: Pick<ProviderError, 'kind'>,
  mailbox: { readonly kind: IntegrationMailType },
): string {
  const { problems } = traitsOf(mailbox.kind)
  return problems[kind] ?? problems.broken
}

function traitsOf(kind: IntegrationMailType): MailboxTraits {
  const traits = mailbox_traits[kind]
  if (!traits) throw new Error('No server holds this mailbox.')
  return traits
}

/** What each mail of some changes needs: its last change counts. */
export interface ToDo {
  readonly gone: readonly string[]
  readonly labelled: ReadonlyMap<string, readonly string[]>
  readonly unknown: readonly string[]
}

export function todoOf(changes: readonly RemoteMailChange[]): ToDo {
  const last = new Map<string, RemoteMailChange>()
  for (const change of changes) {
    const { external_id } = change
    // A change without details cancels no earlier change.
    if (change.kind === 'unknown' && last.has(external_id)) continue
    last.delete(external_id)
    last.set(external_id, change)
  }
  const all = [...last.values()]
  return {
    gone: all.flatMap((change) => (change.kind === 'gone' ? [change.external_id] : [])),
    labelled: new Map(
      all.flatMap((change) =>
        change.kind === 'labels' ? [[change.external_id, change.label_ids] as const] : [],
      ),
    ),
    unknown: all.flatMap((change) => (change.kind === 'unknown' ? [change.external_id] : [])),
  }
}
