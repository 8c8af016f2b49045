import { Client } from 'pg'
import { expect, it } from 'vitest'
import { copyMigratedData } from './data-folder.ts'
import { triesEveryCase } from './every-case.ts'
import { listProcesses, readPostmasterPid } from './processes.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Each kind of kill once, or twice. */
const ROUNDS = triesEveryCase ? 8 : 4
const password = 'correct horse battery'

const kills: Record<string, (server: ServerProcess, dataDir: string) => void> = {
  server: ({ child }) => child.process.kill('SIGKILL'),
  database: (_server, dataDir) => process.kill(readPostmasterPid(dataDir), 'SIGKILL'),
  'server, then database'({ child }, dataDir) {
    child.process.kill('SIGKILL')
    process.kill(readPostmasterPid(dataDir), 'SIGKILL')
  },
  'database, then server'({ child }, dataDir) {
    process.kill(readPostmasterPid(dataDir), 'SIGKILL')
    child.process.kill('SIGKILL')
  },
}

it('[RUN2] loses no acknowledged write, whichever process is killed under load @whole', async () => {
  using folder = temporaryFolder()
  copyMigratedData(folder.path)
  await using resources = new AsyncDisposableStack()
  const start = async () => {
    const server = await startServerProcess({ DATA_DIR: folder.path, LOG_LEVEL: 'info' })
    resources.use(server.child)
    return server
  }

  let server = await start()
  const { address } = server
  const people = await Promise.all(['ada', 'ben', 'cleo', 'dan'].map((name) => signUp(address, name)))
  const written: Written = { users: new Set(), meetings: new Set() }
  for (let round = 0; round < ROUNDS; round += 1) {
    const [victim = '', kill] = Object.entries(kills)[round % Object.keys(kills).length] ?? []
    const before = countOf(written)
    const killAt = before + 5 + Math.floor(Math.random() * 40)
    // A database that dies alone is brought back by its server, which is under load all the while and after.
    const enough = killAt + (victim === 'database' ? 5 : 0)
    await writeUntil({
      address: server.address,
      people,
      written,
      enough,
      killAt,
      kill: () => kill?.(server, folder.path),
    })
    if (victim === 'database') await server.child.waitFor(/The database runs again/)
    else {
      await server.child.ended
      server = await start()
    }
    expect(await findMissing(folder.path, written), `round ${round}, killed ${victim}`).toEqual([])
  }

  expect(countOf(written)).toBeGreaterThan(ROUNDS * 5)
  expect(await checkIndexes(folder.path)).toBeGreaterThan(10)
  expect(await server.child.end('SIGTERM')).toBe(0)
  expect(listProcesses(folder.path)).toEqual([])
})

interface Person {
  readonly user_id: string
  readonly access_token: string
}

/** Ids that the server has answered for with 201. */
interface Written {
  readonly users: Set<string>
  readonly meetings: Set<string>
}

interface Load {
  readonly address: string
  readonly people: readonly Person[]
  readonly written: Written
  /** So many writes in all end the load; at so many the kill happens. */
  readonly enough: number
  readonly killAt: number
  readonly kill: () => void
}

/** All people write as fast as they can until there are enough rows, or the server is gone. */
async function writeUntil({ address, people, written, enough, killAt, kill }: Load): Promise<void> {
  let isKilled = false
  const acknowledge = (kind: Set<string>, id: string) => {
    kind.add(id)
    if (isKilled || countOf(written) < killAt) return
    isKilled = true
    kill()
  }
  await Promise.all(
    people.map(async (person, index) => {
      for (let turn = 0; countOf(written) < enough; turn += 1) {
        const isRegistration = turn % 5 === index
        const answer = await (isRegistration
          ? register(address)
          : createMeeting(address, person, people)
        ).catch(() => 'gone')
        if (typeof answer === 'string') return
        if (answer.status === 201 && isRegistration) acknowledge(written.users, answer.data.user_id)
        else if (answer.status === 201) acknowledge(written.meetings, answer.data.meeting_id)
        // Without its database the server answers with 5xx; any other refusal is a mistake of this test.
        else expect(answer.status).toBeGreaterThanOrEqual(500)
      }
    }),
  )
}

interface Answer {
  readonly status: number
  readonly data: { readonly user_id: string; readonly meeting_id: string; readonly access_token: string }
}

async function signUp(address: string, name: string): Promise<Person> {
  const primary_email = `${name}@people.example`
  await post(address, '/v1/user', { primary_email, first_name: name, last_name: 'Example', password })
  return (await post(address, '/v1/user/auth/login', { primary_email, password })).data
}

function register(address: string): Promise<Answer> {
  const primary_email = `${crypto.randomUUID()}@people.example`
  return post(address, '/v1/user', { primary_email, first_name: 'Eve', last_name: 'Example', password })
}

function createMeeting(address: string, organizer: Person, people: readonly Person[]): Promise<Answer> {
  const invited = people
    .filter(({ user_id }) => user_id !== organizer.user_id)
    .map(({ user_id }) => [user_id, {}])
  const start = Date.UTC(2027, 0, 1) + Math.floor(Math.random() * 1000) * 3_600_000
  return post(
    address,
    '/v1/meeting/create',
    {
      meeting_title: `Plan ${crypto.randomUUID()}`,
      meeting_timestamps: { start_timestamp: new Date(start).toISOString() },
      meeting_invitees: Object.fromEntries(invited),
    },
    organizer.access_token,
  )
}

async function post(address: string, path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return JSON.parse(await answer.text())
}

function countOf({ users, meetings }: Written): number {
  return users.size + meetings.size
}

async function findMissing(dataDir: string, { users, meetings }: Written): Promise<string[]> {
  const found = await query<{ id: string }>(
    dataDir,
    'select user_id as id from app_user union all select meeting_id from meeting',
  )
  const ids = new Set(found.map(({ id }) => id))
  return [...users, ...meetings].filter((id) => !ids.has(id))
}

/** Throws when an index and its table do not agree; returns how many were compared. */
async function checkIndexes(dataDir: string): Promise<number> {
  await query(dataDir, 'create extension if not exists amcheck')
  const checked = await query(
    dataDir,
    `select case am.amname when 'btree' then bt_index_check(index.oid, true) else gin_index_check(index.oid) end
       from pg_class index
       join pg_am am on am.oid = index.relam
      where index.relkind = 'i' and index.relpersistence = 'p' and am.amname in ('btree', 'gin')`,
  )
  return checked.length
}

async function query<Row>(dataDir: string, statement: string): Promise<Row[]> {
  const client = new Client({
    host: `${dataDir}/postgres`,
    port: 5432,
    user: 'meridian',
    database: 'meridian',
  })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
