import type { CalendlyWorld } from '../../apps/simulators/src/calendly/world.ts'
import type { GoogleWorld } from '../../apps/simulators/src/google/world.ts'
import type { Simulator } from '../../apps/simulators/src/kit/simulator.ts'
import { joinUrl } from '../../apps/simulators/src/zoom/present.ts'
import type { ZoomWorld } from '../../apps/simulators/src/zoom/world.ts'
import { demo_people } from './people.ts'

const { mara, jonas } = demo_people

/**
 * Gives two of the demo's people calendars at Google, and one of them bookings at Calendly and meetings at Zoom. Some
 * of these are in the calendar as well, as they would be: the product shows each of them once.
 */
export function seedAccounts({
  google,
  calendly,
  zoom,
}: {
  readonly google: Simulator<GoogleWorld>
  readonly calendly: Simulator<CalendlyWorld>
  readonly zoom: Simulator<ZoomWorld>
}): void {
  for (const { first_name, last_name, primary_email, timezone } of [mara, jonas]) {
    google.change({
      op: 'add_account',
      email: primary_email,
      name: `${first_name} ${last_name}`,
      time_zone: timezone,
    })
  }
  for (const { primary_email } of [mara, jonas]) google.seed({ script: 'calendar', account: primary_email })
  google.seed({ script: 'mailbox', account: mara.primary_email })
  const account = { account: mara.primary_email, name: 'Mara Lindqvist', timezone: mara.timezone }
  const google_event_ids = Array.from({ length: 7 }, (_, index) => `booking${index}`)
  calendly.seed({ script: 'lived_in', ...account, google_event_ids })
  zoom.seed({ script: 'lived_in', ...account })
  for (const event of bookingsOf(calendly.scene.world)) copyToGoogle(google, event)
  for (const event of meetingsOf(zoom.scene.world)) copyToGoogle(google, event)
}

interface Copied {
  readonly id?: string
  readonly summary: string
  readonly start_ms: number
  readonly end_ms: number
  readonly location: string
  readonly guest?: { readonly email: string; readonly displayName: string }
}

function bookingsOf({ events, invitees }: CalendlyWorld): Copied[] {
  const seen = new Set<string>()
  return events.flatMap(({ id, status, calendar_event, name, start_ms, end_ms, location }) => {
    const copy = calendar_event?.external_id
    if (status !== 'active' || copy === undefined || seen.has(copy)) return []
    seen.add(copy)
    const invitee = invitees.find(({ event_id }) => event_id === id)
    return [
      {
        id: copy,
        summary: invitee ? `${invitee.name} and Mara Lindqvist` : name,
        start_ms,
        end_ms,
        location: location?.join_url ?? location?.location ?? '',
        ...(invitee && { guest: { email: invitee.email, displayName: invitee.name } }),
      },
    ]
  })
}

/** Single meetings still to come, which people put into their calendars with the address of the room. */
function meetingsOf({ meetings, users }: ZoomWorld): Copied[] {
  const host = users.find(({ email }) => email === mara.primary_email)
  return meetings.flatMap((meeting) => {
    const { host_id, type, start_ms, duration, topic } = meeting
    if (host_id !== host?.id || type !== 2 || start_ms === null || start_ms < Date.now()) return []
    return [{ summary: topic, start_ms, end_ms: start_ms + duration * 60_000, location: joinUrl(meeting) }]
  })
}

function copyToGoogle(google: Simulator<GoogleWorld>, copied: Copied): void {
  const { id, summary, start_ms, end_ms, location, guest } = copied
  const moment = (ms: number) => ({ dateTime: new Date(ms).toISOString(), timeZone: mara.timezone })
  google.change({
    op: 'create_event',
    calendar: mara.primary_email,
    ...(id !== undefined && { id }),
    event: {
      summary,
      location,
      start: moment(start_ms),
      end: moment(end_ms),
      ...(guest && { attendees: [{ ...guest, responseStatus: 'accepted' }] }),
    },
  })
}
