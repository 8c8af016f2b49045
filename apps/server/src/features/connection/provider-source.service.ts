import type { Provider } from '@meridian/contract'
import {
  type Access,
  calendlyCalendar,
  type CalendarSource,
  googleCalendar,
  zoomCalendar,
} from '@meridian/providers'
import { withAccess } from './access.service.ts'
import type { ProviderTools } from './provider-tools.service.ts'

/** The account that an access token opens. */
export function calendarSource(
  provider: Provider,
  { config, now }: Pick<ProviderTools, 'config' | 'now'>,
  { accessToken, external_account_id }: Opened,
): CalendarSource {
  const { baseUrl } = config.providers[provider]
  return sources[provider]({ fetch, baseUrl, accessToken, now, external_account_id })
}

interface Opened {
  readonly accessToken: string
  /** Null while the account of the token is not known yet. */
  readonly external_account_id: string | null
}

/**
 * A connected account, with tokens that are renewed when they expire. A ProviderError it throws has already
 * disabled the connection where it must.
 */
export function connectedSource(
  tools: ProviderTools,
  { connection_id, provider, external_account_id }: ReadConnection,
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

interface ReadConnection {
  readonly connection_id: string
  readonly provider: Provider
  readonly external_account_id: string
}

type OpenSource = (access: Access & Pick<Opened, 'external_account_id'>) => CalendarSource

const sources: Readonly<Record<Provider, OpenSource>> = {
  google: googleCalendar,
  calendly: calendlyCalendar,
  zoom: zoomCalendar,
}
