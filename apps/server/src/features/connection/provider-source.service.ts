import type { Provider } from '@meridian/contract'
import { type Access, type CalendarSource, googleCalendar, ProviderError } from '@meridian/providers'
import { withAccess } from './access.service.ts'
import type { ProviderTools } from './provider-tools.service.ts'

/** The account that an access token opens. */
export function calendarSource(
  provider: Provider,
  { config, now }: Pick<ProviderTools, 'config' | 'now'>,
  accessToken: string,
): CalendarSource {
  const { baseUrl } = config.providers[provider]
  const open = sources[provider]
  if (!open) throw new ProviderError('refused', 'This version cannot read this provider.')
  return open({ fetch, baseUrl, accessToken, now })
}

/** A connected account, with tokens that renew themselves. What it throws has ended the connection where it must. */
export function connectedSource(
  tools: ProviderTools,
  { connection_id, provider }: { readonly connection_id: string; readonly provider: Provider },
): CalendarSource {
  const ask = <Result>(use: (source: CalendarSource) => Promise<Result>) =>
    withAccess(tools, connection_id, (token) => use(calendarSource(provider, tools, token)))
  return {
    fetchAccount: () => ask((source) => source.fetchAccount()),
    fetchCalendars: () => ask((source) => source.fetchCalendars()),
    fetchPage: (request) => ask((source) => source.fetchPage(request)),
  }
}

const sources: Readonly<Partial<Record<Provider, (access: Access) => CalendarSource>>> = {
  google: googleCalendar,
}
