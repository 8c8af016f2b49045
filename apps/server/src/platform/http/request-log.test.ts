import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { makeLog } from '../log.ts'
import { logRequests } from './request-log.ts'
import { serveWebApp } from './web-app.ts'

const secrets = {
  primary_email: 'whispered@people.example',
  password: 'hush hush secret words',
  first_name: 'Geheimrat',
  last_name: 'Verschwiegen',
}
const lines: string[] = []
let server: TestServer

beforeAll(async () => {
  const log = makeLog('trace', { write: (line: string) => void lines.push(line) })
  server = await startTestServer({ log })
})
afterAll(() => server.close())

function send(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token?: string) {
  const headers = { 'content-type': 'application/json' }
  const payload = body === undefined ? {} : { headers, payload: JSON.stringify(body) }
  return server.send({ method, path, ...payload, ...(token !== undefined && { token }) })
}

function requests(): Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
}

describe('[API11]', () => {
  it('writes one line for each request, with the caller and the reason of a refusal', async () => {
    const { user_id, access_token } = await server.aPerson()
    lines.length = 0
    await send('GET', '/v1/user', undefined, access_token)
    await send('PUT', '/v1/user', { timezone: 'Nowhere/Land' }, access_token)
    await send('GET', '/v1/user')
    await send('GET', '/nothing')
    expect(requests()).toEqual([
      expect.objectContaining({
        method: 'GET',
        route: '/v1/user',
        status: 200,
        user_id,
        ms: expect.any(Number),
      }),
      expect.objectContaining({
        method: 'PUT',
        status: 400,
        user_id,
        refused: 'bad_input',
        field: 'timezone',
      }),
      expect.objectContaining({ route: '/v1/user', status: 401, refused: 'signed_out' }),
      expect.objectContaining({ route: null, status: 404 }),
    ])
    expect(lines).toHaveLength(4)
  })

  it('[PPL16] names people by id, and contains nothing of what they send', async () => {
    lines.length = 0
    const { data: user } = await send('POST', '/v1/user', secrets)
    const { text } = await send('POST', '/v1/user/auth/login', secrets)
    const { user_id, access_token }: { user_id: string; access_token: string } = JSON.parse(text).data
    expect(user).toMatchObject({ user_id })
    await send('POST', '/v1/user', secrets)
    await send('POST', '/v1/user', { ...secrets, password: 'password' })
    await send('POST', '/v1/user/auth/login', { ...secrets, password: `${secrets.password}!` })
    await send('POST', '/v1/user/auth/login', { ...secrets, primary_email: `x${secrets.primary_email}` })
    await send('PUT', '/v1/user', { about: secrets.password }, access_token)
    await send('GET', `/v1/user/suggestions?search=${secrets.last_name}`, undefined, access_token)
    await send('GET', `/${access_token}/${secrets.primary_email}?access_token=${access_token}`)
    await send('GET', `/v1/meeting/detail/${secrets.first_name}`, undefined, access_token)
    await server.send({
      method: 'POST',
      path: '/v1/user/auth/login',
      payload: `{"primary_email":"${secrets.primary_email}",,`,
      headers: { 'content-type': 'application/json' },
    })
    await send('POST', '/v1/user/auth/logout', {}, access_token)

    expect(requests()).toHaveLength(12)
    const said = lines.map((line) => JSON.parse(line))
    expect(said).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ msg: 'signed in', user_id }),
        expect.objectContaining({ msg: 'sign-in refused', user_id }),
        expect.objectContaining({ msg: 'sign-in refused', user_id: null }),
        expect.objectContaining({ msg: 'signed out', user_id }),
      ]),
    )
    const all = lines.join('').toLowerCase()
    for (const secret of [...Object.values(secrets), access_token, 'argon2']) {
      expect(all).not.toContain(secret.toLowerCase())
    }
  })

  it('keeps a line a line, whatever a request contains', async () => {
    lines.length = 0
    await server.send({
      method: 'GET',
      path: '/v1/x%0a%7b%22level%22:60%7d',
      headers: { 'user-agent': 'a\tb{"level":60}' },
    })
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
    expect(lines.join('')).not.toContain('level":60')
  })

  it('takes probes of the machine for details', async () => {
    lines.length = 0
    await send('GET', '/healthz')
    expect(requests()).toEqual([expect.objectContaining({ route: '/healthz', level: 20 })])
  })

  it('takes files that a page loads for details, and the page itself for a request', async () => {
    using folder = temporaryFolder()
    mkdirSync(join(folder.path, 'assets'))
    for (const file of ['index.html', 'assets/app-1.js']) writeFileSync(join(folder.path, file), 'text')
    const log = makeLog('trace', { write: (line: string) => void lines.push(line) })
    await using app = fastify({ loggerInstance: log })
    logRequests(app)
    await serveWebApp(app, folder.path)
    lines.length = 0
    for (const path of ['/', '/assets/app-1.js', '/assets/app-0.js']) await app.inject(path)
    expect(requests().map(({ route, status, level }) => [route, status, level])).toEqual([
      ['/', 200, 30],
      ['/assets/app-1.js', 200, 20],
      [null, 404, 30],
    ])
  })
})
