import { createTask, SessionUser } from '@meridian/contract'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Db } from '../src/platform/postgres/db.ts'
import { findStartedCluster } from '../src/platform/postgres/cluster-address.ts'
import { copyMigratedData } from './data-folder.ts'
import { freshDatabase } from './database.ts'
import { openStream } from './live-stream.ts'
import { missingPgBouncer, startPgBouncer } from './pgbouncer.ts'
import { readPostmasterPid } from './processes.ts'
import { startServerProcess } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

const noPooler = await missingPgBouncer()

it('[EVT10] a change through one process reaches a stream of another within a second @whole', async () => {
  const database = await freshDatabase()
  await using resources = new AsyncDisposableStack()
  resources.defer(() => database.drop())
  const [a, b] = await Promise.all([
    startServerProcess({ DATABASE_URL: database.url }),
    startServerProcess({ DATABASE_URL: database.url }),
  ])
  resources.use(a.child)
  resources.use(b.child)
  const person = await signUp(a.address)
  await using stream = await openStream(b.address, person.access_token)

  const delays_ms: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await makeTask(a.address, person)
    const made_ms = performance.now()
    await stream.untilChange('task')
    delays_ms.push(performance.now() - made_ms)
  }
  // A busy machine delays some of them.
  expect(Math.min(...delays_ms)).toBeLessThan(1000)

  // All connections at once are cut, as a firewall or a failover would.
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'meridian%'`)
  await client.end()
  expect(await stream.next()).toEqual({ event: 'refetch' })
  await makeTask(a.address, person)
  await stream.untilChange('task')

  // Signing out at one process ends the stream of the other.
  await fetch(`${a.address}/v1/user/auth/logout`, { method: 'POST', headers: headersOf(person) })
  await stream.ended
})

it('[EVT10] resumes after the database died and came back @whole', async () => {
  using folder = temporaryFolder()
  copyMigratedData(folder.path)
  const a = await startServerProcess({ DATA_DIR: folder.path, LOG_LEVEL: 'info' })
  await using first = a.child
  const b = await startServerProcess({ DATABASE_URL: findStartedCluster(folder.path) ?? '' })
  await using second = b.child
  const person = await signUp(a.address)
  await using stream = await openStream(b.address, person.access_token)

  process.kill(readPostmasterPid(folder.path), 'SIGKILL')
  await first.waitFor(/The database runs again/)
  expect(await stream.next()).toEqual({ event: 'refetch' })
  await makeTask(a.address, person)
  await stream.untilChange('task')
  await stream.close()
  expect(await second.end('SIGTERM')).toBe(0)
})

it('[EVT11] open streams do not keep the server from stopping @whole', async () => {
  const database = await freshDatabase()
  await using resources = new AsyncDisposableStack()
  resources.defer(() => database.drop())
  const { child, address } = await startServerProcess({ DATABASE_URL: database.url })
  resources.use(child)
  const person = await signUp(address)
  const streams = await Promise.all([1, 2, 3].map(() => openStream(address, person.access_token)))
  const asked = performance.now()
  expect(await child.end('SIGTERM')).toBe(0)
  // A request in flight would delay it by 35 seconds.
  expect(performance.now() - asked).toBeLessThan(30_000)
  await Promise.all(streams.map(({ ended }) => ended))
})

it('[RUN51] a process has at most ten connections, however much it is asked at once @whole', async () => {
  const database = await freshDatabase()
  await using resources = new AsyncDisposableStack()
  resources.defer(() => database.drop())
  const { child, address } = await startServerProcess({ DATABASE_URL: database.url })
  resources.use(child)
  const person = await signUp(address)
  resources.use(await openStream(address, person.access_token))
  const counts: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const asked = Promise.all(Array.from({ length: 60 }, () => makeTask(address, person)))
    counts.push(...(await countConnections(database.db)))
    await asked
    counts.push(...(await countConnections(database.db)))
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(10)
  expect(await countConnections(database.db, 'meridian listening')).toEqual([1])
})

it.skipIf(noPooler !== undefined)(
  '[RUN52] works through PgBouncer in transaction mode: calls, jobs, and changes told by another process @whole',
  async () => {
    const database = await freshDatabase()
    await using resources = new AsyncDisposableStack()
    resources.defer(() => database.drop())
    // The connections of one process without a pooler, for three.
    const pooler = resources.use(await startPgBouncer(database.url, 6))
    const settings = { DATABASE_URL: pooler.through(database.url), DATABASE_LISTEN_URL: database.url }
    const processes = await Promise.all([1, 2, 3].map(() => startServerProcess(settings)))
    for (const { child } of processes) resources.use(child)
    const [a, b, c] = processes.map(({ address }) => address)
    if (a === undefined || b === undefined || c === undefined) throw new Error('three have started')
    const person = await signUp(a)
    const stream = resources.use(await openStream(b, person.access_token))
    await Promise.all(
      [a, b, c].flatMap((address) => Array.from({ length: 30 }, () => makeTask(address, person))),
    )
    await stream.untilChange('task')
    for (const address of [a, b, c]) {
      const paths = ['/v1/label/all', '/v1/task/all', '/v1/availability', '/v1/mail/all', '/v1/meeting/all']
      for (const path of paths.flatMap((one) => [one, one, one]))
        expect(
          [path, (await fetch(`${address}${path}`, { headers: headersOf(person) })).status],
          path,
        ).toEqual([path, 200])
    }
    await vi.waitUntil(
      async () => (await database.db.selectFrom('job_run').selectAll().execute()).length > 0,
      {
        timeout: 60_000,
        interval: 100,
      },
    )
    expect(await countConnections(database.db, 'meridian listening')).toEqual([3])
    await fetch(`${c}/v1/user/auth/logout`, { method: 'POST', headers: headersOf(person) })
    await stream.ended
    // [RUN57] The lock of the migrations is no connection's that the pooler gives to others.
    expect(await countMigrationLocks(database.db)).toBe(0)
    // It says once what limits a statement there, and nothing else went wrong.
    const warnings = processes.map(({ child }) => child.lines.filter((line) => line.includes('"level":40')))
    for (const lines of warnings) {
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain("set statement_timeout = '30s'")
    }
  },
)

/** Of the processes of ours, without that of the test itself. */
async function countConnections(db: Db, name = 'meridian'): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${name})
      and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)
  return rows.map(({ count }) => count)
}

async function signUp(address: string): Promise<SessionUser> {
  const primary_email = 'ada@people.example'
  const password = 'correct horse battery'
  await post(address, '/v1/user', { primary_email, password, first_name: 'Ada', last_name: '' })
  return z
    .object({ data: SessionUser })
    .parse(await post(address, '/v1/user/auth/login', { primary_email, password })).data
}

async function makeTask(address: string, person: SessionUser): Promise<void> {
  await post(address, createTask.path, { task_description: 'Water the beds' }, headersOf(person))
}

function headersOf({ access_token }: SessionUser): Record<string, string> {
  return { authorization: `Bearer ${access_token}` }
}

async function post(address: string, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

/** Of Kysely's migrator, which are a session's. */
async function countMigrationLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_locks
    where locktype = 'advisory' and ((classid::bigint << 32) | objid::bigint) = 3853314791062309107`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
