import { statfs } from 'node:fs/promises'
import type { Config } from '../config/config.ts'

export interface DiskSpace {
  readonly state: 'ok' | 'low' | 'full'
  /** Free space of the server's data folder; null where the operator provides the database. */
  readonly free_bytes: number | null
}

export const disk_full_message =
  'The server’s disk is full. What is there can be read, but nothing can be saved until there is space again.'

/** PostgreSQL creates its log in files of this size, and stops writing where none fits. */
const needed_bytes = 16_777_216
const low_bytes = 536_870_912
const remembered_ms = 60_000

/** When a server with these settings last could not write. */
const refusedAtMs = new WeakMap<Config, number>()

/** PostgreSQL's disk_full, or the operating system's error for a file of our own. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC')
}

export function recordDiskFull(config: Config): void {
  refusedAtMs.set(config, performance.now())
}

export async function getDiskSpace(config: Config): Promise<DiskSpace> {
  const { databaseUrl, dataDir } = config
  const isRefused = performance.now() - (refusedAtMs.get(config) ?? Number.NEGATIVE_INFINITY) < remembered_ms
  if (databaseUrl !== undefined) return { state: isRefused ? 'full' : 'ok', free_bytes: null }
  const { bavail, bsize } = await statfs(dataDir)
  const free_bytes = bavail * bsize
  return { state: isRefused ? 'full' : diskState(free_bytes), free_bytes }
}

export function diskState(freeBytes: number): DiskSpace['state'] {
  if (freeBytes < needed_bytes) return 'full'
  return freeBytes < low_bytes ? 'low' : 'ok'
}
