import { afterEach, beforeEach, expect, it } from 'vitest'
import { newClock } from '../kit/clock.ts'
import { isJson } from '../kit/message.ts'
import type { Simulator } from '../kit/simulator.ts'
import { simulated_key } from './open-weather-map.ts'
import { startWeatherSimulator } from './provider.ts'
import type { WeatherWorld } from './world.ts'

let weather: Simulator<WeatherWorld>
beforeEach(async () => {
  const clock = newClock({ startMs: Date.parse('2026-11-20T09:40:00.000Z') })
  weather = await startWeatherSimulator({ clock })
})
afterEach(() => weather.close())

const key = `appid=${simulated_key}`

it('[SIM19] tells kelvin and m/s, or what other units are asked for', async () => {
  for (const [units, temp, speed] of [
    ['', 280.57, 4.1],
    ['&units=metric', 7.42, 4.1],
    ['&units=imperial', 45.36, 9.17],
  ] as const) {
    const { body } = await ask(`/data/2.5/weather?q=Berlin&${key}${units}`)
    expect(body).toMatchObject({ main: { temp }, wind: { speed } })
  }
})

it('[SIM20] has text for cod where nothing was found, and numbers for success and bad keys', async () => {
  const cods = []
  for (const query of [`q=Berlin&${key}`, 'q=Berlin', `q=nowhere&${key}`, key]) {
    const { status, body } = await ask(`/data/2.5/weather?${query}`)
    cods.push([status, body['cod']])
  }
  weather.faults.add({ match: {}, fault: { kind: 'named', name: 'limited_openweathermap' } })
  const limited = await ask(`/data/2.5/weather?q=Berlin&${key}`)
  expect([...cods, [limited.status, limited.body['cod']]]).toEqual([
    [200, 200],
    [401, 401],
    [404, '404'],
    [400, '400'],
    [429, 429],
  ])
})

it('[SIM21] leaves gusts and rain out until there are some', async () => {
  const dry = (await ask(`/data/2.5/weather?lat=27.7&lon=85.3&${key}`)).body
  expect(dry).toMatchObject({ name: 'Kathmandu', wind: { speed: 4.1, deg: 250 } })
  expect(JSON.stringify(dry)).not.toMatch(/gust|rain/)
  weather.change({ op: 'change_sky', rain: 1.2, gust: 9 })
  const wet = (await ask(`/data/2.5/weather?q=Kathmandu&${key}`)).body
  expect(wet).toMatchObject({ rain: { '1h': 1.2 }, wind: { gust: 9 } })
})

it('[SIM22] forecasts in local times without an offset, or in seconds since the epoch', async () => {
  const place = 'latitude=27.7&longitude=85.3&current=temperature_2m&daily=sunrise&forecast_days=1'
  const auto = (await ask(`/v1/forecast?${place}&timezone=auto`)).body
  expect(auto).toMatchObject({
    timezone: 'Asia/Kathmandu',
    utc_offset_seconds: 20_700,
    current: { time: '2026-11-20T15:15', temperature_2m: 7.42 },
    daily: { time: ['2026-11-20T05:45'] },
  })
  const unix = (await ask(`/v1/forecast?${place}&timeformat=unixtime`)).body
  expect(unix).toMatchObject({ timezone: 'GMT', current: { time: 1_795_167_000 } })
  expect(auto).not.toHaveProperty('hourly')
})

async function ask(path: string) {
  const response = await fetch(`${weather.url}${path}`)
  const body: unknown = await response.json()
  if (!isJson(body)) throw new Error('The answer is no object.')
  return { status: response.status, body }
}
