import type { Scene } from '../../kit/provider.ts'
import type { GoogleWorld } from '../world.ts'
import type { Calendar, StoredEvent } from './calendar-world.ts'
import { noticeCalendar } from './channels.ts'
import { spread } from './guests.ts'
import { exceptionsOf } from './instances.ts'

/**
 * Writes an event that was changed: new etag and time, a number among its calendar's changes, the same
 * for the instances that inherit from it, the copies of its guests, and a message to those who watch.
 */
export function commit(scene: Scene<GoogleWorld>, calendar: Calendar, event: StoredEvent): void {
  stamp(scene, calendar, event)
  const inheriting = exceptionsOf(calendar, event.id)
  for (const instance of inheriting) stamp(scene, calendar, instance)
  for (const one of [event, ...inheriting]) spread(scene, calendar, one, commit)
  noticeCalendar(scene, calendar)
}

function stamp({ world, clock }: Scene<GoogleWorld>, calendar: Calendar, event: StoredEvent): void {
  const now = clock.now()
  world.calendar.last_number += 1
  calendar.changes += 1
  calendar.updated_ms = now
  event.updated_ms = now
  event.version = world.calendar.last_number
  event.changed = calendar.changes
  calendar.events.set(event.id, event)
}
