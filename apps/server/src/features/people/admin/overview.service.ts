import { sql } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { type DiskSpace, getDiskSpace } from '../../../platform/postgres/disk-space.ts'
import {
  countJobs,
  countMails,
  type JobFigures,
  type MailFigures,
} from '../../../platform/jobs/job-health.ts'
import {
  countConnections,
  countEverything,
  type DatabaseFacts,
  type Figures,
  getDatabaseFacts,
  type SyncFigures,
} from './overview.queries.ts'

export interface OverviewFacts {
  readonly disk: DiskSpace
  readonly figures: Figures
  readonly database: DatabaseFacts
  /** The latency of an empty query. */
  readonly latencyMs: number
  readonly uptimeSeconds: number
  readonly jobs: JobFigures
  readonly mails: MailFigures
  readonly sync: SyncFigures
}

/** Throws `unavailable` when the database cannot be reached. */
export async function getOverview(db: Db, config: Config, now: Date): Promise<OverviewFacts> {
  const figures = await countEverything(db, now)
  const database = await getDatabaseFacts(db)
  const jobs = await countJobs(db, now)
  const mails = await countMails(db, now)
  const sync = await countConnections(db)
  const askedMs = performance.now()
  await sql`select 1`.execute(db)
  const latencyMs = performance.now() - askedMs
  const uptimeSeconds = Math.floor(process.uptime())
  const disk = await getDiskSpace(config)
  return { disk, figures, database, latencyMs, uptimeSeconds, jobs, mails, sync }
}
