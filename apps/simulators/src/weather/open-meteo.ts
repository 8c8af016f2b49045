import { day_ms } from '../durations.ts'
import type { SimulatedReply } from '../kit/message.ts'
import { nearestPlace, type SimulatedPlace, type SimulatedSky, type WeatherWorld } from './world.ts'

/** The geocoder: the best known place first; the list is left out when there is no hit. */
export function answerPlaces(query: URLSearchParams, { places }: WeatherWorld): SimulatedReply {
  const name = query.get('name')
  if (name === null) return refuse("Parameter 'name' is required.")
  const count = Number(query.get('count') ?? 10)
  const found = name.length < 2 ? [] : places.filter((place) => plain(place.name).startsWith(plain(name)))
  const results = found.slice(0, count).map((place, index) => ({ id: index + 1, ...place }))
  return { status: 200, body: { ...(results.length > 0 && { results }), generationtime_ms: 0.5 } }
}

/** Only the variables that are asked for, in °C, and in km/h and local ISO times unless others are asked for. */
export function answerForecast(query: URLSearchParams, world: WeatherWorld, nowMs: number): SimulatedReply {
  const { sky } = world
  const latitude = coordinate(query.get('latitude'), 90)
  const longitude = coordinate(query.get('longitude'), 180)
  if (latitude === undefined || longitude === undefined)
    return refuse('Latitude must be in range of -90 to 90°. Given: NaN.')
  const unknown = [...list(query, 'current'), ...list(query, 'hourly')].find(
    (name) => !(name in values(sky, 1)),
  )
  if (unknown !== undefined) return refuse(`Cannot initialize from invalid String value ${unknown}.`)
  const zone = zoneOf(query, nearestPlace(world, latitude, longitude))
  const variables = values(sky, query.get('wind_speed_unit') === 'ms' ? 1 : 3.6)
  const times = { nowMs, format: timeFormat(query, zone) }
  return {
    status: 200,
    body: {
      latitude,
      longitude,
      generationtime_ms: 0.5,
      utc_offset_seconds: offsetSeconds(nowMs, zone),
      timezone: zone,
      timezone_abbreviation: abbreviate(nowMs, zone),
      elevation: 38,
      ...presentCurrent(query, variables, times),
      ...presentHourly(query, variables, times),
      ...presentDaily(query, times),
    },
  }
}

interface Times {
  readonly nowMs: number
  /** Of seconds since the epoch. */
  readonly format: (seconds: number) => string | number
}

function presentCurrent(query: URLSearchParams, variables: Variables, { nowMs, format }: Times) {
  if (!query.has('current')) return {}
  const time = format(Math.floor(nowMs / 900_000) * 900)
  return { current: { time, interval: 900, ...pick(variables, list(query, 'current')) } }
}

function presentHourly(query: URLSearchParams, variables: Variables, times: Times) {
  if (!query.has('hourly')) return {}
  const hours = Array.from({ length: countDays(query) * 24 }, (_, hour) => today(times) + hour * 3600)
  const lists = list(query, 'hourly').map((name) => [name, hours.map(() => variables[name])])
  return { hourly: { time: hours.map(times.format), ...Object.fromEntries(lists) } }
}

function presentDaily(query: URLSearchParams, times: Times) {
  if (!query.has('daily')) return {}
  const at = (hour: number) =>
    Array.from({ length: countDays(query) }, (_, day) =>
      times.format(today(times) + day * 86_400 + hour * 3600),
    )
  return { daily: { time: at(0), sunrise: at(6), sunset: at(15) } }
}

function countDays(query: URLSearchParams): number {
  return Number(query.get('forecast_days') ?? 7)
}

function today({ nowMs }: Times): number {
  return Math.floor(nowMs / day_ms) * 86_400
}

/** `auto` is the place's own. */
function zoneOf(query: URLSearchParams, { timezone }: SimulatedPlace): string {
  const zone = query.get('timezone') ?? 'GMT'
  return zone === 'auto' ? timezone : zone
}

function offsetSeconds(ms: number, zone: string): number {
  return inZone(ms, zone).offsetNanoseconds / 1e9
}

/** `GMT+1`, as the service does for zones it knows no letters for. */
function abbreviate(ms: number, zone: string): string {
  const hours = offsetSeconds(ms, zone) / 3600
  return hours === 0 ? 'GMT' : `GMT${hours > 0 ? '+' : ''}${hours}`
}

/** Seconds since the epoch where they are asked for, else local times without an offset. */
function timeFormat(query: URLSearchParams, zone: string): Times['format'] {
  if (query.get('timeformat') === 'unixtime') return (seconds) => seconds
  return (seconds) =>
    inZone(seconds * 1000, zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
}

function inZone(ms: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone === 'GMT' ? 'UTC' : zone)
}

type Variables = Readonly<Record<string, number>>

function values(sky: SimulatedSky, perMetre: number): Variables {
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

function pick(from: Variables, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}

function list(query: URLSearchParams, name: string): string[] {
  return query.get(name)?.split(',') ?? []
}

function coordinate(text: string | null, most: number): number | undefined {
  const value = Number(text ?? 'none')
  return Math.abs(value) <= most ? value : undefined
}

/** The geocoder finds 'Cordoba' by 'Córdoba' and the other way round. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function refuse(reason: string): SimulatedReply {
  return { status: 400, body: { error: true, reason } }
}
