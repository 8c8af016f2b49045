/**
 * `node bench/service.bench.ts`: the calls of the service, asked by many people of a database with 10,000
 * people, a million meetings and a million mails, of a smaller one with as much for each person, and of a bare server that
 * only runs the same statements. Exits 1 when a budget is broken.
 */
import { cpus } from 'node:os'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import type { KnownAnswer } from '../apps/server/test/bare-server.ts'
import { bareRequests, type Call, callsOf } from './service.calls.ts'
import type { World } from './service.seed.ts'
import { load, makeWorld, median, openCluster, reportUnanswered, startBare, startServer } from './world.ts'

const most_growth = 1.5
/** Of a bare server's p99 at the same rate in the same minute, so that it holds on any machine. */
const most_of_bare_p99 = 1.5
/** Beyond this for the least there is to do, others are at work on the machine, and milliseconds say nothing. */
const quiet_p99_ms = 4
const rounds = 5
const now = new Date().toISOString()
const large: World = { people: 10_000, meetings: 1_000_000, sessions: 2000, now }
const small: World = { people: 100, meetings: 10_000, sessions: 100, now }

const broken: string[] = []
using folder = temporaryFolder({ isOnDisk: true })
await using cluster = await openCluster(folder.path)
console.log(`Machine: ${cpus()[0]?.model} x ${cpus().length}, node ${process.version}, PostgreSQL beside it`)
const largeUrl = await makeWorld(cluster, 'large', large)
const smallUrl = await makeWorld(cluster, 'small', small)
const reading = callsOf(large).filter(({ adds }) => !adds)
const adding = callsOf(large).filter(({ adds }) => adds)
// What is added lies in the windows of the readings, so all of them are measured before.
await measureBesideBare(largeUrl, reading)
await measureGrowth({ manyUrl: largeUrl, fewUrl: smallUrl }, reading)
await measureGrowth({ manyUrl: largeUrl, fewUrl: smallUrl }, adding)
await measureBesideBare(largeUrl, adding)
broken.push(...reportUnanswered())
for (const budget of broken) console.error(`Over budget: ${budget}`)
process.exitCode = broken.length === 0 ? 0 : 1

async function measureBesideBare(url: string, calls: readonly Call[]): Promise<void> {
  await using processes = new AsyncDisposableStack()
  const address = await startServer(url, processes)
  const answers = await readAnswers(address, calls)
  const bareAddress = await startBare(url, answers, { folder: folder.path, processes })
  const addresses = { address, bareAddress }
  await measureLatency(addresses, calls)
  await measureThroughput(addresses, calls)
}

interface Addresses {
  readonly address: string
  readonly bareAddress: string
}

async function measureLatency({ address, bareAddress }: Addresses, calls: readonly Call[]): Promise<void> {
  const least = { perSecond: 200, requests: bareRequests('hours', large) }
  const leastP99 = (await loadSteadily(bareAddress, least)).latency.p99
  const isQuiet = leastP99 <= quiet_p99_ms
  const table: Record<string, object> = {}
  for (const call of calls) {
    const { name, bare, perSecond, p50MsMax, p99MsMax } = call
    const shares: number[] = []
    const p50s: number[] = []
    const p99s: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { latency } = await loadSteadily(address, call)
      p50s.push(latency.p50)
      p99s.push(latency.p99)
      if (bare === undefined) continue
      const beside = await loadSteadily(bareAddress, { requests: bareRequests(bare, large), perSecond })
      // Latencies are told in whole milliseconds.
      shares.push((latency.p99 + 1) / (beside.latency.p99 + 1))
    }
    const [p50, p99, share] = [median(p50s), median(p99s), median(shares)]
    if (share > most_of_bare_p99) broken.push(`${name}: p99 is ${share.toFixed(2)} times a bare server's.`)
    if (isQuiet && p99 > p99MsMax) broken.push(`${name}: p99 is ${p99} ms.`)
    if (isQuiet && p50MsMax !== undefined && p50 > p50MsMax) broken.push(`${name}: p50 is ${p50} ms.`)
    table[name] = {
      'requests/s': perSecond,
      'p50 ms': p50,
      'goal p50 ms': p50MsMax ?? '',
      'p99 ms': p99,
      'goal p99 ms': p99MsMax,
      'p99 / bare': bare === undefined ? '' : Number(share.toFixed(2)),
    }
  }
  console.log(
    `\nLatency at a steady rate, a million meetings; the goal of "p99 / bare" is ${most_of_bare_p99}`,
  )
  console.table(table)
  console.log(
    `A bare server with one small statement has a p99 of ${leastP99} ms at 200 requests a second.${isQuiet ? '' : ' The machine is too busy to judge milliseconds.'}`,
  )
}

/** A warm-up, then the measurement. */
async function loadSteadily(address: string, { requests, perSecond }: Pick<Call, 'requests' | 'perSecond'>) {
  await load(address, requests, { seconds: 1, perSecond })
  return load(address, requests, { seconds: 4, perSecond })
}

async function measureThroughput({ address, bareAddress }: Addresses, calls: readonly Call[]): Promise<void> {
  const table: Record<string, object> = {}
  for (const call of calls) {
    if (call.bare === undefined) continue
    const least = bareRequests(call.bare, large)
    const shares: number[] = []
    let last = { ours: 0, bare: 0 }
    for (let round = 0; round <= rounds; round += 1) {
      const ours = await load(address, call.requests, { seconds: 2 })
      const theirs = await load(bareAddress, least, { seconds: 2 })
      last = { ours: ours.requests.average, bare: theirs.requests.average }
      // The first round warms both up.
      if (round > 0) shares.push(last.ours / last.bare)
    }
    const share = median(shares)
    if (call.shareOfBareMin !== undefined && share < call.shareOfBareMin)
      broken.push(`${call.name}: ${share.toFixed(2)} of a bare server's throughput.`)
    table[call.name] = { ...last, 'ours / bare': Number(share.toFixed(2)), goal: call.shareOfBareMin ?? '' }
  }
  console.log('\nRequests a second without a limit, and of a bare server with the same statements and bytes')
  console.table(table)
}

/** Headers that any server writes by itself. */
const of_connection: ReadonlySet<string> = new Set(['connection', 'content-length', 'date', 'keep-alive'])

/** What the product answers the first request of each call. */
async function readAnswers(address: string, calls: readonly Call[]): Promise<Record<string, KnownAnswer>> {
  const answers: Record<string, KnownAnswer> = {}
  for (const { bare, requests } of calls) {
    const [first] = requests
    if (!first || bare === undefined) continue
    const { path, ...request } = first
    const answer = await fetch(`${address}${path}`, request)
    const headers = [...answer.headers].filter(([name]) => !of_connection.has(name))
    answers[bare] = { headers: Object.fromEntries(headers), body: await answer.text() }
  }
  return answers
}

async function measureGrowth(
  { manyUrl, fewUrl }: { readonly manyUrl: string; readonly fewUrl: string },
  calls: readonly Call[],
): Promise<void> {
  await using processes = new AsyncDisposableStack()
  const many = await startServer(manyUrl, processes)
  const few = await startServer(fewUrl, processes)
  const callsOfFew = new Map(callsOf(small).map((call) => [call.name, call]))
  const table: Record<string, object> = {}
  for (const call of calls) {
    if (call.people !== undefined && call.people > small.people) continue
    const growths: number[] = []
    const costs = { few: 0, many: 0 }
    for (let round = 0; round < 4; round += 1) {
      const ofFew = await load(few, callsOfFew.get(call.name)?.requests ?? [], { seconds: 2, alone: true })
      const ofMany = await load(many, call.requests, { seconds: 2, alone: true })
      // Latencies are told in whole milliseconds; what fits into a second is finer.
      costs.few = 1000 / ofFew.requests.average
      costs.many = 1000 / ofMany.requests.average
      if (round > 0) growths.push(costs.many / costs.few)
    }
    const growth = median(growths)
    if (!(growth <= most_growth))
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
