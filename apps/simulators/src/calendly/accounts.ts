import { newId, stamp } from './world.ts'
import type { CalendlyUser, CalendlyWorld, EventType } from './world.ts'

export interface NewUser {
  readonly email: string
  readonly name: string
  readonly timezone?: string | undefined
  /** A name of one's own; people with the same one are in the same organization. Alone by default. */
  readonly organization?: string | undefined
  /** The first of an organization is its owner unless said. */
  readonly role?: CalendlyUser['role'] | undefined
  readonly tier?: CalendlyUser['tier'] | undefined
}

export function addUser(world: CalendlyWorld, nowMs: number, user: NewUser): CalendlyUser {
  const organization_id = user.organization ?? newId(world, 'organization')
  const isFirst = world.users.every((known) => known.organization_id !== organization_id)
  const created_at = stamp(world, nowMs)
  const added: CalendlyUser = {
    id: newId(world, 'user'),
    email: user.email,
    name: user.name,
    slug: user.email.split('@')[0]?.replaceAll('.', '-') ?? 'me',
    timezone: user.timezone ?? 'Europe/Berlin',
    organization_id,
    role: user.role ?? (isFirst ? 'owner' : 'user'),
    tier: user.tier ?? 'paid',
    created_at,
    updated_at: created_at,
  }
  world.users.push(added)
  return added
}

export interface NewEventType {
  readonly owner_id: string
  readonly name: string
  /** Minutes. */
  readonly duration?: number | undefined
  /** More than one makes it a group's. */
  readonly limit?: number | undefined
  readonly description?: string | undefined
  readonly location?: EventType['location'] | undefined
  readonly questions?: readonly string[] | undefined
}

export function addEventType(world: CalendlyWorld, nowMs: number, type: NewEventType): EventType {
  const created_at = stamp(world, nowMs)
  const limit = type.limit ?? 1
  const added: EventType = {
    id: newId(world, 'event-type'),
    owner_id: type.owner_id,
    name: type.name,
    slug: type.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    duration: type.duration ?? 30,
    active: true,
    kind: limit > 1 ? 'group' : 'solo',
    limit,
    description: type.description ?? null,
    color: '#8247f5',
    secret: false,
    location: type.location ?? null,
    questions: type.questions ?? [],
    deleted_at: null,
    created_at,
    updated_at: created_at,
  }
  world.event_types.push(added)
  return added
}
