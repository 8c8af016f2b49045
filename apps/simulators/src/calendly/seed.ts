import { day_ms, hour_ms } from '../durations.ts'
import { findNumber, findText, findTexts } from '../kit/input.ts'
import type { Json } from '../kit/message.ts'
import type { Provider, Scene } from '../kit/provider.ts'
import { addEventType, addUser } from './accounts.ts'
import { follow } from './announce.ts'
import { book, cancelEvent, markNoShow, reschedule, type Booked } from './bookings.ts'
import type { Person } from './slots.ts'
import type { CalendlyUser, CalendlyWorld, EventType } from './world.ts'

/** Worlds to begin with, by name. */
export const calendly_scripts: Provider<CalendlyWorld>['scripts'] = {
  /** Two hosts without bookings. */
  empty: ({ world, clock }) => {
    addUser(world, clock.now(), { email: 'ada@example.com', name: 'Ada Example' })
    addUser(world, clock.now(), { email: 'bo@example.org', name: 'Bo Sample' })
  },
  lived_in: seedLivedIn,
  many: seedMany,
}

/** Made-up people who book. */
const visitors: readonly Person[] = [
  { name: 'Nadia Okonkwo', email: 'nadia.okonkwo@example.com', timezone: 'Africa/Lagos' },
  { name: 'Tomás Herrera', email: 'tomas.herrera@example.org', timezone: 'America/Bogota' },
  { name: '田中 さくら', email: 'sakura.tanaka@example.net', timezone: 'Asia/Tokyo' },
  { name: 'Bishnu Rai', email: 'bishnu.rai@example.com', timezone: 'Asia/Kathmandu' },
  {
    name: 'Fionnuala Ní Bhriain',
    first_name: 'Fionnuala',
    last_name: 'Ní Bhriain',
    email: 'fionnuala@example.org',
    timezone: 'Europe/Dublin',
  },
  { name: 'Jean-Luc Sørensen', email: 'jl.sorensen@example.net', timezone: 'America/St_Johns' },
]

/**
 * A host with a colleague and two months of bookings around today: past ones with a no-show, coming ones,
 * a canceled one, one that was moved twice, a workshop for several. Options: `account`, `name`, `timezone`,
 * and `google_event_ids`, which the coming bookings take for their copies in the host's calendar.
 */
function seedLivedIn(scene: Scene<CalendlyWorld>, options: Json) {
  const { world, clock } = scene
  const host = addUser(world, clock.now() - 400 * day_ms, {
    email: findText(options, 'account') ?? 'mara.lindqvist@example.com',
    name: findText(options, 'name') ?? 'Mara Lindqvist',
    timezone: findText(options, 'timezone'),
  })
  const colleague = addUser(world, clock.now() - 300 * day_ms, {
    email: 'omar.haddad@example.com',
    name: 'Omar Haddad',
    organization: host.organization_id,
  })
  const types = addEventTypes(scene, host)
  const ids = findTexts(options, 'google_event_ids') ?? []
  seedPast(scene, types)
  const coming = seedComing(scene, types, ids)
  const theirs = addEventType(world, clock.now() - 200 * day_ms, {
    owner_id: colleague.id,
    name: 'Office hour',
  })
  bookOn(scene, theirs, 4, 13, 0)
  return { user: host.id, colleague: colleague.id, events: coming.map(({ event }) => event.id) }
}

/** `users` hosts with `events` bookings each, a day apart from tomorrow on. Options: `users`, `events`, `prefix`. */
function seedMany(scene: Scene<CalendlyWorld>, options: Json) {
  const { world, clock } = scene
  const prefix = findText(options, 'prefix') ?? 'host'
  const accounts = Array.from({ length: findNumber(options, 'users') ?? 10 }, (_, index) => {
    const email = `${prefix}${index + 1}@example.com`
    const host = addUser(world, clock.now(), { email, name: `Host ${index + 1}` })
    const type = addEventType(world, clock.now(), {
      owner_id: host.id,
      name: '30 minute call',
      location: { kind: 'zoom_conference' },
    })
    const events = Array.from({ length: findNumber(options, 'events') ?? 5 }, (_, day) =>
      bookOn(scene, type, day + 1, 9 + (index % 8), day),
    )
    return { account: email, event_type: type.id, events: events.map(({ event }) => event.id) }
  })
  return { accounts }
}

interface Types {
  readonly call: EventType
  readonly visit: EventType
  readonly workshop: EventType
}

function addEventTypes({ world, clock }: Scene<CalendlyWorld>, { id: owner_id }: CalendlyUser): Types {
  const since = clock.now() - 380 * day_ms
  addEventType(world, since, { owner_id, name: 'Retired intake call' }).active = false
  return {
    call: addEventType(world, since, {
      owner_id,
      name: '30 Minute Meeting',
      description: 'A first conversation, by video.',
      location: { kind: 'zoom_conference' },
      questions: ['Please share anything that will help prepare for our meeting.'],
    }),
    visit: addEventType(world, since, {
      owner_id,
      name: 'Studio visit',
      duration: 60,
      location: { kind: 'physical', location: '12 Harbour Street, 2nd floor' },
    }),
    workshop: addEventType(world, since, {
      owner_id,
      name: 'Open workshop',
      duration: 90,
      limit: 8,
      location: { kind: 'google_conference' },
    }),
  }
}

function seedPast(scene: Scene<CalendlyWorld>, { call, visit }: Types): void {
  const { world, clock } = scene
  for (const [index, daysAgo] of [30, 21, 16, 9, 2].entries()) {
    const { invitee } = bookOn(scene, index % 2 === 0 ? call : visit, -daysAgo, 10, index)
    if (index === 2) follow(scene, { notices: markNoShow(world, clock.now(), invitee) })
  }
}

function seedComing(scene: Scene<CalendlyWorld>, types: Types, ids: readonly string[]): Booked[] {
  const coming = [
    bookOn(scene, types.call, 1, 9, 0, ids[0]),
    bookOn(scene, types.visit, 2, 14, 1, ids[1]),
    bookOn(scene, types.call, 3, 11, 2, ids[2]),
    bookOn(scene, types.call, 7, 15, 3, ids[3]),
    bookOn(scene, types.call, 8, 16, 4, ids[4]),
    ...[0, 2, 5].map((visitor) => bookOn(scene, types.workshop, 10, 13, visitor, ids[5])),
    bookOn(scene, types.visit, 25, 9, 5, ids[6]),
  ]
  return [...coming, ...moveAndCancel(scene, coming)]
}

/** One is moved twice by who booked it, one canceled by the host; the bookings that follow from it. */
function moveAndCancel(scene: Scene<CalendlyWorld>, coming: readonly Booked[]): Booked[] {
  const { world, clock } = scene
  const [, , moved, canceled] = coming
  if (!moved || !canceled) return []
  const host = world.users.find(({ id }) => canceled.event.host_ids.includes(id))
  const byHost = { canceled_by: host?.name ?? 'The host', reason: null, canceler_type: 'host' } as const
  follow(scene, { notices: cancelEvent(world, clock.now(), canceled.event, byHost) })
  const byGuest = { canceled_by: moved.invitee.name, reason: 'Clash', canceler_type: 'invitee' } as const
  const first = reschedule(world, clock.now(), moved.invitee, { start_ms: onDay(scene, 4, 11) }, byGuest)
  const then = reschedule(world, clock.now(), first.invitee, { start_ms: onDay(scene, 5, 10) }, byGuest)
  for (const booked of [first, then]) follow(scene, booked)
  return [first, then]
}

function bookOn(
  scene: Scene<CalendlyWorld>,
  event_type: EventType,
  day: number,
  hour: number,
  visitor: number,
  external_id?: string,
): Booked {
  const invitee = visitors[visitor % visitors.length]
  if (!invitee) throw new RangeError('A booking needs an invitee.')
  const booked = book(scene.world, scene.clock.now() + Math.min(day, 0) * day_ms - day_ms, {
    event_type,
    invitee,
    start_ms: onDay(scene, day, hour),
    calendar_event: external_id === undefined ? null : { kind: 'google', external_id },
    answers:
      visitor % 2 === 0 ? [{ question: event_type.questions[0] ?? 'Notes', answer: 'See you then 👋' }] : [],
    push_after_ms: 0,
  })
  follow(scene, booked)
  return booked
}

/** An hour in UTC of the day so many days from the clock's. */
function onDay({ clock }: Scene<CalendlyWorld>, day: number, hour: number): number {
  return Math.floor(clock.now() / day_ms) * day_ms + day * day_ms + hour * hour_ms
}
