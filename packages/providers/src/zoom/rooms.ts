import { instantOf } from '@meridian/engine'
import type { CalendarEvent } from '@meridian/icalendar'
import { type Access, pathOf } from '../kit/access.ts'
import type { ConferenceMaker, RemoteRoom } from '../kit/conference-maker.ts'
import { ProviderError } from '../kit/provider-error.ts'
import { webLink } from '../kit/web-link.ts'
import { type AskZoom, zoomClient } from './client.ts'
import { zoomRecurrenceOf } from './recurrence.ts'
import { Nothing, ZoomListed, ZoomMeetings } from './replies.ts'

export function zoomRooms(access: Access): ConferenceMaker {
  const ask = zoomClient(access)
  return {
    create: (event, marker) => create(ask, event, marker),
    find: (marker) => find(ask, marker),
    update: async (external_id, event, marker) => {
      const path = pathOf('meetings', external_id)
      await ask({ method: 'PATCH', path, body: bodyOf(event, marker), reply: Nothing })
    },
    delete: async (external_id) => {
      try {
        await ask({ method: 'DELETE', path: pathOf('meetings', external_id), reply: Nothing })
      } catch (problem) {
        if (!(problem instanceof ProviderError) || problem.kind !== 'missing') throw problem
      }
    },
  }
}

async function create(ask: AskZoom, event: CalendarEvent, marker: string): Promise<RemoteRoom> {
  const body = bodyOf(event, marker)
  const meeting = await ask({ method: 'POST', path: '/users/me/meetings', body, reply: ZoomListed })
  return roomOf(meeting)
}

const pages_max = 20

async function find(ask: AskZoom, marker: string): Promise<RemoteRoom | null> {
  let token = ''
  for (let page = 0; page < pages_max; page += 1) {
    const query = { type: 'scheduled', page_size: '300', ...(token !== '' && { next_page_token: token }) }
    const { meetings, next_page_token } = await ask({
      path: '/users/me/meetings',
      query,
      reply: ZoomMeetings,
    })
    for (const raw of meetings) {
      const meeting = ZoomListed.safeParse(raw).data
      if (meeting?.agenda.startsWith(marker)) return roomOf(meeting)
    }
    if (next_page_token === '') return null
    token = next_page_token
  }
  throw new ProviderError('broken', 'The list of meetings has no end.')
}

function roomOf(meeting: ZoomListed): RemoteRoom {
  const link = webLink(meeting.join_url)
  if (link === null) throw new ProviderError('broken', 'Zoom has made a meeting without a link.')
  return { external_id: meeting.id, link }
}

/** By the vendor. */
const longest = { topic: 200, agenda: 2000 }
const kinds = { single: 2, without_time: 3, series: 8 }

/**
 * Whole days, and series without an end or of a kind that Zoom does not know, get a room that is open at any time: its
 * link is good for all of them.
 */
function bodyOf(event: CalendarEvent, marker: string): object {
  const { title, description, start, end, rrule, added } = event
  const content = {
    topic: title.slice(0, longest.topic).toWellFormed(),
    // The list shows but the beginning.
    agenda: `${marker}\n\n${description}`.trim().slice(0, longest.agenda).toWellFormed(),
  }
  if (start.zone === null || end.zone === null) return { ...content, type: kinds.without_time }
  const recurrence = rrule === null ? null : zoomRecurrenceOf(rrule, start.time, start.zone)
  if ((rrule !== null || added.length > 0) && recurrence === null) {
    return { ...content, type: kinds.without_time }
  }
  const startMs = instantOf(start.time, start.zone)
  const minutes = Math.ceil((instantOf(end.time, end.zone) - startMs) / 60_000)
  return {
    ...content,
    type: recurrence ? kinds.series : kinds.single,
    // In UTC: an offset such as +01:00 would be taken for it.
    start_time: `${new Date(startMs).toISOString().slice(0, 19)}Z`,
    timezone: start.zone,
    duration: Math.max(1, minutes),
    ...(recurrence && { recurrence }),
  }
}
