import * as contract from '@meridian/contract'
import { type Server, serve } from '../../platform/http/serve.ts'
import type { FindWeather } from '../meeting/meeting.api.ts'
import { presentMeetingWeather, presentReport, presentWeatherInfo } from './weather.present.ts'
import * as service from './weather.service.ts'

/** Returns what finds the forecast for the details of a meeting. */
export function weatherRoutes(server: Server): FindWeather {
  const { app, config } = server
  const source = service.weatherSource(config, app.log)

  serve(server, contract.getWeather, async ({ query }, { db, actor, now }) =>
    presentReport(
      await service.orUnavailable(
        service.getCityWeather(
          source,
          { ...wantedPlace(query), ownCity: config.weather?.city },
          { db, actor, now },
        ),
      ),
    ),
  )

  serve(server, contract.getMeetingWeather, async ({ params, query }, { db, actor, now }) =>
    presentMeetingWeather(
      await service.orUnavailable(
        service.findMeetingWeather(source, { ...params, ...query }, { db, actor, now }),
      ),
    ),
  )

  return async (meeting, { db, actor, now }) =>
    presentWeatherInfo(await service.findKnownWeather(source, meeting, { db, actor, now }))
}

function wantedPlace({
  city = '',
  latitude,
  longitude,
}: Partial<Record<'latitude' | 'longitude', number>> & { city?: string | undefined }) {
  const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  return { city: city.trim(), position }
}
