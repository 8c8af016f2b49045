import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listProcesses } from './processes.ts'

/** Linux keeps what lies here in memory, where a copy of a database takes milliseconds and not half a second. */
const memory = '/dev/shm'
const memory_bytes_min = 4 * 1024 ** 3

/**
 * A new empty folder that is gone when the scope that holds it ends, with every process that still works in it. It lies
 * in memory where there is enough, unless it has to be on a disk.
 */
export function temporaryFolder({ isOnDisk = false } = {}): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(isOnDisk || !hasMemory() ? tmpdir() : memory, 'meridian-test-'))
  return {
    path,
    [Symbol.dispose]() {
      for (const pid of listProcesses(path)) kill(pid)
      rmSync(path, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function hasMemory(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= memory_bytes_min
}
