import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookHostsOf } from '../config/webhook-hosts-config.ts'
import { findOutside, postOutside } from './outside-request.ts'

const any = webhookHostsOf('*')
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

/** Ways to write this machine, private networks, the metadata of clouds, and reserved addresses. */
const hostile_hosts = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '0',
  '0x7f.1',
  '0x7f000001',
  '0177.0.0.1',
  '017700000001',
  '2130706433',
  '127.0.0.1.',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '10.0.0.1',
  '10.255.255.255',
  '0xa.1',
  '012.0.0.1',
  '167772161',
  '172.16.0.1',
  '172.31.255.255',
  '0xac.0x10.0.1',
  '192.168.0.1',
  '192.168.255.255',
  '3232235521',
  '0xc0a80001',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '169.254.1',
  '0251.0376.0251.0376',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::1]',
  '[100::1]',
  '[2001::1]',
  '[2001:db8::1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
]

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
    const rule = webhookHostsOf('hook.example.org')
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
    const rule = webhookHostsOf('hook.example.org')
    expect(await findOutside(rule, new URL('https://other.example.org'), resolving('93.184.215.14'))).toBe(
      'forbidden',
    )
  })

  it('may not send on to another one', async () => {
    const rule = webhookHostsOf('127.0.0.1')
    expect(await post(`http://127.0.0.1:${port}/elsewhere`, { rule })).toEqual({ status: 302 })
    expect(received.map(({ url }) => url)).not.toContain('/inside')
  })

  it('is not waited for, and its answer is not read', async () => {
    const rule = webhookHostsOf('127.0.0.1')
    expect(await post(`http://127.0.0.1:${port}/never`, { rule, timeoutMs: 200 })).toEqual({
      problem: 'timeout',
    })
    expect(await post(`http://127.0.0.1:${port}/endless`, { rule })).toEqual({ status: 200 })
    expect(await post(`http://127.0.0.1:${port}/broken`, { rule })).toEqual({ status: 500 })
    expect(await post(`http://127.0.0.1:1/closed`, { rule })).toEqual({ problem: 'unreachable' })
  })
})

describe('[PRG13] the setting WEBHOOK_HOSTS', () => {
  it('allows any public server where nothing is set', () => {
    expect(webhookHostsOf(undefined)).toEqual({ names: [], isAnyPublic: true })
    expect(webhookHostsOf('Flows.example.org, 10.0.0.5')).toEqual({
      names: ['flows.example.org', '10.0.0.5'],
      isAnyPublic: false,
    })
  })

  it.each(['https://flows.example.org', 'flows.example.org:443', '*.example.org', ','])(
    'stops the start where it cannot be read: %s',
    (setting) => {
      expect(() => webhookHostsOf(setting)).toThrow('WEBHOOK_HOSTS is wrong')
    },
  )
})
