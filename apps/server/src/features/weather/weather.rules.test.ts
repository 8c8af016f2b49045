import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hour_ms } from '@meridian/engine'
import { cityOfZone, hourAt, momentOfWeather, roundedPlace } from './weather.rules.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const horizon_ms = 5 * 24 * hour_ms

it.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['America/St_Johns', 'St Johns'],
  ['UTC', undefined],
  ['GMT', undefined],
  ['Etc/GMT+5', undefined],
])('[WTH5] reads from the zone %s the city %s', (zone, city) => {
  expect(cityOfZone(zone)).toBe(city)
})

it('[WTH9] rounds a place to two decimals, and knows when there is none', () => {
  expect(roundedPlace({ latitude: 52.524369, longitude: -13.416789 })).toEqual({
    latitude: 52.52,
    longitude: -13.42,
  })
  expect(roundedPlace({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 })
  expect(roundedPlace({ latitude: null, longitude: 13 })).toBeUndefined()
  expect(roundedPlace({ latitude: 52, longitude: null })).toBeUndefined()
})

it('[WTH9] asks for the start, for noon of a whole day, and for now while it takes place', () => {
  const at = (starts_at: string, ends_at: string, is_all_day = false) =>
    momentOfWeather(
      { starts_at: new Date(starts_at), ends_at: new Date(ends_at), is_all_day },
      now,
      horizon_ms,
    )
  const moment = Date.parse
  expect(at('2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z')).toBe(moment('2026-11-20T10:00:00Z'))
  expect(at('2026-11-20T08:00:00Z', '2026-11-20T11:00:00Z')).toBe(now.getTime())
  expect(at('2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z', true)).toBe(moment('2026-11-21T11:00:00Z'))
  expect(at('2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z')).toBeUndefined()
  expect(at('2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')).toBe(moment('2026-11-25T09:00:00Z'))
  expect(at('2026-11-25T09:00:01Z', '2026-11-25T10:00:00Z')).toBeUndefined()
})

it('[WTH9] takes the step of the forecast that contains the moment, for all step sizes', () => {
  fc.assert(
    fc.property(fc.constantFrom(1, 3), fc.nat(60 * 60), (step_hours, minutes) => {
      const hours = Array.from({ length: 20 }, (_, index) => hourFrom(index * step_hours * hour_ms))
      const at_ms = minutes * 60_000
      const found = hourAt(hours, at_ms)
      const isBeyond = at_ms >= (19 * step_hours + 3) * hour_ms
      expect(found === undefined).toBe(isBeyond)
      if (isBeyond) return
      expect(found?.starts_ms).toBeLessThanOrEqual(at_ms)
      const next = hours.find(({ starts_ms }) => starts_ms > at_ms)
      expect(found).toBe(next ? hours[hours.indexOf(next) - 1] : hours.at(-1))
    }),
  )
  expect(hourAt([], 0)).toBeUndefined()
  expect(hourAt([hourFrom(2 * hour_ms)], 0)?.starts_ms).toBe(2 * hour_ms)
  expect(hourAt([hourFrom(3 * hour_ms)], 0)).toBeUndefined()
})

function hourFrom(starts_ms: number) {
  return { starts_ms, icon: '01d', description: 'clear sky', temp: 280, wind_speed: 1, humidity: 50 }
}
