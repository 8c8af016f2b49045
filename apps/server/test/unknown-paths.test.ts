import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from './database.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { buildServer, type RunningServer } from '../src/server.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { testBox } from './test-box.ts'

const folder = temporaryFolder()
let database: FreshDatabase
let server: RunningServer

beforeAll(async () => {
  mkdirSync(join(folder.path, 'assets'))
  writeFileSync(join(folder.path, 'index.html'), '<!doctype html><title>Meridian</title>')
  writeFileSync(join(folder.path, 'assets', 'app-1a2b3c.js'), 'export {}')
  database = await freshDatabase()
  const config = readConfig({ LOG_LEVEL: 'silent' }, '/')
  server = await buildServer({ db: database.db, config, box: testBox, webRoot: folder.path })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
  folder[Symbol.dispose]()
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS' | 'HEAD'

function send(method: Method, url: string, accept = 'application/json') {
  return server.app.inject({ method, url, headers: { accept } })
}

describe('[API5]', () => {
  it.each([
    ['GET', '/v1/nothing'],
    ['GET', '/v1'],
    ['POST', '/v1/'],
    ['GET', '/v1/user/'],
    ['GET', '/v2/user'],
    ['GET', '/metric'],
    ['GET', '/.git/config'],
    ['GET', '/..%2f..%2fpackage.json'],
    ['GET', '/assets/../../package.json'],
    ['DELETE', '/somewhere'],
  ] as const)('answers 404 to %s %s', async (method, url) => {
    const reply = await send(method, url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ status: 404, message: 'There is nothing at this address.', data: null })
  })

  it.each(['/v1/%zz', `/v1/meeting/detail/${'x'.repeat(300)}`])(
    'answers 400 to %s, which is none',
    async (url) => {
      const reply = await send('GET', url)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ status: 400, data: null })
    },
  )

  it.each([
    ['DELETE', '/v1/availability', ['GET', 'HEAD', 'PUT']],
    ['PATCH', '/v1/user', ['POST', 'GET', 'HEAD', 'PUT', 'DELETE']],
    ['OPTIONS', '/v1/user/auth/login', ['POST']],
    ['GET', '/v1/user/auth/login', ['POST']],
    ['POST', '/healthz', ['GET', 'HEAD']],
    ['PUT', '/v1/openapi.json', ['GET', 'HEAD']],
    ['POST', '/reference', ['GET', 'HEAD']],
  ] as const)('answers 405 to %s %s and names what is allowed', async (method, url, allowed) => {
    const reply = await send(method, url)
    expect(reply.statusCode).toBe(405)
    expect(reply.json()).toMatchObject({ status: 405, data: null })
    expect(new Set(String(reply.headers.allow).split(', '))).toEqual(new Set(allowed))
  })

  it('shows the page of the web app to a browser that opens one of its addresses', async () => {
    for (const url of ['/', '/user/dashboard', '/auth/login?next=/user/mails', '/no/such/screen']) {
      const reply = await send('GET', url, 'text/html,application/xhtml+xml')
      expect(reply.statusCode).toBe(200)
      expect(reply.body).toContain('<title>Meridian</title>')
      expect(reply.headers['cache-control']).toBe('no-cache')
    }
    expect((await send('GET', '/v1/nothing', 'text/html')).statusCode).toBe(404)
    expect((await send('POST', '/user/dashboard', 'text/html')).statusCode).toBe(404)
  })

  it('shows the page of a screen to a monitor that takes anything', async () => {
    for (const url of ['/auth/login', '/user/mails/1', '/privacy_policy']) {
      expect((await send('GET', url, '*/*')).body).toContain('<title>Meridian</title>')
    }
    for (const url of ['/assets/app-gone.js', '/metric', '/v1/nothing']) {
      expect((await send('GET', url, '*/*')).statusCode).toBe(404)
    }
  })

  it('lets hashed files be kept', async () => {
    const reply = await send('GET', '/assets/app-1a2b3c.js')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})
