import { dropJob, listAuditLog, listStuckJobs, retryJob, type SessionUser } from '@meridian/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aUserWithRole } from '../../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { newId } from '../../../platform/id.ts'
import { enqueue, jobs_schema } from '../../../platform/jobs/jobs.ts'
import { queues } from '../../../queues.ts'

const minute_ms = 60_000
const now = new Date('2026-11-20T09:00:00.000Z')
let server: TestServer
let chief: SessionUser
let ada: SessionUser

beforeEach(async () => {
  server = await startTestServer()
  chief = await aUserWithRole(server, 'system_admin', 'Clara')
  ada = await server.aPerson({ first_name: 'Ada' })
})
afterEach(() => server.close())

const list = (query = {}) => server.call(listStuckJobs, { query }, chief.access_token)
const retry = (job_id: string) => server.call(retryJob, { params: { job_id } }, chief.access_token)
const drop = (job_id: string) => server.call(dropJob, { params: { job_id } }, chief.access_token)

interface Wanted {
  readonly state?: string
  readonly dueMinutesAgo?: number
  readonly key?: string
  readonly problem?: string
}

/** A job of the queue that reads calendars; answers its id. */
async function aJob({ state = 'failed', dueMinutesAgo = 10, key = newId(), problem }: Wanted = {}) {
  const startAt = new Date(now.getTime() - dueMinutesAgo * minute_ms)
  await enqueue(server.db, queues.readCalendars, { connection_id: newId() }, { now, startAt, key })
  const isOver = state === 'failed' || state === 'completed'
  const { rows } = await sql<{ id: string }>`
    update ${job_table} set state = ${state}::${sql.raw(`${jobs_schema}.job_state`)},
      retry_count = ${isOver ? 3 : 0}, started_on = ${isOver ? now : null}::timestamptz,
      completed_on = ${isOver ? now : null}::timestamptz,
      output = ${problem === undefined ? null : JSON.stringify({ message: problem, stack: 'at x' })}::jsonb
    where singleton_key = ${key} and state = 'created' returning id`.execute(server.db)
  return rows[0]?.id ?? ''
}

async function stateOf(job_id: string) {
  const { rows } = await sql<{ state: string; is_due: boolean; runs_left: number }>`
    select state, start_after <= now() as is_due, retry_limit - retry_count as runs_left
    from ${job_table} where id = ${job_id}`.execute(server.db)
  return rows[0] ?? null
}

async function audit() {
  const { data } = await server.call(listAuditLog, { query: {} }, chief.access_token)
  return data?.map(({ audit_action, actor, subject, details }) => [
    audit_action,
    actor.user_id,
    subject.user_id,
    details.queue,
  ])
}

const job_table = sql.table(`${jobs_schema}.job`)

describe('[RUN61] stuck jobs', () => {
  it('are those that failed within a day and those that are late, without their payload', async () => {
    const failed = await aJob({ problem: `refused ${'x'.repeat(600)}` })
    const late = await aJob({ state: 'created', dueMinutesAgo: 6 })
    await aJob({ state: 'created', dueMinutesAgo: 4 })
    await aJob({ state: 'active' })
    await aJob({ state: 'completed' })
    const old = await aJob()
    await sql`update ${job_table} set completed_on = ${new Date(now.getTime() - 1441 * minute_ms)}
      where id = ${old}`.execute(server.db)
    const { data, pagination } = await list()
    expect(pagination?.total).toBe(2)
    expect(data).toEqual([
      {
        job_id: late,
        queue: 'connection.read',
        job_state: 'late',
        created_at: expect.any(String),
        due_at: new Date(now.getTime() - 6 * minute_ms).toISOString(),
        failures: 0,
        problem: null,
      },
      expect.objectContaining({ job_id: failed, job_state: 'failed', failures: 4 }),
    ])
    expect(data?.[1]?.problem).toBe(`refused ${'x'.repeat(492)}`)
  })

  it('come in pages', async () => {
    const older = await aJob({ dueMinutesAgo: 20 })
    const newer = await aJob({ dueMinutesAgo: 10 })
    expect((await list({ limit: 1 })).data?.[0]?.job_id).toBe(newer)
    expect((await list({ limit: 1, page: 2 })).data?.[0]?.job_id).toBe(older)
    const { status, errors } = await list({ limit: 101 })
    expect([status, errors?.[0]?.path]).toEqual([400, 'limit'])
  })
})

describe('[RUN62] trying again', () => {
  it('makes a failed job due now, for one more run', async () => {
    const job_id = await aJob()
    expect(await retry(job_id)).toMatchObject({ status: 200, data: { job_id } })
    expect(await stateOf(job_id)).toEqual({ state: 'retry', is_due: true, runs_left: 1 })
    expect(await audit()).toEqual([['job_retried', chief.user_id, chief.user_id, 'connection.read']])
  })

  it('is refused where a job of the same key waits, or the job has not failed', async () => {
    const job_id = await aJob({ key: 'one' })
    const waiting = await aJob({ key: 'one', state: 'created' })
    const refused = await retry(job_id)
    expect(refused).toMatchObject({ status: 409, data: null })
    expect(refused.message).toContain('waiting already')
    expect((await retry(waiting)).status).toBe(409)
    expect((await retry(newId())).status).toBe(404)
    expect((await stateOf(job_id))?.state).toBe('failed')
    expect(await audit()).toEqual([])
  })
})

describe('[RUN63] dropping', () => {
  it.each(['failed', 'created', 'retry'])('deletes a job that is %s', async (state) => {
    const job_id = await aJob({ state })
    expect(await drop(job_id)).toMatchObject({ status: 200, data: { job_id } })
    expect(await stateOf(job_id)).toBeNull()
    expect(await audit()).toEqual([['job_dropped', chief.user_id, chief.user_id, 'connection.read']])
  })

  it('is refused for a running job, and unknown or finished ones are not there', async () => {
    const running = await aJob({ state: 'active' })
    expect(await drop(running)).toMatchObject({ status: 409, data: null })
    expect((await stateOf(running))?.state).toBe('active')
    for (const job_id of [newId(), await aJob({ state: 'completed' })]) {
      expect((await drop(job_id)).status).toBe(404)
    }
    expect(await audit()).toEqual([])
  })
})

it('[RUN61] [RUN62] [RUN63] refuse the signed-out, plain users and what is no id', async () => {
  const job_id = await aJob()
  for (const [token, status] of [[ada.access_token, 403] as const, [undefined, 401] as const]) {
    expect((await server.call(listStuckJobs, { query: {} }, token)).status).toBe(status)
    expect((await server.call(retryJob, { params: { job_id } }, token)).status).toBe(status)
    expect((await server.call(dropJob, { params: { job_id } }, token)).status).toBe(status)
  }
  for (const { status, errors } of [await retry('one'), await drop('one')]) {
    expect([status, errors?.[0]?.path]).toEqual([400, 'job_id'])
  }
  expect((await stateOf(job_id))?.state).toBe('failed')
})
