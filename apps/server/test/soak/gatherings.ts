import {
  createMeeting,
  deleteMeeting,
  listMeetings,
  type Meeting,
  restoreMeeting,
  updateMeeting,
} from '@meridian/contract'
import type { SessionUser } from '@meridian/contract'
import { randomUUID } from 'node:crypto'
import type { MailBehaviour } from '../../../simulators/src/smtp/mail-server.ts'
import type { HttpPerson } from '../http-person.ts'
import { arriveAt } from './soak-people.ts'
import type { SoakServers } from './soak-servers.ts'
import { aLength, aWallTime, note, type SoakWorld } from './soak-world.ts'

/** What hosts do with meetings to which they ask people from outside, and how often compared to the others. */
const weights = { create: 4, rename: 2, move: 4, add_guest: 2, drop_guest: 2, cancel: 2, restore: 1 } as const

/** How often one of them does something, beside each change. */
const odds = 0.25

/** People who connect no account and invite others by mail; they are counted separately. */
export async function registerHosts(servers: SoakServers, count: number): Promise<SessionUser[]> {
  const hosts: SessionUser[] = []
  for (let number = first_host; number < first_host + count; number += 1) {
    const about = { number, account: '', timezone: 'Europe/Berlin', providers: [] }
    hosts.push((await arriveAt(servers.address(), about)).user)
  }
  return hosts
}

const first_host = 100_000

/** One of the hosts does something; the server may be gone. */
export async function host(
  world: SoakWorld,
  servers: SoakServers,
  hosts: readonly SessionUser[],
): Promise<void> {
  disturbPost(world)
  const user = world.chance.isHit(odds) ? world.chance.pick(hosts) : undefined
  if (!user) return
  const action = world.chance.weighted(weights)
  try {
    await actions[action](world, servers.at(user))
  } catch (problem) {
    note(world, 'gathering', user.last_name, `${action} failed: ${String(problem)}`)
  }
}

/** All meetings of a host, whatever has become of them. */
export async function listGatherings(person: HttpPerson): Promise<Meeting[]> {
  const found = new Map<string, Meeting>()
  for (const meeting_status of ['active', 'cancelled'] as const) {
    for (let page = 1; ; page += 1) {
      const some = await person.call(listMeetings, { query: { limit: 100, page, meeting_status } })
      for (const meeting of some) found.set(meeting.meeting_id, meeting)
      if (some.length < 100) break
    }
  }
  return [...found.values()]
}

type Action = (world: SoakWorld, person: HttpPerson) => Promise<void>

const actions: Readonly<Record<keyof typeof weights, Action>> = {
  create: async (world, person) => {
    world.names.gatherings += 1
    const name = `G${world.names.gatherings}.`
    const guests = Array.from({ length: 1 + world.chance.below(3) }, () => aGuest(world, name))
    note(
      world,
      'gathering',
      name,
      `is made for ${guests.map(({ primary_email }) => primary_email).join(', ')}`,
    )
    const meeting_invitees = Object.fromEntries(guests.map((guest) => [`guest:${randomUUID()}`, guest]))
    const body = { meeting_title: `${name} Supper`, ...timeOf(world), meeting_invitees }
    await person.call(createMeeting, { body })
  },
  rename: onOne('active', async (world, person, { meeting_id, meeting_title }) => {
    const title = `${meeting_title.split(' ')[0]} ${world.chance.pick(['Plan', 'Frühstück', 'Talk; and, more'])}`
    const body = { meeting_title: `${title} ${world.chance.below(1000)}` }
    await person.call(updateMeeting, { params: { meeting_id }, body })
  }),
  move: onOne('active', async (world, person, { meeting_id }) => {
    await person.call(updateMeeting, { params: { meeting_id }, body: timeOf(world) })
  }),
  add_guest: onOne('active', async (world, person, { meeting_id, meeting_title, meeting_invitees }) => {
    const guest = aGuest(world, meeting_title.split(' ')[0] ?? '')
    const body = { meeting_invitees: { ...guestsOf(meeting_invitees), [`guest:${randomUUID()}`]: guest } }
    await person.call(updateMeeting, { params: { meeting_id }, body })
  }),
  drop_guest: onOne('active', async (world, person, { meeting_id, meeting_invitees }) => {
    const guests = Object.entries(guestsOf(meeting_invitees))
    const dropped = world.chance.pick(guests)
    if (!dropped || guests.length < 2) return
    const kept = Object.fromEntries(guests.filter((guest) => guest !== dropped))
    await person.call(updateMeeting, { params: { meeting_id }, body: { meeting_invitees: kept } })
  }),
  cancel: onOne('active', async (_, person, { meeting_id }) => {
    await person.call(deleteMeeting, { params: { meeting_id }, query: { how: 'cancel' } })
  }),
  restore: onOne('cancelled', async (_, person, { meeting_id }) => {
    await person.call(restoreMeeting, { params: { meeting_id } })
  }),
}

function onOne(
  status: Meeting['meeting_status'],
  act: (world: SoakWorld, person: HttpPerson, meeting: Meeting) => Promise<void>,
): Action {
  return async (world, person) => {
    const place = world.chance.next()
    const meetings = (await listGatherings(person)).filter(({ meeting_status }) => meeting_status === status)
    const meeting = meetings.toSorted((one, other) => one.meeting_id.localeCompare(other.meeting_id))[
      Math.floor(place * meetings.length)
    ]
    if (!meeting) return
    const name = meeting.meeting_title.split(' ')[0] ?? ''
    note(world, 'gathering', name, `is asked to change by ${person.user.last_name}`)
    await act(world, person, meeting)
    note(world, 'gathering', name, 'was changed')
  }
}

function guestsOf(invitees: Meeting['meeting_invitees']) {
  return Object.fromEntries(
    Object.entries(invitees).flatMap(([key, { primary_email, full_name }]) =>
      key.startsWith('guest:') ? [[key, { primary_email, full_name }]] : [],
    ),
  )
}

/** No address is invited to two meetings, so that it identifies the meeting of a mail. */
function aGuest(world: SoakWorld, gathering: string) {
  const full_name = `Guest ${world.chance.below(1000)}`
  const number = world.chance.below(1e9)
  return { primary_email: `g${gathering.slice(1, -1)}-${number}@guests.example`, full_name }
}

function timeOf(world: SoakWorld) {
  const start = aWallTime(world).add({ days: 7 })
  const end = start.add({ minutes: aLength(world) })
  return {
    meeting_timezone: 'Europe/Berlin',
    meeting_date: { start_date: start.toPlainDate().toString(), end_date: end.toPlainDate().toString() },
    meeting_time: { start_time: timeOnly(start), end_time: timeOnly(end) },
  }
}

function timeOnly(time: Temporal.PlainDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: 'minute' })
}

const behaviours: readonly MailBehaviour[] = [
  'busy',
  'silent',
  'dawdle',
  'hang_up',
  'accept',
  'accept',
  'accept',
]

/** The mail server of the instance is busy, mute, slow or forgetful for a while, and well again. */
function disturbPost(world: SoakWorld): void {
  const { post, chance } = world
  if (!chance.isHit(0.04)) return
  const behaviour = chance.pick(behaviours) ?? 'accept'
  post.behave(behaviour)
  note(world, 'gathering', 'post', `the mail server is ${behaviour}`)
}
