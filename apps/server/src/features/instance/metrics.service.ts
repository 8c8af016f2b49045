import type { GaugeFigures } from '../../platform/metrics/metrics-text.ts'
import { listQueueFigures, type QueueFigures } from '../../platform/jobs/job-health.ts'
import { type Db, getPoolFigures } from '../../platform/postgres/db.ts'
import { isTransient } from '../../platform/postgres/retry.ts'
import type { Server } from '../../platform/http/serve.ts'
import { version } from '../../platform/config/version.ts'
import { queues } from '../../queues.ts'
import { getOverdueMs } from './backup.service.ts'
import { getOutboxFigures, listSyncFigures, type OutboxFigures, type SyncFigures } from './metrics.queries.ts'

/** What this process knows, and what the database tells; without a database only the former and that it is down. */
export async function getGauges(
  { db, config }: Pick<Server, 'db' | 'config'>,
  now: Date,
  streams: number,
): Promise<GaugeFigures[]> {
  const own = [...gaugesOfProcess(db, streams), ...(await gaugesOfBackups(config, now))]
  try {
    const found = await Promise.all([
      listQueueFigures(db, now),
      getOutboxFigures(db, now),
      listSyncFigures(db, now),
    ])
    return [...own, databaseUp(1), ...gaugesOfDatabase(...found)]
  } catch (error) {
    if (!isTransient(error)) throw error
    return [...own, databaseUp(0)]
  }
}

async function gaugesOfBackups({ backups }: Server['config'], now: Date): Promise<GaugeFigures[]> {
  if (!backups) return []
  const startedAt = new Date(now.getTime() - process.uptime() * 1000)
  const overdueMs = await getOverdueMs(backups, { now, startedAt })
  return [
    {
      name: 'meridian_backup_overdue_seconds',
      help: 'Since a backup was due that has not been made; 0 without one.',
      values: [{ value: overdueMs / 1000 }],
    },
  ]
}

function databaseUp(value: 0 | 1): GaugeFigures {
  return { name: 'meridian_database_up', help: 'Whether PostgreSQL answers.', values: [{ value }] }
}

function gaugesOfProcess(db: Db, streams: number): GaugeFigures[] {
  const { used, idle, waiting } = getPoolFigures(db)
  return [
    {
      name: 'meridian_build_info',
      help: 'The version of Meridian; always 1.',
      values: [{ labels: { version }, value: 1 }],
    },
    {
      name: 'meridian_event_streams',
      help: 'Browsers that follow changes at this process.',
      values: [{ value: streams }],
    },
    {
      name: 'meridian_database_connections',
      help: 'Connections of this process to PostgreSQL, for calls and jobs.',
      values: [
        { labels: { state: 'used' }, value: used },
        { labels: { state: 'idle' }, value: idle },
      ],
    },
    {
      name: 'meridian_database_waiting_statements',
      help: 'Statements of this process that wait for a connection.',
      values: [{ value: waiting }],
    },
  ]
}

function gaugesOfDatabase(
  jobs: readonly QueueFigures[],
  outbox: OutboxFigures,
  sources: readonly SyncFigures[],
): GaugeFigures[] {
  const byQueue = new Map(jobs.map((figures) => [figures.queue, figures]))
  // A queue without a job has figures, too: an alert on a queue that vanished would never end.
  const all = Object.values(queues).map(({ name }) => byQueue.get(name) ?? noJobs(name))
  return [
    {
      name: 'meridian_jobs',
      help: 'Jobs of all processes: due and not started, running, failed for good within a day.',
      values: all.flatMap(({ queue, waiting, running, failed }) => [
        { labels: { queue, state: 'waiting' }, value: waiting },
        { labels: { queue, state: 'running' }, value: running },
        { labels: { queue, state: 'failed' }, value: failed },
      ]),
    },
    {
      name: 'meridian_job_oldest_seconds',
      help: 'Since the job that waits longest was due; 0 without one.',
      values: all.map(({ queue, oldest_seconds }) => ({ labels: { queue }, value: oldest_seconds })),
    },
    {
      name: 'meridian_outbox_mails',
      help: 'Mails that are due and not sent, and mails that failed for good within a day.',
      values: [
        { labels: { state: 'waiting' }, value: outbox.waiting },
        { labels: { state: 'failed' }, value: outbox.failed },
      ],
    },
    {
      name: 'meridian_outbox_oldest_seconds',
      help: 'Since the mail that waits longest was due; 0 without one.',
      values: [{ value: outbox.oldest_seconds }],
    },
    {
      name: 'meridian_sync_accounts',
      help: 'Connected calendar accounts and mailboxes.',
      values: sources.flatMap(({ kind, source, ok, failing, needs_reconnect }) => [
        { labels: { kind, source, state: 'ok' }, value: ok },
        { labels: { kind, source, state: 'failing' }, value: failing },
        { labels: { kind, source, state: 'needs_reconnect' }, value: needs_reconnect },
      ]),
    },
    {
      name: 'meridian_sync_oldest_seconds',
      help: 'Since the last good sync of the account that waits longest, of those that Meridian may read.',
      values: sources.map(({ kind, source, oldest_seconds }) => ({
        labels: { kind, source },
        value: oldest_seconds,
      })),
    },
  ]
}

function noJobs(queue: string): QueueFigures {
  return { queue, waiting: 0, running: 0, failed: 0, oldest_seconds: 0 }
}
