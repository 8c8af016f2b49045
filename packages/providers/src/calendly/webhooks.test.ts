import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type ConnectedHost,
  startConnectedHost,
} from '../../../../apps/simulators/src/calendly/connected-host.ts'
import { calendlyWebhooks, isSignedByCalendly } from './webhooks.ts'

let host: ConnectedHost
beforeEach(async () => {
  host = await startConnectedHost()
})
afterEach(() => host.simulator.close())

it('[PB36] [ADP20] believes what Calendly has signed over the bytes, for three minutes', async () => {
  const got: { readonly rawBody: Buffer; readonly signature: string }[] = []
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const signature = String(request.headers['calendly-webhook-signature'])
    got.push({ rawBody: Buffer.concat(chunks), signature })
    response.writeHead(200).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  await webhooks().create({ address, signingKey: 'key-1' })
  host.change({
    op: 'book',
    owner: 'ada@example.com',
    event_type: 'call',
    start: '2026-11-24T09:00:00Z',
    invitee: { name: 'Nadia 🎉', email: 'nadia@example.com' },
  })
  await host.simulator.clock.settle()
  await new Promise((resolve) => receiver.close(resolve))
  const [hook = { rawBody: Buffer.of(), signature: '' }] = got
  const now = host.simulator.clock.now()
  const isBelieved = (given: Partial<typeof hook>, key = 'key-1', at = now) =>
    isSignedByCalendly({ ...hook, ...given }, key, new Date(at))
  expect(isBelieved({})).toBe(true)
  expect(isBelieved({}, 'key-1', now + 179_000)).toBe(true)
  expect(isBelieved({}, 'key-1', now + 181_000)).toBe(false)
  expect(isBelieved({}, 'key-2')).toBe(false)
  const again = Buffer.from(JSON.stringify(JSON.parse(hook.rawBody.toString('utf8')), null, 1))
  expect(isBelieved({ rawBody: again })).toBe(false)
  for (const signature of ['', 't=1', 'v1=ab', 't=,v1=', 't=x,v1=y', hook.signature.replace('v1', 'v0')]) {
    expect(isBelieved({ signature })).toBe(false)
  }
})

it('[PB37] [ADP21] makes a webhook anew where there is one already, and deletes it once', async () => {
  const wanted = { address: 'https://meridian.example/hook', signingKey: 'key-1' }
  const first = await webhooks().create(wanted)
  expect(first).toMatchObject({ address: wanted.address, is_active: true })
  const second = await webhooks().create({ ...wanted, signingKey: 'key-2' })
  expect(second.external_id).not.toBe(first.external_id)
  expect(await webhooks().list()).toEqual([second])
  await webhooks().delete(second.external_id)
  await webhooks().delete(second.external_id)
  expect(await webhooks().list()).toEqual([])
})

function webhooks() {
  const now = () => new Date(host.simulator.clock.now())
  return calendlyWebhooks({ accessToken: host.access_token, baseUrl: host.url, fetch, now })
}
