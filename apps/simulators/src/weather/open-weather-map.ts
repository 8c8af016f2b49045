import type { SimulatedReply, SimulatedRequest } from '../kit/message.ts'
import type { Scene } from '../kit/provider.ts'
import { nearestPlace, type SimulatedPlace, type WeatherWorld } from './world.ts'

/** The key that is let in. */
export const simulated_key = 'simulated-weather-key'

/**
 * By city or by coordinates; kelvin and m/s unless `units` says otherwise. `cod` is a number for success
 * and bad keys, and text where nothing was found.
 */
export function answerOwm(
  { path, query }: SimulatedRequest,
  { world, clock }: Scene<WeatherWorld>,
): SimulatedReply {
  if (query.get('appid') !== simulated_key) {
    return { status: 401, body: { cod: 401, message: 'Invalid API key.' } }
  }
  if (!query.has('q') && !(query.has('lat') && query.has('lon'))) {
    return { status: 400, body: { cod: '400', message: 'Nothing to geocode' } }
  }
  const place = placeOf(query, world)
  if (!place) return { status: 404, body: { cod: '404', message: 'city not found' } }
  const units = unitsOf(query.get('units'))
  const now = Math.floor(clock.now() / 1000)
  if (path.endsWith('/weather')) return { status: 200, body: current(place, world, now, units) }
  const step = 10_800
  const first = Math.ceil(now / step) * step
  const list = Array.from({ length: 40 }, (_, index) => conditions(world, first + index * step, units))
  return { status: 200, body: { cod: '200', message: 0, cnt: list.length, list, city: { name: place.name } } }
}

function placeOf(query: URLSearchParams, world: WeatherWorld): SimulatedPlace | undefined {
  const q = query.get('q')
  if (q === null) return nearestPlace(world, Number(query.get('lat')), Number(query.get('lon')))
  const [name, ...regions] = q.split(',').map((part) => part.trim().toLowerCase())
  return world.places.find(
    (place) =>
      place.name.toLowerCase() === name &&
      regions.every((region) =>
        [place.country_code, place.country].some((own) => own.toLowerCase() === region),
      ),
  )
}

function current(place: SimulatedPlace, world: WeatherWorld, now: number, units: Units) {
  const today = Math.floor(now / 86_400) * 86_400
  return {
    coord: { lon: place.longitude, lat: place.latitude },
    base: 'stations',
    ...conditions(world, now, units),
    visibility: 10_000,
    sys: { country: place.country_code, sunrise: today + 21_600, sunset: today + 54_000 },
    timezone: 3600,
    id: 1,
    name: place.name,
    cod: 200,
  }
}

/** Gusts and rain are there only when there are some. */
function conditions({ sky }: WeatherWorld, dt: number, { temperature, speed }: Units) {
  return {
    dt,
    weather: [{ id: 802, main: 'Clouds', ...sky.owm_condition }],
    main: {
      temp: temperature(sky.celsius),
      feels_like: temperature(sky.feels_like_celsius),
      humidity: sky.humidity,
      pressure: Math.round(sky.pressure),
    },
    wind: {
      speed: speed(sky.wind_speed),
      deg: 250,
      ...(sky.gust !== undefined && { gust: speed(sky.gust) }),
    },
    ...(sky.rain !== undefined && { rain: { '1h': sky.rain } }),
    clouds: { all: 40 },
  }
}

interface Units {
  readonly temperature: (celsius: number) => number
  readonly speed: (metresPerSecond: number) => number
}

function unitsOf(name: string | null): Units {
  if (name === 'metric') return { temperature: round, speed: round }
  if (name === 'imperial') {
    return { temperature: (celsius) => round(celsius * 1.8 + 32), speed: (speed) => round(speed * 2.23694) }
  }
  return { temperature: (celsius) => round(celsius + 273.15), speed: round }
}

function round(value: number): number {
  return Number(value.toFixed(2))
}
