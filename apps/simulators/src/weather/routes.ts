import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerForecast, answerPlaces } from './open-meteo.ts'
import { answerOwm } from './open-weather-map.ts'
import { newWeatherWorld, type WeatherWorld } from './world.ts'

export interface WeatherSimulator {
  /** In place of the hosts of both services. */
  readonly url: string
  readonly world: WeatherWorld
  readonly close: () => Promise<void>
}

/** What a service answers: its status and the JSON of its body. */
export interface SimulatedReply {
  readonly status: number
  readonly body: unknown
}

const json_type = { 'content-type': 'application/json; charset=utf-8' }

/** Answers as Open-Meteo and OpenWeatherMap do, on a free port of this machine. */
export async function startWeatherSimulator(now: () => number = Date.now): Promise<WeatherSimulator> {
  const world = newWeatherWorld()
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost')
    world.asked.push(withoutKey(address))
    const { misbehaviour } = world
    if (misbehaviour === 'none') send(response, answer(address, world, now()))
    else misbehaviours[misbehaviour](response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    world,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(address: URL, world: WeatherWorld, nowMs: number): SimulatedReply {
  switch (address.pathname) {
    case '/v1/search':
      return answerPlaces(address.searchParams, world)
    case '/v1/forecast':
      return answerForecast(address.searchParams, world, nowMs)
    case '/data/2.5/weather':
    case '/data/2.5/forecast':
      return answerOwm(address, world, nowMs)
    default:
      return { status: 404, body: { error: true, reason: 'Not Found' } }
  }
}

/** Answers that are not as they should be; the slow one never ends. */
const misbehaviours: Readonly<
  Record<Exclude<WeatherWorld['misbehaviour'], 'none'>, (response: ServerResponse) => void>
> = {
  slow: (response) => response.writeHead(200, json_type).write('{'),
  down: (response) => response.writeHead(502).end('<html>Bad Gateway</html>'),
  redirect: (response) => response.writeHead(302, { location: '/v1/elsewhere' }).end(),
  huge: (response) => send(response, { status: 200, body: { results: 'x'.repeat(2_000_000) } }),
  not_json: (response) => response.writeHead(200, json_type).end('<html>hello</html>'),
  other_shape: (response) =>
    send(response, { status: 200, body: { results: 'none', current: null, list: 7, weather: [] } }),
  limited: (response) =>
    send(response, { status: 429, body: { error: true, reason: 'Minutely API request limit exceeded.' } }),
}

function send(response: ServerResponse, { status, body }: SimulatedReply): void {
  response.writeHead(status, json_type).end(JSON.stringify(body))
}

function withoutKey(address: URL): string {
  const shown = new URL(address)
  shown.searchParams.delete('appid')
  return `${shown.pathname}${shown.search}`
}
