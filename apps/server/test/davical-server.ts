import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { startCluster } from '../src/platform/postgres/cluster.ts'
import { radicale_password } from './caldav-account.ts'
import { type Child, startChild } from './child.ts'
import { freePorts } from './free-ports.ts'

/** The CalDAV server DAViCal (Debian's package) under PHP's own web server, with a database of its own. */
export interface DavicalServer extends AsyncDisposable {
  /** Without a slash at the end; accounts are below `/caldav.php/`. */
  readonly url: string
  readonly addAccount: (user: string) => Promise<void>
  readonly restart: () => Promise<void>
}

const run = promisify(execFile)

export async function startDavical(folder: string): Promise<DavicalServer> {
  const log = { debug: () => {}, info: () => {}, error: (text: string) => process.stderr.write(`${text}\n`) }
  const cluster = await startCluster({ dataDir: join(folder, 'database'), log, isDurable: false })
  const url = new URL(cluster.url)
  const own = { PGHOST: url.searchParams.get('host') ?? '', PGPORT: url.port, PGUSER: url.username }
  const env = { PATH: process.env['PATH'] ?? '', ...own, USER: url.username }
  await run('sh', ['/usr/share/davical/dba/create-database.sh', 'davical', radicale_password], { env })
  url.pathname = '/davical'
  const [port = 0] = await freePorts(1)
  let running = await serve(port, env)
  return {
    url: `http://127.0.0.1:${port}`,
    addAccount: (user) => addAccount(url.href, user),
    restart: async () => {
      await running[Symbol.asyncDispose]()
      running = await serve(port, env)
    },
    [Symbol.asyncDispose]: async () => {
      await running[Symbol.asyncDispose]()
      await cluster.stop()
    },
  }
}

/** DAViCal finds its database by the variables that PostgreSQL's programs have. */
async function serve(port: number, env: Readonly<Record<string, string>>): Promise<Child> {
  const quiet = ['-d', 'display_errors=0', '-d', 'log_errors=0']
  const args = [...quiet, '-S', `127.0.0.1:${port}`, '-t', '/usr/share/davical/htdocs']
  const child = startChild('php', args, { env })
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/caldav.php/`, { method: 'OPTIONS' }).then(
      () => true,
      () => false,
    )
  while (child.process.exitCode === null && !(await isThere())) await wait(50)
  if (child.process.exitCode !== null) throw new Error(`DAViCal does not start: ${child.lines.join('\n')}`)
  return child
}

/** As its administration page adds a person; two asterisks say that the password is plain. */
async function addAccount(database: string, user: string): Promise<void> {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    const added = await client.query<{ user_no: number }>(
      `insert into usr (username, fullname, password, email, active)
       values ($1, $1, $2, $1 || '@example.org', true) returning user_no`,
      [user, `**${radicale_password}`],
    )
    await client.query(
      'insert into principal (type_id, user_no, displayname, default_privileges) values (1, $1, $2, 0::bit(24))',
      [added.rows[0]?.user_no, user],
    )
  } finally {
    await client.end()
  }
}
