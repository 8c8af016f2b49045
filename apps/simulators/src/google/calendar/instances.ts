import { isDeepStrictEqual } from 'node:util'
import type { Calendar, SeriesForm, StoredEvent } from './calendar-world.ts'
import { isSameTime, readMoment, stampOf, type EventTime } from './event-time.ts'
import { expandSeries, findSlot, startMs, type Slot } from './recurrence.ts'

/** The form of an event that is a series; undefined for all others. */
export function formOf({ start, end, recurrence }: StoredEvent): SeriesForm | undefined {
  return recurrence && { start, end, recurrence }
}

/** What is at this id: a stored event with what it inherits, or an instance that its master implies. */
export function findEvent(calendar: Calendar, id: string): StoredEvent | undefined {
  const stored = calendar.events.get(id)
  if (stored) return withInherited(calendar, stored)
  const [, masterId = '', stamp = ''] = /^(.+)_(\d{8}(?:T\d{6}Z)?)$/.exec(id) ?? []
  const master = calendar.events.get(masterId)
  const form = master && formOf(master)
  const slot = form && findSlot(form, timeOfStamp(stamp, form.start))
  return slot && instanceAt(master, slot)
}

/** An instance as its master implies it, not stored anywhere. */
function instanceAt(master: StoredEvent, { start, end }: Slot): StoredEvent {
  return {
    ...master,
    id: instanceId(master.id, start),
    start,
    end,
    recurrence: undefined,
    recurring_event_id: master.id,
    original_start: start,
    former: [],
  }
}

export function instanceId(masterId: string, originalStart: EventTime): string {
  return `${masterId}_${stampOf(originalStart)}`
}

/** A stored instance together with what it has from its master; other events as they are. */
export function withInherited(calendar: Calendar, stored: StoredEvent): StoredEvent {
  const master = masterOf(calendar, stored)
  if (!master) return stored
  return {
    ...stored,
    // A series that was deleted took its instances with it, and brings them back when it is restored.
    status: master.status === 'cancelled' ? 'cancelled' : stored.status,
    fields: { ...master.fields, ...stored.fields },
    attendees: stored.attendees ?? master.attendees,
    organizer: master.organizer,
  }
}

export function masterOf(calendar: Calendar, stored: StoredEvent): StoredEvent | undefined {
  return stored.recurring_event_id === undefined ? undefined : calendar.events.get(stored.recurring_event_id)
}

/** The stored instances of a series, cancelled ones too. */
export function exceptionsOf(calendar: Calendar, masterId: string): StoredEvent[] {
  return [...calendar.events.values()].filter((event) => event.recurring_event_id === masterId)
}

/** The instances of a series that start within [fromMs, toMs) by the series, stored ones in place of implied ones. */
export function expandMaster(
  calendar: Calendar,
  master: StoredEvent,
  fromMs: number,
  toMs: number,
): StoredEvent[] {
  const form = formOf(master)
  if (!form) return []
  return expandSeries(form, fromMs, toMs).map((slot) => {
    const stored = calendar.events.get(instanceId(master.id, slot.start))
    return stored ? withInherited(calendar, stored) : instanceAt(master, slot)
  })
}

/** Whether the series still has a slot at this original start. */
export function hasSlot(master: StoredEvent, originalStart: EventTime): boolean {
  const form = formOf(master)
  const slot = form && findSlot(form, originalStart)
  return slot !== undefined && isSameTime(slot.start, originalStart)
}

/** What an event left behind after a change, where it has none of it any more; from the first on unless said. */
export function expandFormer(
  event: StoredEvent,
  sinceChange: number,
  fromMs: number | undefined,
  toMs: number,
): StoredEvent[] {
  const left = new Map<string, StoredEvent>()
  const leave = (one: StoredEvent) => left.set(one.id, { ...one, status: 'cancelled' })
  for (const { form, changed } of event.former) {
    if (changed <= sinceChange) continue
    // A single event that became a series is none any more under its own id.
    if (!form && event.recurrence) leave({ ...event, recurrence: undefined })
    for (const slot of form ? expandSeries(form, fromMs ?? startMs(form.start), toMs) : []) {
      if (!hasSlot(event, slot.start)) leave(instanceAt(event, slot))
    }
  }
  return [...left.values()]
}

/** The former forms of a series after this change, with the one it leaves now. */
export function formerAfter(
  calendar: Calendar,
  before: StoredEvent,
  after: Pick<StoredEvent, 'start' | 'end' | 'recurrence'>,
): StoredEvent['former'] {
  if (isDeepStrictEqual([before.start, before.recurrence], [after.start, after.recurrence]))
    return before.former
  return [...before.former, { form: formOf(before), changed: calendar.changes + 1 }]
}

/** From where on a series has instances. */
export function firstMsOf(master: StoredEvent): number {
  return startMs(master.start)
}

function timeOfStamp(stamp: string, like: EventTime): EventTime {
  const date = `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`
  if (stamp.length === 8) return { kind: 'day', date }
  const time = `${stamp.slice(9, 11)}:${stamp.slice(11, 13)}:${stamp.slice(13, 15)}Z`
  return {
    kind: 'moment',
    at_ms: readMoment(`${date}T${time}`) ?? Number.NaN,
    time_zone: like.kind === 'moment' ? like.time_zone : 'UTC',
  }
}
