import {
  type Capability,
  type ConnectionState,
  type IntegrationStatus,
  type Provider,
  provider_names,
} from '@meridian/contract'
import { missingScopes, type ProviderError } from '@meridian/providers'

/** What the state of a connection is derived from. */
export interface ConnectionHealth {
  readonly reconnect_reason: string | null
  readonly problem: string | null
  readonly lease_until: Date | null
  readonly first_sync_done_at: Date | null
}

export function stateOf(health: ConnectionHealth, now: Date): ConnectionState {
  if (health.reconnect_reason !== null) return 'needs_reconnect'
  if (health.problem !== null) return 'error'
  return isBeingRead(health, now) || health.first_sync_done_at === null ? 'syncing' : 'connected'
}

/** Whether a sync holds the lease. */
export function isBeingRead({ lease_until }: Pick<ConnectionHealth, 'lease_until'>, now: Date): boolean {
  return lease_until !== null && lease_until > now
}

export function statusOf(facts: {
  readonly isConnected: boolean
  readonly isSetUp: boolean
  readonly wasDisconnected: boolean
}): IntegrationStatus {
  if (facts.isConnected) return 'connected'
  if (!facts.isSetUp) return 'inactive'
  return facts.wasDisconnected ? 'disconnected' : 'active'
}

/** What each provider can be connected for; the first capability is always requested. */
export const capabilities: Readonly<Record<Provider, readonly [Capability, ...Capability[]]>> = {
  google: ['calendar', 'mail'],
  calendly: ['calendar'],
  zoom: ['calendar'],
}

/** The provider's capabilities that the granted scopes allow, and those that they do not. */
export function splitCapabilities(
  provider: Provider,
  granted_scopes: readonly string[] | null,
): { granted: Capability[]; missing: Capability[] } {
  const isGranted = (capability: Capability) =>
    missingScopes(provider, capability, granted_scopes).length === 0
  const all = capabilities[provider]
  return { granted: all.filter(isGranted), missing: all.filter((capability) => !isGranted(capability)) }
}

/** A sentence for the person: why the account has to be connected again. */
export function reconnectReason(provider: Provider, failure: Pick<ProviderError, 'missing_scopes'>): string {
  const name = provider_names[provider]
  if (failure.missing_scopes.length === 0)
    return `${name} no longer accepts the saved sign-in. Connect again.`
  return `${name} no longer allows all that is needed: ${permissionWords(failure.missing_scopes)}. Connect again and leave all of it ticked.`
}

/** For a person whose tokens cannot be decrypted any more. */
export function lostKeyReason(provider: Provider): string {
  return `The saved sign-in at ${provider_names[provider]} can no longer be read. Connect again.`
}

/** At Zoom the settings of the operator's app decide; elsewhere the person ticks permissions. */
export function missingTicks(provider: Provider, missing_scopes: readonly string[]): string {
  const notDone = `${provider_names[provider]} was not connected, because`
  if (provider === 'zoom') {
    return `${notDone} the Zoom app of this instance lacks ${missing_scopes.join(', ')}. Its operator has to add them.`
  }
  return `${notDone} this was not allowed: ${permissionWords(missing_scopes)}. Connect again and leave all of it ticked.`
}

/** What to do where a provider granted access that would end within the hour. */
export function noRefreshToken(provider: Provider): string {
  return `${provider_names[provider]} gave access for a short time only. Remove Meridian from the apps with access to your account (${app_pages[provider]}), then connect again.`
}

export function otherAccount(provider: Provider, account: string): string {
  return `${account} is connected at ${provider_names[provider]}. Disconnect it before you connect another account.`
}

export function notConnected(provider: Provider): string {
  return `${provider_names[provider]} is not connected.`
}

/** The names of the settings that the operator has left empty. */
export function missingSettings(provider: Provider): string[] {
  const prefix = provider.toUpperCase()
  return [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]
}

/** The description on the card of an integration, in every state. */
export const descriptions: Readonly<
  Record<
    Provider,
    { readonly about: string; readonly reads: readonly string[]; readonly writes: readonly string[] }
  >
> = {
  google: {
    about: 'Calendar, both ways for the events you own. Mail, if you turn it on.',
    reads: [
      'Your calendars, and the events in them with their guests and answers.',
      'With mail turned on: your mails of the last twelve months, with their labels.',
    ],
    writes: [
      'Meetings you make in Meridian, into the calendar you choose for them.',
      'Changes you make in Meridian to events that you own.',
      'With mail turned on: what you mark as read, star, archive, delete or answer here.',
    ],
  },
  calendly: {
    about: 'Bookings arrive here, read only, with a link back.',
    reads: ['Your event types, and bookings with who booked them.'],
    writes: ['Nothing but where Calendly reports new bookings to.'],
  },
  zoom: {
    about: 'Join links and call times for the meetings you host.',
    reads: ['Meetings that you host, with their times and join links.'],
    writes: ['Zoom meetings that you ask for in Meridian, and their changes.'],
  },
}

/** The provider's pages for revoking an app's access. */
const app_pages: Readonly<Record<Provider, string>> = {
  google: 'https://myaccount.google.com/connections',
  calendly: 'https://calendly.com/app/settings/connected_apps',
  zoom: 'https://marketplace.zoom.us/user/installed',
}

const permissions: Readonly<Record<string, string>> = {
  'https://www.googleapis.com/auth/gmail.modify': '“Read, compose and send emails from your Gmail account”',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly':
    '“See the list of Google calendars you’re subscribed to”',
  'https://www.googleapis.com/auth/calendar.events': '“View and edit events on all your calendars”',
  'users:read': 'your profile (users:read)',
  'event_types:read': 'your event types (event_types:read)',
  'scheduled_events:read': 'your bookings (scheduled_events:read)',
  'scheduled_events:write': 'cancelling bookings (scheduled_events:write)',
  'webhooks:write': 'being told of bookings (webhooks:write)',
}

/** The permission as the provider names it beside its tick box, where it has a name. */
function permissionWords(scopes: readonly string[]): string {
  return scopes.map((scope) => permissions[scope] ?? scope).join(', ')
}
