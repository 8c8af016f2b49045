export { googleCalendar } from './google/calendar.ts'
export type { Access } from './kit/access.ts'
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
  RemovedEvent,
  UnchangedEvent,
} from './kit/remote-event.ts'
export { ProviderError, type ProviderFailure } from './kit/provider-error.ts'
export type { Grant, OAuthClient } from './oauth/grant.ts'
export {
  authorizationUrl,
  type Consent,
  type ConsentSecrets,
  exchangeCode,
  newConsentSecrets,
  refreshGrant,
  revokeGrant,
} from './oauth/oauth.ts'
export { type Capability, missingScopes, scopesFor } from './oauth/registrations.ts'
export { openMeteo } from './weather/open-meteo.ts'
export { openWeatherMap } from './weather/open-weather-map.ts'
export type { City, Coordinates, WeatherHour, WeatherProvider, WeatherReport } from './weather/weather.ts'
