export { type DiscoveryProblem, findCalDavAccount } from './caldav/discovery.ts'
export type { ImapAccess, MailLine } from './imap/access.ts'
export type { LineProblem } from './imap/line-problem.ts'
export { type ImapMail, imapMail } from './imap/mail.ts'
export { tryImap, trySmtp } from './imap/try-lines.ts'
export type { Access } from './kit/access.ts'
export type {
  CalendarWriter,
  ChangeChoice,
  EventAnswer,
  EventPlace,
  RequestedConference,
  WritableCalendars,
  WriteChoice,
  WrittenEvent,
} from './kit/calendar-writer.ts'
export type { ConferenceMaker, Conferences, RemoteRoom } from './kit/conference-maker.ts'
export type { EventTypeSource, RemoteEventType } from './kit/event-type-source.ts'
export type { MailboxTraits, MailPace } from './kit/mailbox-traits.ts'
export type { AccountAccess, ConnectedMail, ProviderAdapter } from './kit/provider-adapter.ts'
export type {
  AccountPush,
  AccountWebhooks,
  AppNotice,
  AppPush,
  CalendarChannels,
  CalendarPush,
  ChannelNotice,
  OpenChannel,
  PushChannel,
  PushRequest,
  RemoteWebhook,
  WantedChannel,
} from './kit/push-channel.ts'
export type {
  CalendarSource,
  Coverage,
  PageRequest,
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
export { NothingSent, ProviderError, type ProviderFailure } from './kit/provider-error.ts'
export { retryAtOf } from './kit/retry-at.ts'
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
export { missingScopes, scopesFor } from './oauth/scopes.ts'
export {
  listInvitingProviders,
  listProvidersPushing,
  listProvidersWith,
  listRoomProviders,
  mailbox_traits,
  provider_adapters,
} from './provider-adapters.ts'
export { openMeteo } from './weather/open-meteo.ts'
export { openWeatherMap } from './weather/open-weather-map.ts'
export type { City, Coordinates, WeatherHour, WeatherProvider, WeatherReport } from './weather/weather.ts'
