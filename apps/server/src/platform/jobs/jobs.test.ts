import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Child, startChild } from '../../../test/child.ts'
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts'
import { runDueJobs } from '../../../test/due-jobs.ts'
import { say_queue } from '../../../test/say-queue.ts'
import { testBox } from '../../../test/test-box.ts'
import { readConfig } from '../config/config.ts'
import { connectDatabase, inTransaction } from '../postgres/db.ts'
import { installJobs, startJobs } from './job-runner.ts'
import { scheduledQueue } from './queue.ts'
import { enqueue, enqueueAll, type JobCall, type Job, job, prepareQueues } from './jobs.ts'
import { makeLog } from '../log.ts'

const program = fileURLToPath(new URL('../../../test/job-process.ts', import.meta.url))
let database: FreshDatabase
let clock: Date
let logged: string[]
let tools: Omit<JobCall, 'signal'>

beforeEach(async () => {
  database = await freshDatabase()
  clock = new Date()
  logged = []
  const log = makeLog('warn', lines(logged))
  tools = { db: database.db, config: readConfig({}, '/'), box: testBox, log, now: () => clock }
})
afterEach(() => database.drop())

it('[RUN25] keeps a job exactly where the transaction that enqueued it was kept', async () => {
  const { db } = database
  await prepareQueues(db, [say_queue])
  await inTransaction(db, (tx) => enqueue(tx, say_queue, { text: 'kept' }, { now: clock }))
  const failing = inTransaction(db, async (tx) => {
    await enqueue(tx, say_queue, { text: 'rolled back' }, { now: clock })
    throw new Error('after all not')
  })
  await expect(failing).rejects.toThrow('after all not')
  expect(await listJobs()).toEqual([{ state: 'created', data: { text: 'kept' } }])
})

it('[RUN25] refuses a job for an undeclared queue', async () => {
  await expect(enqueue(database.db, say_queue, { text: 'lost' }, { now: clock })).rejects.toThrow('test.say')
})

it('[RUN26] lets one job of a key wait, at the earlier of both times', async () => {
  const { db } = database
  await prepareQueues(db, [say_queue])
  const inAnHour = { now: clock, key: 'one', startAt: new Date(clock.getTime() + 3_600_000) }
  await enqueue(db, say_queue, { text: 'later' }, inAnHour)
  await enqueue(db, say_queue, { text: 'later' }, inAnHour)
  await enqueue(db, say_queue, { text: 'another' }, { ...inAnHour, key: 'two' })
  const said: string[] = []
  expect(await runDueJobs(tools, [sayTo(said)])).toEqual([])
  await enqueue(db, say_queue, { text: 'later' }, { now: clock, key: 'one' })
  await runDueJobs(tools, [sayTo(said)])
  await enqueue(db, say_queue, { text: 'again' }, { now: clock, key: 'one' })
  await runDueJobs(tools, [sayTo(said)])
  expect(said).toEqual(['later', 'again'])
})

it('[RUN26] enqueues several jobs at once, each key once, and none where there is none', async () => {
  const { db } = database
  await prepareQueues(db, [say_queue])
  const inAnHour = { now: clock, startAt: new Date(clock.getTime() + 3_600_000) }
  await enqueue(db, say_queue, { text: 'kept' }, { ...inAnHour, key: 'two' })
  const jobs = ['two', 'one', 'three', 'one'].map((key, place) => ({
    key,
    payload: { text: `${key} ${place}` },
  }))
  await enqueueAll(db, say_queue, jobs, { now: clock })
  await enqueueAll(db, say_queue, [], { now: clock })
  const said: string[] = []
  await runDueJobs(tools, [sayTo(said)])
  expect(said.toSorted()).toEqual(['kept', 'one 3', 'three 2'])
  await expect(enqueueAll(db, { ...say_queue, name: 'test.unknown' }, jobs, { now: clock })).rejects.toThrow(
    'test.unknown',
  )
})

it('[RUN27] tries a failed job again after growing pauses, names it in the log, and gives it up', async () => {
  const { db } = database
  const failing = job(say_queue, () => Promise.reject(new Error('no voice')))
  await prepareQueues(db, [say_queue])
  await enqueue(db, say_queue, { text: 'x' }, { now: clock })
  const tries = []
  for (const seconds of [0, 0.5, 0.6, 1, 1.1, 3600]) {
    clock = new Date(clock.getTime() + seconds * 1000)
    tries.push((await runDueJobs(tools, [failing])).length)
  }
  expect(tries).toEqual([1, 0, 1, 0, 1, 0])
  expect(await listJobs()).toEqual([{ state: 'failed', data: { text: 'x' } }])
  expect(logged.map((line) => JSON.parse(line))).toMatchObject(
    [1, 2, 3].map(() => ({ job: 'test.say', msg: 'a job failed', err: { message: 'no voice' } })),
  )
})

it('[RUN28] runs what is due by the clock once in each span', async () => {
  const { db } = database
  const said: string[] = []
  const hourly = job(scheduledQueue('test.tick', { everySeconds: 3600 }), async () => void said.push('tick'))
  await prepareQueues(db, [hourly.queue])
  for (const moment of ['09:00', '09:30', '09:59', '10:00', '10:30']) {
    clock = new Date(`2026-11-20T${moment}:00.000Z`)
    await runDueJobs({ ...tools, now: () => clock }, [hourly])
  }
  expect(said).toEqual(['tick', 'tick'])
})

it('[RUN29] does each job once however many servers work, and wakes them at the commit', async () => {
  await using one = await startSpeaker()
  await using other = await startSpeaker()
  const said = () => [...one.said, ...other.said]
  const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`)
  await inTransaction(database.db, async (tx) => {
    for (const text of texts) await enqueue(tx, say_queue, { text }, { now: clock })
  })
  await expect.poll(() => said().length).toBe(texts.length)
  expect(said().toSorted()).toEqual(texts.toSorted())
})

it('[RUN29] does each job once where two processes work, and both stop when told @whole', async () => {
  await using stack = new AsyncDisposableStack()
  const workers = [stack.use(startWorker('say')), stack.use(startWorker('say'))]
  await Promise.all(workers.map((worker) => worker.waitFor(/^ready$/)))
  const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`)
  await inTransaction(database.db, async (tx) => {
    for (const text of texts) await enqueue(tx, say_queue, { text }, { now: clock })
  })
  await expect.poll(() => saidBy(workers).length).toBe(texts.length)
  expect(saidBy(workers).toSorted()).toEqual(texts.toSorted())
  for (const worker of workers) expect(await worker.end('SIGTERM')).toBe(0)
})

it('[RUN29] resumes after every connection to the database was cut', async () => {
  await using speaker = await startSpeaker()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db)
  await enqueue(database.db, say_queue, { text: 'after the cut' }, { now: clock })
  await expect.poll(() => speaker.said).toEqual(['after the cut'])
})

it('[RUN30] hands the job of a killed process to another @whole', async () => {
  await using stack = new AsyncDisposableStack()
  const first = stack.use(startWorker('hang'))
  await first.waitFor(/^ready$/)
  await enqueue(database.db, say_queue, { text: 'unfinished' }, { now: clock })
  await first.waitFor(/^begins unfinished$/)
  await first.end('SIGKILL')
  // Simulates the half minute after which a silent process counts as dead.
  await sql`update meridian_jobs.job set heartbeat_on = heartbeat_on - interval '31 s'`.execute(database.db)
  const second = stack.use(startWorker('say'))
  await second.waitFor(/^says unfinished$/)
})

it('[RUN30] lets a job finish when the server stops, and takes no further one', async () => {
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  const slow = job({ ...say_queue, concurrency: 1 }, () => {
    begin()
    return isAllowed
  })
  const running = await startJobs([slow], tools)
  await enqueue(database.db, say_queue, { text: 'slow' }, { now: clock })
  await hasBegun
  const stopped = running.stop()
  await enqueue(database.db, say_queue, { text: 'too late' }, { now: clock })
  allow()
  await stopped
  expect(await listJobs()).toEqual([
    { state: 'completed', data: { text: 'slow' } },
    { state: 'created', data: { text: 'too late' } },
  ])
})

it('[RUN31] prepares its tables once when several processes start at the same time', async () => {
  await sql`drop schema meridian_jobs cascade`.execute(database.db)
  await Promise.all([1, 2, 3].map(() => installJobs(database.db)))
  await prepareQueues(database.db, [say_queue])
  await enqueue(database.db, say_queue, { text: 'there' }, { now: clock })
  expect(await listJobs()).toEqual([{ state: 'created', data: { text: 'there' } }])
})

function sayTo(said: string[]): Job {
  return job(say_queue, async (_, { text }) => void said.push(text))
}

/** A server's part that works, with connections of its own. */
async function startSpeaker() {
  const said: string[] = []
  const db = connectDatabase({ url: database.url })
  const running = await startJobs([sayTo(said)], { ...tools, db, now: () => new Date() }, 1)
  return {
    said,
    async [Symbol.asyncDispose]() {
      await running.stop()
      await db.destroy()
    },
  }
}

function startWorker(manner: 'say' | 'hang'): Child {
  return startChild(process.execPath, [program, database.url, manner])
}

function saidBy(workers: readonly Child[]): string[] {
  return workers.flatMap(({ lines: all }) =>
    all.filter((line) => line.startsWith('says ')).map((line) => line.slice(5)),
  )
}

async function listJobs() {
  const { rows } = await sql`select state, data from meridian_jobs.job order by created_on, id`.execute(
    database.db,
  )
  return rows
}

function lines(into: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _, done) {
      into.push(...chunk.toString().trim().split('\n'))
      done()
    },
  })
}
