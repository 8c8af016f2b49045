import { existsSync, statfsSync } from 'node:fs'
import { type DiskSpace, diskState } from './disk-space.ts'

/** A database that cannot be started, in one line for the operator. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError'
}

export function diskFullAt(folder: string): ClusterError {
  return new ClusterError(
    `The disk is full, so the database in ${folder} cannot start. Free some space there and start again.`,
  )
}

/**
 * Why the database in the folder did not start, by its output. On a full disk the output does not always say
 * so: recovering from a kill it may end by a signal.
 */
export function notStarted(folder: string, said: readonly string[], look = stateOfDisk): ClusterError {
  if (look(folder) === 'full' || said.some((line) => line.includes('No space left on device')))
    return diskFullAt(folder)
  return new ClusterError(`The database did not start: ${said.slice(-3).join(' ')}`)
}

/** A deleted folder says nothing of its disk. */
function stateOfDisk(folder: string): DiskSpace['state'] {
  if (!existsSync(folder)) return 'ok'
  const { bavail, bsize } = statfsSync(folder)
  return diskState(bavail * bsize)
}
