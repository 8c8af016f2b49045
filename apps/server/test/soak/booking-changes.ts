import { z } from 'zod'
import { apply as atGoogle, spanOf } from './google-changes.ts'
import { addThing, aLength, aWallTime, note, type SoakWorld, type Thing } from './soak-world.ts'
import type { SoakPerson } from './soak-people.ts'

const calendly_weights = { book: 5, move: 3, cancel: 2, expire: 1 } as const
const zoom_weights = {
  create: 3,
  create_series: 1,
  rename: 2,
  move: 3,
  delete: 2,
  move_occurrence: 2,
  delete_occurrence: 1,
} as const

export function changeCalendly(world: SoakWorld, person: SoakPerson): boolean {
  return atCalendly[world.chance.weighted(calendly_weights)](world, person)
}

export function changeZoom(world: SoakWorld, person: SoakPerson): boolean {
  return atZoom[world.chance.weighted(zoom_weights)](world, person)
}

type BookingChange = (world: SoakWorld, person: SoakPerson) => boolean

const atCalendly: Readonly<Record<keyof typeof calendly_weights, BookingChange>> = {
  book: (world, person) => {
    const thing = addThing(world, { kind: 'booking', person })
    const { event_type } = askCalendly(world, thing, {
      op: 'add_event_type',
      owner: person.account,
      name: `${thing.name} call`,
      duration: aLength(world),
      location: { kind: 'physical', location: 'Harbour Street' },
    })
    const wall = aWallTime(world)
    thing.copy = person.providers.includes('google') && world.chance.isHit(0.6) ? copyId(world) : null
    const booked = askCalendly(world, thing, {
      op: 'book',
      event_type,
      start: momentOf(wall, thing.zone),
      invitee: { name: `Visitor ${thing.name}`, email: 'visitor@example.org' },
      ...(thing.copy !== null && { external_id: thing.copy }),
    })
    keepBooking(thing, booked)
    if (thing.copy !== null) copyToGoogle(world, thing, wall)
    return true
  },
  move: onThing('booking', (world, thing) => {
    const wall = aWallTime(world)
    const was = thing.copy
    thing.copy = was === null ? null : copyId(world)
    const moved = askCalendly(world, thing, {
      op: 'reschedule',
      invitee: thing.invitee,
      start: momentOf(wall, thing.zone),
      ...(thing.copy !== null && { external_id: thing.copy }),
    })
    keepBooking(thing, moved)
    if (was !== null) atGoogle(world, thing, { op: 'cancel_event', calendar: thing.calendar, event_id: was })
    if (thing.copy !== null) copyToGoogle(world, thing, wall)
  }),
  cancel: onThing('booking', (world, thing) => {
    const by = world.chance.pick(['host', 'invitee'])
    askCalendly(world, thing, { op: 'cancel', event: thing.id, by })
    thing.state = 'cancelled'
    if (thing.copy === null) return
    atGoogle(world, thing, { op: 'cancel_event', calendar: thing.calendar, event_id: thing.copy })
  }),
  expire: (world, person) => {
    world.simulators.calendly.change({ op: 'expire_access', account: person.account })
    note(world, 'calendly', person.account, 'access tokens end')
    return true
  },
}

const atZoom: Readonly<Record<keyof typeof zoom_weights, BookingChange>> = {
  create: (world, person) => {
    const thing = addThing(world, { kind: 'meeting', person })
    const [wall, duration] = [aWallTime(world), aLength(world)]
    createMeeting(world, thing, { start_time: localOf(wall), duration, timezone: thing.zone })
    if (!person.providers.includes('google') || !world.chance.isHit(0.5)) return true
    thing.copy = copyId(world)
    copyToGoogle(world, thing, wall, { minutes: duration, location: `https://us05web.zoom.us/j/${thing.id}` })
    return true
  },
  create_series: (world, person) => {
    const thing = addThing(world, { kind: 'meeting series', person })
    const weekly = { type: 2, weekly_days: '2,4' }
    const kind = world.chance.isHit(0.4) ? weekly : { type: 1 }
    const recurrence = { ...kind, repeat_interval: 1, end_times: 4 }
    createMeeting(world, thing, {
      type: 8,
      start_time: localOf(aWallTime(world)),
      duration: aLength(world),
      timezone: thing.zone,
      recurrence,
    })
    return true
  },
  rename: onThing('meeting', (world, thing) => {
    const topic = `${thing.name} ${world.chance.pick(['plan', 'review', 'Frühstück'])} ${world.chance.below(1000)}`
    askZoom(world, thing, { op: 'update_meeting', meeting: Number(thing.id), topic })
  }),
  move: onThing('meeting', (world, thing) => {
    const [wall, duration] = [aWallTime(world), aLength(world)]
    const change = { op: 'update_meeting', meeting: Number(thing.id), timezone: thing.zone }
    askZoom(world, thing, { ...change, start_time: localOf(wall), duration })
    if (thing.copy === null) return
    const patch = spanOf(wall, duration, thing.zone)
    atGoogle(world, thing, { op: 'update_event', calendar: thing.calendar, event_id: thing.copy, patch })
  }),
  delete: (world, person) => {
    const thing = one(world, person, ['meeting', 'meeting series'])
    if (!thing) return false
    askZoom(world, thing, { op: 'delete_meeting', meeting: Number(thing.id) })
    thing.state = 'gone'
    if (thing.copy === null) return true
    atGoogle(world, thing, { op: 'cancel_event', calendar: thing.calendar, event_id: thing.copy })
    return true
  },
  move_occurrence: onOccurrence((world, thing, occurrence) => {
    const start_time = momentOf(aWallTime(world), thing.zone).replace('.000', '')
    const change = { op: 'update_meeting', meeting: Number(thing.id), occurrence }
    askZoom(world, thing, { ...change, start_time, duration: aLength(world) })
  }),
  delete_occurrence: onOccurrence((world, thing, occurrence) =>
    askZoom(world, thing, { op: 'delete_meeting', meeting: Number(thing.id), occurrence }),
  ),
}

function onThing(kind: Thing['kind'], act: (world: SoakWorld, thing: Thing) => void): BookingChange {
  return (world, person) => {
    const thing = one(world, person, [kind])
    if (thing) act(world, thing)
    return thing !== undefined
  }
}

function onOccurrence(act: (world: SoakWorld, thing: Thing, occurrence: string) => void): BookingChange {
  return (world, person) => {
    const thing = one(world, person, ['meeting series'])
    const meeting = world.simulators.zoom.scene.world.meetings.find(({ id }) => String(id) === thing?.id)
    const there = (meeting?.occurrences ?? []).filter(({ status }) => status === 'available')
    const occurrence = world.chance.pick(there)?.occurrence_id
    // The last one would end the series.
    if (!thing || occurrence === undefined || there.length < 2) return false
    act(world, thing, occurrence)
    return true
  }
}

function one({ things, chance }: SoakWorld, person: SoakPerson, kinds: readonly Thing['kind'][]) {
  return chance.pick(
    things.filter(
      (thing) => thing.person === person && thing.state === 'there' && kinds.includes(thing.kind),
    ),
  )
}

const Answer = z
  .object({ event_type: z.string(), event: z.string(), invitee: z.string(), meeting: z.number() })
  .partial()

function askCalendly(world: SoakWorld, { name }: Thing, change: Record<string, unknown>) {
  note(world, 'calendly', name, JSON.stringify(change))
  return Answer.parse(world.simulators.calendly.change(change) ?? {})
}

function askZoom(world: SoakWorld, { name }: Thing, change: Record<string, unknown>) {
  note(world, 'zoom', name, JSON.stringify(change))
  return Answer.parse(world.simulators.zoom.change(change) ?? {})
}

function keepBooking(thing: Thing, { event = '', invitee = '' }: z.infer<typeof Answer>): void {
  thing.id = event
  thing.invitee = invitee
}

function createMeeting(world: SoakWorld, thing: Thing, fields: Record<string, unknown>): void {
  const change = { op: 'create_meeting', host: thing.person.account, topic: `${thing.name} room`, ...fields }
  thing.id = String(askZoom(world, thing, change).meeting)
}

function copyId({ chance }: SoakWorld): string {
  return `kopie${chance.below(1e9).toString(32)}${chance.below(1e9).toString(32)}`
}

/** What Calendly or the host puts into the calendar, at the same time. */
function copyToGoogle(
  world: SoakWorld,
  thing: Thing,
  wall: Temporal.PlainDateTime,
  { minutes = lengthAtCalendly(world, thing), location = '' } = {},
): void {
  const event = { summary: `${thing.name} copy`, location, ...spanOf(wall, minutes, thing.zone) }
  atGoogle(world, thing, { op: 'create_event', calendar: thing.calendar, id: thing.copy, event })
}

function lengthAtCalendly({ simulators }: SoakWorld, { id }: Thing): number {
  const event = simulators.calendly.scene.world.events.find((known) => known.id === id)
  return event ? (event.end_ms - event.start_ms) / 60_000 : 30
}

function momentOf(wall: Temporal.PlainDateTime, zone: string): string {
  return new Date(wall.toZonedDateTime(zone).epochMilliseconds).toISOString()
}

function localOf(wall: Temporal.PlainDateTime): string {
  return wall.toString({ smallestUnit: 'second' })
}
