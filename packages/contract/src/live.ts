import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * What a stream of changes says, as server-sent events. `ready`: from now on nothing is missed. `change`: something
 * of these nouns may have changed for the person. `refetch`: changes may have been missed, so anything may be new.
 */
export const LiveEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready') }),
  z.object({ event: z.literal('change'), nouns: z.array(z.string()) }),
  z.object({ event: z.literal('refetch') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** How often a stream without news says that it lives, as a comment. */
export const live_heartbeat_ms = 25_000

/** Streams that one person may have open at one server process. */
export const live_streams_per_person_max = 10

/** How far back a stream can begin. */
export const live_recent_ms_max = 10_000

export const followChanges = endpoint({
  method: 'GET',
  path: '/v1/events',
  summary: 'Changes that concern the person, as they happen',
  query: z.object({
    recent_ms: z.coerce
      .number()
      .int()
      .min(0)
      .max(live_recent_ms_max)
      .default(0)
      .describe(
        'Changes of this many milliseconds before are told after `ready`, for a caller that fetched before the stream was open.',
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
