import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { startCluster } from '../src/platform/postgres/cluster.ts'
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { installJobs } from '../src/platform/jobs/job-runner.ts'
import { migrateToLatest } from '../src/platform/postgres/migrate.ts'
import { temporaryFolder } from './temporary-folder.ts'

const log = { debug: () => {}, info: () => {}, error: (text: string) => process.stderr.write(`${text}\n`) }

/** One throw-away PostgreSQL for the whole run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await using resources = new AsyncDisposableStack()
  const folder = resources.use(temporaryFolder())
  // An interrupted run leaves without the teardown.
  process.once('exit', () => folder[Symbol.dispose]())
  const cluster = await startCluster({ dataDir: folder.path, log, isDurable: false })
  resources.defer(() => cluster.stop())

  const db = connectDatabase({ url: cluster.url })
  try {
    await migrateToLatest(db)
    // PostgreSQL would do so a minute later, and copies made from then on would differ from those made before.
    await sql`analyze kysely_migration`.execute(db)
    await installJobs(db)
  } finally {
    await db.destroy()
  }
  provide('templateUrl', cluster.url)

  const kept = resources.move()
  return () => kept.disposeAsync()
}
