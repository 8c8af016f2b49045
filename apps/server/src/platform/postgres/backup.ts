import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { day_ms } from '@meridian/engine'
import { Client } from 'pg'
import { version } from '../config/version.ts'
import {
  backupName,
  copyFile,
  type FileFacts,
  listBackups,
  listUnfinished,
  makeFolder,
  type Manifest,
  manifest_name,
  syncFolders,
  writeNewFile,
} from './backup-files.ts'
import { ClusterError } from './cluster-error.ts'

export interface BackupOrder {
  /** The address of the running database that comes with Meridian. */
  readonly url: string
  /** The folder of the instance's data, whose key is part of the backup. */
  readonly dataDir: string
  /** A folder for backups; made where it is missing. */
  readonly into: string
  readonly now: () => Date
}

/** Of a running database these are of no use elsewhere: https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA */
const left_out = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'tablespace_map',
  'pg_internal.init',
  'backup_manifest',
])
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

/**
 * Copies the database while it runs, with its log, so that the copy starts as after a loss of power: everything
 * that was acknowledged before the end is in it. Returns the folder of the backup, which appears when it is whole.
 */
export async function backUp({ url, dataDir, into, now }: BackupOrder): Promise<string> {
  const begun = now()
  await makeFolder(into)
  const name = backupName(begun)
  if ((await readdir(into)).includes(name)) throw new ClusterError(`There is a backup ${name} already.`)
  const half = join(into, `.${name}`)
  await rm(half, { recursive: true, force: true })
  await makeFolder(half)
  const client = new Client({ connectionString: url, application_name: 'meridian backup' })
  // A connection that breaks fails the next statement, too.
  client.on('error', () => {})
  await client.connect()
  try {
    const copied = await copyRunning(client, { pgData: join(dataDir, 'postgres'), half, now })
    const key = await copyFile(join(dataDir, 'secret-key'), join(half, 'secret-key'))
    const manifest: Manifest = {
      format: 1,
      version,
      postgres: (await readFile(join(half, 'postgres', 'PG_VERSION'), 'utf8')).trim(),
      begun_at: begun.toISOString(),
      ended_at: copied.ended_at.toISOString(),
      folders: copied.folders,
      files: { ...copied.files, ...(key && { 'secret-key': key }) },
    }
    await writeNewFile(join(half, manifest_name), `${JSON.stringify(manifest, null, 1)}\n`)
    await syncFolders([...copied.folders.map((folder) => join(half, folder)), half])
    await rename(half, join(into, name))
    await syncFolders([into])
    return join(into, name)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

/** Deletes all but the newest backups, and what was begun more than a day ago and never finished. Returns their names. */
export async function deleteOldBackups(
  folder: string,
  { kept, now }: { readonly kept: number; readonly now: Date },
): Promise<string[]> {
  const unfinished = await listUnfinished(folder, new Date(now.getTime() - day_ms))
  const old = [...(await listBackups(folder)).slice(kept), ...unfinished]
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
  return old
}

interface Copied {
  readonly folders: string[]
  readonly files: Record<string, FileFacts>
}

async function copyRunning(
  client: Client,
  { pgData, half, now }: { readonly pgData: string; readonly half: string; readonly now: () => Date },
): Promise<Copied & { readonly ended_at: Date }> {
  // The slot keeps the log from being removed, and goes with the connection.
  await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [
    `meridian_backup_${process.pid}`,
  ])
  const started = await client.query<{ file: string }>(
    `select pg_walfile_name(pg_backup_start('meridian', fast => true)) as file`,
  )
  const firstLog = started.rows[0]?.file ?? ''
  const copied: Copied = { folders: [], files: {} }
  await copyFolder(pgData, half, 'postgres', copied)
  const ended_at = now()
  const stopped = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  )
  const label = stopped.rows[0]?.labelfile
  if (label === undefined) throw new ClusterError('PostgreSQL did not end the backup.')
  copied.files['postgres/backup_label'] = await writeNewFile(join(half, 'postgres', 'backup_label'), label)
  await copyLog(pgData, half, firstLog, copied)
  return { ...copied, ended_at }
}

/** `path` is relative to the backup, with slashes. */
async function copyFolder(from: string, half: string, path: string, copied: Copied): Promise<void> {
  await makeFolder(join(half, path))
  copied.folders.push(path)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry
    const inner = posix.join(path, name)
    if (left_out.has(name) || name.startsWith('pgsql_tmp')) continue
    if (entry.isDirectory()) {
      if (emptied.has(name)) await copyFolders(join(from, name), half, inner, copied)
      else await copyFolder(join(from, name), half, inner, copied)
    } else if (entry.isFile()) {
      const facts = await copyFile(join(from, name), join(half, inner))
      if (facts) copied.files[inner] = facts
    } else if (entry.isSymbolicLink()) {
      throw new ClusterError(`The database has a file outside of its folder, ${inner}; use pg_basebackup.`)
    }
  }
}

/** The folders alone. */
async function copyFolders(from: string, half: string, path: string, copied: Copied): Promise<void> {
  await makeFolder(join(half, path))
  copied.folders.push(path)
  if (path.endsWith('/pg_replslot')) return
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.isDirectory())
      await copyFolders(join(from, entry.name), half, posix.join(path, entry.name), copied)
  }
}

/** From the file in which the backup began; the names are in order. */
async function copyLog(pgData: string, half: string, first: string, copied: Copied): Promise<void> {
  const names = await readdir(join(pgData, 'pg_wal'))
  for (const name of names.filter(
    (one) => log_name.test(one) && (one.endsWith('.history') || one >= first),
  )) {
    const path = posix.join('postgres', 'pg_wal', name)
    const facts = await copyFile(join(pgData, 'pg_wal', name), join(half, path))
    if (!facts) throw new ClusterError(`The log ${name} went during the backup.`)
    copied.files[path] = facts
  }
}

const log_name = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)$/
