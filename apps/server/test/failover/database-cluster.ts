import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import {
  addresses,
  type ClusterOptions,
  haproxySettings,
  patroniSettings,
  pgbouncerSettings,
} from './cluster-settings.ts'
import { writePrograms } from './database-programs.ts'
import { killAll, type Place, places } from './network.ts'

export type Node = 'north' | 'south'

export interface DatabaseCluster extends AsyncDisposable {
  readonly isSynchronous: boolean
  readonly leader: () => Promise<Node>
  readonly start: (node: Node) => void
  /** Asks Patroni to hand over to the other node. */
  readonly switchOver: () => Promise<void>
  /** Settles when one node leads and the other follows it, synchronously where that is set. */
  readonly untilHealthy: () => Promise<void>
  /** Moves the clock of a node by so many seconds from the true time. */
  readonly setClock: (node: Node, seconds: number) => void
}

interface Member {
  readonly name: Node
  readonly role: string
  readonly state: string
  /** Missing while the node starts. */
  readonly timeline?: number
}

const poll_ms = 500
const patience_ms = 180_000

export async function startDatabaseCluster(
  folder: string,
  options: ClusterOptions,
): Promise<DatabaseCluster> {
  const versions = readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(a) - Number(b))
  const binaries = `/usr/lib/postgresql/${versions.at(-1)}/bin`
  const children: ChildProcess[] = []
  const account = idsOf('postgres')
  chmodSync(folder, 0o755)

  function run(place: Place | undefined, name: string, command: readonly string[]): void {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const [program = '', ...args] = [
      ...(place ? ['ip', 'netns', 'exec', place] : []),
      'setpriv',
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      ...command,
    ]
    const env = { PATH: `${process.env['PATH']}:/usr/sbin:/usr/bin`, LC_ALL: 'C.UTF-8' }
    children.push(spawn(program, args, { cwd: folder, env, stdio: ['ignore', log, log] }))
  }

  const start = (node: Node) => run(node, `patroni-${node}`, ['patroni', join(folder, `${node}.yml`)])

  const setClock = (node: Node, seconds: number) =>
    writeFileSync(join(folder, `${node}.clock`), `${seconds < 0 ? '' : '+'}${seconds}\n`)

  for (const node of ['north', 'south'] as const) {
    const own = join(folder, node)
    mkdirSync(own)
    chownSync(own, account.uid, account.gid)
    writePrograms(join(own, 'bin'), binaries, join(folder, `${node}.clock`))
    writeFileSync(join(folder, `${node}.yml`), patroniSettings(node, own, join(own, 'bin'), options))
    setClock(node, 0)
  }
  writeFileSync(join(folder, 'haproxy.cfg'), haproxySettings)
  writeFileSync(join(folder, 'pgbouncer.ini'), pgbouncerSettings)
  mkdirSync(join(folder, 'etcd'))
  chownSync(join(folder, 'etcd'), account.uid, account.gid)
  const store = `http://${places.store}:2379`
  run('store', 'etcd', [
    'etcd',
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=${store}`,
    `--advertise-client-urls=${store}`,
  ])
  start('north')
  await until('the first node leads', async () => (await members()).some(isLeader))
  start('south')
  run(undefined, 'haproxy', ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')])
  run(undefined, 'pgbouncer', ['pgbouncer', join(folder, 'pgbouncer.ini')])
  const untilHealthy = () =>
    until('both nodes are there', async () => {
      const all = await members()
      const replica = all.find((member) => !isLeader(member))
      const wanted = options.isSynchronous ? 'sync_standby' : 'replica'
      const leading = all.find(isLeader)
      if (all.length !== 2 || !leading || !replica || replica.role !== wanted) return false
      // A replica of a former timeline runs, and receives nothing.
      return isFollowing(replica) && replica.timeline === leading.timeline
    })
  await untilHealthy()
  await createDatabase(await leader())

  return {
    isSynchronous: options.isSynchronous,
    leader,
    start,
    setClock,
    untilHealthy,
    async switchOver() {
      const from = await leader()
      const response = await fetch(`http://${places[from]}:8008/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: from, candidate: from === 'north' ? 'south' : 'north' }),
      })
      if (!response.ok) throw new Error(`The switchover was refused: ${await response.text()}`)
    },
    async [Symbol.asyncDispose]() {
      for (const place of ['north', 'south', 'store'] as const) killAll(place)
      for (const child of children) child.kill('SIGKILL')
      await Promise.resolve()
    },
  }
}

/** As the nodes that answer tell it; a lost one may still be counted by the other. */
async function members(): Promise<Member[]> {
  for (const node of ['north', 'south'] as const) {
    try {
      const response = await fetch(`http://${places[node]}:8008/cluster`, {
        signal: AbortSignal.timeout(1000),
      })
      const { members: all }: { members: Member[] } = JSON.parse(await response.text())
      if (all.some(isLeader)) return all
    } catch {
      // It is down or cut off; the other may know.
    }
  }
  return []
}

function isLeader({ role, state }: Member): boolean {
  return role === 'leader' && state === 'running'
}

/** Newer versions of Patroni say that a replica is streaming. */
function isFollowing({ state }: Member): boolean {
  return ['running', 'streaming'].includes(state)
}

async function leader(): Promise<Node> {
  await until('a node leads', async () => (await members()).some(isLeader))
  const found = (await members()).find(isLeader)
  return found ? found.name : leader()
}

async function createDatabase(node: Node): Promise<void> {
  const client = new Client({ host: places[node], port: 5432, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query(`create role meridian login`)
  await client.query(`alter role meridian set statement_timeout = '30s'`)
  await client.query(`create database meridian owner meridian`)
  await client.end()
  await until('the pooler leads to it', async () => {
    const pooled = new Client({ connectionString: addresses.pooled, connectionTimeoutMillis: 2000 })
    // Its end is told once more as an event.
    pooled.on('error', () => {})
    try {
      await pooled.connect()
      await pooled.query('select 1')
      return true
    } catch {
      return false
    } finally {
      await pooled.end().catch(() => {})
    }
  })
}

export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  limitMs = patience_ms,
): Promise<void> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > limitMs) throw new Error(`In vain we waited until ${what}.`)
    await sleep(poll_ms)
  }
}

function idsOf(user: string): { uid: number; gid: number } {
  const read = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  return { uid: read('-u'), gid: read('-g') }
}
