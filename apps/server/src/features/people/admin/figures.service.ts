import type { Db } from '../../../platform/postgres/db.ts'
import { getPoolFigures } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { countJobs, countMails } from '../../../platform/jobs/job-health.ts'
import type { Log } from '../../../platform/log.ts'
import type { Measurements } from '../../../platform/metrics/metrics-text.ts'
import { type ProcessMeter, startMeter } from '../../../platform/metrics/process-meter.ts'
import { insertInstanceSample, insertProcessSample, listSteps, type StepRow } from './figures.queries.ts'
import { lastSteps, sampledFrom, untilSample } from './figures.rules.ts'
import { countConnections } from './overview.queries.ts'

/** The last 24 hours in 96 steps, the latest last. */
export function listFigures(db: Db, now: Date): Promise<StepRow[]> {
  return listSteps(db, lastSteps(now))
}

export interface SampledProcess {
  readonly db: Db
  readonly process_id: string
  readonly meter: ProcessMeter
  readonly countStreams: () => number
}

/** Stores what the process and the instance measure, for the five minutes that end now. */
export async function takeSample(
  { db, process_id, meter, countStreams }: SampledProcess,
  now: Date,
): Promise<void> {
  const starts_at = sampledFrom(now)
  const { used, waiting } = getPoolFigures(db)
  const { request_buckets, ...reading } = await meter.read()
  await insertProcessSample(db, {
    ...reading,
    process_id,
    starts_at,
    request_buckets: [...request_buckets],
    connections_used: used,
    statements_waiting: waiting,
    streams: countStreams(),
  })
  const jobs = await countJobs(db, now)
  const mails = await countMails(db, now)
  const { failing, needs_reconnect } = await countConnections(db)
  await insertInstanceSample(db, {
    starts_at,
    jobs_waiting: jobs.waiting,
    oldest_job_seconds:
      jobs.oldest_at === null
        ? 0
        : Math.max(0, Math.round((now.getTime() - jobs.oldest_at.getTime()) / 1000)),
    mails_waiting: mails.waiting,
    mails_failing: mails.failing,
    accounts_failing: failing + needs_reconnect,
  })
}

interface Sampling {
  readonly db: Db
  readonly log: Log
  readonly now: () => Date
  readonly requests: Measurements
  readonly countStreams: () => number
}

/** Takes a sample at each multiple of five minutes. One that fails is logged and leaves a gap. */
export function startSampling({ db, log, now, requests, countStreams }: Sampling) {
  const meter = startMeter(requests)
  const sampled = { db, process_id: newId(), meter, countStreams }
  let running: Promise<void> = Promise.resolve()
  let timer = schedule()

  function schedule(): NodeJS.Timeout {
    return setTimeout(() => {
      timer = schedule()
      running = takeSample(sampled, now()).catch((err: unknown) =>
        log.warn({ err }, 'the figures of the last five minutes are not stored'),
      )
    }, untilSample(now()))
  }

  return {
    /** Waits for a sample that is being taken. */
    async stop(): Promise<void> {
      clearTimeout(timer)
      meter.stop()
      await running
    },
  }
}
