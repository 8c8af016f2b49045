import type { TestProject } from 'vitest/node'
import { startMigratedCluster } from './migrated-cluster.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** One throw-away PostgreSQL for the whole run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await using resources = new AsyncDisposableStack()
  const folder = resources.use(temporaryFolder())
  // An interrupted run leaves without the teardown.
  process.once('exit', () => folder[Symbol.dispose]())
  const cluster = await startMigratedCluster(folder.path)
  resources.defer(() => cluster.stop())
  provide('templateUrl', cluster.url)

  const kept = resources.move()
  return () => kept.disposeAsync()
}
