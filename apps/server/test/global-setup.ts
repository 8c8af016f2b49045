import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCluster } from '../src/platform/postgres/cluster.ts'
import { log, startMigratedCluster } from './migrated-cluster.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** One throw-away PostgreSQL for the whole run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await using resources = new AsyncDisposableStack()
  const folder = resources.use(temporaryFolder())
  // An interrupted run leaves without the teardown.
  process.once('exit', () => folder[Symbol.dispose]())
  const dataDir = join(folder.path, 'data')
  const first = await startMigratedCluster(dataDir)
  await first.stop()
  const migratedFolder = join(folder.path, 'migrated')
  cpSync(dataDir, migratedFolder, { recursive: true })
  provide('migratedFolder', migratedFolder)
  const cluster = await startCluster({ dataDir, log, isDurable: false })
  resources.defer(() => cluster.stop())
  provide('templateUrl', cluster.url)

  const kept = resources.move()
  return () => kept.disposeAsync()
}
