import type { IntegrationMailType } from '@meridian/contract'
import { day_ms, hour_ms } from '@meridian/engine'
import type { ProviderError, ProviderFailure, RemoteMailChange } from '@meridian/providers'

/** How long a reading may go without writing anything before another process takes it over. */
export const lease_ms = 120_000
export const longest_reading_ms = 900_000

/** A whole reading goes back so far, and brings so many mails at most, the newest first. */
export const window_ms = 365 * day_ms
export const mails_max = 5000

/** How long one mailbox is read at a time, so that mails that take long hold up their own mailbox alone. */
export const slice_longest_ms = 60_000

/** Mails that are listed at once. */
export const listed_at_once = 100
/** Mails that are asked for and then written together. */
export const written_at_once = 20
/** What was read in this time is written, however few mails it are: the lease is renewed with it. */
export const unwritten_longest_ms = 30_000

/** How fast a mailbox is read. */
interface Pace {
  /** So many mails are asked for, then the reading waits. */
  readonly mails_a_slice: number
  readonly slice_ms: number
  /** How often it is asked for what is new. */
  readonly pause_ms: number
}

/** At Gmail a mail costs 20 of the 6,000 units a minute that it gives each person, for all they do. */
const google_pace: Pace = { mails_a_slice: 200, slice_ms: 60_000, pause_ms: 60_000 }
/** A server that speaks IMAP is signed in to each time, and counts no mails. */
const imap_pace: Pace = { mails_a_slice: 1000, slice_ms: 1000, pause_ms: 120_000 }

export function rateBudget({ kind }: { readonly kind: IntegrationMailType }): Pace {
  return kind === 'google' ? google_pace : imap_pace
}

/**
 * When to try again after a failure: when the provider says, else twice as late with each failure in a row, at most an
 * hour. Mailboxes that fail together come back apart.
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

/** Why a reading failed and what comes next, in a sentence for the person. */
export function mailProblemOf(
  { kind }: Pick<ProviderError, 'kind'>,
  mailbox: { readonly kind: IntegrationMailType },
): string {
  const problems = mailbox.kind === 'google' ? google_problems : imap_problems
  return problems[kind] ?? problems.broken
}

type Problems = Partial<Record<ProviderFailure, string>> & { readonly broken: string }

const google_problems: Problems = {
  limited: 'Google asks to wait before more mail is read. It is tried again by itself.',
  refused: 'Google does not allow mail to be read. Turn mail on again.',
  needs_consent: 'Connect Google again to have mail read.',
  broken: 'Gmail does not answer as it should. It is tried again by itself.',
}

const imap_problems: Problems = {
  limited: 'The mail server asks to wait before more mail is read. It is tried again by itself.',
  refused: 'This mail server may no longer be used here. The operator of this instance knows more.',
  needs_consent: 'Enter the password of the mailbox again to have mail read.',
  broken: 'The mail server does not answer as it should. It is tried again by itself.',
}

/** What is to be done about each mail of some changes: the last that was said of it counts. */
export interface ToDo {
  readonly gone: readonly string[]
  readonly labelled: ReadonlyMap<string, readonly string[]>
  readonly unknown: readonly string[]
}

export function todoOf(changes: readonly RemoteMailChange[]): ToDo {
  const last = new Map<string, RemoteMailChange>()
  for (const change of changes) {
    const { external_id } = change
    // Being named without a word takes nothing back.
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
