import type { CalendarEvent } from '@meridian/icalendar'
import type { Access } from './access.ts'

/** A conference of its own at the provider, beside the calendars. */
export interface RemoteRoom {
  readonly external_id: string
  /** Where people join. */
  readonly link: string
}

/** Creates conferences on one account. Every method throws ProviderError alone. */
export interface ConferenceMaker {
  /** Each call makes another room. Throws `limited` when the account may make no more for now. */
  create(event: CalendarEvent, marker: string): Promise<RemoteRoom>
  /** The room with this marker from an earlier attempt that got no reply; null when there is none. */
  find(marker: string): Promise<RemoteRoom | null>
  /** Throws `missing` when it is gone: then another one is to be made, and its link replaces the old one. */
  update(external_id: string, event: CalendarEvent, marker: string): Promise<void>
  /** One that is gone already counts as deleted. */
  delete(external_id: string): Promise<void>
}

/** How a provider hosts conferences. */
export type Conferences =
  /** The conference is created with the event, so the meeting needs a calendar that it is written to. */
  | { readonly made_with: 'event'; readonly texts: ConferenceTexts & { readonly failed: string } }
  /** The conference is a room of its own. */
  | {
      readonly made_with: 'room'
      readonly open: (access: Access) => ConferenceMaker
      readonly texts: ConferenceTexts
    }

interface ConferenceTexts {
  /** For a person whose account cannot host one yet. */
  readonly unconnected: string
}
