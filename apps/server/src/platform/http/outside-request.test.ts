import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideHostsOf } from '../config/outside-hosts-config.ts'
import { hostile_hosts } from '../../../test/hostile-hosts.ts'
import { findOutside, getOutside, postOutside } from './outside-request.ts'

const any = outsideHostsOf('WEBHOOK_HOSTS', '*')
const signal = new AbortController().signal
let inside: Server
let port = 0
const statuses: Readonly<Record<string, number>> = { '/endless': 200, '/broken': 500 }
const received: { url: string; host: string; body: string }[] = []

beforeAll(async () => {
  inside = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { url = '' } = request
      received.push({ url, host: request.headers.host ?? '', body })
      if (url === '/never') return
      if (url === '/elsewhere') reply.writeHead(302, { location: `http://127.0.0.1:${port}/inside` })
      else reply.writeHead(statuses[url] ?? 204)
      if (url === '/endless') reply.write('x'.repeat(1_000_000))
      else reply.end()
    })
  })
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done))
  port = (inside.address() as AddressInfo).port
})
afterAll(() => inside.close().closeAllConnections())

function resolving(...addresses: string[]) {
  return async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

function post(url: string, { rule = any, to = resolving('127.0.0.1'), timeoutMs = 10_000 } = {}) {
  return postOutside(rule, { url, headers: { 'content-length': '2' }, body: '{}', timeoutMs, signal }, to)
}

function noNames(): Promise<never> {
  return Promise.reject(new Error('Nothing here is a name.'))
}

describe('[PRG13] an address of another server', () => {
  it('has more than sixty hostile forms here', () => {
    expect(new Set(hostile_hosts).size).toBeGreaterThan(60)
  })

  it.each(hostile_hosts)('is not called at %s', async (host) => {
    const url = new URL(`https://${host}:${port}/hook`)
    // A dot at the end makes a name of it, which leads to the same place.
    const resolve = url.hostname.endsWith('.') ? resolving('127.0.0.1') : noNames
    expect(await findOutside(any, url, resolve)).toBe('forbidden')
    expect(await post(url.href.replace('https', 'http'), { to: resolve })).toEqual({
      problem: 'forbidden',
    })
  })

  it.each(['localhost', 'hook.example.org', 'metadata.google.internal'])(
    'is not called under a name that leads inside: %s',
    async (name) => {
      const url = new URL(`https://${name}/`)
      for (const address of ['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'])
        expect(await findOutside(any, url, resolving(address))).toBe('forbidden')
      expect(await findOutside(any, url, resolving('93.184.215.14', '10.0.0.8'))).toBe('forbidden')
    },
  )

  it('is called where all its addresses are public, by the one that was judged', async () => {
    const url = new URL('https://hook.example.org/')
    expect(await findOutside(any, url, resolving('2600::1', '93.184.215.14'))).toEqual({
      address: '93.184.215.14',
      family: 4,
    })
    expect(await findOutside(any, url, resolving())).toBe('unknown_host')
  })

  it('is asked of DNS once, so that a second answer leads nowhere', async () => {
    const rule = outsideHostsOf('WEBHOOK_HOSTS', 'hook.example.org')
    let asked = 0
    const to = async () => {
      asked += 1
      return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    }
    expect(await post(`http://hook.example.org:${port}/named`, { rule, to })).toEqual({ status: 204 })
    expect(asked).toBe(1)
    expect(received.at(-1)).toEqual({ url: '/named', host: `hook.example.org:${port}`, body: '{}' })
  })

  it('is called only where the setting names it, if the setting does not name all', async () => {
    const rule = outsideHostsOf('WEBHOOK_HOSTS', 'hook.example.org')
    expect(await findOutside(rule, new URL('https://other.example.org'), resolving('93.184.215.14'))).toBe(
      'forbidden',
    )
  })

  it('may not send on to another one', async () => {
    const rule = outsideHostsOf('WEBHOOK_HOSTS', '127.0.0.1')
    expect(await post(`http://127.0.0.1:${port}/elsewhere`, { rule })).toEqual({ status: 302 })
    expect(received.map(({ url }) => url)).not.toContain('/inside')
  })

  it('is not waited for, and its answer is not read', async () => {
    const rule = outsideHostsOf('WEBHOOK_HOSTS', '127.0.0.1')
    expect(await post(`http://127.0.0.1:${port}/never`, { rule, timeoutMs: 200 })).toEqual({
      problem: 'timeout',
    })
    expect(await post(`http://127.0.0.1:${port}/endless`, { rule })).toEqual({ status: 200 })
    expect(await post(`http://127.0.0.1:${port}/broken`, { rule })).toEqual({ status: 500 })
    expect(await post(`http://127.0.0.1:1/closed`, { rule })).toEqual({ problem: 'unreachable' })
  })
})

describe('[AMC18] a document of another server', () => {
  const rule = outsideHostsOf('ASSISTANT_HOSTS', '127.0.0.1')
  const get = (path: string, timeoutMs = 10_000) =>
    getOutside(rule, {
      url: `http://127.0.0.1:${port}${path}`,
      headers: {},
      timeoutMs,
      bytesMax: 1000,
      signal,
    })

  it('is read complete, and no more than it may have', async () => {
    expect(await get('/plain')).toMatchObject({ status: 204, body: Buffer.alloc(0) })
    expect(await get('/endless')).toEqual({ problem: 'too_large' })
  })

  it('is not waited for, and leads nowhere else', async () => {
    expect(await get('/never', 200)).toEqual({ problem: 'timeout' })
    expect(await get('/elsewhere')).toMatchObject({ status: 302 })
    expect(received.map(({ url }) => url)).not.toContain('/inside')
  })
})

describe('[PRG13] the setting WEBHOOK_HOSTS', () => {
  it('allows any public server where nothing is set', () => {
    expect(outsideHostsOf('WEBHOOK_HOSTS', undefined)).toEqual({ names: [], isAnyPublic: true })
    expect(outsideHostsOf('WEBHOOK_HOSTS', 'Flows.example.org, 10.0.0.5')).toEqual({
      names: ['flows.example.org', '10.0.0.5'],
      isAnyPublic: false,
    })
  })

  it.each(['https://flows.example.org', 'flows.example.org:443', '*.example.org', ','])(
    'stops the start where it cannot be read: %s',
    (setting) => {
      expect(() => outsideHostsOf('WEBHOOK_HOSTS', setting)).toThrow('WEBHOOK_HOSTS is wrong')
    },
  )
})
