import * as contract from '@meridian/contract'
import { type Server, serve } from '../../platform/http/serve.ts'
import { presentMeetingWeather, presentReport } from './weather.present.ts'
import * as service from './weather.service.ts'

export function weatherRoutes(server: Server): void {
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
}

function wantedPlace({
  city = '',
  latitude,
  longitude,
}: Partial<Record<'latitude' | 'longitude', number>> & { city?: string | undefined }) {
  const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  return { city: city.trim(), position }
}
