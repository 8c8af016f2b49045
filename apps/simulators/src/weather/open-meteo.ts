import type { SimulatedReply } from '../kit/message.ts'
import type { SimulatedPlace, SimulatedSky, WeatherWorld } from './world.ts'

/** The geocoder: the best known place first; the list is left out when there is no hit. */
export function answerPlaces(query: URLSearchParams, { places }: WeatherWorld): SimulatedReply {
  const name = query.get('name')
  if (name === null) return refuse("Parameter 'name' is required.")
  const count = Number(query.get('count') ?? 10)
  const found = name.length < 2 ? [] : places.filter((place) => plain(place.name).startsWith(plain(name)))
  const results = found.slice(0, count).map((place, index) => ({ id: index + 1, ...place }))
  return { status: 200, body: { ...(results.length > 0 && { results }), generationtime_ms: 0.5 } }
}

/** Only the variables that are asked for, in °C, and in km/h unless another unit is asked for. */
export function answerForecast(
  query: URLSearchParams,
  { places, sky }: WeatherWorld,
  nowMs: number,
): SimulatedReply {
  const latitude = coordinate(query.get('latitude'), 90)
  const longitude = coordinate(query.get('longitude'), 180)
  if (latitude === undefined || longitude === undefined)
    return refuse('Latitude must be in range of -90 to 90°. Given: NaN.')
  const unknown = [...list(query, 'current'), ...list(query, 'hourly')].find(
    (name) => !(name in values(sky, 1)),
  )
  if (unknown !== undefined) return refuse(`Cannot initialize from invalid String value ${unknown}.`)
  const days = Number(query.get('forecast_days') ?? 7)
  const perMetre = query.get('wind_speed_unit') === 'ms' ? 1 : 3.6
  const today = Math.floor(nowMs / day_ms) * day_ms
  const hours = Array.from({ length: days * 24 }, (_, hour) => today / 1000 + hour * 3600)
  const variables = values(sky, perMetre)
  const hourly = list(query, 'hourly').map((name) => [name, hours.map(() => variables[name])])
  return {
    status: 200,
    body: {
      latitude,
      longitude,
      timezone: nearest(places, latitude).timezone,
      ...(query.has('current') && {
        current: {
          time: Math.floor(nowMs / 900_000) * 900,
          interval: 900,
          ...pick(variables, list(query, 'current')),
        },
      }),
      ...(query.has('hourly') && { hourly: { time: hours, ...Object.fromEntries(hourly) } }),
      ...(query.has('daily') && { daily: daily(today / 1000, days) }),
    },
  }
}

const day_ms = 86_400_000

function values(sky: SimulatedSky, perMetre: number): Record<string, number> {
  return {
    temperature_2m: sky.celsius,
    apparent_temperature: sky.feels_like_celsius,
    relative_humidity_2m: sky.humidity,
    pressure_msl: sky.pressure,
    weather_code: sky.wmo_code,
    wind_speed_10m: sky.wind_speed * perMetre,
    is_day: sky.is_day ? 1 : 0,
  }
}

function daily(today: number, days: number) {
  const at = (hour: number) => Array.from({ length: days }, (_, day) => today + day * 86_400 + hour * 3600)
  return { time: at(0), sunrise: at(6), sunset: at(15) }
}

function pick(from: Record<string, number>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}

function list(query: URLSearchParams, name: string): string[] {
  return query.get(name)?.split(',') ?? []
}

function coordinate(text: string | null, most: number): number | undefined {
  const value = Number(text ?? 'none')
  return Math.abs(value) <= most ? value : undefined
}

function nearest(places: readonly SimulatedPlace[], latitude: number): SimulatedPlace {
  const [first] = places.toSorted((a, b) => Math.abs(a.latitude - latitude) - Math.abs(b.latitude - latitude))
  if (!first) throw new Error('The world has no places.')
  return first
}

/** The geocoder finds 'Cordoba' by 'Córdoba' and the other way round. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function refuse(reason: string): SimulatedReply {
  return { status: 400, body: { error: true, reason } }
}
