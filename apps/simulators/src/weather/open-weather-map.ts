import type { SimulatedReply, SimulatedRequest } from '../kit/message.ts'
import type { Scene } from '../kit/provider.ts'
import type { SimulatedPlace, WeatherWorld } from './world.ts'

/** The key that is let in. */
export const simulated_key = 'simulated-weather-key'

/** By city or by coordinates; kelvin and m/s. `cod` is a number for success and bad keys, and text for 404. */
export function answerOwm(
  { path, query }: SimulatedRequest,
  { world, clock }: Scene<WeatherWorld>,
): SimulatedReply {
  if (query.get('appid') !== simulated_key) {
    return { status: 401, body: { cod: 401, message: 'Invalid API key.' } }
  }
  const place = placeOf(query, world)
  if (!place) return { status: 404, body: { cod: '404', message: 'city not found' } }
  const now = Math.floor(clock.now() / 1000)
  if (path.endsWith('/weather')) return { status: 200, body: current(place, world, now) }
  const step = 10_800
  const first = Math.ceil(now / step) * step
  const list = Array.from({ length: 40 }, (_, index) => conditions(world, first + index * step))
  return { status: 200, body: { cod: '200', message: 0, cnt: list.length, list, city: { name: place.name } } }
}

function placeOf(query: URLSearchParams, { places }: WeatherWorld): SimulatedPlace | undefined {
  const q = query.get('q')
  if (q === null) return query.has('lat') && query.has('lon') ? places[0] : undefined
  const [name, ...regions] = q.split(',').map((part) => part.trim().toLowerCase())
  return places.find(
    (place) =>
      place.name.toLowerCase() === name &&
      regions.every((region) =>
        [place.country_code, place.country].some((own) => own.toLowerCase() === region),
      ),
  )
}

function current(place: SimulatedPlace, world: WeatherWorld, now: number) {
  const today = Math.floor(now / 86_400) * 86_400
  return {
    coord: { lon: place.longitude, lat: place.latitude },
    base: 'stations',
    ...conditions(world, now),
    visibility: 10_000,
    sys: { country: place.country_code, sunrise: today + 21_600, sunset: today + 54_000 },
    timezone: 3600,
    id: 1,
    name: place.name,
    cod: 200,
  }
}

function conditions({ sky }: WeatherWorld, dt: number) {
  return {
    dt,
    weather: [{ id: 802, main: 'Clouds', ...sky.owm_condition }],
    main: {
      temp: kelvin(sky.celsius),
      feels_like: kelvin(sky.feels_like_celsius),
      humidity: sky.humidity,
      pressure: Math.round(sky.pressure),
    },
    wind: { speed: sky.wind_speed, deg: 250 },
    clouds: { all: 40 },
  }
}

function kelvin(celsius: number): number {
  return Number((celsius + 273.15).toFixed(2))
}
