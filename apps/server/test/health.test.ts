import { describe, expect, it } from 'vitest'
import { startTestServer } from './server.ts'
import { buildServer } from '../src/server.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { testBox } from './test-box.ts'
import { readMetrics } from './metrics.ts'

describe('[API6]', () => {
  it('reports that the process runs and reaches its database', async () => {
    const server = await startTestServer()
    try {
      for (const path of ['/healthz', '/readyz']) {
        const { text } = await server.send({ method: 'GET', path })
        expect(JSON.parse(text)).toMatchObject({ status: 200, message: 'OK' })
      }
    } finally {
      await server.close()
    }
  })

  it('reports that it does not reach its database, and answers calls with 503', async () => {
    const db = connectDatabase({ url: 'postgresql://nobody@127.0.0.1:1/nothing' })
    const { app, stop } = await buildServer({
      db,
      box: testBox,
      config: readConfig({ LOG_LEVEL: 'silent' }, '/'),
    })
    try {
      expect((await app.inject('/healthz')).statusCode).toBe(200)
      const ready = await app.inject('/readyz')
      expect(ready.statusCode).toBe(503)
      expect(ready.json()).toEqual({ status: 503, message: 'The database cannot be reached.', data: null })
      const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
      const call = await app.inject({ url: '/v1/user', headers })
      expect(call.json()).toMatchObject({ status: 503, data: null })
      expect(call.headers['retry-after']).toBe('2')
    } finally {
      await stop()
      await db.destroy()
    }
  })
})

it('[RUN45] still tells of the process while the database is away', async () => {
  const db = connectDatabase({ url: 'postgresql://nobody@127.0.0.1:1/nothing' })
  const config = readConfig({ LOG_LEVEL: 'silent' }, '/')
  const { app, stop } = await buildServer({ db, box: testBox, config })
  try {
    const { statusCode, body } = await app.inject('/metrics')
    expect(statusCode).toBe(200)
    const valueOf = readMetrics(body)
    expect(valueOf('meridian_database_up', {})).toBe(0)
    expect(valueOf('process_resident_memory_bytes', {})).toBeGreaterThan(1_000_000)
  } finally {
    await stop()
    await db.destroy()
  }
})
