import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { takeText } from './input.ts'
import { isJson } from './message.ts'
import type { Provider } from './provider.ts'
import { startSimulator, type Simulator, type StartOptions } from './simulator.ts'

const open: Simulator<ShopWorld>[] = []
afterEach(async () => {
  for (const simulator of open.splice(0)) await simulator.close()
})

it('[SIM2] answers by a table of paths, decoding each segment once', async () => {
  const shop = await start()
  shop.change({ op: 'stock', name: 'tea/green 100%25' })
  const reply = await fetch(`${shop.url}/goods/tea%2Fgreen%20100%2525`)
  expect(await reply.json()).toEqual({ title: 'tea/green 100%25' })
  expect((await fetch(`${shop.url}/goods/coffee`)).status).toBe(404)
  expect((await fetch(`${shop.url}/elsewhere`)).status).toBe(404)
})

it('[SIM3] keeps its control shut unless it was started with it', async () => {
  const shut = await start({ control: false })
  expect((await fetch(`${shut.url}/_control/world`)).status).toBe(404)
})

it('[SIM3] is moved, seeded, changed and looked at over HTTP', async () => {
  const shop = await start()
  const before = shop.clock.now()
  expect(await control(shop, 'POST clock', { advance_ms: 60_000 })).toEqual({ now_ms: before + 60_000 })
  expect(await control(shop, 'POST clock', { now_ms: before + 90_000 })).toEqual({ now_ms: before + 90_000 })
  expect(await control(shop, 'POST seed', { script: 'three' })).toEqual({ result: 3 })
  await control(shop, 'POST world', {
    changes: [
      { op: 'stock', name: 'd' },
      { op: 'stock', name: 'e' },
    ],
  })
  expect(await control(shop, 'GET world')).toEqual({ goods: ['a', 'b', 'c', 'd', 'e'] })
  await control(shop, 'POST seed', { script: 'three', reset: true })
  expect(await control(shop, 'GET world')).toEqual({ goods: ['a', 'b', 'c'] })
})

it('[SIM3] says what is wrong with what it is told', async () => {
  const shop = await start()
  expect(await control(shop, 'POST world', { changes: [{ op: 'burn' }] })).toEqual({
    error: '"burn" is not one of stock.',
  })
  expect(await control(shop, 'POST world', { changes: [{ op: 'stock' }] })).toEqual({
    error: '"name" is missing.',
  })
  expect(await control(shop, 'POST faults', { fault: { kind: 'named', name: 'flood' } })).toEqual({
    error: '"flood" is not one of too_many.',
  })
})

it('[SIM4] logs what was asked without secrets, and forgets it when told to', async () => {
  const shop = await start()
  await fetch(`${shop.url}/goods?page=2&access_token=abc`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Bearer ada' },
    body: 'code=secret&name=tea',
  })
  expect(await control(shop, 'GET requests')).toMatchObject({
    requests: [
      {
        method: 'POST',
        path: '/goods',
        query: { page: '2', access_token: '(left out)' },
        body: { code: '(left out)', name: 'tea' },
        account: 'ada',
        status: 404,
      },
    ],
  })
  await control(shop, 'DELETE requests')
  expect(shop.requests.list()).toEqual([])
})

it('[SIM5] meets only the requests that match, after as many and as often as said', async () => {
  const shop = await start()
  shop.faults.add({
    match: { method: 'GET', path: '/goods', account: 'ada' },
    after: 1,
    times: 2,
    fault: { kind: 'named', name: 'too_many' },
  })
  const ask = async (account: string) =>
    (await fetch(`${shop.url}/goods`, { headers: { authorization: `Bearer ${account}` } })).status
  expect([await ask('ada'), await ask('bo'), await ask('ada'), await ask('ada'), await ask('ada')]).toEqual([
    200, 200, 429, 429, 200,
  ])
})

it('[SIM5] goes on until it is cleared when it has no number of times', async () => {
  const shop = await start()
  const rule = { match: { path: '/*' }, times: null, fault: { kind: 'status', status: 503 } }
  const { id } = await control(shop, 'POST faults', rule)
  for (let asked = 0; asked < 3; asked += 1) expect((await fetch(`${shop.url}/goods`)).status).toBe(503)
  expect(await control(shop, 'GET faults')).toMatchObject({ faults: [{ id, met: 3 }] })
  await control(shop, `DELETE faults?id=${String(id)}`)
  expect((await fetch(`${shop.url}/goods`)).status).toBe(200)
})

it('[SIM6] can break every answer in the ways that networks and services do', async () => {
  const shop = await start()
  shop.seed({ script: 'three' })
  const ask = () => fetch(`${shop.url}/goods`, { redirect: 'manual' })
  const meet = (fault: Parameters<typeof shop.faults.add>[0]['fault']) => {
    shop.faults.add({ match: {}, fault })
    return ask()
  }
  await expect(meet({ kind: 'cut', at: 'before' })).rejects.toThrow()
  await expect(meet({ kind: 'cut', at: 'done' })).rejects.toThrow()
  await expect(meet({ kind: 'cut', at: 'body' }).then((reply) => reply.text())).rejects.toThrow()
  expect(await (await meet({ kind: 'wrong_type', how: 'list' })).json()).toEqual([page(['a', 'b', 'c'])])
  expect(await (await meet({ kind: 'wrong_type', how: 'texts' })).json()).toMatchObject({ count: '3' })
  expect(await (await meet({ kind: 'wrong_type', how: 'null_items' })).json()).toMatchObject({
    items: [null, { title: 'a' }, { title: 'b' }, { title: 'c' }, 7],
  })
  expect(await (await meet({ kind: 'drop_items', keep: 1 })).json()).toMatchObject({
    items: [{ title: 'a' }],
  })
  const text = await (await meet({ kind: 'not_json' })).text()
  expect(() => JSON.parse(text)).toThrow()
  expect((await (await meet({ kind: 'huge' })).text()).length).toBeGreaterThan(10_000_000)
  const moved = await meet({ kind: 'redirect', to: 'http://127.0.0.1:9/' })
  expect([moved.status, moved.headers.get('location')]).toEqual([302, 'http://127.0.0.1:9/'])
  const hostile = await (await meet({ kind: 'hostile_text' })).text()
  expect(hostile).toContain('<script>')
  expect(hostile).toContain('"__proto__"')
})

it('[SIM6] answers late in real time, or never', async () => {
  const shop = await start()
  shop.faults.add({ match: {}, fault: { kind: 'slow', ms: 60 } })
  const began = performance.now()
  expect((await fetch(`${shop.url}/goods`)).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(50)
  shop.faults.add({ match: {}, fault: { kind: 'hang' } })
  await expect(fetch(`${shop.url}/goods`, { signal: AbortSignal.timeout(60) })).rejects.toThrow('timeout')
})

it('[SIM7] gives a page twice, or an empty one before it, and loses nothing by that', async () => {
  const shop = await start()
  shop.seed({ script: 'three' })
  for (const [kind, first] of [
    ['duplicate_page', 3],
    ['empty_page', 0],
  ] as const) {
    shop.faults.add({ match: {}, fault: { kind } })
    const one = await read(await fetch(`${shop.url}/goods`))
    expect(one.items).toHaveLength(first)
    const two = await read(await fetch(`${shop.url}/goods?page=${String(one.next)}`))
    expect(two).toEqual(page(['a', 'b', 'c']))
  }
})

it('[SIM8] keeps a list of what it delivered and how that went', async () => {
  const seen: string[] = []
  const receiver = createServer((request, response) => {
    seen.push(`${request.method} ${String(request.headers['x-kind'])} ${request.headers['content-length']}`)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const shop = await start()
  // A server that listens on a port has an address with one.
  const { port } = receiver.address() as AddressInfo
  const delivery = { url: `http://127.0.0.1:${port}/`, headers: { 'x-kind': 'sold' }, timeoutMs: 2000 }
  expect(await shop.scene.deliver(delivery)).toEqual({ status: 204, body: '' })
  await new Promise((resolve) => receiver.close(resolve))
  expect(await shop.scene.deliver(delivery)).toMatchObject({ status: undefined })
  expect(seen).toEqual(['POST sold 0'])
  expect(shop.deliveries.map(({ status }) => status)).toEqual([204, undefined])
})

interface ShopWorld {
  readonly goods: string[]
}

const shopProvider: Provider<ShopWorld> = {
  name: 'shop',
  newWorld: () => ({ goods: [] }),
  routes: [
    { method: 'GET', path: '/goods', answer: (_, { world }) => ({ status: 200, body: page(world.goods) }) },
    {
      method: 'GET',
      path: '/goods/:name',
      answer: ({ params }, { world }) =>
        world.goods.includes(params['name'] ?? '')
          ? { status: 200, body: { title: params['name'] } }
          : { status: 404 },
    },
  ],
  notFound: () => ({ status: 404, body: {} }),
  accountOf: ({ headers }) => headers.authorization?.slice('Bearer '.length),
  faults: { too_many: { status: 429, body: { error: 'too many' } } },
  paging: {
    itemsOf: ({ items }) => (Array.isArray(items) ? items : undefined),
    withNext: (body, items, next) => ({ ...body, items, next }),
    token_parameter: 'page',
  },
  text_fields: ['title'],
  presentWorld: ({ goods }) => ({ goods }),
  changes: { stock: ({ world }, change) => void world.goods.push(takeText(change, 'name')) },
  scripts: { three: ({ world }) => world.goods.push('a', 'b', 'c') },
}

function page(goods: readonly string[]) {
  return { count: goods.length, items: goods.map((title) => ({ title })) }
}

async function start(options: StartOptions = { control: true }): Promise<Simulator<ShopWorld>> {
  const simulator = await startSimulator(shopProvider, options)
  open.push(simulator)
  return simulator
}

async function control({ url }: Simulator<ShopWorld>, name: string, body?: unknown) {
  const [method = '', path = ''] = name.split(' ')
  return read(
    await fetch(`${url}/_control/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
}

async function read(response: Response) {
  const body: unknown = await response.json()
  if (!isJson(body)) throw new Error('The answer is no object.')
  return body
}
