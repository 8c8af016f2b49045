import { createHash } from 'node:crypto'
import { stamp } from './world.ts'
import type { CalendlyWorld, Conference, ScheduledEvent } from './world.ts'

/** Moves the making of a conference link on: initiated, processing, and pushed with the link, or failed without. */
export function advanceLocation(
  world: CalendlyWorld,
  nowMs: number,
  event: ScheduledEvent,
  status: 'processing' | 'pushed' | 'failed',
): void {
  const { location } = event
  if (!location?.status || !isOnItsWay(event)) throw new RangeError(`No link is being made for ${event.id}.`)
  location.status = status
  if (status === 'pushed') location.join_url = newJoinUrl(event)
  event.updated_at = stamp(world, nowMs)
}

export function isOnItsWay({ location }: ScheduledEvent): boolean {
  return location?.status === 'initiated' || location?.status === 'processing'
}

/** What the vendor passes on of the conference, null until it is there. */
export function conferenceData({ id, location }: ScheduledEvent): unknown {
  if (location?.status !== 'pushed') return null
  switch (location.type) {
    case 'zoom':
    case 'zoom_conference':
      return {
        id: zoomNumber(id),
        settings: { global_dial_in_numbers: [{ number: '+1 5550100', country: 'US', type: 'toll' }] },
        extra: { intl_numbers_url: 'https://us05web.zoom.us/u/kbExample' },
        password: zoomPassword(id),
      }
    case 'webex_conference':
      return {
        id: digest(id, 20),
        telephony: { callInNumbers: [{ label: 'US Toll', callInNumber: '15550100', tollType: 'toll' }] },
        password: digest(id, 8),
      }
    case 'microsoft_teams_conference':
      return { id: digest(id, 40), audioConferencing: null }
    case 'gotomeeting':
      return { uniqueMeetingId: Number(zoomNumber(id)), conferenceCallInfo: 'Dial-in by computer' }
    default:
      return null
  }
}

function newJoinUrl({ id, location }: ScheduledEvent): string {
  const links: Readonly<Record<Conference, string>> = {
    google_conference: `https://calendly.com/events/${id}/google_meet`,
    zoom_conference: `https://us05web.zoom.us/j/${zoomNumber(id)}?pwd=${zoomPassword(id)}`,
    zoom: `https://us05web.zoom.us/j/${zoomNumber(id)}?pwd=${zoomPassword(id)}`,
    microsoft_teams_conference: `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${digest(id, 32)}%40thread.v2/0`,
    webex_conference: `https://example.webex.com/example/j.php?MTID=m${digest(id, 32)}`,
    gotomeeting: `https://global.gotomeeting.com/join/${zoomNumber(id).slice(0, 9)}`,
  }
  return Object.entries(links).find(([kind]) => kind === location?.type)?.[1] ?? ''
}

function zoomNumber(id: string): string {
  return `9${(BigInt(`0x${digest(id, 12)}`) % 10_000_000_000n).toString().padStart(10, '0')}`
}

function zoomPassword(id: string): string {
  return digest(`${id}/password`, 24)
}

function digest(id: string, length: number): string {
  return createHash('sha256').update(id).digest('hex').slice(0, length)
}
