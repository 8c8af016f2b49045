import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { AppError } from '../errors.ts'
import { replyWithErrors } from './replies.ts'
import { endSlowRequests } from './slow-requests.ts'
import { refuseWhileStopping } from './stopping.ts'
import { refuseTwoHosts } from './two-hosts.ts'

let app: FastifyInstance
afterEach(() => app.close())

describe('[API15]', () => {
  it('answers 408 to a body that comes too slowly, and takes one that comes in time', async () => {
    const port = await listen()
    const slow = open(port, ['POST / HTTP/1.1', 'Content-Length: 9'])
    const dripping = setInterval(() => slow.write(' '), 100)
    const answer = await text(slow).finally(() => clearInterval(dripping))
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('The request came in too slowly. Please try again.')

    const quick = open(port, ['POST / HTTP/1.1', 'Content-Length: 9', 'Connection: close'])
    quick.write('{"a":')
    setTimeout(() => quick.write('"b"}'), 50)
    expect(await text(quick)).toMatch(/^HTTP\/1\.1 200 [^]*"a":"b"/)
  })

  it('counts what came: a large body may take longer', async () => {
    const port = await listen({ graceMs: 100, bytesPerSecond: 1000, lingerMs: 100 })
    const body = JSON.stringify('x'.repeat(998))
    const large = open(port, ['POST / HTTP/1.1', 'Content-Length: 1000', 'Connection: close'])
    large.write(body.slice(0, 800))
    setTimeout(() => large.write(body.slice(800)), 400)
    expect(await text(large)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('closes the connection of a client that goes on sending after the answer', async () => {
    const port = await listen()
    const refused = open(port, ['POST /refused HTTP/1.1', 'Content-Length: 1000000'])
    refused.write('x'.repeat(100))
    const tooLarge = open(port, ['POST / HTTP/1.1', 'Content-Length: 9000000'])
    expect(await text(tooLarge)).toMatch(/^HTTP\/1\.1 413 /)
    expect(await text(refused)).toMatch(/^HTTP\/1\.1 401 /)
  })
})

it('[RUN22] a stop waits for no request that never comes to its end', async () => {
  app = fastify({ forceCloseConnections: 'idle' })
  const stopping = refuseWhileStopping(app, { requestMs: 100, farewellMs: 100 })
  app.post('/', () => ({}))
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const owing = open(port, ['POST / HTTP/1.1', 'Content-Length: 9', 'Connection: keep-alive'])
  const headless = connect({ host: '127.0.0.1', port }).on('error', () => {})
  headless.write('GET / HTTP/1.1')
  await fetch(`http://127.0.0.1:${port}/`)
  await stopping.untilIdle()
  await stopping.close()
  expect(await text(owing)).toBe('')
  expect(await text(headless)).toBe('')
})

it('[API16] refuses a request with two Hosts', async () => {
  const asked = open(await listen(), ['GET / HTTP/1.1', 'HOST: other.example', 'Connection: close'])
  expect(await text(asked)).toMatch(/^HTTP\/1\.1 400 [^]*more than one Host/)
})

async function refuse(): Promise<never> {
  throw new AppError('signed_out', 'Please sign in.')
}

async function listen(pace = { graceMs: 300, bytesPerSecond: 20_000, lingerMs: 100 }): Promise<number> {
  app = fastify({ forceCloseConnections: 'idle' })
  replyWithErrors(app, readConfig({}, '/'))
  refuseTwoHosts(app)
  endSlowRequests(app, pace)
  app.get('/', () => ({}))
  app.post('/', ({ body }) => body)
  app.post('/refused', { onRequest: refuse }, () => ({}))
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

function open(port: number, [start, ...head]: readonly [string, ...string[]]) {
  const socket = connect({ host: '127.0.0.1', port })
  // A connection that is ended in the middle of sending may be reset.
  socket.on('error', () => {})
  socket.write([start, 'Host: test', 'Content-Type: application/json', ...head, '', ''].join('\r\n'))
  return socket
}
