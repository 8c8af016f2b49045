import { hour_ms } from '@meridian/engine'
import type { WeatherHour } from '@meridian/providers'

/** A meeting as far as its weather depends on it. */
interface Place {
  readonly latitude: number | null
  readonly longitude: number | null
}

interface Times {
  readonly starts_at: Date
  readonly ends_at: Date
  readonly is_all_day: boolean
}

/** 'Europe/Berlin' names Berlin, 'America/Argentina/Ushuaia' Ushuaia; UTC and fixed offsets name none. */
export function cityOfZone(timeZone: string): string | undefined {
  if (timeZone.startsWith('Etc/')) return undefined
  const [area, ...names] = timeZone.split('/')
  return area === undefined ? undefined : names.at(-1)?.replaceAll('_', ' ')
}

/** To about a kilometre: neighbours share an answer, and the provider does not learn the door. */
export function roundedPlace({ latitude, longitude }: Place) {
  if (latitude === null || longitude === null) return undefined
  return { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 }
}

/** To about ten kilometres: where somebody is says more of them than where a meeting is. */
export function vaguePlace({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude: Math.round(latitude * 10) / 10, longitude: Math.round(longitude * 10) / 10 }
}

/**
 * The moment whose weather a meeting has: its start, noon of an all-day one, the present while it takes place.
 * Undefined once it is over and beyond the horizon.
 */
export function momentOfWeather(
  { starts_at, ends_at, is_all_day }: Times,
  now: Date,
  horizonMs: number,
): number | undefined {
  if (ends_at <= now || starts_at.getTime() > now.getTime() + horizonMs) return undefined
  const start = starts_at.getTime() + (is_all_day ? 12 * hour_ms : 0)
  return Math.max(start, now.getTime())
}

/** The step of the forecast in which the moment lies, or the first one where it only just begins. */
export function hourAt(hours: readonly WeatherHour[], at_ms: number): WeatherHour | undefined {
  const hour = hours.findLast(({ starts_ms }) => starts_ms <= at_ms)
  const [first] = hours
  if (!hour) return first && first.starts_ms - at_ms < step_max_ms ? first : undefined
  return at_ms - hour.starts_ms < step_max_ms ? hour : undefined
}

/** Forecasts come in steps of an hour or three. */
const step_max_ms = 3 * hour_ms
