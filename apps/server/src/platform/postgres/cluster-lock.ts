import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ClusterError } from './cluster-error.ts'

/**
 * Claims a data folder for this process and returns the function that releases it. The claim is a lock of the
 * operating system, taken through SQLite because Node offers no other way to one: it ends with the process
 * however the process ends, so a crash leaves nothing stale, and a reused process id cannot be mistaken for
 * its former owner.
 *
 * @throws ClusterError naming the owner, when another process holds the folder.
 */
export function claimFolder(folder: string): () => void {
  const holder = join(folder, 'server.pid')
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new ClusterError(`DATA_DIR ${folder} is in use by process ${readHolder(holder)}.`, { cause })
  }
  writeFileSync(holder, `${process.pid}\n`)
  return () => {
    rmSync(holder, { force: true })
    lock.close()
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    // The owner takes the lock a moment before it writes its process id.
    return '(starting)'
  }
}
