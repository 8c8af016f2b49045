import type { Provider } from '@meridian/contract'
import {
  type Access,
  type CalendarSource,
  type CalendarWriter,
  type ConferenceMaker,
  provider_adapters,
} from '@meridian/providers'
import { outsideFetch } from '../../platform/http/outside-fetch.ts'
import { withAccess } from './access.service.ts'
import type { ProviderTools } from './provider-tools.service.ts'

/** What an adapter opens one account with. */
export function accessTo(
  provider: Provider,
  { config, now }: Pick<ProviderTools, 'config' | 'now'>,
  accessToken: string,
): Access {
  // Only at providers with accounts of their own did the person say where the server is.
  const isOutside = provider_adapters[provider].registration === null
  const reach = isOutside ? outsideFetch(config.caldavHosts) : fetch
  return { fetch: reach, baseUrl: config.providers[provider].baseUrl, accessToken, now }
}

/** The account that an access token opens. */
export function calendarSource(
  provider: Provider,
  tools: Pick<ProviderTools, 'config' | 'now'>,
  {
    accessToken,
    external_account_id,
  }: {
    readonly accessToken: string
    /** Null while the account of the token is not known yet. */
    readonly external_account_id: string | null
  },
): CalendarSource {
  const access = { ...accessTo(provider, tools, accessToken), external_account_id }
  return provider_adapters[provider].calendars.open(access)
}

/** A connection, as far as its adapter needs it. */
export interface ConnectedAccount {
  readonly connection_id: string
  readonly provider: Provider
}

/**
 * A connected account, with tokens that are renewed when they expire. A ProviderError it throws has already
 * disabled the connection where it must.
 */
export function connectedSource(
  tools: ProviderTools,
  {
    connection_id,
    provider,
    external_account_id,
  }: ConnectedAccount & { readonly external_account_id: string },
): CalendarSource {
  const ask = <Result>(use: (source: CalendarSource) => Promise<Result>) =>
    withAccess(tools, connection_id, (accessToken) =>
      use(calendarSource(provider, tools, { accessToken, external_account_id })),
    )
  return {
    fetchAccount: () => ask((source) => source.fetchAccount()),
    fetchCalendars: () => ask((source) => source.fetchCalendars()),
    fetchPage: (request) => ask((source) => source.fetchPage(request)),
  }
}

/** Writes to the calendars of a connected account, as `connectedSource` reads them. */
export function connectedWriter(
  tools: ProviderTools,
  account: ConnectedAccount,
  open: (access: Access) => CalendarWriter,
): CalendarWriter {
  const ask = askWith(tools, account, open)
  return {
    insertEvent: (place, event, choice) => ask((writer) => writer.insertEvent(place, event, choice)),
    patchEvent: (place, event, choice) => ask((writer) => writer.patchEvent(place, event, choice)),
    deleteEvent: (place, choice) => ask((writer) => writer.deleteEvent(place, choice)),
    fetchEvent: (place) => ask((writer) => writer.fetchEvent(place)),
    answerEvent: (place, answer) => ask((writer) => writer.answerEvent(place, answer)),
  }
}

/** Creates conferences on a connected account. */
export function connectedRooms(
  tools: ProviderTools,
  account: ConnectedAccount,
  open: (access: Access) => ConferenceMaker,
): ConferenceMaker {
  const ask = askWith(tools, account, open)
  return {
    create: (event, marker) => ask((rooms) => rooms.create(event, marker)),
    find: (marker) => ask((rooms) => rooms.find(marker)),
    update: (external_id, event, marker) => ask((rooms) => rooms.update(external_id, event, marker)),
    delete: (external_id) => ask((rooms) => rooms.delete(external_id)),
  }
}

/** Runs each request of an adapter with a valid access token. */
export function askWith<Adapter>(
  tools: ProviderTools,
  { connection_id, provider }: ConnectedAccount,
  open: (access: Access) => Adapter,
): <Result>(use: (adapter: Adapter) => Promise<Result>) => Promise<Result> {
  return (use) =>
    withAccess(tools, connection_id, (accessToken) => use(open(accessTo(provider, tools, accessToken))))
}
