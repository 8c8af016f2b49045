import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const SOCKET_PORT = 5432
export const SUPERUSER = 'meridian'
export const DATABASE = 'meridian'

/** The URL for `pg` of a database of the cluster that listens in that folder. */
export function databaseUrl(socketFolder: string, database: string): string {
  const url = new URL(`postgresql://${SUPERUSER}@localhost:${SOCKET_PORT}/${database}`)
  url.searchParams.set('host', socketFolder)
  url.searchParams.set('sslmode', 'disable')
  // Spaces as %20, which every parser of such URLs accepts; URLSearchParams writes a plus.
  return url.href.replaceAll('+', '%20')
}

/**
 * Where the cluster on `dataDir` announced to listen when it started; undefined when it never did or has been
 * stopped. After a crash no server answers there.
 */
export function findStartedCluster(dataDir: string): string | undefined {
  try {
    // The fifth line of PostgreSQL's lock file is the folder of its socket.
    const socketFolder = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4]
    return socketFolder ? databaseUrl(socketFolder, DATABASE) : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
