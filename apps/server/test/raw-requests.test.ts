import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { endpoints, getUser, updateUser } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
let port: number

beforeAll(async () => {
  server = await startTestServer()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

/** Sends lines as they are, and gives all that comes back before the connection ends. */
async function raw(...lines: readonly string[]): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port })
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  return text(socket)
}

const head = ['Host: test', 'Connection: close']

describe('[API5] a method that no call has', () => {
  it.each(['TRACE', 'PROPFIND', 'PATCH', 'OPTIONS', 'MKCOL', 'PURGE'])('%s does nothing', async (method) => {
    const answer = await raw(`${method} /v1/user HTTP/1.1`, ...head, 'Cookie: secret=1', '', '')
    expect(answer).toMatch(/^HTTP\/1\.1 40[045] /)
    expect(answer).not.toContain('secret=1')
  })

  it('CONNECT opens no way to another host, and what is no method ends the connection', async () => {
    expect(await raw('CONNECT people.example:443 HTTP/1.1', ...head, '', '')).toBe('')
    expect(await raw('BREW /v1/user HTTP/1.1', ...head, '', '')).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('[API17] a request that a proxy could cut in another place', () => {
  const smuggled = ['GET /healthz HTTP/1.1', 'Host: test', '', '']
  it.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40']],
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['another encoding', ['Transfer-Encoding: chunked, identity']],
    ['a length that is no number', ['Content-Length: +2']],
    ['a header with a space before its colon', ['Content-Length : 2']],
  ])('with %s is refused, and nothing after it is read', async (_, lines) => {
    const start = ['POST /v1/user/auth/login HTTP/1.1', 'Host: test', 'Content-Type: application/json']
    const answer = await raw(...start, ...lines, '', '0', '', ...smuggled)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.split('HTTP/1.1 ')).toHaveLength(2)
  })
})

describe('[API17] a packed body', () => {
  it.each(['gzip', 'deflate', 'br'])('of the encoding %s is not unpacked', async (encoding) => {
    const { access_token: token } = await server.aPerson()
    const payload = gzipSync(Buffer.alloc(20_000_000, ' ')).toString('latin1')
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    const { status } = await server.send({ method: 'PUT', path: updateUser.path, token, payload, headers })
    expect([400, 415]).toContain(status)
  })
})

describe('[API18] another site', () => {
  const origin = { origin: 'https://evil.example' }

  it('is allowed to read nothing, and a preflight gets no permission', async () => {
    const { access_token: token } = await server.aPerson()
    const read = await server.send({ method: 'GET', path: getUser.path, token, headers: origin })
    expect(read.status).toBe(200)
    const asked = { ...origin, 'access-control-request-method': 'PUT' }
    for (const { path } of endpoints) {
      const { headers, statusCode } = await server.app.inject({
        method: 'OPTIONS',
        url: path,
        headers: asked,
      })
      expect(statusCode).toBe(405)
      expect(namesOf(headers)).toEqual([])
    }
    expect(namesOf(read.headers)).toEqual([])
  })

  it('has no cookie to send: no answer sets one', async () => {
    for (const { method, path } of endpoints) {
      const { headers } = await server.send({ method, path })
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
})

function namesOf(headers: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('access-control-'))
}

describe('[API10] a token that the server has not made', () => {
  it.each([
    { alg: 'none' },
    { alg: 'HS256', kid: '../../dev/null' },
    { alg: 'RS256', jku: 'http://127.0.0.1/keys' },
  ])('opens nothing, whatever it says of itself: %j', async (header) => {
    const { user_id } = await server.aPerson()
    const claims = part({ sub: user_id, user_id, role: 'system_admin', exp: 4_000_000_000 })
    for (const signature of ['', 'x'.repeat(43)]) {
      const token = `${part(header)}.${claims}.${signature}`
      expect((await server.send({ method: 'GET', path: getUser.path, token })).status).toBe(401)
    }
  })
})

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Addresses that are private because they cannot be guessed, for programs and mails that send no header. */
const private_addresses = ['/v1/calendar_feed/:file']

it('[API19] no URL of a call contains a token or a password, except the known private ones', () => {
  const telling = endpoints.flatMap(({ path, query }) => {
    const fields = Object.keys('shape' in query ? Object(query.shape) : {})
    const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    // An id of a token names it, and is no secret.
    const secrets = [...fields, ...parameters].filter((name) => !name.endsWith('_id'))
    return secrets.some((name) => /token|password|secret|code|file$/.test(name)) ? [path] : []
  })
  expect(telling).toEqual(private_addresses)
})
