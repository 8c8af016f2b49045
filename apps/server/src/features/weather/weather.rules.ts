import { hour_ms } from '@meridian/engine'
import type { WeatherHour } from '@meridian/providers'

/** The fields of a meeting that its weather depends on. */
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

/** To about a kilometer: neighbors share an answer, and the provider does not learn the exact address. */
export function roundedPlace({ latitude, longitude }: Place) {
  if (latitude === null || longitude === null) return undefined
  return { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 }
}

/** To about ten kilometers: a person's position is more private than a meeting's. */
export function vaguePlace({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude: Math.round(latitude * 10) / 10, longitude: Math.round(longitude * 10) / 10 }
}

/**
 * The moment to show the weather for: the start, noon of an all-day meeting, the present during the meeting.
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

/** The step of the forecast that contains the moment, or the first one where it has only just begun. */
export function hourAt(hours: readonly WeatherHour[], at_ms: number): WeatherHour | undefined {
  const hour = hours.findLast(({ starts_ms }) => starts_ms <= at_ms)
  const [first] = hours
  if (!hour) return first && first.starts_ms - at_ms < step_max_ms ? first : undefined
  return at_ms - hour.starts_ms < step_max_ms ? hour : undefined
}

/** Forecasts have steps of one hour or three. */
const step_max_ms = 3 * hour_ms
