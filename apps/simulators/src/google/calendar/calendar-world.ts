import type { Json } from '../../kit/message.ts'
import type { EventTime } from './event-time.ts'

/** All calendars of a simulated Google, who sees which, and who wants to be told of changes. */
export interface CalendarWorld {
  /** By id: the address of the account for primary ones. */
  readonly calendars: Map<string, Calendar>
  /** By account. */
  readonly users: Map<string, CalendarUser>
  /** By id; those that ended stay, as no id may come twice. */
  readonly channels: Map<string, Channel>
  readonly limits: CalendarLimits
  /** Ms of the requests of the last minute by account, and of all under ''. */
  readonly requests: Map<string, number[]>
  /** Numbers ids, etags and channels; grows only. */
  last_number: number
}

export interface CalendarLimits {
  per_user_per_minute: number
  per_project_per_minute: number
  /** How many events one page scans, before filters. */
  scan_per_page: number
  /** How far `singleEvents` expands a series without end. */
  expansion_ms: number
  sync_token_life_ms: number
  /** Time from asking for a conference to having it. */
  conference_ms: number
  conference_result: 'success' | 'failure'
}

export type AccessRole = 'freeBusyReader' | 'reader' | 'writer' | 'owner'

export interface Calendar {
  readonly id: string
  summary: string
  description: string | undefined
  time_zone: string
  /** The account that owns the calendar; undefined for public ones, such as holidays. */
  readonly owner: string | undefined
  readonly is_primary: boolean
  /** Who may do what, by account. */
  readonly access: Map<string, AccessRole>
  /** Masters, single events, and the instances that differ from their master; cancelled ones stay. */
  readonly events: Map<string, StoredEvent>
  /** Counts the changes; an event's `changed` is the number of its last one. */
  changes: number
  updated_ms: number
  /** Sync tokens of an earlier epoch are void. */
  epoch: number
}

export interface CalendarUser {
  readonly account: string
  readonly settings: Map<string, string>
  /** The calendars on the person's list; removed ones stay, marked. */
  readonly entries: Map<string, ListEntry>
  changes: number
  epoch: number
}

export interface ListEntry {
  readonly calendar_id: string
  summary_override: string | undefined
  color: string
  is_selected: boolean
  is_hidden: boolean
  is_deleted: boolean
  changed: number
}

export interface Attendee {
  readonly email: string
  readonly displayName?: string
  readonly optional?: boolean
  readonly resource?: boolean
  readonly comment?: string
  readonly additionalGuests?: number
  readonly responseStatus: ResponseStatus
}

export type ResponseStatus = 'needsAction' | 'declined' | 'tentative' | 'accepted'

/** When a series took place while it had this form. */
export interface SeriesForm {
  readonly start: EventTime
  readonly end: EventTime
  readonly recurrence: readonly string[]
}

export interface StoredEvent {
  readonly id: string
  readonly ical_uid: string
  readonly created_ms: number
  readonly creator: string
  organizer: { readonly email: string; readonly displayName?: string }
  status: 'confirmed' | 'tentative' | 'cancelled'
  start: EventTime
  end: EventTime
  recurrence: readonly string[] | undefined
  /** Of an instance: its master, and when it would start by the series. */
  readonly recurring_event_id: string | undefined
  readonly original_start: EventTime | undefined
  /** What else was written, as on the wire; an instance has only what differs from its master. */
  fields: Json
  /** Undefined for none; on an instance for those of the master. */
  attendees: readonly Attendee[] | undefined
  sequence: number
  updated_ms: number
  version: number
  changed: number
  /** Forms that were left, undefined for that of a single event, with the number of the change that left them. */
  former: readonly { readonly form: SeriesForm | undefined; readonly changed: number }[]
  /** Nothing but id and status is left. */
  is_bare: boolean
}

export interface Channel {
  readonly id: string
  readonly resource_id: string
  readonly resource_uri: string
  readonly address: string
  readonly token: string | undefined
  readonly account: string
  /** Undefined for the list of calendars. */
  readonly calendar_id: string | undefined
  readonly expires_at: number
  last_message: number
  is_stopped: boolean
  /** A message is on its way that has not looked at the world yet. */
  is_due: boolean
}
