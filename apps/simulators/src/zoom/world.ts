import { createHash } from 'node:crypto'
import { newOAuthState, type OAuthState } from '../kit/oauth-state.ts'
import type { Recurrence } from './recurrence.ts'

/** Everything Zoom knows. A deleted meeting is simply no longer here. */
export interface ZoomWorld {
  readonly users: ZoomUser[]
  readonly meetings: Meeting[]
  /** Meetings that took place, each with the uuid it had then. */
  readonly instances: PastInstance[]
  readonly subscriptions: EventSubscription[]
  readonly oauth: OAuthState
  readonly limits: Limits
  /** Where each page token goes on, and until when it is good. */
  readonly page_tokens: Record<string, PageToken>
  /** What the app knows Zoom's events by. */
  secret_token: string
  /** Real time a receiver of events has to answer. */
  delivery_timeout_ms: number
  /** Counts ids, so that one script always makes one world. */
  sequence: number
}

export interface ZoomUser {
  readonly id: string
  readonly account_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  /** 1 basic, 2 licensed. */
  type: 1 | 2
  readonly pmi: number
  readonly timezone: string
  readonly created_ms: number
}

/** 1 instant, 2 scheduled, 3 recurring without a time, 4 personal room, 8 recurring, 10 screen share. */
export type MeetingType = 1 | 2 | 3 | 4 | 8 | 10

export interface Meeting {
  readonly id: number
  /** Another one after each time it took place. */
  uuid: string
  readonly host_id: string
  topic: string
  agenda: string
  readonly type: MeetingType
  /** Of a series its first; null where there is no time. */
  start_ms: number | null
  /** Minutes. */
  duration: number
  timezone: string
  recurrence: Recurrence | null
  occurrences: Occurrence[]
  settings: MeetingSettings
  readonly password: string
  status: 'waiting' | 'started'
  /** When it was started, while it takes place. */
  started_ms: number | null
  readonly creation_source: 'open_api' | 'web_portal'
  readonly created_ms: number
}

export interface Occurrence {
  /** The first start in ms; it stays when the occurrence is moved. */
  readonly occurrence_id: string
  start_ms: number
  duration: number
  status: 'available' | 'deleted'
}

export interface MeetingSettings {
  readonly [name: string]: unknown
  readonly meeting_invitees: readonly { readonly email: string }[]
}

export interface PastInstance {
  readonly uuid: string
  readonly meeting_id: number
  readonly host_id: string
  readonly topic: string
  readonly type: MeetingType
  readonly start_ms: number
  readonly end_ms: number
  readonly participants: number
}

/** Set up once for the app, in the marketplace. */
export interface EventSubscription {
  readonly id: string
  readonly url: string
  readonly events: readonly string[]
  /** Only a validated one is sent events. */
  state: 'pending' | 'active' | 'invalid'
  validated_ms: number | null
}

export interface Limits {
  /** Counting by the second makes no sense while the clock stands. */
  per_second: boolean
  /** Creates and updates of a host in a UTC day. */
  per_day: number
  /** Requests in the running second, by account and label. */
  readonly seconds: Record<string, { second: number; count: number }>
  /** Creates and updates, by host. */
  readonly days: Record<string, { day: number; count: number }>
}

export interface PageToken {
  readonly user_id: string
  readonly list: string
  /** The place of the last item that was given. */
  readonly after: readonly [startMs: number, id: number]
  readonly expires_ms: number
}

/** A world without accounts. */
export function newZoomWorld(): ZoomWorld {
  return {
    users: [],
    meetings: [],
    instances: [],
    subscriptions: [],
    oauth: newOAuthState([]),
    limits: { per_second: true, per_day: 100, seconds: {}, days: {} },
    page_tokens: {},
    secret_token: 'simulated-zoom-secret-token',
    // As the vendor says: 3 seconds.
    delivery_timeout_ms: 3_000,
    sequence: 0,
  }
}

/** Bytes that no other call gives, the same ones for the same script. */
export function newBytes(world: ZoomWorld, kind: string): Buffer {
  world.sequence += 1
  return createHash('sha256').update(`zoom/${kind}/${world.sequence}`).digest()
}

/** Eleven digits, more than 32 bits hold. */
export function newMeetingNumber(world: ZoomWorld): number {
  const id = 90_000_000_000 + (newBytes(world, 'meeting').readUIntBE(0, 6) % 9_999_999_999)
  return world.meetings.some((known) => known.id === id) ? newMeetingNumber(world) : id
}

/** Sixteen bytes in base64, slashes and all. */
export function newUuid(world: ZoomWorld): string {
  return newBytes(world, 'uuid').subarray(0, 16).toString('base64')
}

export function newName(world: ZoomWorld, kind: string): string {
  return newBytes(world, kind).subarray(0, 16).toString('base64url')
}

export function findUser(world: ZoomWorld, idOrEmail: string): ZoomUser | undefined {
  return world.users.find(({ id, email }) => id === idOrEmail || email === idOrEmail)
}

export function findMeeting(world: ZoomWorld, id: number): Meeting | undefined {
  return world.meetings.find((meeting) => meeting.id === id)
}

export function findOccurrence(meeting: Meeting, occurrenceId: string): Occurrence | undefined {
  return meeting.occurrences.find(
    ({ occurrence_id, status }) => occurrence_id === occurrenceId && status === 'available',
  )
}
