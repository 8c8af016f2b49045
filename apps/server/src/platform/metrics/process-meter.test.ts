import fastify from 'fastify'
import { expect, it } from 'vitest'
import { startMeter } from './process-meter.ts'
import { measureRequests } from './request-metrics.ts'

async function aMeter() {
  const app = fastify()
  const meter = startMeter(measureRequests(app))
  app.get('/good', async () => 'good')
  app.get('/refused', async (_, reply) => reply.code(404).send())
  app.get('/failed', async (_, reply) => reply.code(503).send())
  const send = async (...urls: readonly string[]) => {
    for (const url of urls) await app.inject({ url })
  }
  const counts = async () => {
    const { requests, failed_requests, request_buckets } = await meter.read()
    return [requests, failed_requests, request_buckets.at(-1)]
  }
  return { meter, send, counts, [Symbol.asyncDispose]: () => app.close().then(() => meter.stop()) }
}

it('[RUN64] reads the requests of all routes since the last reading, and which the server failed', async () => {
  await using measured = await aMeter()
  await measured.send('/good', '/refused', '/failed')
  expect(await measured.counts()).toEqual([3, 1, 3])
  expect(await measured.counts()).toEqual([0, 0, 0])
  await measured.send('/failed', '/good')
  expect(await measured.counts()).toEqual([2, 1, 2])
})

it('[RUN64] counts from zero in a process that starts again', async () => {
  for (const _ of ['first', 'restarted']) {
    await using measured = await aMeter()
    await measured.send('/good')
    expect(await measured.counts()).toEqual([1, 0, 1])
  }
})

it('[RUN64] reads the memory and the delay of the event loop, without the interval of the timer', async () => {
  await using measured = await aMeter()
  const { memory_bytes, event_loop_delay_ms } = await measured.meter.read()
  expect(memory_bytes).toBeGreaterThan(1_000_000)
  expect(event_loop_delay_ms).toBeGreaterThanOrEqual(0)
})
