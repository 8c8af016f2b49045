import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { hour_ms } from '@meridian/engine'
import { newClock } from '../../../../apps/simulators/src/kit/clock.ts'
import type { Fault } from '../../../../apps/simulators/src/kit/faults.ts'
import { simulated_key } from '../../../../apps/simulators/src/weather/open-weather-map.ts'
import { startWeatherSimulator } from '../../../../apps/simulators/src/weather/provider.ts'
import { ProviderError } from '../kit/provider-error.ts'
import { openMeteo } from './open-meteo.ts'
import { openWeatherMap } from './open-weather-map.ts'
import { conditionOf } from './wmo-code.ts'

const now_ms = Date.parse('2026-11-20T09:40:00.000Z')
const simulator = await startWeatherSimulator({ clock: newClock({ startMs: now_ms }) })
const reach = { fetch, baseUrl: simulator.url, timeoutMs: 200 }
const meteo = openMeteo(reach)
const owm = openWeatherMap({ ...reach, apiKey: simulated_key })
const berlin = { latitude: 52.52, longitude: 13.41 }

afterEach(() => {
  simulator.faults.clear()
  simulator.requests.clear()
})
afterAll(() => simulator.close())

const now = {
  weather: [{ icon: '03d', description: 'scattered clouds' }],
  main: { temp: 280.57, feels_like: 278.01, humidity: 81, pressure: expect.closeTo(1017, 0) },
  wind: { speed: 4.1 },
  sys: {
    sunrise: Date.parse('2026-11-20T06:00:00.000Z') / 1000,
    sunset: Date.parse('2026-11-20T15:00:00.000Z') / 1000,
  },
  name: 'Berlin',
}
const hour = { icon: '03d', description: 'scattered clouds', temp: 280.57, wind_speed: 4.1, humidity: 81 }

it.each([
  ['Open-Meteo', meteo],
  ['OpenWeatherMap', owm],
])('[WTH1] %s tells the weather of now in one shape', async (_, provider) => {
  expect(await provider.fetchNow({ name: 'Berlin' })).toEqual(now)
})

it('[WTH1] Open-Meteo tells 16 days by the hour, OpenWeatherMap 5 days in steps of three', async () => {
  const hours = await meteo.fetchHours(berlin)
  expect(hours).toHaveLength(16 * 24)
  expect(hours[9]).toEqual({ starts_ms: Date.parse('2026-11-20T09:00:00.000Z'), ...hour })
  const steps = await owm.fetchHours(berlin)
  expect(steps).toHaveLength(40)
  expect(steps[0]).toEqual({ starts_ms: Date.parse('2026-11-20T12:00:00.000Z'), ...hour })
  expect((steps[1]?.starts_ms ?? 0) - (steps[0]?.starts_ms ?? 0)).toBe(3 * hour_ms)
})

it('[WTH1] has an icon and words for every weather code, by day and by night', () => {
  for (let code = 0; code <= 99; code += 1) {
    for (const isDay of [true, false]) {
      const { icon, description } = conditionOf(code, isDay)
      expect(icon).toMatch(isDay ? /^(0[1-4]|09|1[013]|50)d$/ : /^(0[1-4]|09|1[013]|50)n$/)
      expect(description).not.toBe('')
    }
  }
  expect(conditionOf(0, false)).toEqual({ icon: '01n', description: 'clear sky' })
  expect(conditionOf(75, true)).toEqual({ icon: '13d', description: 'heavy snow' })
})

it('[WTH1] leaves out hours that the forecast does not know yet, and a sun that does not rise', async () => {
  const answers = [
    { hourly: { time: [0, 3600], ...lists([1, null]) } },
    { results: [{ name: 'Alert', latitude: 82.5, longitude: -62.3 }] },
    {
      current: { ...values, pressure_msl: 1000, apparent_temperature: -40 },
      daily: { sunrise: [0], sunset: [0] },
    },
  ]
  const arctic = openMeteo({ ...reach, fetch: () => Promise.resolve(Response.json(answers.shift())) })
  expect(await arctic.fetchHours(berlin)).toEqual([expect.objectContaining({ starts_ms: 0 })])
  expect((await arctic.fetchNow({ name: 'Alert' })).sys).toEqual({ sunrise: null, sunset: null })
})

describe('[WTH4]', () => {
  it('takes the place of the person’s own time zone, or of the named region', async () => {
    expect(await latitudeOf('Cordoba')).toBe('37.89155')
    expect(await latitudeOf('Cordoba', 'America/Argentina/Cordoba')).toBe('-31.4135')
    expect(await latitudeOf('Cordoba, Argentina', 'Europe/Madrid')).toBe('-31.4135')
    expect(await latitudeOf('Cordoba, AR')).toBe('-31.4135')
    expect(await latitudeOf('Cordoba', 'Asia/Tokyo')).toBe('37.89155')
  })

  it.each(['Nowhere at all', '', ' ', 'x', '?count=1&name=Berlin', '../../etc/passwd', '\u202e', '😀'])(
    'knows no place %j',
    async (name) => {
      for (const provider of [meteo, owm]) {
        await expect(provider.fetchNow({ name })).rejects.toMatchObject({ kind: 'missing' })
      }
    },
  )
})

describe('[WTH2]', () => {
  it.each<[Fault, string]>([
    [{ kind: 'named', name: 'down' }, 'broken'],
    [{ kind: 'hang' }, 'broken'],
    [{ kind: 'cut', at: 'body' }, 'broken'],
    [{ kind: 'redirect', to: '/v1/elsewhere' }, 'broken'],
    [{ kind: 'huge' }, 'broken'],
    [{ kind: 'not_json' }, 'broken'],
    [{ kind: 'wrong_type', how: 'list' }, 'broken'],
    [{ kind: 'wrong_type', how: 'texts' }, 'broken'],
    [{ kind: 'named', name: 'limited_open_meteo' }, 'limited'],
    [{ kind: 'named', name: 'limited_openweathermap' }, 'limited'],
  ])('says of a provider that answers with %j that it is %s', async (fault, kind) => {
    simulator.faults.add({ match: {}, times: null, fault })
    for (const provider of [meteo, owm]) {
      await expect(provider.fetchNow({ name: 'Berlin' })).rejects.toMatchObject({ kind })
      await expect(provider.fetchHours(berlin)).rejects.toMatchObject({ kind })
    }
    expect(simulator.requests.list().filter(({ path }) => path.includes('elsewhere'))).toEqual([])
  })

  it('asks the provider’s own addresses by default, and nothing else', async () => {
    const asked: string[] = []
    const note: typeof fetch = (address) => {
      asked.push(address instanceof URL ? address.origin : '')
      return Promise.resolve(Response.json({ results: [{ name: 'Berlin', ...berlin }] }))
    }
    await expect(openMeteo({ fetch: note }).fetchNow({ name: 'Berlin' })).rejects.toThrow(ProviderError)
    await expect(openWeatherMap({ fetch: note, apiKey: 'k' }).fetchNow({ name: 'Berlin' })).rejects.toThrow()
    expect(asked).toEqual([
      'https://geocoding-api.open-meteo.com',
      'https://api.open-meteo.com',
      'https://api.openweathermap.org',
    ])
  })

  it.each([
    { temperature_2m: 4000 },
    { temperature_2m: '7' },
    { wind_speed_10m: -1 },
    { weather_code: 1.5 },
    { relative_humidity_2m: 300 },
    { is_day: 2 },
  ])('takes %j for no weather', async (wrong) => {
    const current = { ...values, pressure_msl: 1000, apparent_temperature: 1, ...wrong }
    const answers = [
      { results: [{ name: 'Berlin', ...berlin }] },
      { current, daily: { sunrise: [1], sunset: [2] } },
    ]
    const lying = openMeteo({ ...reach, fetch: () => Promise.resolve(Response.json(answers.shift())) })
    await expect(lying.fetchNow({ name: 'Berlin' })).rejects.toMatchObject({ kind: 'broken' })
  })
})

it('[WTH3] keeps the key and the question out of what it throws', async () => {
  const refused = openWeatherMap({ ...reach, apiKey: 'top-secret' })
  const unreachable = openWeatherMap({ fetch, baseUrl: 'http://127.0.0.1:1', apiKey: 'top-secret' })
  await expect(refused.fetchNow({ name: 'Berlin' })).rejects.toMatchObject({ kind: 'refused' })
  for (const provider of [refused, unreachable]) {
    const problem = await provider.fetchNow({ name: 'Berlin' }).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(ProviderError)
    const told = JSON.stringify(problem, Object.getOwnPropertyNames(problem))
    expect(told).not.toMatch(/top-secret|Berlin/)
  }
})

/** Where the weather was asked for. */
async function latitudeOf(name: string, timeZone?: string) {
  simulator.requests.clear()
  await meteo.fetchNow({ name, ...(timeZone !== undefined && { timeZone }) })
  return simulator.requests.list()[1]?.query['latitude']
}

const values = {
  temperature_2m: -31,
  relative_humidity_2m: 70,
  weather_code: 0,
  wind_speed_10m: 2,
  is_day: 0,
}

function lists([first, second]: readonly [number, null]) {
  return Object.fromEntries(Object.keys(values).map((name) => [name, [first, second]]))
}
