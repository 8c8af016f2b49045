import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Moment, oneOf, text, yesOrNo } from './field.ts'

/** Every kind of integration there is a name for; three of them are offered. */
export const integration_kinds = [
  'google',
  'slack',
  'calendly',
  'zoom',
  'microsoft',
  'google_drive',
  'google_meet',
  'google_calendar',
  'smart_calendar',
  'custom',
] as const
export const IntegrationKind = z.enum(integration_kinds, { error: 'Invalid integration type.' })
export type IntegrationKind = z.infer<typeof IntegrationKind>

/** What people can connect. */
export const providers = ['google', 'calendly', 'zoom'] as const
export const Provider = z.enum(providers)
export type Provider = z.infer<typeof Provider>

export const provider_names: Readonly<Record<Provider, string>> = {
  google: 'Google',
  calendly: 'Calendly',
  zoom: 'Zoom',
}

/** `active` and `inactive`: offered here, or not yet set up by the operator. The others are about the person. */
export const integration_statuses = ['active', 'inactive', 'connected', 'disconnected'] as const
export type IntegrationStatus = (typeof integration_statuses)[number]

/**
 * `syncing`: being read, or waiting for its first reading. `needs_reconnect`: nothing is read until the person connects
 * again. `error`: the last reading failed, the next will be tried by itself.
 */
export const connection_states = ['connected', 'syncing', 'needs_reconnect', 'error'] as const
export const ConnectionState = z.enum(connection_states)
export type ConnectionState = z.infer<typeof ConnectionState>

/** Where a mail came from: a connected account, or a file that was read in. */
export const integration_mail_types = ['google', 'imap', 'file'] as const
export const IntegrationMailType = oneOf('integration_mail_type', integration_mail_types)
export type IntegrationMailType = z.infer<typeof IntegrationMailType>

/** What a connection may be used for. */
export const capability_names = ['calendar', 'mail'] as const
export const Capability = z.enum(capability_names)
export type Capability = z.infer<typeof Capability>

export const ConnectedCalendar = z.object({
  /** The provider's own. */
  id: z.string(),
  name: z.string(),
  primary: z.boolean(),
  /** `#rrggbb`; null where the provider does not say. */
  color: z.string().nullable(),
  timezone: z.string().nullable(),
  /** Its meetings are shown. */
  is_shown: z.boolean(),
  /** Its meetings take the person's time, shown or not. */
  counts_as_busy: z.boolean(),
  /** Whether own meetings can be written into it. */
  is_writable: z.boolean(),
  last_success_at: Moment.nullable(),
  /** Why it could not be read, as a sentence. */
  problem: z.string().nullable(),
})
export type ConnectedCalendar = z.infer<typeof ConnectedCalendar>

/** How the reading of a mailbox is doing. */
export const MailboxState = z.object({
  integration_mail_type: IntegrationMailType,
  /** Whose mailbox it is. */
  account: z.string(),
  state: ConnectionState,
  reason: z.string().nullable(),
  problem: z.string().nullable(),
  last_success_at: Moment.nullable(),
  /** Null where nothing is read until the person connects again. */
  next_sync_at: Moment.nullable(),
  first_sync_done: z.boolean(),
  /** Of the reading under way; null when none is. */
  mails_read: z.int().nullable(),
  /** How many mails the first reading will bring, as far as that is known. */
  mails_expected: z.int().nullable(),
})
export type MailboxState = z.infer<typeof MailboxState>

export const Connection = z.object({
  /** Whose account it is: an address or a name. */
  account: z.string(),
  state: ConnectionState,
  /** For `needs_reconnect`: why, as a sentence. */
  reason: z.string().nullable(),
  /** For `error`: what went wrong, as a sentence. */
  problem: z.string().nullable(),
  problem_since: Moment.nullable(),
  connected_at: Moment,
  last_success_at: Moment.nullable(),
  /** Null where nothing is read until the person connects again. */
  next_sync_at: Moment.nullable(),
  /** How much the reading under way has brought; null when none is. */
  events_read: z.int().nullable(),
  first_sync_done: z.boolean(),
  granted_capabilities: z.array(Capability),
  /** What the provider can do and the person has not allowed. */
  missing_capabilities: z.array(Capability),
  calendars: z.array(ConnectedCalendar),
  /** Where own meetings are written; null for nowhere. */
  write_calendar_id: z.string().nullable(),
  /** Null as long as the person has not turned mail on. */
  mailbox: MailboxState.nullable(),
})
export type Connection = z.infer<typeof Connection>

export const Integration = z.object({
  name: z.string(),
  type: Provider,
  /** The name of a picture that the web app brings along. */
  image: z.string(),
  description: z.string(),
  /** What a connection takes from the account and does there, in sentences. */
  reads: z.array(z.string()),
  writes: z.array(z.string()),
  status: z.enum(integration_statuses),
  /** What the operator has to set before anybody can connect. */
  missing_settings: z.array(z.string()),
  /** For `disconnected`: since when, and how many meetings stayed. */
  disconnected_at: Moment.nullable(),
  meetings_kept: z.int().nullable(),
  connection: Connection.nullable(),
})
export type Integration = z.infer<typeof Integration>

/** Of the mirror of a provider: what a person sees of one of its events. */
export const SyncedEvent = z.object({
  /** The provider's own. */
  external_id: z.string(),
  title: z.string(),
  start: Moment,
  end: Moment,
  status: z.enum(['active', 'cancelled', 'completed']),
  /** Where it takes place. */
  link: z.string().nullable(),
  /** Its page at the provider. */
  web_link: z.string().nullable(),
  meeting_id: z.uuid(),
})
export type SyncedEvent = z.infer<typeof SyncedEvent>

/** A kind of booking that others can make at Calendly. */
export const EventType = z.object({
  external_id: z.string(),
  name: z.string(),
  duration_minutes: z.int().nullable(),
  /** Where others book it. */
  link: z.string().nullable(),
  is_active: z.boolean(),
})
export type EventType = z.infer<typeof EventType>

/** How far a sync that was asked for has come; what it brings is announced as `integration` and `meeting`. */
const SyncState = z.object({
  state: ConnectionState,
  last_success_at: Moment.nullable(),
  events_read: z.int().nullable(),
})

/** The next sixty days, at most so many. */
export const synced_events_max = 250

const SyncedEvents = SyncState.extend({ events: z.array(SyncedEvent) })

const params = z.object({ type: IntegrationKind })
const Code = text('code', 2000).min(1, 'code must not be empty.')
const State = text('state', 500).min(1, 'state must not be empty.')

export const getRedirectUri = endpoint({
  method: 'GET',
  path: '/v1/oauth/:type/redirect_uri',
  summary: 'Where the person goes to connect an account; good for ten minutes, once, in this session',
  params,
  /** With `mail`, the person is asked to allow that too: it is turned on when they do. */
  query: z.object({ capability: oneOf('capability', capability_names).default('calendar') }),
  reply: z.url(),
  says: { failed: 'Failed to get redirect uri. Please try again.' },
})

export const verifyOAuth = endpoint({
  method: 'POST',
  path: '/v1/oauth/:type/verify',
  summary: 'Connect the account with the code and state that the person came back with',
  params,
  body: z.object({ integration_type: IntegrationKind, code: Code, state: State }),
  reply: Integration,
  says: { failed: 'Failed to verify oauth token. Please try again.', done: 'Connected successfully.' },
})

export const getOAuthToken = endpoint({
  method: 'POST',
  path: '/v1/oauth/:type/oauth_token',
  summary: 'The same as verify; whichever of the two comes second answers what the first has connected',
  params,
  body: z.object({ code: Code, state: State }),
  reply: Integration,
  says: { failed: 'Failed to get oauth token. Please try again.', done: 'Connected successfully.' },
})

export const disconnectIntegration = endpoint({
  method: 'GET',
  path: '/v1/oauth/:type/logout',
  summary:
    'Disconnect the account: its tokens go and are revoked; its mails go, past meetings stay, and those that labels, tasks or outcomes hang on',
  params,
  reply: z.object({ type: Provider, meetings_kept: z.int(), meetings_removed: z.int() }),
  says: { failed: 'Failed to logout. Please try again.', done: 'Disconnected successfully.' },
})

export const listIntegrations = endpoint({
  method: 'GET',
  path: '/v1/integration/all',
  summary: 'What can be connected, what the person has connected, and how it is doing',
  reply: z.array(Integration),
  says: { failed: 'Failed to get integrations. Please try again.' },
})

export const updateIntegration = endpoint({
  method: 'PUT',
  path: '/v1/integration/:type',
  summary: 'Choose which calendars are shown and count as busy, and where own meetings are written',
  params,
  body: z.object({
    /** Those left out stay as they are. */
    calendars: z
      .array(
        z.object({
          id: text('id', 1024),
          is_shown: yesOrNo('is_shown'),
          counts_as_busy: yesOrNo('counts_as_busy'),
        }),
        { error: 'calendars must be a list.' },
      )
      .max(500, 'calendars must hold at most 500.')
      .optional(),
    write_calendar_id: text('write_calendar_id', 1024).nullable().optional(),
    /** Turning mail off takes the mails away from here; at the provider they stay. */
    is_mail_on: yesOrNo('is_mail_on').optional(),
  }),
  fixed: ['type', 'status'],
  reply: Integration,
  says: {
    failed: 'Failed to update integration. Please try again.',
    done: 'Integration updated successfully.',
  },
})

export const refreshIntegration = endpoint({
  method: 'POST',
  path: '/v1/integration/:type/refresh',
  summary: 'Sync now; answers before it is done',
  params,
  reply: Integration,
  says: { failed: 'Failed to refresh integration. Please try again.', done: 'Syncing…' },
})

export const listGoogleCalendars = endpoint({
  method: 'GET',
  path: '/v1/google/calendar/all',
  summary: 'The calendars of the connected Google account',
  reply: z.object({ calendars: z.array(ConnectedCalendar) }),
  says: { failed: 'Error in syncing with Google' },
})

export const syncGoogleCalendar = endpoint({
  method: 'GET',
  path: '/v1/google/calendar/events',
  summary: 'Sync Google Calendar; answers at once what has been read so far',
  reply: SyncedEvents,
  says: { failed: 'Error in syncing with Google', done: 'Google synced successfully' },
})

export const syncCalendly = endpoint({
  method: 'GET',
  path: '/v1/calendly/scheduled_events',
  summary: 'Sync Calendly; answers at once what has been read so far',
  reply: SyncedEvents,
  says: { failed: 'Failed to get scheduled events. Please try again.', done: 'Calendly synced successfully' },
})

export const listCalendlyEventTypes = endpoint({
  method: 'GET',
  path: '/v1/calendly/events',
  summary: 'What others can book at Calendly',
  reply: SyncState.extend({ event_types: z.array(EventType) }),
  says: { failed: 'Error in syncing with Calendly' },
})

export const syncZoom = endpoint({
  method: 'GET',
  path: '/v1/zoom/scheduled_events',
  summary: 'Sync Zoom; answers at once what has been read so far, a series once',
  reply: SyncedEvents,
  says: {
    failed: 'Failed to get synchronize with zoom. Please try again.',
    done: 'Zoom synced successfully',
  },
})

export const listZoomEvents = endpoint({
  method: 'GET',
  path: '/v1/zoom/events',
  summary: 'Coming Zoom meetings, each occurrence of a series by itself',
  reply: SyncedEvents,
  says: { failed: 'Error in syncing with Zoom' },
})
