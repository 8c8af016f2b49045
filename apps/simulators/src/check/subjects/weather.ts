import { newClock } from '../../kit/clock.ts'
import { startWeatherSimulator } from '../../weather/provider.ts'
import { simulated_key } from '../../weather/open-weather-map.ts'
import { newAsk } from '../ask.ts'
import { readOpenApi } from '../openapi.ts'
import { type Subject, probing_ms } from '../subject.ts'

export const weather: Subject = {
  name: 'weather',
  describe: (read) => [
    readOpenApi('Open-Meteo', read('open-meteo.forecast.openapi.yaml'), ''),
    readOpenApi('OpenWeatherMap', read('openweathermap.current-weather.openapi.yaml'), '/data/2.5'),
  ],
  probe: async (notes) => {
    const simulator = await startWeatherSimulator({ clock: newClock({ startMs: probing_ms }) })
    const ask = newAsk(simulator.url, notes)
    const here = { latitude: '52.52', longitude: '13.41' }
    const variables =
      'temperature_2m,apparent_temperature,relative_humidity_2m,pressure_msl,weather_code,wind_speed_10m,is_day'
    await ask('GET', '/v1/search', { query: { name: 'Berlin' } })
    await ask('GET', '/v1/search', { query: { name: 'nowhere' } })
    await ask('GET', '/v1/search')
    await ask('GET', '/v1/forecast', {
      query: { ...here, current: variables, hourly: variables, daily: 'sunrise,sunset', forecast_days: '2' },
    })
    await ask('GET', '/v1/forecast', {
      query: {
        ...here,
        current: variables,
        hourly: variables,
        daily: 'sunrise',
        timeformat: 'unixtime',
        timezone: 'auto',
      },
    })
    await ask('GET', '/v1/forecast', { query: { ...here, current: 'nonsense' } })
    await ask('GET', '/v1/forecast')
    const key = { appid: simulated_key }
    await ask('GET', '/data/2.5/weather', { query: { ...key, q: 'Berlin' } })
    await ask('GET', '/data/2.5/weather', { query: { ...key, lat: '1', lon: '1' } })
    await ask('GET', '/data/2.5/weather', { query: { ...key, q: 'nowhere' } })
    await ask('GET', '/data/2.5/weather')
    await ask('GET', '/data/2.5/weather', { query: key })
    simulator.change({ op: 'change_sky', rain: 1.2, gust: 9 })
    await ask('GET', '/data/2.5/weather', { query: { ...key, q: 'Berlin', units: 'metric' } })
    await ask('GET', '/data/2.5/forecast', { query: { ...key, q: 'Berlin' } })
    for (const [name, path] of [
      ['limited_openweathermap', '/data/2.5/weather'],
      ['limited_open_meteo', '/v1/forecast'],
      ['down', '/v1/forecast'],
    ] as const) {
      simulator.faults.add({ match: {}, fault: { kind: 'named', name } })
      await ask('GET', path)
    }
    await simulator.close()
    return simulator.provider.routes
  },
  undescribed: [
    { route: 'GET /v1/search', because: 'the geocoder has no description among the vendor’s files' },
    { route: 'GET /data/2.5/forecast', because: 'only the weather of now is described' },
  ],
  deviations: [
    ...['*.time', '*.time[]', 'daily.sun*[]'].map((where) => ({
      operation: 'GET /v1/forecast 200',
      where,
      what: 'is of type integer, not string',
      because:
        'times are numbers when timeformat=unixtime asks for that, which the description says in words',
    })),
    {
      operation: 'GET /v1/forecast 429',
      where: '',
      what: 'is not described',
      because: 'the free service limits calls per minute; seen live, not described',
    },
    {
      operation: 'GET /v1/forecast 502',
      where: '',
      what: 'is not described',
      because: 'a broken gateway in front of the service, which no vendor describes',
    },
  ],
}
