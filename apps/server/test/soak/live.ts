import { setTimeout as wait } from 'node:timers/promises'
import type { SessionUser } from '@meridian/contract'
import { changeCalendly, changeZoom } from './booking-changes.ts'
import { keep, type Keeper } from './calendar-programs.ts'
import { changeCalendarServer } from './calendar-server-changes.ts'
import { changeGoogle } from './google-changes.ts'
import { host } from './gatherings.ts'
import { changeMail } from './mail-changes.ts'
import { useMail } from './mail-visits.ts'
import { addFault } from './soak-faults.ts'
import {
  enqueueCalendarSync,
  connectAt,
  connectionsOf,
  type SoakPerson,
  type SoakProvider,
} from './soak-people.ts'
import type { SoakServers } from './soak-servers.ts'
import { note, type SoakWorld } from './soak-world.ts'

/** The people, signed in. */
export type Crowd = ReadonlyMap<SoakPerson, SessionUser>

/** How often what happens beside each change. */
const odds = { fault: 0.2, revoke: 0.008, expire: 0.02, ask: 0.1, look: 0.15, mail: 0.6 }

/** One change by one person after the other, with faults between; returns the number of changes. */
export async function live(
  world: SoakWorld,
  servers: SoakServers,
  { crowd, hosts, keepers }: Actors,
  { durationMs, mostChanges, changeEveryMs, changesPerKill }: LifeOptions,
): Promise<number> {
  const until = Date.now() + durationMs
  let killAt = changesPerKill
  let killing: Promise<void> = Promise.resolve()
  let changes = 0
  while (Date.now() < until && changes < mostChanges) {
    const pair = world.chance.pick([...pairsOf(world)])
    if (!pair) return changes
    const isMail = pair.provider === 'google' && world.chance.isHit(odds.mail)
    const isChanged = isMail
      ? changeMail(world, pair.person)
      : await changeAt(world, pair.person, pair.provider)
    if (isChanged) changes += 1
    disturb(world, pair)
    await visit(world, servers, crowd)
    await useMail(world, servers, crowd)
    await host(world, servers, hosts)
    await keep(world, servers, keepers)
    if (changes >= killAt) {
      await killing
      const place = world.chance.below(10)
      note(world, 'processes', 'server', `kill -9 of process ${place}`)
      killing = servers.killOne(place)
      killAt = changes + changesPerKill
    }
    await wait(changeEveryMs)
  }
  await killing
  return changes
}

/** Who acts. */
export interface Actors {
  readonly crowd: Crowd
  readonly hosts: readonly SessionUser[]
  readonly keepers: readonly Keeper[]
}

interface LifeOptions {
  readonly durationMs: number
  readonly mostChanges: number
  readonly changeEveryMs: number
  readonly changesPerKill: number
}

export interface Pair {
  readonly person: SoakPerson
  readonly provider: SoakProvider
}

/** All people with each of their accounts. */
export function pairsOf({ people }: SoakWorld): Pair[] {
  return people.flatMap((person) => person.providers.map((provider) => ({ person, provider })))
}

/** False where there was nothing to change. */
export async function changeAt(
  world: SoakWorld,
  person: SoakPerson,
  provider: SoakProvider,
): Promise<boolean> {
  if (provider === 'google') return changeGoogle(world, person)
  if (provider === 'caldav') return changeCalendarServer(world, person)
  return provider === 'calendly' ? changeCalendly(world, person) : changeZoom(world, person)
}

function disturb(world: SoakWorld, { person, provider }: Pair): void {
  const { chance, simulators } = world
  const { account } = person
  if (chance.isHit(odds.fault)) addFault(world, person, provider)
  // An app password does not end by itself.
  if (provider === 'caldav') return
  for (const op of ['revoke', 'expire'] as const) {
    if (!chance.isHit(odds[op])) continue
    simulators[provider].change({ op: op === 'expire' ? 'expire_access' : op, account })
    note(world, provider, account, `${op} access`)
  }
}

/** A person opens the settings, requests a sync, or reconnects what needs it; the server may be down. */
async function visit(world: SoakWorld, servers: SoakServers, crowd: Crowd): Promise<void> {
  const pair = world.chance.pick([...pairsOf(world)])
  const [asks, looks] = [world.chance.isHit(odds.ask), world.chance.isHit(odds.look)]
  const user = pair && crowd.get(pair.person)
  if (!user || !(asks || looks)) return
  const person = servers.at(user)
  try {
    const state = (await connectionsOf(person)).get(pair.provider)?.state
    if (state === 'needs_reconnect') await reconnect(world, servers, user, pair)
    else if (asks) await enqueueCalendarSync(person, pair.provider)
  } catch (problem) {
    note(world, pair.provider, pair.person.account, `a visit failed: ${String(problem)}`)
  }
}

export async function reconnect(
  world: SoakWorld,
  servers: SoakServers,
  user: SessionUser,
  { person, provider }: Pair,
): Promise<void> {
  await connectAt(world, servers.at(user), { type: provider, account: person.account })
  note(world, provider, person.account, 'connects again')
}
