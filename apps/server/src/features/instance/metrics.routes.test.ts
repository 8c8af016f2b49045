import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { queues } from '../../queues.ts'
import { newId } from '../../platform/id.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { checkMetrics, missingPromtool, readMetrics } from '../../../test/metrics.ts'

const problem = await missingPromtool()
const now = '2026-11-20T09:00:00.000Z'
let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ now })
})
afterEach(() => server.close())

async function read() {
  const { text, headers } = await server.send({ method: 'GET', path: '/metrics' })
  return { text, headers, valueOf: readMetrics(text) }
}

describe('[RUN45] /metrics', () => {
  it.skipIf(problem !== undefined)(
    'has what Prometheus can read, and what its own linter accepts',
    async () => {
      const { text, headers } = await read()
      expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      expect(await checkMetrics(text)).toEqual([])
    },
  )

  it('counts requests by route and status, without ids and words of the address', async () => {
    await server.send({
      method: 'GET',
      path: '/v1/meeting/detail/0190b5d0-0000-7000-8000-000000000000?search=hush',
    })
    await server.send({ method: 'GET', path: '/nothing/here' })
    const { text, valueOf } = await read()
    const count = 'meridian_http_request_duration_seconds_count'
    expect(valueOf(count, { route: '/v1/meeting/detail/:meeting_id', method: 'GET', status: '401' })).toBe(1)
    expect(valueOf(count, { route: 'none', method: 'GET', status: '404' })).toBe(1)
    expect(text).not.toMatch(/0190b5d0|hush|nothing\/here/)
  })

  it('tells jobs by queue, with the age of the one that waits longest', async () => {
    const { name } = queues.processCalendarMail
    const earlier = new Date('2026-11-20T08:58:00.000Z')
    for (const startAt of [earlier, new Date(now), new Date('2026-11-20T10:00:00.000Z')]) {
      await enqueue(server.db, queues.processCalendarMail, { mail_id: newId() }, { now: earlier, startAt })
    }
    const { valueOf } = await read()
    expect(valueOf('meridian_jobs', { queue: name, state: 'waiting' })).toBe(2)
    expect(valueOf('meridian_jobs', { queue: name, state: 'failed' })).toBe(0)
    expect(valueOf('meridian_job_oldest_seconds', { queue: name })).toBe(120)
    expect(valueOf('meridian_job_oldest_seconds', { queue: queues.planCalendars.name })).toBe(0)
  })

  it('tells mails on their way out, accounts by source, streams and connections', async () => {
    const { valueOf } = await read()
    expect(valueOf('meridian_database_up', {})).toBe(1)
    expect(valueOf('meridian_outbox_mails', { state: 'waiting' })).toBe(0)
    expect(valueOf('meridian_event_streams', {})).toBe(0)
    expect(valueOf('meridian_database_connections', { state: 'idle' })).toBeGreaterThan(0)
    expect(valueOf('nodejs_eventloop_lag_p99_seconds', {})).toBeGreaterThanOrEqual(0)
  })

  it('refuses who has no token, and names the setting', async () => {
    const closed = await startTestServer({ settings: { METRICS_TOKEN: 'a-token-for-prometheus' } })
    const ask = (token?: string) =>
      closed.send({ method: 'GET', path: '/metrics', ...(token !== undefined && { token }) })
    try {
      for (const token of [undefined, 'x'.repeat(22)]) {
        const { status, message, headers } = await ask(token)
        expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer realm="metrics"'])
        expect(message).toContain('METRICS_TOKEN')
      }
      expect((await ask('a-token-for-prometheus')).text).toContain('meridian_database_up 1')
    } finally {
      await closed.close()
    }
  })
})
