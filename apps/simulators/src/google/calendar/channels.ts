import { randomUUID } from 'node:crypto'
import { hour_ms } from '../../durations.ts'
import type { Scene } from '../../kit/provider.ts'
import type { GoogleWorld } from '../world.ts'
import type { Calendar, CalendarUser, Channel } from './calendar-world.ts'

type CalendarScene = Scene<GoogleWorld>

export interface NewChannel {
  readonly id: string
  readonly address: string
  readonly token: string | undefined
  readonly account: string
  readonly calendar_id: string | undefined
  readonly resource_uri: string
  readonly expires_at: number
}

/** Opens a channel and sends its first message. */
export function openChannel(scene: CalendarScene, given: NewChannel): Channel {
  const { channels } = scene.world.calendar
  const same = [...channels.values()].find(({ resource_uri }) => resource_uri === given.resource_uri)
  const channel: Channel = {
    ...given,
    resource_id: same?.resource_id ?? randomUUID().replaceAll('-', ''),
    last_message: 0,
    is_stopped: false,
    is_due: false,
  }
  channels.set(channel.id, channel)
  scene.clock.at(scene.clock.now(), () => send(scene, channel, 'sync', 0))
  return channel
}

/** Tells those who watch a calendar that something in it changed. */
export function noticeCalendar(scene: CalendarScene, { id, access }: Calendar): void {
  notice(scene, (channel) => channel.calendar_id === id && access.has(channel.account))
}

/** Tells those who watch a person's list of calendars that it changed. */
export function noticeList(scene: CalendarScene, { account }: CalendarUser): void {
  notice(scene, (channel) => channel.calendar_id === undefined && channel.account === account)
}

export function isLive({ is_stopped, expires_at }: Channel, nowMs: number): boolean {
  return !is_stopped && expires_at > nowMs
}

/** Simultaneous changes send one message, which is about the state when it is read. */
function notice(scene: CalendarScene, isMeant: (channel: Channel) => boolean): void {
  const now = scene.clock.now()
  const { calendar, oauth } = scene.world
  for (const channel of calendar.channels.values()) {
    if (!isMeant(channel) || channel.is_due || !isLive(channel, now)) continue
    // An account that revoked the app's grant sends it no more messages.
    if (!oauth.grants.some(({ account, is_revoked }) => account === channel.account && !is_revoked)) continue
    channel.is_due = true
    scene.clock.at(now, () => {
      channel.is_due = false
      return send(scene, channel, 'exists', 0)
    })
  }
}

const retry_after_ms = [60_000, 300_000, 900_000, hour_ms]
const retried = [500, 502, 503, 504]

/** A message without a body. Only a server that fails for the moment is asked again, with longer and longer pauses. */
async function send(
  scene: CalendarScene,
  channel: Channel,
  state: 'sync' | 'exists',
  tried: number,
): Promise<void> {
  const now = scene.clock.now()
  if (!isLive(channel, now)) return
  // The first is number 1; later ones grow and leave numbers out.
  channel.last_message += channel.last_message === 0 ? 1 : 7
  const outcome = await scene.deliver({
    url: channel.address,
    timeoutMs: 10_000,
    headers: {
      'user-agent': 'APIs-Google; (+https://developers.google.com/webmasters/APIs-Google.html)',
      'x-goog-channel-id': channel.id,
      'x-goog-channel-expiration': new Date(channel.expires_at).toUTCString(),
      'x-goog-resource-state': state,
      'x-goog-message-number': String(channel.last_message),
      'x-goog-resource-id': channel.resource_id,
      'x-goog-resource-uri': channel.resource_uri,
      ...(channel.token !== undefined && { 'x-goog-channel-token': channel.token }),
    },
  })
  const pause = retry_after_ms[tried]
  if (outcome.status === undefined || !retried.includes(outcome.status) || pause === undefined) return
  scene.clock.at(now + pause, () => send(scene, channel, state, tried + 1))
}
