import { z } from 'zod'
import { type Access, pathOf } from '../kit/access.ts'
import type { CalendarChannels } from '../kit/push-channel.ts'
import { ProviderError } from '../kit/provider-error.ts'
import { Identifier } from '../kit/reply-text.ts'
import { googleClient, scope_events } from './client.ts'
import { GoogleChannel, Nothing } from './replies.ts'

export function googleChannels(access: Access): CalendarChannels {
  const ask = googleClient(access)
  return {
    watch: async (calendar_id, { channel_id, address, token }) => {
      const channel = await ask({
        method: 'POST',
        path: `/calendar/v3${pathOf('calendars', calendar_id, 'events', 'watch')}`,
        body: { id: channel_id, type: 'web_hook', address, token },
        reply: GoogleChannel,
        scopes: scope_events,
      })
      const { resourceId, expiration } = channel
      return { channel_id, channel_resource_id: resourceId, expires_ms: expiration ?? null }
    },
    stop: async ({ channel_id, channel_resource_id }) => {
      const body = { id: channel_id, resourceId: channel_resource_id }
      const path = '/calendar/v3/channels/stop'
      try {
        await ask({ method: 'POST', path, body, reply: Nothing, scopes: scope_events })
      } catch (problem) {
        if (!(problem instanceof ProviderError) || problem.kind !== 'missing') throw problem
      }
    },
  }
}

/** What a request to our address says: nothing but that something has changed, or that the channel is open. */
export interface GoogleNotice {
  readonly channel_id: string
  readonly channel_resource_id: string
  /** As given to `watch`. There is no signature: a request with another token is not from Google. */
  readonly token: string | null
  readonly state: 'sync' | 'exists' | 'not_exists'
  readonly message_number: number
}

/** Null for headers, in small letters, that are no notice. Their order and number are not to be relied on. */
export function readGoogleNotice(headers: Readonly<Record<string, unknown>>): GoogleNotice | null {
  const notice = Notice.safeParse(headers).data
  if (!notice) return null
  return {
    channel_id: notice['x-goog-channel-id'],
    channel_resource_id: notice['x-goog-resource-id'],
    token: notice['x-goog-channel-token'] ?? null,
    state: notice['x-goog-resource-state'],
    message_number: notice['x-goog-message-number'],
  }
}

const Notice = z.object({
  'x-goog-channel-id': Identifier,
  'x-goog-resource-id': Identifier,
  'x-goog-channel-token': z.string().max(256).optional(),
  'x-goog-resource-state': z.enum(['sync', 'exists', 'not_exists']),
  'x-goog-message-number': z.coerce.number().int().min(0),
})
