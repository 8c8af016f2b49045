import { createTask, SessionUser } from '@meridian/contract'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { findStartedCluster } from '../src/platform/postgres/cluster-address.ts'
import { freshDatabase } from './database.ts'
import { openStream } from './live-stream.ts'
import { readPostmasterPid } from './processes.ts'
import { startServerProcess } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

it('[EVT10] a change through one process reaches a stream of another within a second', async () => {
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

it('[EVT10] resumes after the database died and came back', async () => {
  using folder = temporaryFolder()
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

it('[EVT11] open streams do not keep the server from stopping', async () => {
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
