import type { Provider } from '@meridian/contract'
import type { CalendarEvent, EventOverride } from '@meridian/icalendar'

/** A calendar of a connected account. Calendly and Zoom have one without a name of its own: id `''`. */
export interface RemoteCalendar {
  readonly calendar_id: string
  readonly name: string
  readonly is_primary: boolean
  /** Whether meetings can be written into it. */
  readonly is_writable: boolean
  /** IANA; null where the provider does not say. */
  readonly timezone: string | null
  /** `#rrggbb`; null where the provider does not say. */
  readonly color: string | null
}

/** What a provider says of one of its events. `external_id` is unique in its calendar. */
export type RemoteEvent = RemoteMeeting | RemoteOccurrence | RemovedEvent | UnchangedEvent

interface RemoteIdentity {
  readonly external_id: string
}

interface RemoteVersion extends RemoteIdentity {
  /** The provider's own stamp or, where it has none, a hash of what the list says: equal means unchanged. */
  readonly version: string
  /** When the provider says it changed last, in epoch milliseconds; null where it does not say. */
  readonly updated_ms: number | null
}

/** A single event, or a series without what differs in its occurrences. */
export interface RemoteMeeting extends RemoteVersion {
  readonly kind: 'meeting'
  /** The `uid` is the iCalUID where there is one, else made of provider and external id. `overrides` is empty. */
  readonly event: CalendarEvent
  readonly facts: RemoteFacts
  /** Where a whole series comes in one answer, its occurrences that differ; they replace all that are known. */
  readonly occurrences: readonly RemoteOccurrence[] | null
}

/** One occurrence of a series that differs from it, or does not take place. */
export interface RemoteOccurrence extends RemoteVersion {
  readonly kind: 'occurrence'
  readonly series_external_id: string
  /** The recurrence id, its start by the rule: epoch milliseconds, or a date when it lasts all day. */
  readonly original_start: number | string
  /** Null: this occurrence does not take place. Its `original_start` is given in the occurrence's own zone. */
  readonly override: EventOverride | null
  readonly facts: RemoteFacts | null
}

/** An event that is gone: deleted, cancelled without a trace, or no longer to be seen by the person. */
export interface RemovedEvent extends RemoteIdentity {
  readonly kind: 'removed'
}

/**
 * Listed, and known in this version already, or not to be understood in its newest one: what is known of it stays.
 * Nothing may be known of it at all.
 */
export interface UnchangedEvent extends RemoteIdentity {
  readonly kind: 'unchanged'
}

/** What the provider says beyond RFC 5545. */
export interface RemoteFacts {
  /** The event's page at the provider. */
  readonly web_link: string | null
  /** False when another person organizes the event. */
  readonly is_organizer: boolean
  /** The person has declined. */
  readonly is_declined: boolean
  /** The same event in another provider's calendar, as this one tells it. */
  readonly linked: { readonly provider: Provider; readonly external_id: string } | null
  /** The event of the same account that was cancelled to make room for this one: its labels and tasks move here. */
  readonly replaces_external_id: string | null
  /** The provider's own word for the state, shown when the booking status is checked. */
  readonly booking_status: string | null
  /** For a copy of another calendar's busy time that Meridian has written, here or on another instance: whose time it is. */
  readonly busy_mirror_of?: string
}

/** One page of a reading. */
export interface RemotePage {
  readonly events: readonly RemoteEvent[]
  /** What could not be read, one sentence each; the rest of the page counts. */
  readonly problems: readonly string[]
  /** Null on the last page. */
  readonly next_page: string | null
  /** On the last page, what the next reading starts from; null where each reading is whole. */
  readonly cursor: string | null
  /**
   * On the last page of a whole reading: what starts in these epoch milliseconds and was not listed is gone
   * (all of it without bounds). Null where only changes were read.
   */
  readonly covers: Coverage | null
}

export interface Coverage {
  readonly from_ms: number | null
  readonly to_ms: number | null
  /** The provider stops listing what is over: an event that has ended, with all its occurrences, is not gone. */
  readonly ended_stay: boolean
}

export interface PageRequest {
  readonly calendar: Pick<RemoteCalendar, 'calendar_id' | 'timezone'>
  /** Of the last reading that came to its end; null reads everything. */
  readonly cursor: string | null
  /** `next_page` of the page before; null for the first. */
  readonly page: string | null
  /** Whether this version of the event is known, so that its details need no request. */
  readonly isKnown: (external_id: string, version: string) => boolean
  readonly now: Date
}

/** Reads a connected account. Every method throws ProviderError alone. */
export interface CalendarSource {
  /** The owner of the account. */
  fetchAccount(): Promise<RemoteAccount>
  fetchCalendars(): Promise<RemoteCalendar[]>
  /** Throws `outdated` when the cursor is no longer good for anything: then everything is to be read. */
  fetchPage(request: PageRequest): Promise<RemotePage>
}

export interface RemoteAccount {
  readonly external_account_id: string
  readonly email: string | null
  readonly name: string | null
  readonly timezone: string | null
}
