import type { ProviderFailure } from './provider-error.ts'

/** What callers of a mailbox need to know about the kind of its server. */
export interface MailboxTraits {
  readonly pace: MailPace
  /** A mail has the same id in every folder: one that is missing is deleted. Else it may be in another folder. */
  readonly keeps_ids: boolean
  /** The pages of the provider show the conversation, so a reply quotes nothing. */
  readonly shows_threads: boolean
  /** Sentences for the person: why a sync failed, and what happens next. */
  readonly problems: Readonly<Partial<Record<ProviderFailure, string>> & Record<'broken', string>>
}

/** How fast a mailbox is synced. */
export interface MailPace {
  /** The number of mails to request before a pause. */
  readonly mails_a_slice: number
  readonly slice_ms: number
  /** The pause between two syncs. */
  readonly pause_ms: number
}
