import type { Provider } from '../kit/remote-event.ts'

/** What a grant is asked for. */
export type Capability = 'calendar' | 'mail'

/** How a provider differs from RFC 6749, as data. */
export interface Registration {
  readonly authorize: string
  readonly token: string
  readonly revoke: string
  /** How the client proves itself at the token and revocation endpoints. */
  readonly authentication: 'basic' | 'body'
  /** Scopes that are always requested, to identify the account. */
  readonly identity: readonly string[]
  /** Without these the capability does not work. */
  readonly needed: Readonly<Partial<Record<Capability, readonly string[]>>>
  /** A granted scope on the left holds those on the right. */
  readonly includes: Readonly<Record<string, readonly string[]>>
  /** Whether scopes are named in the address; else the app's own settings rule. */
  readonly asksForScopes: boolean
  readonly extra: Readonly<Record<string, string>>
}

const google = 'https://www.googleapis.com/auth/'

export const registrations: Readonly<Record<Provider, Registration>> = {
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    revoke: 'https://oauth2.googleapis.com/revoke',
    authentication: 'body',
    identity: ['openid', 'email'],
    needed: {
      calendar: [`${google}calendar.calendarlist.readonly`, `${google}calendar.events`],
      mail: [`${google}gmail.modify`],
    },
    includes: {
      [`${google}calendar`]: [`${google}calendar.calendarlist.readonly`, `${google}calendar.events`],
      [`${google}calendar.calendarlist`]: [`${google}calendar.calendarlist.readonly`],
      'https://mail.google.com/': [`${google}gmail.modify`],
    },
    asksForScopes: true,
    // Only so is there a refresh token, also when the person connects again; and what was granted before stays.
    extra: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'true' },
  },
  calendly: {
    authorize: 'https://auth.calendly.com/oauth/authorize',
    token: 'https://auth.calendly.com/oauth/token',
    revoke: 'https://auth.calendly.com/oauth/revoke',
    authentication: 'basic',
    identity: ['users:read'],
    needed: {
      calendar: ['event_types:read', 'scheduled_events:read', 'scheduled_events:write', 'webhooks:write'],
    },
    includes: {
      'scheduled_events:write': ['scheduled_events:read'],
      // Apps from before the scopes of March 2026 may do everything.
      default: ['event_types:read', 'scheduled_events:read', 'scheduled_events:write', 'webhooks:write'],
    },
    asksForScopes: true,
    extra: {},
  },
  zoom: {
    authorize: 'https://zoom.us/oauth/authorize',
    token: 'https://zoom.us/oauth/token',
    revoke: 'https://zoom.us/oauth/revoke',
    authentication: 'basic',
    identity: ['user:read:user'],
    needed: {
      calendar: [
        'meeting:read:list_meetings',
        'meeting:read:meeting',
        'meeting:write:meeting',
        'meeting:update:meeting',
        'meeting:delete:meeting',
      ],
    },
    includes: {
      'meeting:read': ['meeting:read:list_meetings', 'meeting:read:meeting'],
      'meeting:write': [
        'meeting:read:list_meetings',
        'meeting:read:meeting',
        'meeting:write:meeting',
        'meeting:update:meeting',
        'meeting:delete:meeting',
      ],
    },
    asksForScopes: false,
    extra: {},
  },
}

/** The scopes to ask for. */
export function scopesFor(provider: Provider, capabilities: readonly Capability[]): string[] {
  const { identity, needed } = registrations[provider]
  return [...new Set([...identity, ...capabilities.flatMap((capability) => needed[capability] ?? [])])]
}

/**
 * What the person has not ticked though the capability needs it; nothing where the provider does not say what was
 * granted. A capability that the provider does not have lacks nothing.
 */
export function missingScopes(
  provider: Provider,
  capability: Capability,
  granted: readonly string[] | null,
): string[] {
  if (granted === null) return []
  const { needed, includes } = registrations[provider]
  const held = new Set(granted.flatMap((scope) => [scope, ...(includes[scope] ?? [])]))
  return (needed[capability] ?? []).filter((scope) => !held.has(scope))
}
