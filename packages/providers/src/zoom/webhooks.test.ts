import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { hour_ms } from '@meridian/engine'
import { startConnectedHost } from '../../../../apps/simulators/src/zoom/connected-host.ts'
import { answerZoomChallenge, isSignedByZoom, readZoomNotice } from './webhooks.ts'

const secret = 'simulated-zoom-secret-token'

it('[PB40] [ADP20] proves that the address is ours, and believes what Zoom has signed over the bytes', async () => {
  const host = await startConnectedHost()
  const got: { readonly rawBody: Buffer; readonly signature: string; readonly timestamp: string }[] = []
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const rawBody = Buffer.concat(chunks)
    got.push({
      rawBody,
      signature: String(request.headers['x-zm-signature']),
      timestamp: String(request.headers['x-zm-request-timestamp']),
    })
    const answer = answerZoomChallenge(JSON.parse(rawBody.toString('utf8')), secret)
    response.writeHead(answer ? 200 : 204, { 'content-type': 'application/json' })
    response.end(answer ? JSON.stringify(answer) : undefined)
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  host.change({ op: 'subscribe', url })
  await host.simulator.clock.settle()
  const { meeting } = host.change({
    op: 'create_meeting',
    host: 'ada@example.com',
    type: 2,
    topic: 'Plan 🚀',
    start_time: '2026-11-24T09:00:00',
  })
  await host.simulator.clock.settle()
  await host.simulator.close()
  await new Promise((resolve) => receiver.close(resolve))

  expect(got).toHaveLength(2)
  const [, hook = { rawBody: Buffer.of(), signature: '', timestamp: '' }] = got
  const now = host.simulator.clock.now()
  const isBelieved = (given: Partial<typeof hook>, key = secret, at = now) =>
    isSignedByZoom({ ...hook, ...given }, key, new Date(at))
  expect(isBelieved({})).toBe(true)
  // The last of its tries.
  expect(isBelieved({}, secret, now + 85 * 60_000)).toBe(true)
  expect(isBelieved({}, secret, now + 3 * hour_ms)).toBe(false)
  expect(isBelieved({}, 'another')).toBe(false)
  expect(isBelieved({ timestamp: String(Number(hook.timestamp) + 1) })).toBe(false)
  expect(isBelieved({ rawBody: Buffer.concat([hook.rawBody, Buffer.from(' ')]) })).toBe(false)
  for (const signature of ['', 'v0=', 'v1=ab', hook.signature.slice(0, -1)]) {
    expect(isBelieved({ signature })).toBe(false)
  }
  expect(readZoomNotice(JSON.parse(hook.rawBody.toString('utf8')))).toEqual({
    event: 'meeting.created',
    external_id: String(meeting),
    external_account_id: expect.any(String),
  })
})

it('[PB40] [ADP20] reads the number of a meeting as a number and as a text, and no nonsense', () => {
  expect(notice(98_765_432_101)).toEqual(notice('98765432101'))
  expect(notice('98765432101')?.external_id).toBe('98765432101')
  expect(readZoomNotice({ event: 'app_deauthorized', payload: { user_id: 'u' } })).toEqual({
    event: 'app_deauthorized',
    external_id: null,
    external_account_id: 'u',
  })
  for (const wrong of [null, [], {}, { event: 'x' }]) expect(readZoomNotice(wrong)).toBe(null)
  expect(answerZoomChallenge({ event: 'meeting.ended', payload: { plainToken: 'x' } }, secret)).toBe(null)
})

function notice(id: unknown) {
  return readZoomNotice({ event: 'meeting.ended', payload: { object: { id, host_id: 'h' } } })
}
