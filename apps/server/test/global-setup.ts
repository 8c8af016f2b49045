import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareQueues } from '../src/platform/jobs/jobs.ts'
import { startCluster } from '../src/platform/postgres/cluster.ts'
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { queues } from '../src/queues.ts'
import { countDefinitions } from './empty-database.ts'
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
  await prepareTemplate(cluster.url)
  provide('templateUrl', cluster.url)

  const kept = resources.move()
  return () => kept.disposeAsync()
}

/** What every copy begins with, so that no test has to make it. */
async function prepareTemplate(url: string): Promise<void> {
  const db = connectDatabase({ url })
  try {
    await prepareQueues(db, Object.values(queues))
    await countDefinitions(db)
  } finally {
    await db.destroy()
  }
}
