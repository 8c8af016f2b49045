import { sql } from 'kysely'
import { type Cluster, startCluster } from '../src/platform/postgres/cluster.ts'
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { installJobs } from '../src/platform/jobs/job-runner.ts'
import { migrateToLatest } from '../src/platform/postgres/migrate.ts'

/** Only what went wrong. */
export const log = {
  debug: () => {},
  info: () => {},
  error: (text: string) => process.stderr.write(`${text}\n`),
}

/** A throw-away PostgreSQL with every table in place and no rows of people. */
export async function startMigratedCluster(dataDir: string): Promise<Cluster> {
  const cluster = await startCluster({ dataDir, log, isDurable: false })
  const db = connectDatabase({ url: cluster.url })
  try {
    await migrateToLatest(db)
    // PostgreSQL would do so a minute later, and copies made from then on would differ from those made before.
    await sql`analyze kysely_migration`.execute(db)
    await installJobs(db)
  } catch (error) {
    await cluster.stop()
    throw error
  } finally {
    await db.destroy()
  }
  return cluster
}
