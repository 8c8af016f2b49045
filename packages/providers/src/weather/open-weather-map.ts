import type { z } from 'zod'
import { day_ms } from '@meridian/engine'
import { fetchJson, type Reach } from '../kit/fetch-json.ts'
import { OwmCurrent, OwmForecast } from './replies.ts'
import type { Coordinates, WeatherHour, WeatherProvider, WeatherReport } from './weather.ts'

interface Options extends Reach {
  readonly apiKey: string
  readonly baseUrl?: string | undefined
}

/** OpenWeatherMap with a key of one's own. Without `units` it answers in kelvin and metres a second. */
export function openWeatherMap({ apiKey, baseUrl, ...reach }: Options): WeatherProvider {
  const base = new URL('/data/2.5/', baseUrl ?? 'https://api.openweathermap.org')
  const ask = <Reply>(path: string, query: Record<string, string>, reply: z.ZodType<Reply>) => {
    const address = new URL(path, base)
    address.search = new URLSearchParams({ ...query, appid: apiKey }).toString()
    return fetchJson(address, { ...reach, origins: [base.origin], reply })
  }

  return {
    horizonMs: 5 * day_ms,
    fetchNow: async (place) =>
      reportOf(await ask('weather', 'name' in place ? { q: place.name } : at(place), OwmCurrent)),
    fetchHours: async (place) => {
      const { list } = await ask('forecast', at(place), OwmForecast)
      return list.map(stepOf)
    },
  }
}

function at({ latitude, longitude }: Coordinates) {
  return { lat: String(latitude), lon: String(longitude) }
}

function reportOf({ weather, main, wind, sys, name }: z.infer<typeof OwmCurrent>): WeatherReport {
  return { weather, main, wind, sys: { sunrise: sys.sunrise || null, sunset: sys.sunset || null }, name }
}

/** One of three hours. */
function stepOf({ dt, weather, main, wind }: z.infer<typeof OwmForecast>['list'][number]): WeatherHour {
  const { icon = '03d', description = '' } = weather[0] ?? {}
  return {
    starts_ms: dt * 1000,
    icon,
    description,
    temp: main.temp,
    wind_speed: wind.speed,
    humidity: main.humidity,
  }
}
