import { z } from 'zod'
import { startCalDavSimulator } from '../../../simulators/src/caldav/provider.ts'
import { newClock } from '../../../simulators/src/kit/clock.ts'
import { startMailServer } from '../../../simulators/src/smtp/mail-server.ts'
import { settingsFor, type SimulatedProviders, startSimulatedProviders } from '../simulators.ts'
import { registerKeepers } from './calendar-programs.ts'
import { calmDown } from './calm-down.ts'
import { newChance } from './chance.ts'
import { registerHosts } from './gatherings.ts'
import { hurryJobs } from './hurry-jobs.ts'
import { changeAt, type Crowd, live } from './live.ts'
import { changeMail } from './mail-changes.ts'
import { reportOf, type SoakReport } from './soak-report.ts'
import { arriveAt, connectAt, onlooker, openAccounts, soakPeople, type SoakProvider } from './soak-people.ts'
import { settleAccounts } from './settle-accounts.ts'
import { type SoakServers, startSoakServers } from './soak-servers.ts'
import { soakNow, type SoakTime } from './soak-time.ts'
import type { SoakSimulators, SoakWorld } from './soak-world.ts'

export interface SoakOptions {
  readonly databaseUrl: string
  readonly connections: number
  /** How long things happen, of the machine's time; reading all afterwards comes on top. */
  readonly durationMs: number
  /** However much time is left then. */
  readonly mostChanges: number
  readonly seed: number
  /** Server processes on the one database. */
  readonly processes: number
  /** How much faster than the machine's clock that of the providers and the servers runs. */
  readonly speed: number
  /** Of the machine's time, between two changes. */
  readonly changeEveryMs: number
  readonly changesPerKill: number
  readonly say: (line: string) => void
}

/**
 * People work at simulated providers that misbehave, while server processes that are killed sync all of it;
 * then the faults stop, everything is synced, and what each person sees is compared with what the providers
 * have.
 */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  await using resources = new AsyncDisposableStack()
  const { speed, say } = options
  const time: SoakTime = { start_ms: Date.parse('2027-03-01T06:00:00Z'), since_ms: Date.now(), speed }
  const clock = newClock({ startMs: time.start_ms })
  const connected = await startSimulatedProviders(clock)
  const simulators = { ...connected, caldav: await startCalDavSimulator({ clock }) }
  resources.defer(() => closeAll(simulators))
  const post = await startMailServer()
  resources.defer(() => post.close())
  const ticking = setInterval(() => void clock.moveTo(soakNow(time)), 20)
  resources.defer(() => clearInterval(ticking))
  const world = newWorld(options, { simulators, post }, clock.now)
  const settings = {
    ...settingsFor(simulators),
    CALDAV_HOSTS: '127.0.0.1',
    SMTP_URL: post.url,
    MAIL_FROM: 'Meridian <meet@people.example>',
    MAILS_PER_DAY: '100000',
  }
  const servers = await startSoakServers({ ...options, time, settings })
  resources.use(servers)
  const hurry = resources.use(hurryJobs(options.databaseUrl, time))
  const crowd = await arrive(world, servers)
  const hosts = await registerHosts(servers, 1 + Math.ceil(options.connections / 10))
  const keepers = await registerKeepers(servers, 1 + Math.ceil(options.connections / 20))
  await settleAccounts(options.databaseUrl)
  say(`${crowd.size} people have connected their accounts`)
  const first = countRequests(simulators)
  const changes = await live(world, servers, { crowd, hosts, keepers }, options)
  say(`${changes} changes, ${servers.kills()} kills; now everything calms down`)
  const unread = await calmDown(world, servers, { crowd, isIdle: hurry.isIdle }, options)
  const totals = { first, last: countRequests(simulators), changes, kills: servers.kills() }
  return await reportOf(world, servers, { crowd, hosts, keepers }, { ...totals, unread })
}

const half_an_hour_ms = 1_800_000
const first_things = { google: 6, calendly: 4, zoom: 4, caldav: 10 }
const first_mails = 12

function newWorld(
  { connections, seed }: SoakOptions,
  { simulators, post }: Pick<SoakWorld, 'simulators' | 'post'>,
  now: () => number,
): SoakWorld {
  const people = soakPeople(connections)
  openAccounts(simulators, people)
  return {
    simulators,
    people,
    chance: newChance(seed),
    first_day: Temporal.PlainDate.from('2027-03-03'),
    days: 40,
    things: [],
    diary: [],
    teams: new Map(),
    onlookerToken: newOnlookerToken(simulators, now),
    now,
    mails: [],
    replies: [],
    post,
    names: { mails: 0, replies: 0, gatherings: 0, objects: 0 },
  }
}

/** One that is good for some time still. */
function newOnlookerToken({ google }: SimulatedProviders, now: () => number): () => string {
  const scopes = ['https://www.googleapis.com/auth/calendar.readonly']
  let [token, until_ms] = ['', 0]
  return () => {
    if (now() < until_ms) return token
    const granted = google.change({ op: 'grant', account: onlooker, scopes })
    token = z.object({ access_token: z.string() }).parse(granted).access_token
    until_ms = now() + half_an_hour_ms
    return token
  }
}

/** All people have a past at the providers, register and connect it. */
async function arrive(world: SoakWorld, servers: SoakServers): Promise<Crowd> {
  for (const person of world.people) {
    for (const provider of person.providers) {
      for (let count = 0; count < first_things[provider]; count += 1) await changeAt(world, person, provider)
      if (provider !== 'google') continue
      for (let count = 0; count < first_mails; count += 1) changeMail(world, person)
    }
  }
  const crowd: Map<(typeof world.people)[number], Awaited<ReturnType<typeof arriveAt>>['user']> = new Map()
  const waiting = [...world.people]
  const bring = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const signedIn = await arriveAt(servers.address(), person)
      for (const type of person.providers) await connectAt(world, signedIn, { type, account: person.account })
      crowd.set(person, signedIn.user)
    }
  }
  await Promise.all([bring(), bring(), bring()])
  return crowd
}

function countRequests(simulators: SoakSimulators): Record<SoakProvider | 'mail', number> {
  const { google, calendly, zoom, caldav } = simulators
  const mail = google.requests.list().filter(({ path }) => path.startsWith('/gmail/')).length
  return {
    mail,
    google: google.requests.list().length - mail,
    calendly: calendly.requests.list().length,
    zoom: zoom.requests.list().length,
    caldav: caldav.requests.list().length,
  }
}

async function closeAll(simulators: SoakSimulators): Promise<void> {
  await Promise.all(Object.values(simulators).map((simulator) => simulator.close()))
}
