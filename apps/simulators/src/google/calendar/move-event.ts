import type { Scene } from '../../kit/provider.ts'
import { refuse, RefusalError } from '../errors.ts'
import type { GoogleWorld } from '../world.ts'
import type { Calendar, StoredEvent } from './calendar-world.ts'
import { exceptionsOf, formOf, instanceId } from './instances.ts'
import { endRules, expandSeries, startMs } from './recurrence.ts'
import { commit } from './stamp.ts'
import { mergePatch, readDraft, writableOf } from './event-body.ts'
import { insertEvent, writeDraft } from './write-event.ts'
import type { Json } from '../../kit/message.ts'
import type { EventTime } from './event-time.ts'

type CalendarScene = Scene<GoogleWorld>

/** Brings an event with its instances to another calendar, which then arranges it; here nothing but its id is left. */
export function moveEvent(
  scene: CalendarScene,
  from: Calendar,
  to: Calendar,
  event: StoredEvent,
): StoredEvent {
  if (event.recurring_event_id !== undefined || (event.fields['eventType'] ?? 'default') !== 'default') {
    throw new RefusalError(refuse(400, 'cannotChangeOrganizer', 'The event cannot be moved.'))
  }
  const organizer = { email: to.id, ...(!to.is_primary && { displayName: to.summary }) }
  const all = [event, ...exceptionsOf(from, event.id)]
  for (const one of all) to.events.set(one.id, { ...one, organizer, former: [] })
  for (const one of all) from.events.set(one.id, { ...one, status: 'cancelled', is_bare: true })
  const moved = to.events.get(event.id)
  const left = from.events.get(event.id)
  if (left) commit(scene, from, left)
  if (!moved) throw new Error('What was just put into a calendar is in it.')
  commit(scene, to, moved)
  return moved
}

/**
 * "This and following": the old series ends before this instance, and a new one begins with it.
 *
 * The instances behind the cut that differed from their series go with the old one.
 */
export function splitSeries(
  scene: CalendarScene,
  calendar: Calendar,
  master: StoredEvent,
  at: EventTime,
  patch: Json,
): StoredEvent {
  const form = formOf(master)
  const before = form && expandSeries(form, startMs(form.start), startMs(at)).at(-1)
  if (!form || !before) {
    throw new RefusalError(refuse(400, 'invalid', 'A series cannot be split at its first instance.'))
  }
  const start = new Date(startMs(at))
  const lengthMs = startMs(master.end) - startMs(master.start)
  const end: EventTime =
    at.kind === 'day'
      ? { kind: 'day', date: new Date(start.getTime() + lengthMs).toISOString().slice(0, 10) }
      : { ...at, at_ms: at.at_ms + lengthMs }
  const ground = writableOf(
    { ...master, start: at, end, recurrence: restRules(form.recurrence, form, at) },
    calendar,
  )
  const draft = readDraft(calendar, writableOf(master, calendar))
  writeDraft(scene, calendar, master, { ...draft, recurrence: endRules(form.recurrence, before.start) })
  const [, stamp = ''] = instanceId('', at).split('_')
  const id = `${master.id}_R${stamp.replace('Z', '')}`
  return insertEvent(scene, calendar, {
    body: mergePatch(ground, patch),
    with_conference: true,
    creator: master.creator,
    organizer: master.organizer,
    id,
    ical_uid: `${id}@google.com`,
  })
}

/** A count goes on with what is left of it. */
function restRules(
  lines: readonly string[],
  form: Parameters<typeof expandSeries>[0],
  at: EventTime,
): string[] {
  const done = expandSeries({ ...form, recurrence: lines }, startMs(form.start), startMs(at)).length
  return lines.map((line) =>
    line.replace(/COUNT=(\d+)/i, (_, count: string) => `COUNT=${Math.max(1, Number(count) - done)}`),
  )
}
