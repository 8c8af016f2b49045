/** One event or one series of a calendar file, as JSON-compatible data. */
export interface CalendarEvent {
  /** The same in every copy of the event, from every exporter. */
  readonly uid: string
  /**
   * Set only for a changed occurrence without its series in the file: the start by the rule.
   * Such an event is told apart by `uid` and `recurrence_id` together.
   */
  readonly recurrence_id: EventTime | null
  /** Counts the organizer's changes; the higher one is newer. */
  readonly sequence: number
  readonly title: string
  /** Plain text as written; it may contain markup, which is not sanitized. */
  readonly description: string
  readonly location: EventLocation | null
  /** http or https: the conference to join, else the event's page. */
  readonly link: string | null
  /** Then every time in the event is a date without a zone, and the end is the day after the last one. */
  readonly is_all_day: boolean
  readonly start: EventTime
  /** Never before the start; equal to it for a reminder without length. */
  readonly end: EventTime
  /** True when the event leaves its people free. */
  readonly is_transparent: boolean
  readonly is_private: boolean
  readonly status: EventStatus
  /** 1 is the highest, 9 the lowest. */
  readonly priority: number | null
  readonly organizer: EventPerson | null
  readonly attendees: readonly EventAttendee[]
  /** RFC 5545 text without DTSTART. UNTIL is a UTC moment, or a date when the event lasts all day. */
  readonly rrule: string | null
  /** Starts taken out of the series: wall times in the start's zone (dates when all day), ascending. */
  readonly excluded: readonly string[]
  /** Starts the rule does not give, in the same form, ascending. */
  readonly added: readonly string[]
  /** Occurrences that differ, ascending by `original_start`; none of them is in `excluded`. */
  readonly overrides: readonly EventOverride[]
  /** ISO 8601 in UTC, to the second. */
  readonly created_at: string | null
  readonly modified_at: string | null
}

/** A wall clock reading `yyyy-MM-ddTHH:mm:ss` in an IANA zone, or a date `yyyy-MM-dd` with zone null. */
export interface EventTime {
  readonly time: string
  readonly zone: string | null
}

export interface EventLocation {
  readonly name: string
  readonly link: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

export type EventStatus = 'confirmed' | 'tentative' | 'cancelled'

export interface EventPerson {
  readonly name: string
  /** As written, without `mailto:`; empty when the file gives no mail address. */
  readonly email: string
  /** A UUID in place of an address that is not disclosed; written, never read. */
  readonly id?: string
}

export interface EventAttendee extends EventPerson {
  readonly kind: 'individual' | 'group' | 'room' | 'resource'
  readonly role: 'chair' | 'required' | 'optional' | 'informed'
  readonly answer: 'needs_action' | 'accepted' | 'declined' | 'tentative' | 'delegated'
  /** The organizer asks for an answer; written, never read. */
  readonly isAsked?: boolean
  /** The organizer's program invites the person (SCHEDULE-AGENT); written, never read. */
  readonly isToldElsewhere?: boolean
}

/** What one occurrence of a series may change. */
export const overridable_fields = [
  'title',
  'description',
  'location',
  'link',
  'is_transparent',
  'is_private',
  'status',
  'priority',
  'organizer',
  'attendees',
] as const
export type OverridableField = (typeof overridable_fields)[number]

/** One changed occurrence: always its own times, and only those other fields that differ from the series. */
export interface EventOverride extends Partial<Pick<CalendarEvent, OverridableField>> {
  /** The start it would have had, in the form of `excluded`. */
  readonly original_start: string
  readonly is_all_day: boolean
  readonly start: EventTime
  readonly end: EventTime
}

/** What an event has that says no more than when it is and whose it is. */
export const plain_event = {
  recurrence_id: null,
  sequence: 0,
  title: '',
  description: '',
  location: null,
  link: null,
  is_transparent: false,
  is_private: false,
  status: 'confirmed',
  priority: null,
  organizer: null,
  attendees: [],
  rrule: null,
  excluded: [],
  added: [],
  overrides: [],
  created_at: null,
  modified_at: null,
} as const satisfies Partial<CalendarEvent>

/** An event that could not be kept. */
export interface SkippedEvent {
  /** Where the event begins in the file, counted from 1. */
  readonly line: number
  readonly uid: string | null
  readonly title: string | null
  /** One sentence that names the event and what is wrong with it. */
  readonly reason: string
}

/** An event that was kept, but not in every detail. */
export interface CalendarWarning {
  readonly line: number
  readonly message: string
}
