import { listFigures, type SessionUser } from '@meridian/contract'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aUserWithRole } from '../../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { newId } from '../../../platform/id.ts'
import { makeLog } from '../../../platform/log.ts'
import { removeExpired } from '../../../platform/jobs/cleanup.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ProcessReading } from '../../../platform/metrics/process-meter.ts'
import { measureRequests, request_bounds_ms } from '../../../platform/metrics/request-metrics.ts'
import { queues } from '../../../queues.ts'
import { startSampling, takeSample } from './figures.service.ts'

let server: TestServer
let chief: SessionUser
let ada: SessionUser

beforeEach(async () => {
  server = await startTestServer({ now: '2026-11-20T09:00:00.000Z' })
  chief = await aUserWithRole(server, 'admin', 'Clara')
  ada = await server.aPerson({ first_name: 'Ada' })
})
afterEach(() => server.close())

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`)

/** A process whose requests all took between 5 and 10 milliseconds, unless told otherwise. */
function aProcess(part: Partial<ProcessReading> = {}) {
  const requests = part.requests ?? 30
  const reading = {
    requests,
    failed_requests: 0,
    request_buckets: request_bounds_ms.map((bound) => (bound >= 10 ? requests : 0)),
    event_loop_delay_ms: 2,
    memory_bytes: 100_000_000,
    ...part,
  }
  const meter = { read: async () => reading, stop: () => {} }
  return { db: server.db, process_id: newId(), meter, countStreams: () => 4 }
}

async function stepsAt(time: string) {
  server.setNow(at(time).toISOString())
  const { data } = await server.call(listFigures, {}, chief.access_token)
  return data ?? []
}

describe('[RUN65] figures', () => {
  it('add up two processes, with the delay of the slowest', async () => {
    const slow = request_bounds_ms.map((bound) => (bound >= 100 ? 30 : 0))
    await takeSample(aProcess({ failed_requests: 5 }), at('09:05'))
    const other = { request_buckets: slow, event_loop_delay_ms: 40.26, memory_bytes: 50_000_000 }
    await takeSample(aProcess(other), at('09:05'))
    const step = (await stepsAt('09:05')).at(-1)
    expect(step).toMatchObject({
      starts_at: '2026-11-20T09:00:00.000Z',
      requests_per_minute: 12,
      failed_per_minute: 1,
      response_p50_ms: 10,
      response_p95_ms: 95,
      event_loop_delay_ms: 40.3,
      memory_bytes: 150_000_000,
      streams: 8,
      statements_waiting: 0,
      jobs_waiting: 0,
      oldest_job_seconds: 0,
      mails_waiting: 0,
      mails_failing: 0,
      accounts_failing: 0,
    })
  })

  it('are 96 steps, with null where nothing was measured and 0 where nothing happened', async () => {
    await takeSample(aProcess({ requests: 0 }), at('08:20'))
    const steps = await stepsAt('09:00')
    expect(steps).toHaveLength(96)
    expect(steps[0]?.starts_at).toBe('2026-11-19T09:00:00.000Z')
    const measured = steps.filter(({ requests_per_minute }) => requests_per_minute !== null)
    expect(measured).toMatchObject([
      { starts_at: '2026-11-20T08:15:00.000Z', requests_per_minute: 0, response_p95_ms: null },
    ])
    const { starts_at: _, ...gap } = steps[10] ?? {}
    expect(new Set(Object.values(gap))).toEqual(new Set([null]))
    expect(Object.keys(gap)).toHaveLength(15)
  })

  it('of a step are its mean of requests and the highest of the rest, and a restart adds no memory', async () => {
    await takeSample(aProcess({ requests: 10 }), at('08:20'))
    const restarted = aProcess({ requests: 80, memory_bytes: 120_000_000 })
    await takeSample(restarted, at('08:25'))
    await takeSample(restarted, at('08:30'))
    const step = (await stepsAt('08:30')).at(-1)
    expect(step).toMatchObject({ requests_per_minute: 11.33, memory_bytes: 120_000_000 })
  })

  it('have no step of a later or earlier time', async () => {
    await takeSample(aProcess(), at('09:20'))
    await takeSample(aProcess(), new Date('2026-11-19T08:50:00.000Z'))
    const steps = await stepsAt('09:05')
    expect(steps.every(({ requests_per_minute }) => requests_per_minute === null)).toBe(true)
  })

  it.each([
    ['the signed-out', () => undefined, 401],
    ['a person who is no operator', () => ada.access_token, 403],
  ])('are refused to %s', async (_, token, status) => {
    expect((await server.call(listFigures, {}, token())).status).toBe(status)
  })
})

it('[RUN64] stores the jobs of the instance once for all processes, and one sample of each', async () => {
  const earlier = at('08:58')
  await enqueue(server.db, queues.processCalendarMail, { mail_id: newId() }, { now: earlier })
  const process = aProcess()
  await takeSample(process, at('09:05'))
  await enqueue(server.db, queues.processCalendarMail, { mail_id: newId() }, { now: earlier })
  await takeSample(aProcess(), at('09:05'))
  await takeSample(process, at('09:05'))
  const step = (await stepsAt('09:05')).at(-1)
  expect(step).toMatchObject({ jobs_waiting: 1, oldest_job_seconds: 420, requests_per_minute: 12 })
})

it('[RUN64] stores a sample at the end of the five minutes by itself', async () => {
  const sampling = sampleShortlyBefore('09:05')
  await expect.poll(countSamples).toEqual([1, 1])
  await sampling.stop()
  const step = (await stepsAt('09:05')).at(-1)
  expect(step).toMatchObject({ starts_at: '2026-11-20T09:00:00.000Z', requests_per_minute: 0, streams: 7 })
})

it('[RUN64] logs a sample that fails, and takes the next', async () => {
  await sql`alter table process_sample rename to away`.execute(server.db)
  const lines: string[] = []
  const sampling = sampleShortlyBefore('09:05', (line) => lines.push(line))
  await expect.poll(() => lines.join('')).toContain('the figures of the last five minutes are not stored')
  await sql`alter table away rename to process_sample`.execute(server.db)
  await expect.poll(countSamples).toEqual([1, 1])
  await sampling.stop()
})

/** The clock stands a few milliseconds before the time, so that a sample is always about to be taken. */
function sampleShortlyBefore(time: string, onLine: (line: string) => void = () => {}) {
  const before = new Date(at(time).getTime() - 20)
  const log = makeLog('warn', { write: onLine })
  const requests = measureRequests(fastify())
  return startSampling({ db: server.db, log, now: () => before, requests, countStreams: () => 7 })
}

it('[RUN66] deletes samples after 25 hours, and keeps those that a step shows', async () => {
  await takeSample(aProcess(), at('09:05'))
  await removeExpired(server.db, new Date('2026-11-21T10:00:00.000Z'))
  expect(await countSamples()).toEqual([1, 1])
  await removeExpired(server.db, new Date('2026-11-21T10:00:00.001Z'))
  expect(await countSamples()).toEqual([0, 0])
})

async function countSamples() {
  const processes = await server.db.selectFrom('process_sample').select('starts_at').execute()
  const instances = await server.db.selectFrom('instance_sample').select('starts_at').execute()
  return [processes.length, instances.length]
}
