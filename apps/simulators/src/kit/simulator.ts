import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newClock, type Clock } from './clock.ts'
import { answerControl, applyChange, applySeed, control_prefix, type Controlled } from './control.ts'
import { deliver, type TriedDelivery } from './deliver.ts'
import { newFaultBook, type FaultBook } from './faults.ts'
import type { Json, SimulatedReply, SimulatedRequest } from './message.ts'
import { json_type, misbehave } from './misbehave.ts'
import type { Provider, Scene } from './provider.ts'
import { newRequestLog, type RequestLog } from './request-log.ts'
import { findRoute } from './router.ts'
import { newPageBook, type PageBook } from './page-book.ts'

export interface Simulator<World> {
  readonly provider: Provider<World>
  /** In place of all the provider's hosts. */
  readonly url: string
  readonly scene: Scene<World>
  readonly clock: Clock
  readonly faults: FaultBook
  readonly requests: RequestLog
  readonly deliveries: readonly TriedDelivery[]
  /** What `POST /_control/world` does, one change at a time. */
  readonly change: (change: Json) => unknown
  /** What `POST /_control/seed` does. */
  readonly seed: (seed: Json) => unknown
  readonly close: () => Promise<void>
}

export interface StartOptions {
  /** A free one unless given. */
  readonly port?: number
  readonly host?: string
  /** A standing clock of its own unless one is given; then several simulators may share it. */
  readonly clock?: Clock
  /** Opens `/_control/` to every client that reaches the port. */
  readonly control?: boolean
  /** Where the outside reaches the simulator, when that is not the address it listens on. */
  readonly publicUrl?: string
}

/** Answers as a provider does, until it is closed. */
export async function startSimulator<World>(
  provider: Provider<World>,
  { port = 0, host = '127.0.0.1', clock, control = false, publicUrl }: StartOptions = {},
): Promise<Simulator<World>> {
  const ownClock = clock ?? newClock()
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // A server that listens on a port has an address with one.
  const url = publicUrl ?? `http://${host}:${(server.address() as AddressInfo).port}`
  const controlled = newControlled(provider, ownClock, url)
  const pages = newPageBook(url, provider.paging)
  server.on('request', (message, response) => {
    answer(message, response, controlled, pages, control).catch((error: unknown) => {
      // A mistake of the simulator itself must not pass for the provider's misbehaviour.
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      if (!response.headersSent) response.writeHead(599, { 'content-type': 'text/plain' })
      response.end(`The simulator of ${provider.name} failed: ${String(error)}`)
    })
  })
  return {
    provider,
    url,
    clock: ownClock,
    scene: controlled.scene,
    faults: controlled.faults,
    requests: controlled.requests,
    deliveries: controlled.deliveries,
    change: (change) => applyChange(controlled, change),
    seed: (seed) => applySeed(controlled, seed),
    close: async () => {
      if (!clock) ownClock.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const most_deliveries = 10_000

function newControlled<World>(provider: Provider<World>, clock: Clock, url: string): Controlled<World> {
  const deliveries: TriedDelivery[] = []
  const scene: Scene<World> = {
    world: provider.newWorld(clock),
    clock,
    url,
    deliver: async (delivery) => {
      const at_ms = clock.now()
      const outcome = await deliver(delivery)
      deliveries.push({ ...delivery, at_ms, status: outcome.status })
      if (deliveries.length > most_deliveries) deliveries.shift()
      return outcome
    },
  }
  return { provider, scene, faults: newFaultBook(), requests: newRequestLog(), deliveries }
}

async function answer<World>(
  message: IncomingMessage,
  response: ServerResponse,
  controlled: Controlled<World>,
  pages: PageBook,
  control: boolean,
): Promise<void> {
  const { provider, scene, requests, faults } = controlled
  const request = await readRequest(message, controlled)
  if (control && request.path.startsWith(control_prefix)) {
    send(response, await answerControl(request, controlled))
    return
  }
  const fault = faults.take(request)
  const proper = () => properReply(request, controlled, pages)
  const nowMs = scene.clock.now()
  const reply = fault ? await misbehave(fault, proper, { request, provider, pages, nowMs }) : await proper()
  requests.add(scene.clock.now(), request, reply, fault?.kind)
  if (reply && fault?.kind === 'cut') cutAmid(response, reply)
  else if (reply) send(response, reply)
  // The connection of a hanging request stays until one side ends it.
  else if (fault?.kind === 'cut') message.socket.destroy()
  else if (fault?.kind !== 'hang') send(response, provider.notFound(request))
}

async function properReply<World>(
  request: SimulatedRequest,
  { provider, scene }: Controlled<World>,
  pages: PageBook,
): Promise<SimulatedReply> {
  const promised = pages.find(request)
  if (promised) return promised
  const found = findRoute(provider.routes, request.method, request.path)
  if (!found) return provider.notFound(request)
  return await found.route.answer({ ...request, params: found.params }, scene)
}

function send(response: ServerResponse, { status, headers, body }: SimulatedReply): void {
  const bytes = encode(body)
  const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)
  const length = status === 204 ? {} : { 'content-length': bytes.length }
  response.writeHead(status, { ...(isJson && json_type), ...headers, ...length }).end(bytes)
}

/** Promises the whole answer, gives half of it and is gone. */
function cutAmid(response: ServerResponse, { status, body }: SimulatedReply): void {
  const bytes = encode(body)
  response.writeHead(status, { ...json_type, 'content-length': bytes.length + 1 })
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy())
}

function encode(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0)
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body), 'utf8')
}

async function readRequest<World>(
  message: IncomingMessage,
  { provider, scene }: Controlled<World>,
): Promise<SimulatedRequest> {
  const [path = '/', ...rest] = (message.url ?? '/').split('?')
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  const request = {
    method: message.method ?? 'GET',
    path,
    params: {},
    query: new URLSearchParams(rest.join('?')),
    headers: message.headers,
    body: Buffer.concat(chunks),
  }
  return { ...request, account: provider.accountOf(request, scene) }
}
