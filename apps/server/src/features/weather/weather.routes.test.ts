import {
  deleteMeeting,
  getInstance,
  getMeeting,
  getMeetingWeather,
  getWeather,
  type Input,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { simulated_key } from '../../../../simulators/src/weather/open-weather-map.ts'
import { newClock } from '../../../../simulators/src/kit/clock.ts'
import type { Fault } from '../../../../simulators/src/kit/faults.ts'
import type { Simulator } from '../../../../simulators/src/kit/simulator.ts'
import { startWeatherSimulator } from '../../../../simulators/src/weather/provider.ts'
import type { WeatherWorld } from '../../../../simulators/src/weather/world.ts'
import { aMeeting } from '../../../test/a-meeting.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { removeExpired } from '../../platform/jobs/cleanup.ts'

const away = { is_away: true, reason: 'Failed to get weather' }
const now = '2026-11-20T09:40:00.000Z'
const place = { meeting_location: { location_name: 'Depot', latitude: 52.524369, longitude: 13.41053 } }
let simulator: Simulator<WeatherWorld>
let server: TestServer
let ada: SessionUser

beforeEach(async () => {
  simulator = await startWeatherSimulator({ clock: newClock({ startMs: Date.parse(now) }) })
  server = await startWith({ WEATHER_PROVIDER: 'open_meteo' })
  ada = await server.aPerson({ timezone: 'Europe/Berlin' })
})
afterEach(async () => {
  await server.close()
  await simulator.close()
})

const berlin_now = {
  weather: [{ icon: '03d', description: 'scattered clouds' }],
  main: { temp: 280.57, feels_like: 278.01, humidity: 81, pressure: 1017.4 },
  wind: { speed: 4.1 },
  sys: { sunrise: 1_795_154_400, sunset: 1_795_186_800 },
  name: 'Berlin',
}

describe('the weather of a city', () => {
  it('[WTH1] answers in the specified shape', async () => {
    const { status, data } = await details(ada, { city: 'Berlin' })
    expect([status, data]).toEqual([200, berlin_now])
  })

  it('[WTH1] answers the same from OpenWeatherMap, with a key', async () => {
    await restart({ WEATHER_PROVIDER: 'openweathermap', WEATHER_API_KEY: simulated_key })
    expect((await details(ada, { city: 'Berlin' })).data).toEqual({
      ...berlin_now,
      main: { ...berlin_now.main, pressure: 1017 },
    })
    expect(asked()).toEqual(['/data/2.5/weather?q=Berlin'])
  })

  it.each([
    ['open_meteo', '/v1/forecast', ''],
    ['openweathermap', '/data/2.5/weather', 'Lisbon'],
  ])('[WTH13] is that of where somebody is, roughly, from %s', async (provider, path, name) => {
    await restart({ WEATHER_PROVIDER: provider, WEATHER_API_KEY: simulated_key })
    const { status, data } = await details(ada, { latitude: 40.5549, longitude: -13.4501 })
    expect({ status, data }).toMatchObject({ status: 200, data: { name, main: { temp: 280.57 } } })
    const [question = ''] = asked()
    expect(asked()).toHaveLength(1)
    expect(question.startsWith(path)).toBe(true)
    expect(question).toMatch(/lat(itude)?=40\.6&lon(gitude)?=-13\.5(&|$)/)
  })

  it('[WTH13] is that of a city where one is named, and needs both coordinates', async () => {
    await details(ada, { city: 'Lisbon', latitude: 52.5, longitude: 13.4 })
    expect(asked()[0]).toContain('name=Lisbon')
    for (const [query, path] of [
      [{ latitude: 52.5 }, 'longitude'],
      [{ longitude: 13.4 }, 'longitude'],
      [{ latitude: 90.1, longitude: 13.4 }, 'latitude'],
      [{ latitude: 52.5, longitude: -181 }, 'longitude'],
      [{ latitude: 'here', longitude: 13.4 }, 'latitude'],
      [{ latitude: '1e1', longitude: 13.4 }, 'latitude'],
    ] as const) {
      const words = Object.entries(query).map(([key, value]) => `${key}=${value}`)
      const answer = await server.send({
        method: 'GET',
        path: `/v1/weather/details?${words.join('&')}`,
        token: ada.access_token,
      })
      expect(answer).toMatchObject({ status: 400, errors: [{ path }] })
    }
  })

  it('[WTH5] is that of the own time zone, else of the instance', async () => {
    expect((await details(ada)).data).toMatchObject({ name: 'Berlin' })
    const cordoba = await server.aPerson({ timezone: 'America/Argentina/Cordoba' })
    expect((await details(cordoba, { city: ' ' })).status).toBe(200)
    expect(asked().at(-1)).toContain('latitude=-31.4135')
    const nobody = await server.aPerson({ timezone: 'UTC' })
    expect(await details(nobody)).toMatchObject({ status: 200, data: null })
    await restart({ WEATHER_PROVIDER: 'open_meteo', WEATHER_CITY: 'Lisbon' })
    for (const timezone of ['UTC', 'Pacific/Chatham']) {
      const anyone = await server.aPerson({ timezone })
      expect((await details(anyone)).data).toMatchObject({ name: 'Lisbon' })
    }
  })

  it('[WTH5] is missing for an unknown city, and requested once', async () => {
    for (const city of ['Nowhere at all', 'nowhere at all']) {
      const { status, message } = await details(ada, { city })
      expect([status, message]).toEqual([404, 'There is no weather for this city.'])
    }
    expect(asked()).toHaveLength(1)
  })

  it.each(['x'.repeat(101), 'a\u0000b'])('[WTH5] refuses the city %j by name', async (city) => {
    const { status, errors } = await details(ada, { city })
    expect([status, errors?.[0]?.path]).toEqual([400, 'city'])
    expect(asked()).toEqual([])
  })

  it('[WTH6] asks once in 15 minutes, however many ask', async () => {
    const bob = await server.aPerson()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => details(n % 2 ? ada : bob)))
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 10 }, () => berlin_now))
    server.setNow('2026-11-20T09:54:59.000Z')
    await details(ada)
    expect(asked()).toHaveLength(2)
    server.setNow('2026-11-20T09:55:00.000Z')
    await details(ada)
    expect(asked()).toHaveLength(4)
  })

  it.each<Fault>([
    { kind: 'named', name: 'down' },
    { kind: 'hang' },
    { kind: 'cut', at: 'body' },
    { kind: 'redirect', to: '/v1/elsewhere' },
    { kind: 'huge' },
    { kind: 'not_json' },
    { kind: 'wrong_type', how: 'list' },
    { kind: 'named', name: 'limited_open_meteo' },
  ])(
    '[WTH6] [WTH8] says that the weather is away when the provider answers with %j, and leaves the provider alone for a minute',
    async (fault) => {
      simulator.faults.add({ match: {}, times: null, fault })
      const failed = await details(ada)
      expect([failed.status, failed.data]).toEqual([200, away])
      simulator.faults.clear()
      server.setNow('2026-11-20T09:40:59.000Z')
      expect((await details(ada)).data).toEqual(away)
      expect(asked()).toHaveLength(1)
      server.setNow('2026-11-20T09:41:00.000Z')
      expect((await details(ada)).data).toEqual(berlin_now)
    },
  )

  it('[WTH7] limits one person with too many places, and no other', async () => {
    const statuses: number[] = []
    for (let number = 1; number <= 21; number += 1) {
      statuses.push((await details(ada, { city: `Nowhere ${number}` })).status)
    }
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429])
    expect((await details(await server.aPerson())).status).toBe(200)
    expect((await details(ada)).status).toBe(200)
  })

  it('[WTH7] asks the provider 50 times a minute at most', async () => {
    for (let person = 0; person < 3; person += 1) {
      const who = await server.aPerson()
      for (let number = 1; number <= 19; number += 1)
        await details(who, { city: `Nowhere ${person} ${number}` })
    }
    expect(asked()).toHaveLength(50)
    expect(await details(ada)).toMatchObject({ status: 200, data: away })
  })

  it('[WTH6] forgets what has expired', async () => {
    await details(ada)
    await removeExpired(server.db, new Date('2026-11-20T09:54:00.000Z'))
    expect(await server.db.selectFrom('weather_cache').selectAll().execute()).toHaveLength(1)
    await removeExpired(server.db, new Date('2026-11-20T09:55:00.000Z'))
    expect(await server.db.selectFrom('weather_cache').selectAll().execute()).toEqual([])
  })
})

describe('the weather of a meeting', () => {
  it('[WTH9] is that of its place and hour, and a forecast is requested once an hour', async () => {
    const meeting = await aMeeting(server, ada.access_token, place)
    const other = await aMeeting(server, ada.access_token, {
      ...place,
      meeting_date: { start_date: '2026-11-27' },
    })
    expect((await ofMeeting(ada, meeting)).data).toEqual({
      weather_info: { temperature: 280.57, weather: 'scattered clouds', wind_speed: 4.1, humidity: 81 },
      icon: '03d',
      start_timestamp: '2026-11-24T09:00:00.000Z',
    })
    expect((await ofMeeting(ada, other)).data).toMatchObject({ start_timestamp: '2026-11-27T09:00:00.000Z' })
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toMatch(/latitude=52\.52&longitude=13\.41&/)
    server.setNow('2026-11-20T10:40:00.000Z')
    await ofMeeting(ada, meeting)
    expect(asked()).toHaveLength(2)
  })

  it('[WTH9] is missing nowhere, too far ahead, when it is cancelled and once it is over', async () => {
    const far = { ...place, meeting_date: { start_date: '2026-12-20' } }
    const nowhere = await aMeeting(server, ada.access_token)
    const later = await aMeeting(server, ada.access_token, far)
    const cancelled = await aMeeting(server, ada.access_token, place)
    const over = await aMeeting(server, ada.access_token, place)
    const params = { meeting_id: cancelled.meeting_id }
    await server.call(deleteMeeting, { params, query: { how: 'cancel' } }, ada.access_token)
    for (const meeting of [nowhere, later, cancelled]) {
      expect(await ofMeeting(ada, meeting)).toMatchObject({ status: 200, data: null })
    }
    expect(asked()).toEqual([])
    server.setNow('2026-11-24T09:30:00.000Z')
    await server.call(
      updateMeeting,
      { params: { meeting_id: nowhere.meeting_id }, body: place },
      ada.access_token,
    )
    server.setNow('2026-11-24T10:00:00.000Z')
    expect((await ofMeeting(ada, over)).data).toBeNull()
  })

  it('[WTH9] of a series is that of the requested occurrence', async () => {
    const series = await aMeeting(server, ada.access_token, {
      ...place,
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily' },
    })
    expect((await ofMeeting(ada, series)).data).toMatchObject({ start_timestamp: '2026-11-24T09:00:00.000Z' })
    const query = { original_start_timestamp: '2026-11-26T09:00:00.000Z' }
    expect((await ofMeeting(ada, series, query)).data).toMatchObject({
      start_timestamp: '2026-11-26T09:00:00.000Z',
    })
  })

  it('[MTG96] is in the details of the meeting once it is cached, where the meeting has a place', async () => {
    const meeting = await aMeeting(server, ada.access_token, place)
    const nowhere = await aMeeting(server, ada.access_token)
    const far = { ...place, meeting_date: { start_date: '2026-12-20' } }
    const later = await aMeeting(server, ada.access_token, far)
    expect(await inDetails(nowhere)).toBeNull()
    expect(await inDetails(later)).toBeNull()
    expect(asked()).toEqual([])
    expect(await inDetails(meeting)).toBeNull()
    const forecast = { temperature: 280.57, weather: 'scattered clouds', wind_speed: 4.1, humidity: 81 }
    await expect.poll(() => inDetails(meeting)).toEqual(forecast)
    expect(asked()).toHaveLength(1)
  })

  it('[MTG96] is left out of the details where the provider is away or keeps others waiting', async () => {
    const meeting = await aMeeting(server, ada.access_token, place)
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    expect(await inDetails(meeting)).toBeNull()
    await expect.poll(() => asked().length).toBeGreaterThan(0)
    expect(await inDetails(meeting)).toBeNull()
  })

  it('[WTH10] is not there for a stranger', async () => {
    const meeting = await aMeeting(server, ada.access_token, place)
    const { status, message } = await ofMeeting(await server.aPerson(), meeting)
    expect([status, message]).toEqual([404, 'Meeting not found.'])
    expect(asked()).toEqual([])
  })

  it('[WTH8] fails alone: the meeting itself is as it was', async () => {
    const meeting = await aMeeting(server, ada.access_token, place)
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    expect(await ofMeeting(ada, meeting)).toMatchObject({ status: 200, data: away })
  })
})

it('[WTH8] [WTH14] is turned off by a setting, which the instance reports', async () => {
  expect((await server.call(getInstance, {})).data?.has_weather).toBe(true)
  await restart({ WEATHER_PROVIDER: 'off' })
  expect((await server.call(getInstance, {})).data?.has_weather).toBe(false)
  expect(await details(ada)).toMatchObject({ status: 503, message: 'Failed to get weather' })
  const meeting = await aMeeting(server, ada.access_token, place)
  expect(await ofMeeting(ada, meeting)).toMatchObject({ status: 503, message: 'Failed to get weather' })
  expect(asked()).toEqual([])
})

/** The addresses that were asked, without their keys. */
function asked(): string[] {
  return simulator.requests.list().map(({ path, query }) => {
    const { appid: _key, ...rest } = query
    return `${path}?${new URLSearchParams(rest).toString()}`
  })
}

function startWith(settings: NodeJS.ProcessEnv): Promise<TestServer> {
  return startTestServer({ now, settings: { WEATHER_BASE_URL: simulator.url, ...settings } })
}

async function restart(settings: NodeJS.ProcessEnv): Promise<void> {
  await server.close()
  server = await startWith(settings)
  ada = await server.aPerson({ timezone: 'Europe/Berlin' })
}

function details(who: SessionUser, query: Input<typeof getWeather>['query'] = {}) {
  return server.call(getWeather, { query }, who.access_token)
}

/** What Ada's details of a meeting have of its weather. */
async function inDetails({ meeting_id }: { meeting_id: string }) {
  const { status, data } = await server.call(getMeeting, { params: { meeting_id } }, ada.access_token)
  expect(status).toBe(200)
  return data?.meeting_location.weather_info
}

function ofMeeting(
  who: SessionUser,
  { meeting_id }: { meeting_id: string },
  query: Input<typeof getMeetingWeather>['query'] = {},
) {
  return server.call(getMeetingWeather, { params: { meeting_id }, query }, who.access_token)
}
