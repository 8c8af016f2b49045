import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The running processes that work in the folder, as the database's do, or that have it as an argument, as the
 * server's do.
 */
export function listProcesses(folder: string): number[] {
  // Only Linux lets us ask.
  if (!existsSync('/proc')) return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
    .filter((pid) => worksIn(pid, folder))
}

/** The process of the packaged database that serves this DATA_DIR. */
export function readPostmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

function worksIn(pid: number, folder: string): boolean {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) || environment.includes(`DATA_DIR=${folder}`)
  } catch {
    // Gone while we looked, or dead and not yet collected by its parent.
    return false
  }
}
