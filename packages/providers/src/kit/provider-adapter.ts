import type { Registration } from '../oauth/registration.ts'
import type { Access } from './access.ts'
import type { WritableCalendars } from './calendar-writer.ts'
import type { Conferences } from './conference-maker.ts'
import type { EventTypeSource } from './event-type-source.ts'
import type { MailboxTraits } from './mailbox-traits.ts'
import type { PushChannel } from './push-channel.ts'
import type { CalendarSource } from './remote-event.ts'
import type { MailSource } from './remote-mail.ts'

/** All that a provider can do; null for what it cannot. */
export interface ProviderAdapter {
  /** Null where people connect by the address of a server, a user name and a password. */
  readonly registration: Registration | null
  readonly texts: ProviderTexts
  readonly calendars: CalendarFeed
  readonly writing: WritableCalendars | null
  readonly conferences: Conferences | null
  readonly push: PushChannel | null
  readonly mail: ConnectedMail | null
  readonly event_types: ((access: Access) => EventTypeSource) | null
}

/** The calendars that are read. */
export interface CalendarFeed {
  readonly open: (access: AccountAccess) => CalendarSource
  /** The pause between two syncs while nothing reports changes. */
  readonly poll_ms: number
  /** Later readings list only changes, so `isKnown` of a page is never asked. */
  readonly lists_changes: boolean
}

export interface AccountAccess extends Access {
  /** Null while the account of the token is not known yet. */
  readonly external_account_id: string | null
}

/** The mail of an account that is opened by its access token. */
export interface ConnectedMail extends MailboxTraits {
  readonly open: (access: Access) => MailSource
  /** `MailSource.isLater`, without an account. */
  readonly isLater: MailSource['isLater']
}

/** What the card of the integration says; German and other languages are in the catalogues. */
interface ProviderTexts {
  readonly about: string
  readonly reads: readonly string[]
  readonly writes: readonly string[]
  /** What people call the place of its events. */
  readonly calendar: string
  /** The provider's page for revoking an app's access; null where there is none for all. */
  readonly app_page: string | null
  /** Permissions by scope, as the provider names them beside their tick boxes. */
  readonly permissions: Readonly<Record<string, string>>
}
