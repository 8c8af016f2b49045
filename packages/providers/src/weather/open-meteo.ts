import type { z } from 'zod'
import { day_ms } from '@meridian/engine'
import { fetchJson, type Reach } from '../kit/fetch-json.ts'
import { ProviderError } from '../kit/provider-error.ts'
import { OpenMeteoCurrent, OpenMeteoHours, OpenMeteoPlaces } from './replies.ts'
import type { City, Coordinates, WeatherHour, WeatherProvider, WeatherReport } from './weather.ts'
import { conditionOf } from './wmo-code.ts'

interface Options extends Reach {
  /** Answers in place of both hosts of the provider. */
  readonly baseUrl?: string | undefined
}

/** Open-Meteo, which needs no key. Its forecast knows coordinates only, so names are looked up first. */
export function openMeteo({ baseUrl, ...reach }: Options): WeatherProvider {
  const places = new URL('/v1/search', baseUrl ?? 'https://geocoding-api.open-meteo.com')
  const forecast = new URL('/v1/forecast', baseUrl ?? 'https://api.open-meteo.com')
  const origins = [places.origin, forecast.origin]
  const ask = <Reply>(base: URL, query: Record<string, string>, reply: z.ZodType<Reply>) =>
    fetchJson(addressOf(base, query), { ...reach, origins, reply })

  const findPlace = async (city: City) => {
    const [name = ''] = city.name.split(',')
    const query = { name: name.trim(), count: '10', language: 'en', format: 'json' }
    return choosePlace((await ask(places, query, OpenMeteoPlaces)).results, city)
  }

  return {
    horizonMs: days_ahead * day_ms,
    fetchNow: async (wanted) => {
      const place = 'name' in wanted ? await findPlace(wanted) : { ...wanted, name: '' }
      return reportOf(
        await ask(forecast, { ...units, ...at(place), ...now_query }, OpenMeteoCurrent),
        place.name,
      )
    },
    fetchHours: async (place) =>
      hoursOf(await ask(forecast, { ...units, ...at(place), ...hours_query }, OpenMeteoHours)),
  }
}

const days_ahead = 16
const units = { wind_speed_unit: 'ms', timeformat: 'unixtime', timezone: 'auto' }
const now_query = {
  current:
    'temperature_2m,apparent_temperature,relative_humidity_2m,pressure_msl,weather_code,wind_speed_10m,is_day',
  daily: 'sunrise,sunset',
  forecast_days: '1',
}
const hours_query = {
  hourly: 'temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m,is_day',
  forecast_days: String(days_ahead),
}

function addressOf(base: URL, query: Record<string, string>): URL {
  const address = new URL(base)
  address.search = new URLSearchParams(query).toString()
  return address
}

function at({ latitude, longitude }: Coordinates) {
  return { latitude: String(latitude), longitude: String(longitude) }
}

type Place = z.infer<typeof OpenMeteoPlaces>['results'][number]

/** The best known one that lies in the region, or the zone, that was named with it; else the best known. */
function choosePlace(places: readonly Place[], { name, timeZone }: City): Place {
  const [, ...regions] = name.split(',').map((part) => part.trim().toLowerCase())
  const isInRegion = ({ country, country_code, admin1 }: Place) =>
    regions.every((region) =>
      [country, country_code, admin1].some((known) => known?.toLowerCase() === region),
    )
  const place =
    (regions.length > 0 ? places.find(isInRegion) : places.find(({ timezone }) => timezone === timeZone)) ??
    places[0]
  if (!place) throw new ProviderError('missing', 'Open-Meteo knows no place of this name.')
  return place
}

function reportOf({ current, daily }: z.infer<typeof OpenMeteoCurrent>, name: string): WeatherReport {
  return {
    weather: [conditionOf(current.weather_code, current.is_day === 1)],
    main: {
      temp: kelvin(current.temperature_2m),
      feels_like: kelvin(current.apparent_temperature),
      humidity: current.relative_humidity_2m,
      pressure: current.pressure_msl,
    },
    wind: { speed: current.wind_speed_10m },
    // Midnight of 1970 stands for a sun that does not rise or set.
    sys: { sunrise: daily.sunrise[0] || null, sunset: daily.sunset[0] || null },
    name,
  }
}

function hoursOf({ hourly }: z.infer<typeof OpenMeteoHours>): WeatherHour[] {
  return hourly.time.flatMap((time, index) => {
    const temperature = hourly.temperature_2m[index]
    const humidity = hourly.relative_humidity_2m[index]
    const code = hourly.weather_code[index]
    const wind_speed = hourly.wind_speed_10m[index]
    const is_day = hourly.is_day[index]
    if (temperature == null || humidity == null || code == null || wind_speed == null || is_day == null)
      return []
    const condition = conditionOf(code, is_day === 1)
    return [{ starts_ms: time * 1000, ...condition, temp: kelvin(temperature), wind_speed, humidity }]
  })
}

/** To a hundredth: sums of binary fractions have digits that were not measured. */
function kelvin(celsius: number): number {
  return Math.round((celsius + 273.15) * 100) / 100
}
