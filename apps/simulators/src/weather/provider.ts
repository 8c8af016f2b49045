import type { Provider } from '../kit/provider.ts'
import { startSimulator, type Simulator, type StartOptions } from '../kit/simulator.ts'
import { answerForecast, answerPlaces } from './open-meteo.ts'
import { answerOwm } from './open-weather-map.ts'
import { newWeatherWorld, type WeatherWorld } from './world.ts'

/** Answers as Open-Meteo and OpenWeatherMap do, in place of the hosts of both. */
export function startWeatherSimulator(options: StartOptions = {}): Promise<Simulator<WeatherWorld>> {
  return startSimulator(weather, options)
}

const weather: Provider<WeatherWorld> = {
  name: 'weather',
  newWorld: newWeatherWorld,
  routes: [
    { method: 'GET', path: '/v1/search', answer: ({ query }, { world }) => answerPlaces(query, world) },
    {
      method: 'GET',
      path: '/v1/forecast',
      answer: ({ query }, { world, clock }) => answerForecast(query, world, clock.now()),
    },
    ...['/data/2.5/weather', '/data/2.5/forecast'].map((path) => ({
      method: 'GET',
      path,
      answer: answerOwm,
    })),
  ],
  notFound: () => ({ status: 404, body: { error: true, reason: 'Not Found' } }),
  // Neither service has accounts.
  accountOf: () => undefined,
  faults: {
    down: { status: 502, body: '<html>Bad Gateway</html>' },
    limited_open_meteo: {
      status: 429,
      body: { error: true, reason: 'Minutely API request limit exceeded.' },
    },
    limited_openweathermap: {
      status: 429,
      body: {
        cod: 429,
        message: 'Your account is temporary blocked due to exceeding of requests limitation.',
      },
    },
  },
  text_fields: ['name', 'description', 'country', 'admin1'],
  presentWorld: (world) => world,
  changes: {
    /** `{op, …}` with the changed fields of the weather, for every place. */
    change_sky: (scene, { op: _op, ...changed }) => {
      scene.world = { ...scene.world, sky: { ...scene.world.sky, ...changed } }
    },
  },
  scripts: {},
}
