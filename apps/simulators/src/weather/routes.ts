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

/** Answers as Open-Meteo and OpenWeatherMap do, on a free port of this machine. */
export async function startWeatherSimulator(now: () => number = Date.now): Promise<WeatherSimulator> {
  const world = newWeatherWorld()
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost')
    world.asked.push(withoutKey(address))
    if (misbehave(world, response)) return
    send(response, answer(address, world, now()))
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

/** True where the answer is taken care of, or never comes. */
function misbehave({ misbehaviour }: WeatherWorld, response: ServerResponse): boolean {
  switch (misbehaviour) {
    case 'none':
      return false
    case 'slow':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{')
      return true
    case 'down':
      response.writeHead(502).end('<html>Bad Gateway</html>')
      return true
    case 'redirect':
      response.writeHead(302, { location: '/v1/elsewhere' }).end()
      return true
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ results: 'x'.repeat(2_000_000) }))
      return true
    case 'not_json':
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>hello</html>')
      return true
    case 'other_shape':
      send(response, { status: 200, body: { results: 'none', current: null, list: 7, weather: [] } })
      return true
    case 'limited':
      send(response, { status: 429, body: { error: true, reason: 'Minutely API request limit exceeded.' } })
      return true
  }
}

function send(response: ServerResponse, { status, body }: SimulatedReply): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

function withoutKey(address: URL): string {
  const shown = new URL(address)
  shown.searchParams.delete('appid')
  return `${shown.pathname}${shown.search}`
}
