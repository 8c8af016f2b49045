import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { startCluster } from '../../src/platform/postgres/cluster.ts'
import { findStartedCluster } from '../../src/platform/postgres/cluster-address.ts'
import { connectDatabase } from '../../src/platform/postgres/db.ts'
import { migrateToLatest } from '../../src/platform/postgres/migrate.ts'
import { startChild } from '../child.ts'
import { httpPerson, signInOverHttp } from '../http-person.ts'
import { readAddress, settingsForTests, startServerProcess } from '../server-process.ts'
import { compareInventories, type Inventory, takeInventory } from './inventory.ts'
import { checkOut, mainOf } from './old-checkout.ts'
import type { OldRelease } from './releases.ts'
import { mailPaths, meetingPaths, operator_paths, organizerPaths, screenPaths } from './screens.ts'

export interface UpgradeOptions {
  readonly root: string
  /** An empty folder for the old code and its data. */
  readonly folder: string
  readonly release: OldRelease
  readonly people: number
  readonly meetings: number
  readonly now: string
  readonly say: (line: string) => void
}

const seed = fileURLToPath(new URL('old-seed.ts', import.meta.url))
const about = { first_name: 'Ada', last_name: 'Example', timezone: 'Europe/Berlin' }
const account = { primary_email: 'ada.example@people.example', password: 'correct horse battery' }
const operator = { primary_email: 'operator@people.example', password: 'quite a long secret' }

/** Starts the data of a release on the current code; returns what is wrong afterwards, a sentence each. */
export async function tryUpgrade(options: UpgradeOptions): Promise<string[]> {
  const dataDir = join(options.folder, 'data')
  const old = await makeOldData(options, dataDir)
  const after = await migrate(options, dataDir)
  return [
    ...compareInventories(old.inventory, after, options.release),
    ...(await askScreens(options, dataDir, old.lists)),
  ]
}

interface OldData {
  readonly inventory: Inventory
  /** How many entries each list of a seeded person has. */
  readonly lists: Readonly<Record<string, number>>
}

async function makeOldData(
  { root, folder, release, people, meetings, now, say }: UpgradeOptions,
  dataDir: string,
): Promise<OldData> {
  const code = join(folder, 'code')
  const seconds = stopwatch()
  checkOut(root, release.commit, code)
  say(`${release.version}: its code and packages in ${seconds()} s`)
  const node = join(code, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  await using server = startChild(node, [mainOf(code)], {
    env: { ...settingsForTests({ DATA_DIR: dataDir }), NODE_COMPILE_CACHE: undefined },
  })
  const address = await readAddress(server)
  const url = findStartedCluster(dataDir)
  if (url === undefined) throw new Error('The old server has no database.')
  execFileSync(node, [seed, code, url, String(people), String(meetings), now, release.afterSeeds], {
    cwd: code,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await httpPerson(address, about)
  say(`${people} people, ${meetings} meetings, their series, tasks, labels and mails in ${seconds()} s`)
  const lists = await countLists(address)
  await server.end('SIGTERM')
  const cluster = await startCluster({ dataDir, log })
  const inventory = await withClient(cluster.url, takeInventory).finally(() => cluster.stop())
  return { inventory, lists }
}

async function migrate({ say }: UpgradeOptions, dataDir: string): Promise<Inventory> {
  const cluster = await startCluster({ dataDir, log })
  try {
    const seconds = stopwatch()
    const db = connectDatabase({ url: cluster.url })
    await migrateToLatest(db).finally(() => db.destroy())
    say(`migrations in ${seconds()} s`)
    const inventory = await withClient(cluster.url, takeInventory)
    const rows = Object.values(inventory).reduce((sum, table) => sum + Number(table.rows), 0)
    say(`${rows} rows in ${Object.keys(inventory).length} tables, counted and summed in ${seconds()} s`)
    return inventory
  } finally {
    await cluster.stop()
  }
}

async function askScreens(
  { now, say }: UpgradeOptions,
  dataDir: string,
  before: Readonly<Record<string, number>>,
): Promise<string[]> {
  const seconds = stopwatch()
  const admin = { ADMIN_EMAIL: operator.primary_email, ADMIN_PASSWORD: operator.password }
  const { child, address } = await startServerProcess({ DATA_DIR: dataDir, ...admin })
  await using server = child
  say(`served after ${seconds()} s`)
  const { user } = await signInOverHttp(address, account)
  const { user: chief } = await signInOverHttp(address, operator)
  const problems: string[] = []
  let asked = 0
  const ask = async (path: string, token: string): Promise<unknown> => {
    asked += 1
    const { status, body } = await get(address, path, token)
    if (status !== 200) problems.push(`GET ${path} is answered by ${status}: ${body.slice(0, 300)}`)
    return status === 200 ? JSON.parse(body).data : []
  }
  for (const token of [seededToken(0), seededToken(7), user.access_token]) {
    for (const path of screenPaths(now)) await ask(path, token)
    for (const id of idsOf(await ask('/v1/meeting/all', token), 'meeting_id'))
      for (const path of meetingPaths(id)) await ask(path, token)
    for (const id of idsOf(await ask('/v1/mail/all', token), 'mail_id'))
      for (const path of mailPaths(id)) await ask(path, token)
  }
  for (const person of [0, 7])
    for (const path of organizerPaths(seededMeeting(person))) await ask(path, seededToken(person))
  for (const path of operator_paths) await ask(path, chief.access_token)
  const lists = await countLists(address)
  for (const [path, count] of Object.entries(before)) {
    if (lists[path] !== count) problems.push(`GET ${path} had ${count} entries and has ${lists[path]}.`)
  }
  say(`${asked} calls of the screens in ${seconds()} s`)
  await server.end('SIGTERM')
  return problems
}

/** Of a seeded person; both servers answer these. */
async function countLists(address: string): Promise<Record<string, number>> {
  const paths = ['/v1/meeting/all', '/v1/mail/all', '/v1/label/all', '/v1/task/all']
  const counts: Record<string, number> = {}
  for (const path of paths) {
    const { status, body } = await get(address, path, seededToken(7))
    const answer: { data: unknown; pagination?: { total: number } } = JSON.parse(body)
    if (status !== 200) throw new Error(`GET ${path} is answered by ${status}: ${body}`)
    counts[path] = answer.pagination?.total ?? countEntries(answer.data)
  }
  return counts
}

function countEntries(data: unknown): number {
  if (Array.isArray(data)) return data.length
  return typeof data === 'object' && data !== null
    ? Object.values(data).reduce((sum: number, value) => sum + (Array.isArray(value) ? value.length : 0), 0)
    : 0
}

function idsOf(list: unknown, key: string): string[] {
  if (!Array.isArray(list)) throw new Error('A list is expected.')
  return list.slice(0, 10).map((entry: Record<string, string>) => entry[key] ?? '')
}

async function get(address: string, path: string, token: string): Promise<{ status: number; body: string }> {
  const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: await response.text() }
}

/** As the seeds of all releases make it. */
function seededToken(person: number): string {
  return createHash('sha256').update(`bench ${person}`).digest('base64url')
}

/** The first meeting that the person organizes. */
function seededMeeting(person: number): string {
  return `00000000-0000-7000-a000-${person.toString(16).padStart(12, '0')}`
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Seconds since it was asked last, or since it was made. */
function stopwatch(): () => string {
  let since = performance.now()
  return () => {
    const seconds = (performance.now() - since) / 1000
    since = performance.now()
    return seconds.toFixed(1)
  }
}

const log = { debug: () => {}, info: () => {}, error: (text: string) => process.stderr.write(`${text}\n`) }
