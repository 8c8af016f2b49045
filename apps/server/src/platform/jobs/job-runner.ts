import { PgBoss } from 'pg-boss'
import { enqueueByClock, type Job, type JobCall, jobs_schema, prepareQueues } from './jobs.ts'

/** What one process holds of the database for its jobs, beside its own queries. */
const connections_max = 4
/** New jobs wake the workers; what waits for its time is looked for so often, and all where nobody can be woken. */
const looking = { notifyPollingIntervalSeconds: 5, pollingIntervalSeconds: 2 }
const dead_looked_for_every_seconds = 15
const told_again_after_ms = 30_000
/** How long a stopping server waits for jobs that run, before it hands them back. */
const patience_ms = 20_000

export interface RunningJobs {
  /** Takes no further job, lets those that run finish, and hands back what takes too long. */
  readonly stop: () => Promise<void>
}

/** Makes pg-boss's tables or brings them up to date, whichever process comes first. */
export async function installJobs(url: string): Promise<void> {
  const boss = newBoss(url)
  boss.on('error', () => {})
  try {
    await boss.start()
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Runs what is on the queues, beside all other processes that do. */
export async function startJobs(
  url: string,
  jobs: readonly Job[],
  call: JobTools,
  deadLookedForEverySeconds = dead_looked_for_every_seconds,
): Promise<RunningJobs> {
  const { db, log } = call
  const boss = newBoss(url, { supervisedEverySeconds: deadLookedForEverySeconds })
  boss.on(
    'error',
    seldom((error: Error) => log.warn({ err: error }, 'the queues of jobs cannot be reached')),
  )
  boss.on('warning', ({ message }) => log.warn(`pg-boss: ${message}`))
  await boss.start()
  await prepareQueues(
    db,
    jobs.map(({ queue }) => queue),
  )
  for (const job of jobs) await startWorkers(boss, job, call)
  const clocks = jobs.map((job) => startClock(job, call))
  return {
    async stop() {
      for (const clock of clocks) clearInterval(clock)
      // The workers first, so that none takes another job while the rest is being closed.
      await Promise.all(jobs.map(({ queue }) => boss.offWork(queue.name, { wait: false })))
      await boss.stop({ graceful: true, timeout: patience_ms })
    },
  }
}

/** One run of a job: null after one that went well, else what was thrown, which is logged under the job's name. */
export async function runJob(
  job: Job,
  call: JobCall,
  { id, data }: { readonly id: string; readonly data: unknown },
): Promise<Error | null> {
  try {
    await job.run(call, data)
    return null
  } catch (problem) {
    const error = problem instanceof Error ? problem : new Error('Something that is no error was thrown.')
    call.log.warn({ err: error, job: job.queue.name, job_id: id }, 'a job failed')
    return error
  }
}

type JobTools = Omit<JobCall, 'signal'>

/** One after another each: who has just worked looks again at once, because another job may wait behind the one. */
async function startWorkers(boss: PgBoss, job: Job, call: JobTools): Promise<void> {
  for (let count = 0; count < job.queue.concurrency; count += 1) {
    const id: string = await boss.work(job.queue.name, looking, async ([one]) => {
      const error = one ? await runJob(job, { ...call, signal: one.signal }, one) : null
      boss.notifyWorker(id)
      // The queue keeps what failed, where an error's own fields have no business.
      if (error) throw new Error(error.message)
    })
  }
}

/** At once and then by the clock: a process that is started in time makes up for those that were not there. */
function startClock(job: Job, { db, log, now }: JobTools): NodeJS.Timeout | undefined {
  const { everySeconds } = job.queue
  if (everySeconds === undefined) return undefined
  const enqueueOne = () =>
    void enqueueByClock(db, job, now()).catch((error: unknown) =>
      log.warn({ err: error, job: job.queue.name }, 'a job could not be put on its queue'),
    )
  enqueueOne()
  return setInterval(enqueueOne, everySeconds * 1000)
}

/** Every worker finds out by itself that the database is away, again and again. */
function seldom<Argument>(tell: (argument: Argument) => void): (argument: Argument) => void {
  let quietUntilMs = 0
  return (argument) => {
    const nowMs = performance.now()
    if (nowMs < quietUntilMs) return
    quietUntilMs = nowMs + told_again_after_ms
    tell(argument)
  }
}

function newBoss(url: string, { supervisedEverySeconds = 0 } = {}): PgBoss {
  const isWorking = supervisedEverySeconds > 0
  return new PgBoss({
    connectionString: limited(url),
    application_name: 'meridian jobs',
    schema: jobs_schema,
    max: connections_max,
    schedule: false,
    supervise: isWorking,
    useListenNotify: isWorking,
    ...(isWorking && {
      superviseIntervalSeconds: supervisedEverySeconds,
      monitorIntervalSeconds: supervisedEverySeconds,
    }),
  })
}

/** The queue's own statements are short; one that is not must not hold a connection for good. */
function limited(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}statement_timeout=60000`
}
