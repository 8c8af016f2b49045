/** What the wire calls an account that people can connect, and what comes from it. */
interface ProviderNames {
  readonly name: string
  /** The type of meetings that come from it. */
  readonly meeting_type: string
  /** The conference that its accounts can host; null for none. */
  readonly conference: string | null
  /** Whether Meridian writes events into its calendars and answers those of others. */
  readonly writes_events: boolean
  /** Whether Meridian reads and sends its mail; the mailbox has the name of the provider. */
  readonly has_mail: boolean
}

/** Of two events that are one meeting, that of the earlier provider leads. */
export const provider_table = {
  google: {
    name: 'Google',
    meeting_type: 'google_calendar',
    conference: 'google_meet',
    writes_events: true,
    has_mail: true,
  },
  calendly: {
    name: 'Calendly',
    meeting_type: 'calendly',
    conference: null,
    writes_events: false,
    has_mail: false,
  },
  zoom: {
    name: 'Zoom',
    meeting_type: 'zoom',
    conference: 'zoom',
    writes_events: false,
    has_mail: false,
  },
  // Any calendar server that speaks RFC 4791.
  caldav: {
    name: 'CalDAV',
    meeting_type: 'caldav',
    conference: null,
    writes_events: true,
    has_mail: false,
  },
} as const satisfies Readonly<Record<string, ProviderNames>>

type Table = typeof provider_table
type Provider = keyof Table
export type MeetingSourceType = Table[Provider]['meeting_type']
type ConferenceType = NonNullable<Table[Provider]['conference']>
/** The providers with mail. */
export type MailProvider = { [P in Provider]: Table[P]['has_mail'] extends true ? P : never }[Provider]

/** What people can connect. */
export const providers = Object.keys(provider_table) as readonly Provider[]

export const meeting_source_types: readonly MeetingSourceType[] = providers.map(
  (provider) => provider_table[provider].meeting_type,
)

export const conference_types: readonly ConferenceType[] = providers.flatMap(
  (provider) => provider_table[provider].conference ?? [],
)

export const mail_providers: readonly MailProvider[] = providers.filter(isMailProvider)

export function isMailProvider(provider: Provider): provider is MailProvider {
  return provider_table[provider].has_mail
}

/** Undefined for meetings that come from no provider. */
export function findSourceProvider(meeting_type: string): Provider | undefined {
  return providers.find((provider) => provider_table[provider].meeting_type === meeting_type)
}

export function getConferenceHost(conference: ConferenceType): Provider {
  return providers.find((provider) => provider_table[provider].conference === conference) as Provider
}
