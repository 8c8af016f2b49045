import { type GoogleWriter, googleWriter } from '@meridian/providers'
import type { ProviderTools } from '../provider-tools.service.ts'
import { withAccess } from '../access.service.ts'

/**
 * Writes to a connected account, with tokens that are renewed when they expire. A ProviderError it throws has
 * already disabled the connection where it must.
 */
export function connectedWriter(tools: ProviderTools, connection_id: string): GoogleWriter {
  const { baseUrl } = tools.config.providers.google
  const ask = <Result>(use: (writer: GoogleWriter) => Promise<Result>) =>
    withAccess(tools, connection_id, (accessToken) =>
      use(googleWriter({ fetch, baseUrl, accessToken, now: tools.now })),
    )
  return {
    insertEvent: (place, event, choice) => ask((writer) => writer.insertEvent(place, event, choice)),
    patchEvent: (place, event, choice) => ask((writer) => writer.patchEvent(place, event, choice)),
    deleteEvent: (place, choice) => ask((writer) => writer.deleteEvent(place, choice)),
    fetchEvent: (place) => ask((writer) => writer.fetchEvent(place)),
    declineEvent: (place) => ask((writer) => writer.declineEvent(place)),
  }
}
