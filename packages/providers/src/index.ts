export { ProviderError, type ProviderFailure } from './kit/provider-error.ts'
export { openMeteo } from './weather/open-meteo.ts'
export { openWeatherMap } from './weather/open-weather-map.ts'
export type { City, Coordinates, WeatherHour, WeatherProvider, WeatherReport } from './weather/weather.ts'
export type {
  CalendarSource,
  PageRequest,
  Provider,
  RemoteAccount,
  RemoteCalendar,
  RemoteEvent,
  RemoteFacts,
  RemoteMeeting,
  RemoteOccurrence,
  RemotePage,
} from './kit/remote-event.ts'
export type { Grant, OAuthClient } from './oauth/grant.ts'
