import { findText, InputError, takeText } from '../kit/input.ts'
import type { Json } from '../kit/message.ts'
import { findEvent, findInvitee, findUser } from './world.ts'
import type { CalendlyUser, CalendlyWorld, EventType, Invitee, ScheduledEvent } from './world.ts'

/** A user by id or email. */
export function takeUser(world: CalendlyWorld, change: Json, key: string): CalendlyUser {
  const name = takeText(change, key)
  return findUser(world, name) ?? unknown(key, name)
}

/** By id, or by `owner` and `event_type` as its slug. */
export function takeEventType(world: CalendlyWorld, change: Json): EventType {
  const name = takeText(change, 'event_type')
  const owner = findText(change, 'owner')
  const owner_id = owner === undefined ? undefined : findUser(world, owner)?.id
  return (
    world.event_types.find(({ id }) => id === name) ??
    world.event_types.find((type) => type.owner_id === owner_id && type.slug === name) ??
    unknown('event_type', name)
  )
}

export function takeEvent(world: CalendlyWorld, change: Json): ScheduledEvent {
  const id = takeText(change, 'event')
  return findEvent(world, id) ?? unknown('event', id)
}

export function takeInvitee(world: CalendlyWorld, change: Json): Invitee {
  const id = takeText(change, 'invitee')
  return findInvitee(world, id) ?? unknown('invitee', id)
}

/** An instant written with its offset, as ms. */
export function takeMoment(change: Json, key: string): number {
  const ms = Date.parse(takeText(change, key))
  if (Number.isNaN(ms)) throw new InputError(`"${key}" must be an instant such as 2026-11-23T09:00:00Z.`)
  return ms
}

/** One of the words; undefined where nothing is said. */
export function chosen<Word extends string>(
  change: Json,
  key: string,
  words: readonly Word[],
): Word | undefined {
  const text = findText(change, key)
  if (text === undefined) return undefined
  const word = words.find((known) => known === text)
  if (word === undefined) throw new InputError(`"${key}" must be one of ${words.join(', ')}.`)
  return word
}

function unknown(key: string, name: string): never {
  throw new InputError(`There is no ${key} "${name}".`)
}
