/**
 * `node bench/service.bench.ts`: the calls of the service, asked by many people of a database with 10,000
 * people, a million meetings and a million mails, of a smaller one with as much for each person, and of a bare server that
 * only runs the same statements. Exits 1 when a budget is broken.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon, { type Request, type Result } from 'autocannon'
import { Client } from 'pg'
import { startChild } from '../apps/server/test/child.ts'
import { startServerProcess } from '../apps/server/test/server-process.ts'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { startCluster } from '../apps/server/src/platform/postgres/cluster.ts'
import { connectDatabase } from '../apps/server/src/platform/postgres/db.ts'
import { migrateToLatest } from '../apps/server/src/platform/postgres/migrate.ts'
import { seedLabels } from './label.seed.ts'
import { seedMails } from './mail.seed.ts'
import { seedSeries } from './series.seed.ts'
import { seedTasks } from './task.seed.ts'
import { bareRequests, type Call, callsOf } from './service.calls.ts'
import { seedWorld, type World } from './service.seed.ts'

const most_growth = 1.5
/** Beyond this for the least there is to do, others are at work on the machine. */
const quiet_p99_ms = 4
const now = new Date().toISOString()
const large: World = { people: 10_000, meetings: 1_000_000, sessions: 2000, now }
const small: World = { people: 100, meetings: 10_000, sessions: 100, now }
const bareServer = fileURLToPath(new URL('../apps/server/test/bare-server.ts', import.meta.url))

const broken: string[] = []
/** Of each path; a run of thousands of requests does not end for one. */
const failures: Record<string, { asked: number; refused: number; failed: number }> = {}
using folder = temporaryFolder({ isOnDisk: true })
await using cluster = await openCluster(folder.path)
console.log(`Machine: ${cpus()[0]?.model} x ${cpus().length}, node ${process.version}, PostgreSQL beside it`)
const largeUrl = await makeWorld('large', large)
const smallUrl = await makeWorld('small', small)
await measureLatency(largeUrl)
await measureThroughput(largeUrl)
await measureGrowth(largeUrl, smallUrl)
reportFailures()
for (const budget of broken) console.error(`Over budget: ${budget}`)
process.exitCode = broken.length === 0 ? 0 : 1

function reportFailures(): void {
  const some = Object.entries(failures).filter(([, { refused, failed }]) => refused + failed > 0)
  if (some.length === 0) return
  console.log('\nRequests that were not answered with success')
  console.table(Object.fromEntries(some))
  for (const [path, { asked, refused, failed }] of some)
    broken.push(`${path}: ${refused} refused and ${failed} failed of ${asked} requests.`)
}

async function openCluster(dataDir: string): Promise<AsyncDisposable & { readonly url: string }> {
  const log = { debug: () => {}, info: () => {}, error: (text: string) => console.error(text) }
  const started = await startCluster({ dataDir, log })
  return { url: started.url, [Symbol.asyncDispose]: () => started.stop() }
}

/** A database of its own in the cluster; returns its address. */
async function makeWorld(name: string, world: World): Promise<string> {
  const began = performance.now()
  await withClient(cluster.url, (client) => client.query(`create database ${name}`))
  const url = cluster.url.replace(/\/meridian\?/, `/${name}?`)
  const db = connectDatabase({ url })
  await migrateToLatest(db).finally(() => db.destroy())
  await withClient(url, async (client) => {
    await seedWorld(client, world)
    await seedLabels(client, world)
    await seedTasks(client, world)
    await seedMails(client, world)
    await seedSeries(client, world)
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${world.people} people and ${world.meetings} meetings made in ${seconds} s`)
  return url
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}

async function measureLatency(url: string): Promise<void> {
  await using processes = new AsyncDisposableStack()
  const address = await startServer(url, processes)
  const least = { perSecond: 200, requests: bareRequests('hours', large) }
  const bareP99 = (await loadSteadily(await startBare(url, {}, processes), least)).latency.p99
  const isQuiet = bareP99 <= quiet_p99_ms
  const table: Record<string, object> = {}
  for (const call of callsOf(large)) {
    const { latency } = await loadSteadily(address, call)
    if (isQuiet && latency.p99 > call.p99MsMax) broken.push(`${call.name}: p99 is ${latency.p99} ms.`)
    if (isQuiet && call.p50MsMax !== undefined && latency.p50 > call.p50MsMax)
      broken.push(`${call.name}: p50 is ${latency.p50} ms.`)
    table[call.name] = {
      'requests/s': call.perSecond,
      'p50 ms': latency.p50,
      'goal p50 ms': call.p50MsMax ?? '',
      'p99 ms': latency.p99,
      'goal p99 ms': call.p99MsMax,
    }
  }
  console.log('\nLatency at a steady rate, a million meetings')
  console.table(table)
  console.log(
    `A bare server with one small statement has a p99 of ${bareP99} ms at 200 requests a second.${isQuiet ? '' : ' The machine is too busy to judge the latencies.'}`,
  )
}

/** A warm-up, then the measurement. */
async function loadSteadily(
  address: string,
  { requests, perSecond }: Pick<Call, 'requests' | 'perSecond'>,
): Promise<Result> {
  await load(address, requests, { seconds: 2, perSecond })
  return load(address, requests, { seconds: 8, perSecond })
}

async function measureThroughput(url: string): Promise<void> {
  await using processes = new AsyncDisposableStack()
  const address = await startServer(url, processes)
  const calls = callsOf(large).filter((call) => call.bare !== undefined)
  const bareAddress = await startBare(url, await readAnswers(address, calls), processes)
  const table: Record<string, object> = {}
  for (const call of calls) {
    const least = bareRequests(call.bare ?? '', large)
    const shares: number[] = []
    let last = { ours: 0, bare: 0 }
    for (let round = 0; round < 4; round += 1) {
      const ours = await load(address, call.requests, { seconds: 3 })
      const theirs = await load(bareAddress, least, { seconds: 3 })
      last = { ours: ours.requests.average, bare: theirs.requests.average }
      // The first round warms both up.
      if (round > 0) shares.push(last.ours / last.bare)
    }
    const share = shares.toSorted((a, b) => a - b)[1] ?? 0
    if (call.shareOfBareMin !== undefined && share < call.shareOfBareMin)
      broken.push(`${call.name}: ${share.toFixed(2)} of a bare server's throughput.`)
    table[call.name] = { ...last, 'ours / bare': Number(share.toFixed(2)), goal: call.shareOfBareMin ?? '' }
  }
  console.log('\nRequests a second without a limit, and of a bare server with the same statements and bytes')
  console.table(table)
}

/** Returns its address; it ends with the stack. */
async function startServer(url: string, processes: AsyncDisposableStack): Promise<string> {
  const { child, address } = await startServerProcess({ DATABASE_URL: url })
  processes.use(child)
  return address
}

async function startBare(
  url: string,
  answers: Record<string, string>,
  processes: AsyncDisposableStack,
): Promise<string> {
  const file = join(folder.path, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  const bare = processes.use(startChild(process.execPath, [bareServer, url, file]))
  return (await bare.waitFor(/ready at (\S+)$/))[1] ?? ''
}

/** What the product answers the first request of each call. */
async function readAnswers(address: string, calls: readonly Call[]): Promise<Record<string, string>> {
  const answers = calls.map(async ({ bare, requests }): Promise<[string, string]> => {
    const [first] = requests
    if (!first || bare === undefined) throw new Error('a call has requests')
    const { path, ...request } = first
    return [bare, await (await fetch(`${address}${path}`, request)).text()]
  })
  return Object.fromEntries(await Promise.all(answers))
}

async function measureGrowth(largeUrl: string, smallUrl: string): Promise<void> {
  await using processes = new AsyncDisposableStack()
  const many = await startServer(largeUrl, processes)
  const few = await startServer(smallUrl, processes)
  const callsOfFew = new Map(callsOf(small).map((call) => [call.name, call]))
  const table: Record<string, object> = {}
  for (const call of callsOf(large)) {
    const growths: number[] = []
    const costs = { few: 0, many: 0 }
    for (let round = 0; round < 4; round += 1) {
      const ofFew = await load(few, callsOfFew.get(call.name)?.requests ?? [], {
        seconds: 2,
        alone: true,
      })
      const ofMany = await load(many, call.requests, { seconds: 2, alone: true })
      // Latencies are told in whole milliseconds; what fits into a second is finer.
      costs.few = 1000 / ofFew.requests.average
      costs.many = 1000 / ofMany.requests.average
      if (round > 0) growths.push(costs.many / costs.few)
    }
    const growth = growths.toSorted((a, b) => a - b)[1] ?? Number.POSITIVE_INFINITY
    if (growth > most_growth)
      broken.push(`${call.name}: ${growth.toFixed(2)} times the cost with a million meetings.`)
    table[call.name] = {
      'ms at 10,000': Number(costs.few.toPrecision(3)),
      'ms at 1,000,000': Number(costs.many.toPrecision(3)),
      growth: Number(growth.toFixed(2)),
      goal: most_growth,
    }
  }
  console.log('\nOne request at a time: cost with a million meetings against ten thousand')
  console.table(table)
}

async function load(
  url: string,
  requests: readonly Request[],
  { seconds, perSecond, alone = false }: { seconds: number; perSecond?: number; alone?: boolean },
): Promise<Result> {
  const result = await autocannon({
    url,
    requests,
    connections: alone ? 1 : 10,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
  })
  const path = requests[0]?.path ?? ''
  const before = failures[path] ?? { asked: 0, refused: 0, failed: 0 }
  failures[path] = {
    asked: before.asked + result.requests.total + result.errors,
    refused: before.refused + result.non2xx,
    failed: before.failed + result.errors,
  }
  return result
}
