export { type CalendlyBookings, calendlyBookings, type RemoteEventType } from './calendly/bookings.ts'
export { calendlyCalendar } from './calendly/calendar.ts'
export {
  type CalendlyNotice,
  type CalendlyWebhooks,
  calendlyWebhooks,
  isSignedByCalendly,
  readCalendlyNotice,
  type RemoteWebhook,
} from './calendly/webhooks.ts'
export { googleCalendar } from './google/calendar.ts'
export {
  type GoogleChannels,
  type GoogleNotice,
  googleChannels,
  type OpenChannel,
  readGoogleNotice,
  type WantedChannel,
} from './google/channel.ts'
export type { ConferenceState } from './google/conference.ts'
export { googleMail, isLaterHistory } from './google/mail.ts'
export {
  type ChangeChoice,
  type GooglePlace,
  type GoogleWriter,
  googleEventId,
  googleOccurrenceId,
  googleWriter,
  isWrittenAlike,
  type WriteChoice,
  type WrittenEvent,
} from './google/write.ts'
export type { ImapAccess, MailLine } from './imap/access.ts'
export type { LineProblem } from './imap/line-problem.ts'
export { type ImapMail, imapMail } from './imap/mail.ts'
export { tryImap, trySmtp } from './imap/try-lines.ts'
export type { Access } from './kit/access.ts'
export type {
  CalendarSource,
  Coverage,
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
export type {
  MailSource,
  RemoteFile,
  RemoteLabel,
  RemoteMail,
  RemoteMailbox,
  RemoteMailChange,
  RemoteMailChanges,
  RemoteMailPage,
  RemoteMailPlace,
  RemotePart,
  RemoteSending,
  RemoteSent,
} from './kit/remote-mail.ts'
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
export { zoomCalendar } from './zoom/calendar.ts'
export { type ZoomRoom, type ZoomRooms, zoomRooms } from './zoom/rooms.ts'
export { answerZoomChallenge, isSignedByZoom, readZoomNotice, type ZoomNotice } from './zoom/webhooks.ts'
