import type { CalendarEvent } from '@meridian/icalendar'
import type { Access } from './access.ts'
import type { RemoteEvent } from './remote-event.ts'

/** Where an event is, or is to be. */
export interface EventPlace {
  readonly calendar_id: string
  readonly external_id: string
  /** The calendar's zone, in which times without one lie; UTC where it is not known. */
  readonly timezone?: string | null
}

export interface WriteChoice {
  /** The guests that the provider notifies by mail. */
  readonly sendUpdates: 'all' | 'externalOnly' | 'none'
  /** Asks for a conference, once for each such id; null leaves the conference as it is. */
  readonly conference_request_id: string | null
  /**
   * Marks the event as a copy of another calendar's busy time, without reminders, with words for whose time it is, so
   * that no reader takes it for more. At most 100 letters, digits and hyphens.
   */
  readonly busy_mirror_of?: string
}

export interface ChangeChoice extends WriteChoice {
  /** Overwrites only this version; null overwrites any. */
  readonly if_version: string | null
  /** One occurrence of a series, which has no rule of its own; one that was cancelled takes place again. */
  readonly isOccurrence: boolean
  /** The event before the change: fields that are the same in both stay as the provider has them. Null sends everything. */
  readonly base?: CalendarEvent | null
  readonly isConferenceRemoved?: boolean
}

export interface DeleteChoice extends Pick<WriteChoice, 'sendUpdates'> {
  /** Deletes only this version; null deletes any. */
  readonly if_version: string | null
}

/** Whether a conference was asked for, and what became of it. A provider may create it some moments later. */
export type RequestedConference = 'none' | 'pending' | 'ready' | 'failed'

/** An event as the provider has it now. */
export interface WrittenEvent {
  readonly external_id: string
  readonly version: string
  readonly updated_ms: number | null
  readonly ical_uid: string | null
  readonly web_link: string | null
  readonly link: string | null
  /** Pending: ask for the event again in some seconds. */
  readonly conference: RequestedConference
  /** As a reading would tell it. */
  readonly remote: RemoteEvent
}

/** The account's own answer to an event that another account organizes. */
export interface EventAnswer {
  readonly answer: 'accepted' | 'tentative' | 'declined'
  /** A note to the organizer; empty removes the one before, and null leaves it. */
  readonly comment: string | null
}

/** Writes into the calendars of one account. Every method throws ProviderError alone. */
export interface CalendarWriter {
  /** Once for each id, however often it is called; an event that was deleted under this id comes back. */
  insertEvent(place: EventPlace, event: CalendarEvent, choice: WriteChoice): Promise<WrittenEvent>
  /** Throws `missing` when it is gone, `conflict` when it has changed in between. */
  patchEvent(place: EventPlace, event: CalendarEvent, choice: ChangeChoice): Promise<WrittenEvent>
  /**
   * An event that is gone already counts as deleted. Of an occurrence's id, that occurrence alone. Throws `conflict`
   * where the event is no longer this version.
   */
  deleteEvent(place: EventPlace, choice: DeleteChoice): Promise<void>
  /** Throws `missing` when it is gone. */
  fetchEvent(place: EventPlace): Promise<WrittenEvent>
  /**
   * Answers in the account's name, which the provider mails to the organizer, once: an answer that the event has
   * already sends nothing. Null where the account is not asked; throws `missing`, and `conflict` as above.
   */
  answerEvent(place: EventPlace, answer: EventAnswer): Promise<WrittenEvent | null>
}

/** A provider with calendars that Meridian writes to. */
export interface WritableCalendars {
  readonly open: (access: Access) => CalendarWriter
  /** Whether the provider invites the guests of its events; else Meridian does, and guests are not written. */
  readonly invites_guests: boolean
  /** Whether a series is written in one request, with all its occurrences. */
  readonly series_are_whole: boolean
  /** The id under which a meeting is written: always the same, so that writing twice makes one event. */
  readonly eventId: (meeting_id: string) => string
  /** The id of one occurrence, by its original start: epoch milliseconds, or a date when it lasts all day. */
  readonly occurrenceId: (series_external_id: string, original_start: number | string) => string
  /** The iCalendar UID that the provider gives to an event with this id. */
  readonly icalUid: (external_id: string) => string
  /** Whether the provider would be told the same of both. */
  readonly isWrittenAlike: (
    event: CalendarEvent,
    other: CalendarEvent,
    choice: Pick<ChangeChoice, 'isOccurrence'>,
  ) => boolean
  readonly texts: {
    /** For a person who is asked by mail to an event that is in such a calendar already. */
    readonly answered_there: string
  }
}
