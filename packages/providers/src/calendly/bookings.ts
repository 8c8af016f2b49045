import type { z } from 'zod'
import type { Access } from '../kit/access.ts'
import type { EventTypeSource, RemoteEventType } from '../kit/event-type-source.ts'
import { ProviderError } from '../kit/provider-error.ts'
import { webLink } from '../kit/web-link.ts'
import { calendlyClient, fetchAll, idIn } from './client.ts'
import { CalendlyBooking, CalendlyEventType, Nothing } from './replies.ts'

/** What is done at Calendly beside reading. Every method throws ProviderError alone. */
export interface CalendlyBookings extends EventTypeSource {
  /** A booking that is cancelled already counts; `refused` for one that has begun. */
  cancelBooking(external_id: string, reason: string): Promise<void>
}

export function calendlyBookings(access: Access): CalendlyBookings {
  const ask = calendlyClient(access)
  return {
    fetchEventTypes: async (user) => {
      const raws = await fetchAll(ask, {
        path: '/event_types',
        query: { user },
        scopes: ['event_types:read'],
      })
      return raws.flatMap((raw) => {
        const type = CalendlyEventType.safeParse(raw).data
        return type ? [eventTypeOf(type)] : []
      })
    },
    cancelBooking: async (external_id, reason) => {
      const path = `/scheduled_events/${idIn(external_id)}/cancellation`
      const body = { reason: reason.slice(0, 10_000).toWellFormed() }
      try {
        await ask({ method: 'POST', path, body, reply: Nothing })
      } catch (problem) {
        if (!(problem instanceof ProviderError) || problem.kind !== 'refused') throw problem
        const found = await ask({ path: `/scheduled_events/${idIn(external_id)}`, reply: CalendlyBooking })
        if (found.resource.status !== 'canceled') throw problem
      }
    },
  }
}

function eventTypeOf(type: z.infer<typeof CalendlyEventType>): RemoteEventType {
  return {
    external_id: type.uri,
    name: type.name,
    slug: type.slug,
    duration_minutes: type.duration,
    kind: type.kind,
    is_active: type.active,
    scheduling_link: webLink(type.scheduling_url),
    color: /^#[0-9a-f]{6}$/i.test(type.color) ? type.color.toLowerCase() : null,
    description: type.description_plain,
  }
}
