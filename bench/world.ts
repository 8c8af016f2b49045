import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon, { type Request, type Result } from 'autocannon'
import { Client } from 'pg'
import type { KnownAnswer } from '../apps/server/test/bare-server.ts'
import { startChild } from '../apps/server/test/child.ts'
import { startServerProcess } from '../apps/server/test/server-process.ts'
import { startCluster } from '../apps/server/src/platform/postgres/cluster.ts'
import { connectDatabase } from '../apps/server/src/platform/postgres/db.ts'
import { migrateToLatest } from '../apps/server/src/platform/postgres/migrate.ts'
import { seedLabels } from './label.seed.ts'
import { seedMails } from './mail.seed.ts'
import { seedSeries } from './series.seed.ts'
import { seedTasks } from './task.seed.ts'
import { seedWorld, type World } from './service.seed.ts'

const bareServer = fileURLToPath(new URL('../apps/server/test/bare-server.ts', import.meta.url))

export interface Cluster extends AsyncDisposable {
  readonly url: string
}

export async function openCluster(dataDir: string): Promise<Cluster> {
  const log = { debug: () => {}, info: () => {}, error: (text: string) => console.error(text) }
  const started = await startCluster({ dataDir, log })
  return { url: started.url, [Symbol.asyncDispose]: () => started.stop() }
}

/** A database of its own in the cluster, filled; returns its address. */
export async function makeWorld(cluster: Cluster, name: string, world: World): Promise<string> {
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

/** Returns its address; it ends with the stack. */
export async function startServer(url: string, processes: AsyncDisposableStack): Promise<string> {
  const { child, address } = await startServerProcess({ DATABASE_URL: url })
  processes.use(child)
  return address
}

/** A server that runs the same statements and sends the given answers; `folder` keeps them. */
export async function startBare(
  url: string,
  answers: Readonly<Record<string, KnownAnswer>>,
  { folder, processes }: { readonly folder: string; readonly processes: AsyncDisposableStack },
): Promise<string> {
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  const bare = processes.use(startChild(process.execPath, [bareServer, url, file]))
  return (await bare.waitFor(/ready at (\S+)$/))[1] ?? ''
}

export interface Load {
  readonly seconds: number
  readonly perSecond?: number
  /** One request after the other. */
  readonly alone?: boolean
}

interface Unanswered {
  asked: number
  refused: number
  failed: number
}

/** Of each path; a run of thousands of requests does not end for one. */
const unanswered: Record<string, Unanswered> = {}

export async function load(
  url: string,
  requests: readonly Request[],
  { seconds, perSecond, alone = false }: Load,
): Promise<Result> {
  const result = await autocannon({
    url,
    requests,
    connections: alone ? 1 : 10,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
  })
  const path = requests[0]?.path ?? ''
  const before = unanswered[path] ?? { asked: 0, refused: 0, failed: 0 }
  unanswered[path] = {
    asked: before.asked + result.requests.total + result.errors,
    refused: before.refused + result.non2xx,
    failed: before.failed + result.errors,
  }
  return result
}

/** A sentence for each path with a request that was not answered with success; prints them as a table. */
export function reportUnanswered(): string[] {
  const some = Object.entries(unanswered).filter(([, { refused, failed }]) => refused + failed > 0)
  if (some.length === 0) return []
  console.log('\nRequests that were not answered with success')
  console.table(Object.fromEntries(some))
  return some.map(
    ([path, { asked, refused, failed }]) =>
      `${path}: ${refused} refused and ${failed} failed of ${asked} requests.`,
  )
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
