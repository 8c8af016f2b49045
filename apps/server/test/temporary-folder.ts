import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listProcesses } from './processes.ts'

/** A new empty folder that is gone when the scope that holds it ends, with every process that still works in it. */
export function temporaryFolder(): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'meridian-test-'))
  return {
    path,
    [Symbol.dispose]() {
      for (const pid of listProcesses(path)) process.kill(pid, 'SIGKILL')
      rmSync(path, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
