import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * Server-sent events of the change stream. `ready`: from now on every change is sent. `change`: data of these nouns
 * may have changed for the person. `refetch`: changes may have been missed, so all data may be stale.
 */
export const LiveEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready') }),
  z.object({ event: z.literal('change'), nouns: z.array(z.string()) }),
  z.object({ event: z.literal('refetch') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** Interval of keep-alive comments in an idle stream. */
export const live_heartbeat_ms = 25_000

/** The most streams that one person may have open at one server process. */
export const live_streams_per_person_max = 10

/** How far back a stream can resume. */
export const live_recent_ms_max = 10_000

export const followChanges = endpoint({
  method: 'GET',
  path: '/v1/events',
  scope: null,
  summary: 'Stream changes of the person’s data',
  query: z.object({
    recent_ms: z.coerce
      .number()
      .int()
      .min(0)
      .max(live_recent_ms_max)
      .default(0)
      .describe(
        'Sends the changes of the preceding milliseconds after `ready`, for a caller that fetched before the stream opened.',
      ),
  }),
  produces: 'text/event-stream',
  reply: z
    .string()
    .describe(
      'Events ready, change with data {"nouns": ["meeting", …]} and refetch; a comment every 25 seconds. The stream ends with the session.',
    ),
  says: { failed: 'Failed to follow changes. Please try again.' },
})
