import { listMeetings } from '@meridian/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Clock, newClock } from '../../../simulators/src/kit/clock.ts'
import { type FreshDatabase, freshDatabase } from '../database.ts'
import type { HttpPerson } from '../http-person.ts'
import { settingsFor, type SimulatedProviders, startSimulatedProviders } from '../simulators.ts'
import { timed } from '../synced-account.ts'
import { arriveAt, enqueueCalendarSync, connectAccount, connectionsOf } from './soak-people.ts'
import { type SoakServers, startSoakServers } from './soak-servers.ts'
import { soakNow, type SoakTime } from './soak-time.ts'

const account = 'ada@example.com'
const list = { method: 'GET', path: '/calendar/v3/calendars/ada*/events' }
const start_ms = Date.parse('2026-11-20T09:00:00Z')

let resources: AsyncDisposableStack
let database: FreshDatabase
beforeEach(async () => {
  resources = new AsyncDisposableStack()
  database = await freshDatabase()
  resources.defer(() => database.drop())
})
afterEach(() => resources.disposeAsync())

it('[CON20] of two concurrent processes, one syncs a connection at a time @whole', async () => {
  const { providers, start } = await openProviders({ speed: 1 })
  const servers = await start(2)
  events(providers, 3)
  const ada = await arriveAt(servers.address(), {
    number: 1,
    account,
    timezone: 'UTC',
    providers: ['google'],
  })
  const slow_ms = 200
  providers.google.faults.add({ match: list, times: null, fault: { kind: 'slow', ms: slow_ms } })
  await connectAccount(ada, 'google', account)
  // A sync requested before the run has begun is served by that run.
  const begun = () => providers.google.requests.list().some(({ path }) => path.endsWith('/calendarList'))
  await expect.poll(begun).toBe(true)
  for (let turn = 0; turn < 6; turn += 1) {
    await Promise.all([0, 1].map(() => enqueueCalendarSync(servers.at(ada.user), 'google')))
  }
  await expect.poll(() => isIdle(ada)).toBe(true)
  const ends = listed(providers).map(({ at_ms }) => at_ms)
  // Each request for the list is answered so late that two readings at one time would be seen.
  const apart = ends.slice(1).map((end, index) => end - (ends[index] ?? 0))
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(slow_ms)
  expect(ends.length).toBeGreaterThan(1)
  expect(ends.length).toBeLessThan(20)
  expect(await titlesOf(ada)).toHaveLength(3)
})

it('[CON21] [CON20] what a killed process was reading another one reads on, after its time, from the page where it was @whole', async () => {
  // The two minutes for which a silent reader is waited for are two seconds.
  const { providers, start } = await openProviders({ speed: 60 })
  const servers = await start(1)
  events(providers, 12)
  providers.google.change({ op: 'set_calendar_limits', limits: { scan_per_page: 3 } })
  providers.google.faults.add({ match: list, after: 2, fault: { kind: 'hang' } })
  const ada = await arriveAt(servers.address(), {
    number: 1,
    account,
    timezone: 'UTC',
    providers: ['google'],
  })
  await connectAccount(ada, 'google', account)
  await expect.poll(() => listed(providers).length).toBe(3)
  expect(await titlesOf(ada)).toHaveLength(6)
  await servers.killOne(0)
  const others = await start(1)
  const there = others.at(ada.user)
  await expect.poll(() => isIdle(there)).toBe(true)
  expect(await titlesOf(there)).toHaveLength(12)
  const asked = listed(providers)
  expect(asked.filter(({ query }) => !('pageToken' in query) && !('syncToken' in query))).toHaveLength(1)
  expect(asked[3]?.query['pageToken']).toBe(asked[2]?.query['pageToken'])
})

async function openProviders({ speed }: { readonly speed: number }) {
  const time: SoakTime = { start_ms, since_ms: Date.now(), speed }
  const clock: Clock = newClock({ startMs: start_ms })
  const providers = await startSimulatedProviders(clock)
  resources.defer(async () => {
    await Promise.all(Object.values(providers).map((one) => one.close()))
  })
  const ticking = setInterval(() => void clock.moveTo(soakNow(time)), 10)
  resources.defer(() => clearInterval(ticking))
  const start = async (processes: number): Promise<SoakServers> => {
    const settings = settingsFor(providers)
    return resources.use(await startSoakServers({ databaseUrl: database.url, processes, time, settings }))
  }
  return { providers, start }
}

function events({ google }: SimulatedProviders, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const event = {
      summary: `Event ${index}`,
      ...timed('2026-11-24', `${String(8 + index).padStart(2, '0')}:00`),
    }
    google.change({ op: 'create_event', calendar: account, event })
  }
}

function listed({ google }: SimulatedProviders) {
  return google.requests
    .list()
    .filter(({ method, path }) => method === 'GET' && /\/calendars\/ada[^/]*\/events$/.test(path))
}

async function isIdle(person: HttpPerson): Promise<boolean> {
  const google = (await connectionsOf(person)).get('google')
  return google?.state === 'connected' && google.events_read === null && google.first_sync_done
}

async function titlesOf(person: HttpPerson): Promise<string[]> {
  const found = await person.call(listMeetings, { query: { limit: 100 } })
  return found.map(({ meeting_title }) => meeting_title)
}
