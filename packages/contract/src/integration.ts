import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Moment, oneOf, text, yesOrNo } from './field.ts'
import { mail_providers, providers } from './provider.ts'

const named_kinds = [
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
/** All kinds of integration that have a name; the providers are offered. */
export const integration_kinds = [...new Set([...named_kinds, ...providers])]
export const IntegrationKind = z.enum(integration_kinds, { error: 'Invalid integration type.' })
export type IntegrationKind = z.infer<typeof IntegrationKind>

/** What people can connect; `provider_table` has the rest. */
export const Provider = z.enum(providers)
export type Provider = z.infer<typeof Provider>

/** `active`: offered here. `inactive`: not set up by the operator. The other values are about the person's connection. */
export const integration_statuses = ['active', 'inactive', 'connected', 'disconnected'] as const
export type IntegrationStatus = (typeof integration_statuses)[number]

/**
 * `syncing`: a sync runs, or the first one is waiting. `needs_reconnect`: no sync runs until the person reconnects.
 * `error`: the last sync failed; the next one starts automatically.
 */
export const connection_states = ['connected', 'syncing', 'needs_reconnect', 'error'] as const
export const ConnectionState = z.enum(connection_states)
export type ConnectionState = z.infer<typeof ConnectionState>

/** The source of a mail: a connected account, or an imported file. */
export const integration_mail_types = [...mail_providers, 'imap', 'file'] as const
export const IntegrationMailType = oneOf('integration_mail_type', integration_mail_types)
export type IntegrationMailType = z.infer<typeof IntegrationMailType>

/** What a connection may be used for. */
export const capability_names = ['calendar', 'mail'] as const
export const Capability = z.enum(capability_names)
export type Capability = z.infer<typeof Capability>

/** Many events are gone at the provider. Nothing is deleted until the person answers. */
export const VanishedEvents = z.object({
  /** Another one as soon as more is missing. */
  question_id: z.uuid(),
  asked_at: Moment,
  /** How many events are gone, how many of those are still to come, and how many events there were. */
  gone: z.int().min(0),
  coming: z.int().min(0),
  total: z.int().min(0),
  /** Of the first five. */
  titles: z.array(z.string()),
  /** The provider no longer lists the calendar. */
  is_calendar_gone: z.boolean(),
  /** When the person last asked to read it again. */
  reread_at: Moment.nullable(),
})
export type VanishedEvents = z.infer<typeof VanishedEvents>

export const ConnectedCalendar = z.object({
  /** The provider's id. */
  id: z.string(),
  name: z.string(),
  primary: z.boolean(),
  /** `#rrggbb`; null when the provider sends none. */
  color: z.string().nullable(),
  timezone: z.string().nullable(),
  /** Whether its meetings are shown. */
  is_shown: z.boolean(),
  /** Whether its meetings make the person busy, shown or not. */
  counts_as_busy: z.boolean(),
  /** Whether the person's meetings can be written into it. */
  is_writable: z.boolean(),
  last_success_at: Moment.nullable(),
  /** Why the sync failed, as a sentence. */
  problem: z.string().nullable(),
  vanished: VanishedEvents.nullable(),
})
export type ConnectedCalendar = z.infer<typeof ConnectedCalendar>

/** The sync status of a mailbox. */
export const MailboxState = z.object({
  integration_mail_type: IntegrationMailType,
  /** The address of the mailbox. */
  account: z.string(),
  state: ConnectionState,
  reason: z.string().nullable(),
  problem: z.string().nullable(),
  last_success_at: Moment.nullable(),
  /** Null when no sync runs until the person reconnects. */
  next_sync_at: Moment.nullable(),
  first_sync_done: z.boolean(),
  /** Progress of the running sync; null when none runs. */
  mails_read: z.int().nullable(),
  /** How many mails the first sync will import, if known. */
  mails_expected: z.int().nullable(),
})
export type MailboxState = z.infer<typeof MailboxState>

/** How the syncs of the last 24 hours ended, by hour, the oldest first; hours without a sync are left out. */
export const SyncHours = z.array(z.object({ hour: Moment, good: z.int().min(0), failed: z.int().min(0) }))
export type SyncHours = z.infer<typeof SyncHours>

export const Connection = z.object({
  /** The owner of the account: an address or a name. */
  account: z.string(),
  /** What the person gave as the address of a calendar server; null at other providers. */
  server_address: z.string().nullable(),
  state: ConnectionState,
  /** For `needs_reconnect`: why, as a sentence. */
  reason: z.string().nullable(),
  /** For `error`: what went wrong, as a sentence. */
  problem: z.string().nullable(),
  problem_since: Moment.nullable(),
  connected_at: Moment,
  last_success_at: Moment.nullable(),
  /** Null when no sync runs until the person reconnects. */
  next_sync_at: Moment.nullable(),
  /** How much the running sync has imported; null when none runs. */
  events_read: z.int().nullable(),
  sync_hours: SyncHours,
  first_sync_done: z.boolean(),
  granted_capabilities: z.array(Capability),
  /** Features of the provider that the person has not granted. */
  missing_capabilities: z.array(Capability),
  calendars: z.array(ConnectedCalendar),
  /** The calendar that the person's meetings are written to; null for none. */
  write_calendar_id: z.string().nullable(),
  /** Changes that are written once their calendar has been read. */
  waiting_changes: z.int().min(0),
  /** Null until the person turns mail on. */
  mailbox: MailboxState.nullable(),
  /** The hours of the mailbox; `sync_hours` are those of the calendars. */
  mail_sync_hours: SyncHours,
})
export type Connection = z.infer<typeof Connection>

export const Integration = z.object({
  name: z.string(),
  type: Provider,
  /** The name of an icon in the web app. */
  image: z.string(),
  description: z.string(),
  /** What a connection reads and changes in the account, in sentences. */
  reads: z.array(z.string()),
  writes: z.array(z.string()),
  status: z.enum(integration_statuses),
  /** The settings that the operator has to make before people can connect. */
  missing_settings: z.array(z.string()),
  /** For `disconnected`: since when, and how many meetings stayed. */
  disconnected_at: Moment.nullable(),
  meetings_kept: z.int().nullable(),
  connection: Connection.nullable(),
})
export type Integration = z.infer<typeof Integration>

/** An event of a provider, as the person sees it. */
export const SyncedEvent = z.object({
  /** The provider's id. */
  external_id: z.string(),
  title: z.string(),
  start: Moment,
  end: Moment,
  status: z.enum(['active', 'cancelled', 'completed']),
  /** The location. */
  link: z.string().nullable(),
  /** The event's page at the provider. */
  web_link: z.string().nullable(),
  meeting_id: z.uuid(),
})
export type SyncedEvent = z.infer<typeof SyncedEvent>

/** A Calendly event type. */
export const EventType = z.object({
  external_id: z.string(),
  name: z.string(),
  duration_minutes: z.int().nullable(),
  /** The public booking page. */
  link: z.string().nullable(),
  is_active: z.boolean(),
})
export type EventType = z.infer<typeof EventType>

/** The state of a requested sync; its changes are announced as `integration` and `meeting`. */
const SyncState = z.object({
  state: ConnectionState,
  last_success_at: Moment.nullable(),
  events_read: z.int().nullable(),
})

/** The most events of the next sixty days that are returned. */
export const synced_events_max = 250

const SyncedEvents = SyncState.extend({ events: z.array(SyncedEvent) })

const params = z.object({ type: IntegrationKind })
const Code = text('code', 2000).min(1, 'code must not be empty.')
const State = text('state', 500).min(1, 'state must not be empty.')

export const getRedirectUri = endpoint({
  method: 'GET',
  path: '/v1/oauth/:type/redirect_uri',
  scope: null,
  summary:
    'Get the address where the person connects an account; it works once, for ten minutes, in this session',
  params,
  /** With `mail`, the provider asks for mail access too; mail is turned on if the person grants it. */
  query: z.object({ capability: oneOf('capability', capability_names).default('calendar') }),
  reply: z.url(),
  says: { failed: 'Failed to get redirect uri. Please try again.' },
})

export const verifyOAuth = endpoint({
  method: 'POST',
  path: '/v1/oauth/:type/verify',
  scope: null,
  summary: 'Connect the account with the code and state from the provider’s redirect',
  params,
  body: z.object({ integration_type: IntegrationKind, code: Code, state: State }),
  reply: Integration,
  says: { failed: 'Failed to verify oauth token. Please try again.', done: 'Connected successfully.' },
})

export const getOAuthToken = endpoint({
  method: 'POST',
  path: '/v1/oauth/:type/oauth_token',
  scope: null,
  summary: 'Same as verify; the later of the two calls returns the connection that the first one made',
  params,
  body: z.object({ code: Code, state: State }),
  reply: Integration,
  says: { failed: 'Failed to get oauth token. Please try again.', done: 'Connected successfully.' },
})

export const disconnectIntegration = endpoint({
  method: 'GET',
  path: '/v1/oauth/:type/logout',
  scope: null,
  summary:
    'Disconnect the account: revokes and deletes its tokens and deletes its mails; past meetings and those with labels, tasks or outcomes stay',
  params,
  reply: z.object({ type: Provider, meetings_kept: z.int(), meetings_removed: z.int() }),
  says: { failed: 'Failed to logout. Please try again.', done: 'Disconnected successfully.' },
})

export const listIntegrations = endpoint({
  method: 'GET',
  path: '/v1/integration/all',
  scope: null,
  summary: 'List the integrations, the person’s connections and their status',
  reply: z.array(Integration),
  says: { failed: 'Failed to get integrations. Please try again.' },
})

export const updateIntegration = endpoint({
  method: 'PUT',
  path: '/v1/integration/:type',
  scope: null,
  summary:
    'Choose which calendars are shown and count as busy, and the calendar that meetings are written to',
  params,
  body: z.object({
    /** Omitted calendars are unchanged. */
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
    /** Turning mail off deletes the mails here; the provider keeps them. */
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
  scope: null,
  summary: 'Start a sync; replies before it is done',
  params,
  reply: Integration,
  says: { failed: 'Failed to refresh integration. Please try again.', done: 'Syncing…' },
})

export const answerVanished = endpoint({
  method: 'POST',
  path: '/v1/integration/:type/vanished',
  scope: null,
  summary:
    'Say what became of many events that are gone at the provider: deleted, or to be kept and read again; covers exactly what the question has shown',
  params,
  body: z.object({
    calendar_id: text('calendar_id', 1024),
    question_id: z.uuid('question_id must be the id of an open question.'),
    answer: oneOf('answer', ['deleted', 'keep']),
  }),
  reply: Integration,
  says: { failed: 'Failed to answer. Please try again.', done: 'Answer saved.' },
})

export const listGoogleCalendars = endpoint({
  method: 'GET',
  path: '/v1/google/calendar/all',
  scope: null,
  summary: 'List the calendars of the connected Google account',
  reply: z.object({ calendars: z.array(ConnectedCalendar) }),
  says: { failed: 'Error in syncing with Google' },
})

export const syncGoogleCalendar = endpoint({
  method: 'GET',
  path: '/v1/google/calendar/events',
  scope: null,
  summary: 'Start a sync of Google Calendar; replies at once with the events synced so far',
  reply: SyncedEvents,
  says: { failed: 'Error in syncing with Google', done: 'Google synced successfully' },
})

export const syncCalendly = endpoint({
  method: 'GET',
  path: '/v1/calendly/scheduled_events',
  scope: null,
  summary: 'Start a sync of Calendly; replies at once with the events synced so far',
  reply: SyncedEvents,
  says: { failed: 'Failed to get scheduled events. Please try again.', done: 'Calendly synced successfully' },
})

export const listCalendlyEventTypes = endpoint({
  method: 'GET',
  path: '/v1/calendly/events',
  scope: null,
  summary: 'List the person’s Calendly event types',
  reply: SyncState.extend({ event_types: z.array(EventType) }),
  says: { failed: 'Error in syncing with Calendly' },
})

export const syncZoom = endpoint({
  method: 'GET',
  path: '/v1/zoom/scheduled_events',
  scope: null,
  summary: 'Start a sync of Zoom; replies at once with the meetings synced so far, each series once',
  reply: SyncedEvents,
  says: {
    failed: 'Failed to get synchronize with zoom. Please try again.',
    done: 'Zoom synced successfully',
  },
})

export const listZoomEvents = endpoint({
  method: 'GET',
  path: '/v1/zoom/events',
  scope: null,
  summary: 'List coming Zoom meetings, each occurrence of a series separately',
  reply: SyncedEvents,
  says: { failed: 'Error in syncing with Zoom' },
})
