import { type Db as BossConnections, PgBoss } from 'pg-boss'
import { type Db, queryText } from '../postgres/db.ts'
import { listenTo } from '../postgres/listener.ts'
import { isMadeAlready } from '../postgres/retry.ts'
import { enqueueByClock, type Job, type JobCall, jobs_schema, prepareQueues } from './jobs.ts'

/**
 * New jobs notify the workers; scheduled ones are polled this often, and all are where notifications fail.
 */
const looking = { notifyPollingIntervalSeconds: 5, pollingIntervalSeconds: 2 }
const dead_looked_for_every_seconds = 15
const told_again_after_ms = 30_000
/** How long a stopping server waits for running jobs, before it returns them to their queues. */
const timeout_ms = 20_000

export interface RunningJobs {
  /** Starts no further job, lets running ones finish, and returns slow ones to their queues. */
  readonly stop: () => Promise<void>
}

/**
 * Creates pg-boss's tables or migrates them, in the first process that starts. pg-boss waits for the others by a lock;
 * a connection that looked for the schema before it waited may still believe that there is none, and creates it again.
 */
export async function installJobs(db: Db): Promise<void> {
  try {
    await install(db)
  } catch (error) {
    if (!isMadeAlready(error)) throw error
    await install(db)
  }
}

async function install(db: Db): Promise<void> {
  const boss = newBoss(db)
  boss.on('error', () => {})
  try {
    await boss.start()
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Runs the jobs of the queues, beside all other processes that do. */
export async function startJobs(
  jobs: readonly Job[],
  call: JobTools,
  deadLookedForEverySeconds = dead_looked_for_every_seconds,
): Promise<RunningJobs> {
  const { db, log } = call
  await installJobs(db)
  const boss = newBoss(db, { supervisedEverySeconds: deadLookedForEverySeconds })
  boss.on(
    'error',
    throttle((error: Error) => log.warn({ err: error }, 'the job queues cannot be reached')),
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
      await boss.stop({ graceful: true, timeout: timeout_ms })
    },
  }
}

/** Runs a job once: null after success, else the exception, which is logged under the job's name. */
export async function runJob(
  job: Job,
  call: JobCall,
  { id, data }: { readonly id: string; readonly data: unknown },
): Promise<Error | null> {
  try {
    await job.run(call, data)
    return null
  } catch (problem) {
    const error = problem instanceof Error ? problem : new Error('A value other than an error was thrown.')
    call.log.warn({ err: error, job: job.queue.name, job_id: id }, 'a job failed')
    return error
  }
}

type JobTools = Omit<JobCall, 'signal'>

/**
 * Jobs run one after another in each worker: after a job it polls again at once, because another may wait.
 */
async function startWorkers(boss: PgBoss, job: Job, call: JobTools): Promise<void> {
  for (let count = 0; count < job.queue.concurrency; count += 1) {
    const id: string = await boss.work(job.queue.name, looking, async ([one]) => {
      const error = one ? await runJob(job, { ...call, signal: one.signal }, one) : null
      boss.notifyWorker(id)
      // The queue stores the failure, and must not store an error's own fields.
      if (error) throw new Error(error.message)
    })
  }
}

/** At once and then by the clock: a process that starts in time makes up for those that were down. */
function startClock(job: Job, { db, log, now }: JobTools): NodeJS.Timeout | undefined {
  const { everySeconds } = job.queue
  if (everySeconds === undefined) return undefined
  const enqueueOne = () =>
    void enqueueByClock(db, job, now()).catch((error: unknown) =>
      log.warn({ err: error, job: job.queue.name }, 'a scheduled job could not be enqueued'),
    )
  enqueueOne()
  return setInterval(enqueueOne, everySeconds * 1000)
}

/** Throttles: every worker notices again and again that the database is away. */
function throttle<Argument>(tell: (argument: Argument) => void): (argument: Argument) => void {
  let quietUntilMs = 0
  return (argument) => {
    const nowMs = performance.now()
    if (nowMs < quietUntilMs) return
    quietUntilMs = nowMs + told_again_after_ms
    tell(argument)
  }
}

function newBoss(db: Db, { supervisedEverySeconds = 0 } = {}): PgBoss {
  const isWorking = supervisedEverySeconds > 0
  return new PgBoss({
    db: connectionsOf(db),
    schema: jobs_schema,
    schedule: false,
    supervise: isWorking,
    useListenNotify: isWorking,
    ...(isWorking && {
      superviseIntervalSeconds: supervisedEverySeconds,
      monitorIntervalSeconds: supervisedEverySeconds,
    }),
  })
}

/** pg-boss's statements take the connections of the process, and its workers hear of new jobs by the one that listens. */
function connectionsOf(db: Db): BossConnections {
  return {
    executeSql: (text, values) => queryText(db, text, values),
    listen: (channel, onNotification, onGap) => {
      // What goes wrong is told by the next statement of a worker, and by those that listen for changes.
      const listening = listenTo(db, channel, { onNotification, onGap, onError: () => {} })
      return Promise.resolve({ close: listening.stop })
    },
  }
}
