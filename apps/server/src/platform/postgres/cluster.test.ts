import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { startChild } from '../../../test/child.ts'
import { copyMigratedData } from '../../../test/data-folder.ts'
import { listProcesses, readPostmasterPid } from '../../../test/processes.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { startCluster, type Cluster, type ClusterOptions } from './cluster.ts'

const isRoot = process.getuid?.() === 0

it('[RUN1] keeps its rows across a stop and leaves nothing behind', async () => {
  using folder = temporaryFolder()
  await during(await start(folder.path), async ({ url }) => {
    await query(url, 'create table note (body text)')
    await query(url, `insert into note values ('kept')`)
  })
  expect(listProcesses(folder.path)).toEqual([])
  expect(readdirSync(folder.path).toSorted()).toEqual(['postgres', 'server.lock'])
  expect(
    readdirSync(join(folder.path, 'postgres')).filter((name) => /postmaster\.pid|\.s\.PGSQL/.test(name)),
  ).toEqual([])

  await during(await start(folder.path), async ({ url }) => {
    expect(await query(url, 'select body from note')).toEqual([{ body: 'kept' }])
  })
})

it('[RUN1] leaves the folders above the data as reachable as any new folder', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'new', 'data')
  await during(await start(dataDir), async () => {
    expect(statSync(dirname(dataDir)).mode & 0o777).toBe(0o777 & ~process.umask())
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  })
})

it('[RUN2] starts again by itself, at the same address, when PostgreSQL is killed', async () => {
  using folder = temporaryFolder()
  copyMigratedData(folder.path)
  const again = Promise.withResolvers<void>()
  const log = { ...silent, info: (text: string) => text === 'The database runs again.' && again.resolve() }
  await during(await start(folder.path, { log }), async ({ url }) => {
    await query(url, 'create table note (body text)')
    await query(url, `insert into note values ('acknowledged')`)
    process.kill(readPostmasterPid(folder.path), 'SIGKILL')
    await again.promise
    expect(await query(url, 'select body from note')).toEqual([{ body: 'acknowledged' }])
  })
  expect(listProcesses(folder.path)).toEqual([])
})

it('[RUN2] takes over from a PostgreSQL whose server was killed @whole', async () => {
  using folder = temporaryFolder()
  await leaveBehind(folder.path, (holder) => holder.end('SIGKILL'))
  const orphan = readPostmasterPid(folder.path)
  expect(listProcesses(folder.path)).toContain(orphan)

  await during(await start(folder.path), async ({ url }) => {
    expect(await query(url, 'select body from note')).toEqual([{ body: 'acknowledged' }])
    expect(listProcesses(folder.path)).not.toContain(orphan)
  })
  expect(listProcesses(folder.path)).toEqual([])
})

it('[RUN2] recovers when server and PostgreSQL are killed together @whole', async () => {
  using folder = temporaryFolder()
  await leaveBehind(folder.path, async (holder) => {
    process.kill(readPostmasterPid(folder.path), 'SIGKILL')
    await holder.end('SIGKILL')
  })
  await during(await start(folder.path), async ({ url }) => {
    expect(await query(url, 'select body from note')).toEqual([{ body: 'acknowledged' }])
  })
})

it('[RUN2] spares a foreign process with the id of a dead PostgreSQL @whole', async () => {
  using folder = temporaryFolder()
  await during(await start(folder.path), async () => undefined)
  await using stranger = startChild('sleep', ['60'])
  writeFileSync(
    join(folder.path, 'postgres', 'postmaster.pid'),
    `${stranger.process.pid}\n${folder.path}/postgres\n`,
  )

  await during(await start(folder.path), async ({ url }) => {
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
  expect(stranger.process.signalCode).toBeNull()
})

it('[RUN3] answers on a short path of its own when the data folder is too deep for a socket', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'd'.repeat(60), 'e'.repeat(60))
  copyMigratedData(dataDir)
  const cluster = await start(dataDir)
  const socketFolder = new URL(cluster.url).searchParams.get('host') ?? ''
  await during(cluster, async ({ url }) => {
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
  })
  expect(() => statSync(socketFolder)).toThrow('ENOENT')
})

it('[RUN3] removes the short path of a run that was killed @whole', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'd'.repeat(60), 'e'.repeat(60))
  const left = await leaveBehind(dataDir, (holder) => holder.end('SIGKILL'))
  await during(await start(dataDir), async ({ url }) => {
    expect(await query(url, 'select body from note')).toEqual([{ body: 'acknowledged' }])
  })
  expect(() => statSync(new URL(left).searchParams.get('host') ?? '')).toThrow('ENOENT')
})

it('[RUN4] refuses a folder that another process has claimed, and names that process', async () => {
  using folder = temporaryFolder()
  copyMigratedData(folder.path)
  await using holder = startHolder(folder.path)
  await holder.waitFor(/^ready/)
  await expect(start(folder.path)).rejects.toThrow(
    `DATA_DIR ${folder.path} is in use by process ${holder.process.pid}.`,
  )
  expect(await holder.end('SIGTERM')).toBe(0)
  await during(await start(folder.path), async () => undefined)
})

it.runIf(isRoot).each(['user namespace', 'other account with reach'] as const)(
  '[RUN5] runs for root below a folder that only root can enter (%s) @whole',
  async (way) => {
    using folder = temporaryFolder()
    chmodSync(folder.path, 0o700)
    await during(await start(join(folder.path, 'data'), { rootWays: [way] }), async ({ url }) => {
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    })
  },
)

it.runIf(isRoot)('[RUN5] runs for root where namespaces are forbidden, on the same data @whole', async () => {
  using folder = temporaryFolder()
  chmodSync(folder.path, 0o755)
  for (const way of ['user namespace', 'other account', 'user namespace'] as const) {
    await during(await start(folder.path, { rootWays: [way] }), async ({ url }) => {
      await query(url, 'create table if not exists note (body text)')
      await query(url, `insert into note values ('${way}')`)
    })
  }
  await during(await start(folder.path), async ({ url }) => {
    expect(await query(url, 'select count(*)::int from note')).toEqual([{ count: 3 }])
  })
})

it.runIf(isRoot)('[RUN5] names in one line what to do when no engine runs', async () => {
  using folder = temporaryFolder()
  chmodSync(folder.path, 0o700)
  await expect(start(folder.path, { rootWays: ['other account'] })).rejects.toThrow(
    /^The packaged PostgreSQL does not run here .* Set DATABASE_URL .*\.$/,
  )
})

const silent = { debug: () => undefined, info: () => undefined, error: () => undefined }

function start(dataDir: string, options: Partial<ClusterOptions> = {}): Promise<Cluster> {
  return startCluster({ dataDir, log: silent, isDurable: false, ...options })
}

async function during(cluster: Cluster, use: (cluster: Cluster) => Promise<void>): Promise<void> {
  try {
    await use(cluster)
  } finally {
    await cluster.stop()
  }
}

function startHolder(dataDir: string) {
  return startChild(process.execPath, [
    fileURLToPath(new URL('../../../test/hold-cluster.ts', import.meta.url)),
    dataDir,
  ])
}

/**
 * Writes a row through another process's cluster, ends that process in the given way, and returns its
 * database URL.
 */
async function leaveBehind(
  dataDir: string,
  endHolder: (holder: ReturnType<typeof startHolder>) => Promise<unknown>,
): Promise<string> {
  await using holder = startHolder(dataDir)
  const url = (await holder.waitFor(/^ready (.+)$/))[1] ?? ''
  await query(url, 'create table note (body text)')
  await query(url, `insert into note values ('acknowledged')`)
  await endHolder(holder)
  return url
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
