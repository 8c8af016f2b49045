import { z } from 'zod'
import { InputError } from '../../../simulators/src/kit/input.ts'
import { addThing, aLength, aWallTime, note, type SoakWorld, type Thing } from './soak-world.ts'
import type { SoakPerson } from './soak-people.ts'
import { onlooker } from './soak-people.ts'

/** What people do in their calendars at Google, and how often compared to the others. */
const weights = {
  create: 6,
  create_series: 2,
  create_days: 1,
  create_invitation: 2,
  rename: 2,
  move: 4,
  cancel: 3,
  restore: 1,
  move_instance: 3,
  cancel_instance: 2,
  move_series: 1,
  rename_series: 1,
  change_rule: 1,
  split: 1,
  answer: 2,
  toggle_free: 1,
  change_calendar: 1,
  add_team: 0.5,
  leave_team: 0.5,
  remove_team: 0.2,
  void_tokens: 0.5,
} as const

/** One change by one person; false where there was nothing to do it to. */
export async function changeGoogle(world: SoakWorld, person: SoakPerson): Promise<boolean> {
  return changes[world.chance.weighted(weights)](world, person)
}

/** A single event with this title at the time, in a calendar of the person; its thing. */
export function createEvent(
  world: SoakWorld,
  person: SoakPerson,
  { more = {}, kind = 'event', calendar = person.account }: EventOptions = {},
): Thing {
  const thing = addThing(world, { kind, person, calendar, zone: zoneFor(world, person) })
  const event = { summary: `${thing.name} new`, ...timesOf(world, thing), ...more }
  thing.id = create(world, thing, { event })
  return thing
}

interface EventOptions {
  readonly more?: Readonly<Record<string, unknown>>
  readonly kind?: Thing['kind']
  readonly calendar?: string
}

type GoogleChange = (world: SoakWorld, person: SoakPerson) => boolean | Promise<boolean>

const changes: Readonly<Record<keyof typeof weights, GoogleChange>> = {
  create: (world, person) => {
    const guest = world.chance.isHit(0.2) ? otherThan(world, person) : undefined
    const attendees = [{ email: person.account, responseStatus: 'accepted' }]
    // Changes of a guest's own copy are announced to the guest, who is another person of the product.
    const more = guest ? { attendees: [...attendees, { email: guest.account }] } : {}
    createEvent(world, person, guest ? { more } : { calendar: calendarFor(world, person) })
    return true
  },
  create_series: (world, person) => {
    const recurrence = [`RRULE:${ruleFor(world)}`]
    createEvent(world, person, { kind: 'series', more: { recurrence }, calendar: calendarFor(world, person) })
    return true
  },
  create_days: (world, person) => {
    const day = aWallTime(world).toPlainDate()
    const end = day.add({ days: 1 + world.chance.below(3) })
    const days = {
      start: { date: day.toString() },
      end: { date: end.toString() },
      transparency: 'transparent',
    }
    createEvent(world, person, { more: days })
    return true
  },
  create_invitation: (world, person) => {
    const thing = addThing(world, { kind: 'invitation', person })
    const attendees = [
      { email: person.account, responseStatus: 'needsAction' },
      { email: outsider, responseStatus: 'accepted' },
    ]
    const event = { summary: `${thing.name} new`, ...timesOf(world, thing), attendees }
    thing.id = create(world, thing, { event, organizer: outsider })
    return true
  },
  rename: onOne(['event', 'invitation'], (world, thing) =>
    patch(world, thing, { summary: another(world, thing) }),
  ),
  move: onOne(['event', 'invitation'], (world, thing) => patch(world, thing, timesOf(world, thing))),
  cancel: onOne(['event', 'series', 'invitation'], (world, thing) => {
    // Cancelling an event that was created for a booking or a room leaves the booking or room as it is.
    apply(world, thing, { op: 'cancel_event', calendar: thing.calendar, event_id: thing.id })
    thing.state = 'cancelled'
  }),
  restore: (world, person) => {
    const thing = one(world, person, ['event', 'series'], 'cancelled')
    if (!thing) return false
    apply(world, thing, { op: 'restore_event', calendar: thing.calendar, event_id: thing.id })
    thing.state = 'there'
    return true
  },
  move_instance: onInstance((world, thing, event_id) => {
    const summary = another(world, thing)
    const moved = { op: 'update_event', calendar: thing.calendar, event_id }
    apply(world, thing, { ...moved, patch: { summary, ...timesOf(world, thing) } })
  }),
  cancel_instance: onInstance((world, thing, event_id) =>
    apply(world, thing, { op: 'cancel_event', calendar: thing.calendar, event_id }),
  ),
  move_series: onOne(['series'], (world, thing) => patch(world, thing, timesOf(world, thing))),
  rename_series: onOne(['series'], (world, thing) => patch(world, thing, { summary: another(world, thing) })),
  change_rule: onOne(['series'], (world, thing) =>
    patch(world, thing, { recurrence: [`RRULE:${ruleFor(world)}`] }),
  ),
  split: onInstance((world, thing, event_id) => {
    const { person, calendar, zone } = thing
    const split = addThing(world, { kind: 'series', person, calendar, zone })
    const summary = `${split.name} split off ${thing.name}`
    const result = attempt(world, thing, { op: 'split_series', calendar, event_id, patch: { summary } })
    if (result === null) split.state = 'gone'
    else split.id = idOf(result)
  }),
  answer: onOne(['invitation'], (world, thing) => {
    const response = world.chance.pick(['accepted', 'declined', 'tentative', 'needsAction'])
    const { account } = thing.person
    apply(world, thing, { op: 'answer', calendar: account, event_id: thing.id, email: account, response })
  }),
  toggle_free: onOne(['event', 'series'], (world, thing) =>
    patch(world, thing, { transparency: world.chance.isHit(0.5) ? 'transparent' : 'opaque' }),
  ),
  change_calendar: (world, person) => {
    const thing = one(world, person, ['event', 'series'], 'there')
    const to = calendarFor(world, person)
    if (!thing || thing.copy !== null || to === thing.calendar) return false
    if (!mayWrite(world, thing)) return false
    apply(world, thing, { op: 'move_event', calendar: thing.calendar, event_id: thing.id, to })
    thing.calendar = to
    return true
  },
  add_team: (world, person) => {
    const known = world.chance.pick([...world.teams.keys()])
    const id = known !== undefined && world.chance.isHit(0.6) ? known : makeTeam(world)
    world.simulators.google.change({
      op: 'share_calendar',
      calendar: id,
      account: person.account,
      role: 'writer',
    })
    world.teams.get(id)?.add(person.account)
    note(world, 'google', person.account, `joins ${id}`)
    return true
  },
  leave_team: (world, person) => {
    const id = world.chance.pick(teamsOf(world, person))
    if (id === undefined) return false
    world.simulators.google.change({ op: 'unshare_calendar', calendar: id, account: person.account })
    world.teams.get(id)?.delete(person.account)
    note(world, 'google', person.account, `leaves ${id}`)
    return true
  },
  remove_team: (world, person) => {
    const calendar = world.chance.pick(teamsOf(world, person))
    if (calendar === undefined) return false
    world.simulators.google.change({ op: 'remove_calendar', calendar })
    world.teams.delete(calendar)
    for (const thing of world.things.filter((one) => one.calendar === calendar)) {
      note(world, 'google', thing.name, `goes with ${calendar}`)
      thing.state = 'gone'
    }
    return true
  },
  void_tokens: (world, person) => {
    world.simulators.google.change({ op: 'invalidate_sync_tokens', calendar: person.account })
    note(world, 'google', person.account, 'sync tokens are void')
    return true
  },
}

const outsider = 'office@example.net'

function onOne(kinds: readonly Thing['kind'][], act: (world: SoakWorld, thing: Thing) => void): GoogleChange {
  return (world, person) => {
    const thing = one(world, person, kinds, 'there')
    if (!thing || thing.copy !== null) return false
    act(world, thing)
    return true
  }
}

function onInstance(act: (world: SoakWorld, thing: Thing, event_id: string) => void): GoogleChange {
  return async (world, person) => {
    const thing = one(world, person, ['series'], 'there')
    if (!thing) return false
    const event_id = world.chance.pick(await listInstances(world, thing))
    if (event_id === undefined) return false
    act(world, thing, event_id)
    return true
  }
}

function one(
  { things, chance }: SoakWorld,
  person: SoakPerson,
  kinds: readonly Thing['kind'][],
  state: Thing['state'],
): Thing | undefined {
  return chance.pick(
    things.filter((thing) => thing.person === person && thing.state === state && kinds.includes(thing.kind)),
  )
}

const Instances = z.object({ items: z.array(z.object({ id: z.string(), status: z.string() })) })

async function listInstances({ simulators, onlookerToken }: SoakWorld, thing: Thing): Promise<string[]> {
  const path = `/calendar/v3/calendars/${encodeURIComponent(thing.calendar)}/events/${thing.id}/instances`
  const answer = await fetch(`${simulators.google.url}${path}`, {
    headers: { authorization: `Bearer ${onlookerToken()}` },
  })
  return Instances.parse(await answer.json())
    .items.filter(({ status }) => status !== 'cancelled')
    .map(({ id }) => id)
}

function create(world: SoakWorld, thing: Thing, input: Record<string, unknown>): string {
  const id = `soak${thing.name.slice(1, -1)}`
  return idOf(apply(world, thing, { op: 'create_event', calendar: thing.calendar, id, ...input }))
}

function patch(world: SoakWorld, thing: Thing, changed: Record<string, unknown>): void {
  apply(world, thing, { op: 'update_event', calendar: thing.calendar, event_id: thing.id, patch: changed })
}

export function apply(world: SoakWorld, thing: Thing, change: Record<string, unknown>): unknown {
  note(world, 'google', thing.name, JSON.stringify(change))
  return world.simulators.google.change(change)
}

/** Null where Google refuses it, as it does to split a series where it begins. */
function attempt(world: SoakWorld, thing: Thing, change: Record<string, unknown>): unknown {
  try {
    return apply(world, thing, change)
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem
    note(world, 'google', thing.name, `refused: ${problem.message}`)
    return null
  }
}

function idOf(result: unknown): string {
  return z.object({ id: z.string() }).parse(result).id
}

export function timesOf(world: SoakWorld, { zone }: Pick<Thing, 'zone'>) {
  return spanOf(aWallTime(world), aLength(world), zone)
}

/** With the offset, so that an hour that clocks repeat or leave out is one. */
export function spanOf(wall: Temporal.PlainDateTime, minutes: number, timeZone: string) {
  const start = wall.toZonedDateTime(timeZone)
  const moment = (time: Temporal.ZonedDateTime) => ({
    dateTime: time.toString({ smallestUnit: 'second', timeZoneName: 'never' }),
    timeZone,
    // In place of a date, where there was one.
    date: null,
  })
  return { start: moment(start), end: moment(start.add({ minutes })), transparency: 'opaque' }
}

/** Series end within the days that are compared. */
function ruleFor({ chance }: SoakWorld): string {
  return chance.pick(['FREQ=DAILY;COUNT=6', 'FREQ=WEEKLY;COUNT=4', 'FREQ=DAILY;INTERVAL=3;COUNT=5']) ?? ''
}

function another({ chance }: SoakWorld, { name }: Thing): string {
  return `${name} ${chance.pick(['plan', 'review', 'talk', '打ち合わせ', 'façade & co'])} ${chance.below(1000)}`
}

function zoneFor({ chance }: SoakWorld, { timezone }: SoakPerson): string {
  return chance.isHit(0.8) ? timezone : 'Asia/Tokyo'
}

/** The person's own calendar, or one of a team. */
function calendarFor(world: SoakWorld, person: SoakPerson): string {
  const team = world.chance.pick(teamsOf(world, person))
  return team !== undefined && world.chance.isHit(0.3) ? team : person.account
}

function mayWrite(world: SoakWorld, { calendar, person }: Thing): boolean {
  return calendar === person.account || teamsOf(world, person).includes(calendar)
}

function teamsOf({ teams }: SoakWorld, { account }: SoakPerson): string[] {
  return [...teams].flatMap(([id, members]) => (members.has(account) ? [id] : []))
}

function makeTeam({ simulators, teams, chance }: SoakWorld): string {
  // No name comes twice, that of a calendar which was removed neither.
  const number = chance.below(1e9)
  const id = `team-${number}@example.com`
  simulators.google.change({
    op: 'add_calendar',
    id,
    summary: `Team ${number}`,
    time_zone: 'Europe/Berlin',
  })
  simulators.google.change({ op: 'share_calendar', calendar: id, account: onlooker, role: 'owner' })
  teams.set(id, new Set())
  return id
}

function otherThan({ people, chance }: SoakWorld, person: SoakPerson): SoakPerson | undefined {
  return chance.pick(people.filter((other) => other !== person && other.providers.includes('google')))
}
