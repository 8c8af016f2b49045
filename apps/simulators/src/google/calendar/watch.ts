import { day_ms, week_ms } from '../../durations.ts'
import type { SimulatedReply } from '../../kit/message.ts'
import { missing, refuse, RefusalError } from '../errors.ts'
import { isLive, openChannel } from './channels.ts'
import { takeCalendar, type CalendarCall, type CalendarMethod } from './method.ts'

const event_scopes = [
  'calendar',
  'calendar.readonly',
  'calendar.events',
  'calendar.events.readonly',
  'calendar.events.owned',
  'calendar.events.owned.readonly',
]
const list_scopes = [
  'calendar',
  'calendar.readonly',
  'calendar.calendarlist',
  'calendar.calendarlist.readonly',
]

/** Channels through which a change calls. */
export const watchMethods: readonly CalendarMethod[] = [
  {
    id: 'calendar.events.watch',
    http: 'POST',
    path: '/calendars/:calendarId/events/watch',
    scopes: event_scopes,
    answer: (call) => {
      const { calendar } = takeCalendar(call)
      return watch(call, calendar.id, `calendars/${encodeURIComponent(calendar.id)}/events`)
    },
  },
  {
    id: 'calendar.calendarList.watch',
    http: 'POST',
    path: '/users/me/calendarList/watch',
    scopes: list_scopes,
    answer: (call) => watch(call, undefined, 'users/me/calendarList'),
  },
  {
    id: 'calendar.channels.stop',
    http: 'POST',
    path: '/channels/stop',
    scopes: [...event_scopes, ...list_scopes],
    answer: stop,
  },
]

const longest_life_ms = 30 * day_ms

function watch(call: CalendarCall, calendar_id: string | undefined, path: string): SimulatedReply {
  const { id, type, address, token } = call.body
  if (typeof id !== 'string' || id === '') throw new RefusalError(missing('id'))
  if (id.length > 64 || !/^[A-Za-z0-9\-_+/=]+$/.test(id)) {
    throw new RefusalError(refuse(400, 'channelIdInvalid', 'Channel id is invalid'))
  }
  if (type !== 'web_hook' && type !== 'webhook') {
    throw new RefusalError(refuse(400, 'unknownChannelType', 'Unknown channel type'))
  }
  if (typeof address !== 'string' || !isAddress(address)) {
    throw new RefusalError(refuse(400, 'webhookUrlInvalid', 'WebHook callback address is invalid.'))
  }
  if (typeof token === 'string' && token.length > 256) {
    throw new RefusalError(refuse(400, 'channelTokenTooLong', 'Channel token too long'))
  }
  if (call.world.channels.has(id)) {
    throw new RefusalError(refuse(400, 'channelIdNotUnique', `Channel id ${id} not unique`))
  }
  const channel = openChannel(call.scene, {
    id,
    address,
    token: typeof token === 'string' ? token : undefined,
    account: call.account,
    calendar_id,
    resource_uri: `https://www.googleapis.com/calendar/v3/${path}?alt=json`,
    expires_at: readExpiry(call),
  })
  return {
    status: 200,
    body: {
      kind: 'api#channel',
      id,
      resourceId: channel.resource_id,
      resourceUri: channel.resource_uri,
      ...(channel.token !== undefined && { token: channel.token }),
      expiration: String(channel.expires_at),
    },
  }
}

/** A week unless asked otherwise, by a moment in ms or by `params.ttl` in seconds; a month at most. */
function readExpiry({ body, scene }: CalendarCall): number {
  const now = scene.clock.now()
  const { expiration, params } = body
  const ttl =
    typeof params === 'object' && params !== null && 'ttl' in params ? Number(params.ttl) : Number.NaN
  const wanted = expiration === undefined ? now + (ttl > 0 ? ttl * 1000 : week_ms) : Number(expiration)
  if (!(wanted > now)) throw new RefusalError(refuse(400, 'invalid', 'Channel expiration is in the past.'))
  return Math.min(wanted, now + longest_life_ms)
}

/** Google asks for https; here the other side has no certificate either. */
function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function stop(call: CalendarCall): SimulatedReply {
  const { id, resourceId } = call.body
  const channel = typeof id === 'string' ? call.world.channels.get(id) : undefined
  const isKnown = channel?.account === call.account && channel.resource_id === resourceId
  if (!channel || !isKnown || !isLive(channel, call.scene.clock.now())) {
    throw new RefusalError(refuse(404, 'notFound', `Channel '${String(id)}' not found for project`))
  }
  channel.is_stopped = true
  return { status: 204 }
}
