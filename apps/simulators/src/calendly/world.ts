import { createHash } from 'node:crypto'
import { newOAuthState, type OAuthState } from '../kit/oauth-state.ts'

/** Everything Calendly knows. Plain data: the control address gives it away as it is. */
export interface CalendlyWorld {
  readonly users: CalendlyUser[]
  readonly event_types: EventType[]
  readonly events: ScheduledEvent[]
  readonly invitees: Invitee[]
  readonly subscriptions: WebhookSubscription[]
  readonly oauth: OAuthState
  /** Requests of the running minute, by user id. */
  readonly windows: Record<string, { start_ms: number; count: number }>
  /** What Calendly gave the app to know its webhooks by; a subscription may name another. */
  signing_key: string
  /** Real time a receiver of webhooks has to answer. */
  delivery_timeout_ms: number
  /** Counts ids and stamps, so that one script always makes one world. */
  sequence: number
}

export interface CalendlyUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly slug: string
  readonly timezone: string
  readonly organization_id: string
  readonly role: 'owner' | 'admin' | 'user'
  /** 50 requests a minute on the free tier, 500 on any other. */
  tier: 'free' | 'trial' | 'paid'
  readonly created_at: string
  readonly updated_at: string
}

export interface EventType {
  readonly id: string
  readonly owner_id: string
  name: string
  slug: string
  duration: number
  active: boolean
  kind: 'solo' | 'group'
  /** Active invitees that fit in one slot. */
  limit: number
  description: string | null
  color: string
  secret: boolean
  location: { readonly kind: LocationKind; readonly location?: string } | null
  questions: readonly string[]
  deleted_at: string | null
  readonly created_at: string
  updated_at: string
}

export const conferences = [
  'google_conference',
  'zoom_conference',
  // The vendor's own example has it this way, against its description.
  'zoom',
  'microsoft_teams_conference',
  'webex_conference',
  'gotomeeting',
] as const

export type Conference = (typeof conferences)[number]
export type LocationKind =
  | Conference
  | 'physical'
  | 'outbound_call'
  | 'inbound_call'
  | 'custom'
  | 'ask_invitee'

export interface EventLocation {
  readonly type: LocationKind
  readonly location: string | null
  /** Conferences only; the link is there when it is `pushed`. */
  status: 'initiated' | 'processing' | 'pushed' | 'failed' | null
  join_url: string | null
  /** When the link will be there; null waits to be told. */
  pushed_at_ms: number | null
}

export interface Cancellation {
  readonly canceled_by: string
  readonly reason: string | null
  readonly canceler_type: 'host' | 'invitee'
  readonly created_at: string
}

export interface ScheduledEvent {
  readonly id: string
  readonly event_type_id: string
  readonly name: string
  status: 'active' | 'canceled'
  readonly start_ms: number
  readonly end_ms: number
  readonly host_ids: readonly string[]
  readonly location: EventLocation | null
  readonly guests: readonly { readonly email: string; readonly created_at: string }[]
  /** The copy in the host's own calendar. */
  calendar_event: { readonly kind: CalendarKind; readonly external_id: string } | null
  cancellation: Cancellation | null
  readonly created_at: string
  updated_at: string
}

export type CalendarKind = 'google' | 'exchange' | 'outlook' | 'outlook_desktop' | 'icloud'

export interface Invitee {
  readonly id: string
  readonly event_id: string
  readonly email: string
  readonly name: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly timezone: string | null
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  status: 'active' | 'canceled'
  rescheduled: boolean
  /** Ids of the same person's invitees before and after a reschedule. */
  readonly old_invitee_id: string | null
  new_invitee_id: string | null
  cancellation: Cancellation | null
  no_show: { readonly id: string; readonly created_at: string } | null
  readonly created_at: string
  updated_at: string
}

export interface WebhookSubscription {
  readonly id: string
  readonly callback_url: string
  readonly events: readonly string[]
  readonly scope: 'user' | 'organization'
  readonly organization_id: string
  readonly user_id: string | null
  readonly creator_id: string
  /** The subscriber's signing key; without one the key of the app signs. */
  readonly signing_key: string | null
  state: 'active' | 'disabled'
  /** Since when it fails; null while it works. */
  retry_started_ms: number | null
  readonly created_at: string
  updated_at: string
}

/** A world without accounts. */
export function newCalendlyWorld(): CalendlyWorld {
  return {
    users: [],
    event_types: [],
    events: [],
    invitees: [],
    subscriptions: [],
    oauth: newOAuthState([]),
    windows: {},
    signing_key: 'simulated-calendly-signing-key',
    // As the vendor says: it reads for 15 seconds.
    delivery_timeout_ms: 15_000,
    sequence: 0,
  }
}

/** An id in the form of the vendor's newer ones. */
export function newId(world: CalendlyWorld, kind: string): string {
  world.sequence += 1
  const hash = createHash('sha256').update(`calendly/${kind}/${world.sequence}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

/** The moment in UTC with microseconds, which no two records share. */
export function stamp(world: CalendlyWorld, nowMs: number): string {
  world.sequence += 1
  return `${new Date(nowMs).toISOString().slice(0, -1)}${String(world.sequence % 1000).padStart(3, '0')}Z`
}

export function findUser(world: CalendlyWorld, idOrEmail: string): CalendlyUser | undefined {
  return world.users.find(({ id, email }) => id === idOrEmail || email === idOrEmail)
}

export function findEvent(world: CalendlyWorld, id: string): ScheduledEvent | undefined {
  return world.events.find((event) => event.id === id)
}

export function findInvitee(world: CalendlyWorld, id: string): Invitee | undefined {
  return world.invitees.find((invitee) => invitee.id === id)
}

export function inviteesOf(world: CalendlyWorld, eventId: string): Invitee[] {
  return world.invitees.filter(({ event_id }) => event_id === eventId)
}

/** Owner and administrators see what belongs to others of their organization. */
export function runsOrganization({ role }: CalendlyUser): boolean {
  return role !== 'user'
}
