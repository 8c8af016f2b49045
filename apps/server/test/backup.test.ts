import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { backUpWhenDue, getOverdueMs } from '../src/features/instance/backup.service.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { makeLog } from '../src/platform/log.ts'
import { backUp } from '../src/platform/postgres/backup.ts'
import { listBackups, manifest_name } from '../src/platform/postgres/backup-files.ts'
import { startCluster } from '../src/platform/postgres/cluster.ts'
import { restore } from '../src/platform/postgres/restore.ts'
import { startChild } from './child.ts'
import { copyMigratedData } from './data-folder.ts'
import { temporaryFolder } from './temporary-folder.ts'

const ignore = () => undefined
const silent = { debug: ignore, info: ignore, error: ignore }
const root = fileURLToPath(new URL('../../../', import.meta.url))
const now = () => new Date()

async function startData(dataDir: string) {
  if (!existsSync(join(dataDir, 'postgres'))) copyMigratedData(dataDir)
  const cluster = await startCluster({ dataDir, log: silent, isDurable: false })
  return { url: cluster.url, [Symbol.asyncDispose]: () => cluster.stop() }
}

async function query<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A folder with a database that holds one note, its key and a backup of both. */
async function aBackup(path: string): Promise<{ dataDir: string; backup: string }> {
  const dataDir = join(path, 'data')
  await using data = await startData(dataDir)
  await query(data.url, 'create table note (body text)')
  await query(data.url, `insert into note values ('kept')`)
  writeFileSync(join(dataDir, 'secret-key'), 'a key of the instance, long enough for a box')
  return { dataDir, backup: await backUp({ url: data.url, dataDir, into: join(path, 'backups'), now }) }
}

it('[RUN47] has everything that was acknowledged before its end, while others write @whole', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const into = join(folder.path, 'backups')
  const acknowledged: { id: string; at: number }[] = []
  {
    await using data = await startData(dataDir)
    await query(data.url, 'create table note (id text primary key, body text)')
    await query(
      data.url,
      `insert into note select 'old ' || n, repeat('x', 500) from generate_series(1, 20000) n`,
    )
    const over = new AbortController()
    const write = async (writer: number) => {
      const client = new Client({ connectionString: data.url })
      await client.connect()
      for (let count = 0; !over.signal.aborted; count += 1) {
        const id = `${writer} ${count}`
        await client.query('insert into note values ($1, $2)', [id, 'y'.repeat(300)])
        acknowledged.push({ id, at: Date.now() })
        // Pages that the copy reads in the middle of a change.
        await client.query(`update note set body = body || '.' where id = $1`, [
          `old ${1 + (count % 20_000)}`,
        ])
      }
      await client.end()
    }
    const writing = Promise.all([0, 1, 2].map(write))
    await backUp({ url: data.url, dataDir, into, now })
    over.abort()
    await writing
  }
  const [name = ''] = await listBackups(into)
  const restored = join(folder.path, 'restored')
  const { ended_at } = await restore(join(into, name), restored)
  await using again = await startData(restored)
  const found = await query<{ id: string }>(again.url, 'select id from note')
  const ids = new Set(found.map(({ id }) => id))
  const before = acknowledged.filter(({ at }) => at < Date.parse(ended_at))
  expect(before.length).toBeGreaterThan(20)
  expect(before.filter(({ id }) => !ids.has(id))).toEqual([])
  expect(found.filter(({ id }) => id.startsWith('old '))).toHaveLength(20_000)
  // Every page is read, with its checksum, and the index finds what the table has.
  expect(
    await query(
      again.url,
      `select count(*)::int as lost from note a where not exists
    (select from note b where b.id = a.id)`,
    ),
  ).toEqual([{ lost: 0 }])
})

it('[RUN47] restores database and key, and the copy lives on', async () => {
  using folder = temporaryFolder()
  const { backup } = await aBackup(folder.path)
  expect(statSync(dirname(backup)).mode & 0o077).toBe(0)
  expect(statSync(backup).mode & 0o077).toBe(0)
  const dataDir = join(folder.path, 'restored')
  await restore(backup, dataDir)
  expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe(
    'a key of the instance, long enough for a box',
  )
  {
    await using data = await startData(dataDir)
    await query(data.url, `insert into note values ('later')`)
  }
  await using data = await startData(dataDir)
  expect(await query(data.url, 'select body from note order by body')).toEqual([
    { body: 'kept' },
    { body: 'later' },
  ])
})

it('[RUN48] names the damaged file, and leaves no half of a database @whole', async () => {
  using folder = temporaryFolder()
  const { backup } = await aBackup(folder.path)
  const dataDir = join(folder.path, 'restored')
  const damaged = join(backup, 'postgres', 'global', 'pg_control')
  const content = readFileSync(damaged)
  writeFileSync(damaged, Buffer.concat([content.subarray(0, 100), Buffer.of(1), content.subarray(101)]))
  await expect(restore(backup, dataDir)).rejects.toThrow(
    'The backup is damaged: postgres/global/pg_control is not what was written.',
  )
  await rm(damaged)
  await expect(restore(backup, dataDir)).rejects.toThrow('postgres/global/pg_control is missing.')
  expect(readdirSync(dataDir).filter((name) => name !== 'server.lock')).toEqual([])
  const manifest = join(backup, manifest_name)
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('postgres/PG_VERSION', '../../PG_VERSION'))
  await expect(restore(backup, dataDir)).rejects.toThrow('../../PG_VERSION lies outside of it.')
  writeFileSync(manifest, '{"format":1')
  await expect(restore(backup, dataDir)).rejects.toThrow('its backup.json is damaged.')
  await expect(restore(folder.path, dataDir)).rejects.toThrow('is no backup: it has no backup.json.')
})

it('[RUN48] overwrites no database and no other key @whole', async () => {
  using folder = temporaryFolder()
  const { backup, dataDir } = await aBackup(folder.path)
  await expect(restore(backup, dataDir)).rejects.toThrow('has a database already. Move it away')
  const other = join(folder.path, 'other')
  await restore(backup, other)
  await rm(join(other, 'postgres'), { recursive: true })
  await restore(backup, other)
  await rm(join(other, 'postgres'), { recursive: true })
  writeFileSync(join(other, 'secret-key'), 'another key of another instance, long enough')
  await expect(restore(backup, other)).rejects.toThrow('has another secret-key than the backup')
  expect(existsSync(join(other, 'postgres'))).toBe(false)
})

it('[RUN47] leaves no half of a backup where it fails @whole', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const into = join(folder.path, 'backups')
  await using data = await startData(dataDir)
  await expect(backUp({ url: data.url, dataDir: join(folder.path, 'nothing'), into, now })).rejects.toThrow(
    'ENOENT',
  )
  expect(readdirSync(into)).toEqual([])
  await backUp({ url: data.url, dataDir, into, now })
  expect(await listBackups(into)).toHaveLength(1)
  expect(await query(data.url, 'select from pg_replication_slots')).toEqual([])
})

it('[RUN49] the server makes one when it is due and keeps the newest @whole', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const BACKUP_DIR = join(folder.path, 'backups')
  const settings = { DATA_DIR: dataDir, BACKUP_DIR, BACKUP_EVERY_HOURS: '6', BACKUP_KEEP: '2' }
  const config = readConfig(settings, '/')
  await using resources = new AsyncDisposableStack()
  resources.use(await startData(dataDir))
  const at = (moment: string) =>
    backUpWhenDue({ config, log: makeLog('silent'), now: () => new Date(moment) })
  await at('2026-10-25T00:30:00Z')
  await at('2026-10-25T06:29:59Z')
  expect(await listBackups(BACKUP_DIR)).toEqual(['meridian-20261025T003000Z'])
  const backups = config.backups
  if (!backups) throw new Error('There are settings for backups.')
  const startedAt = new Date('2026-10-25T00:00:00Z')
  expect(await getOverdueMs(backups, { now: new Date('2026-10-25T06:29:00Z'), startedAt })).toBe(0)
  expect(await getOverdueMs(backups, { now: new Date('2026-10-25T06:31:00Z'), startedAt })).toBe(60_000)
  await at('2026-10-25T06:30:00Z')
  await at('2026-10-31T23:59:59Z')
  await at('2026-11-01T06:00:00Z')
  expect(await listBackups(BACKUP_DIR)).toEqual(['meridian-20261101T060000Z', 'meridian-20261031T235959Z'])
  const nowhere = { ...backups, folder: join(folder.path, 'nowhere') }
  expect(await getOverdueMs(nowhere, { now: new Date('2026-10-25T00:01:00Z'), startedAt })).toBe(60_000)
})

it('[RUN47] [RUN48] by commands, beside the server and without it @whole', async () => {
  using folder = temporaryFolder()
  const into = join(folder.path, 'backups')
  const dataDir = join(folder.path, 'data')
  {
    await using resources = new AsyncDisposableStack()
    resources.use(await startData(dataDir))
    expect(await runScript('backup.ts', into, dataDir)).toContain('The backup is')
  }
  const [name = ''] = await listBackups(into)
  const restored = join(folder.path, 'restored')
  expect(await runScript('restore.ts', join(into, name), restored)).toContain('has everything up to')
  expect(await runScript('restore.ts', join(into, name), restored)).toContain('has a database already')
  expect(await runScript('backup.ts', join(folder.path, 'second'), restored)).toContain('The backup is')
})

/** What the command prints. */
async function runScript(name: string, argument: string, DATA_DIR: string): Promise<string> {
  const env = { ...process.env, DATA_DIR, DATABASE_URL: '', BACKUP_DIR: '' }
  await using command = startChild(process.execPath, [join(root, 'scripts', name), argument], { env })
  await command.ended
  return command.lines.join('\n')
}
