import { minute_ms } from '@meridian/engine'
import type { CalendarEvent } from '@meridian/icalendar'
import { contentVersion } from '../kit/content-version.ts'
import { stampOf, timeAt, zoneOf } from '../kit/event-time.ts'
import { UnreadableItem } from '../kit/listed-items.ts'
import type { RemoteFacts, RemoteMeeting, RemoteOccurrence } from '../kit/remote-event.ts'
import { findJoinLink, webLink } from '../kit/web-link.ts'
import { recurrenceOf } from './recurrence.ts'
import type { ZoomListed, ZoomMeeting, ZoomOccurrence } from './replies.ts'

/** Of a single meeting: changes with all that its line in the list says. */
export function listedVersion(listed: ZoomListed): string {
  return contentVersion(listed)
}

/** Of a series, of which the list does not say when it takes place. */
export function seriesVersion(meeting: ZoomMeeting): string {
  // These two change with every time the series takes place.
  const { status: _state, start_time: _next, ...content } = meeting
  return contentVersion(content)
}

/** `calendarZone` is that of the account, for a meeting that names none. Throws UnreadableItem. */
export function singleOf(meeting: ZoomMeeting, version: string, calendarZone: string): RemoteMeeting {
  if (meeting.start_time == null) throw new UnreadableItem('it has no start')
  const zone = zoneOf(meeting.timezone, calendarZone)
  const span = spanOf(meeting.start_time, meeting.duration, zone)
  const event = { ...contentOf(meeting), ...span, rrule: null, excluded: [], added: [] }
  return { ...identityOf(meeting, version), event, occurrences: null }
}

/** Fifty occurrences are listed; `isCut` when these may not be all. Throws UnreadableItem. */
export function seriesOf(meeting: ZoomMeeting, calendarZone: string, isCut: boolean): RemoteMeeting {
  const zone = zoneOf(meeting.timezone, calendarZone)
  const occurrences = meeting.occurrences.toSorted((one, other) => originalOf(one) - originalOf(other))
  const originals = [...new Set(occurrences.map(originalOf))]
  const [first] = originals
  if (first === undefined) throw new UnreadableItem('none of its occurrences is listed')
  const event: CalendarEvent = {
    ...contentOf(meeting),
    ...spanOf(first, meeting.duration, zone),
    ...recurrenceOf({ recurrence: meeting.recurrence ?? null, originals, zone, isCut }),
  }
  return {
    ...identityOf(meeting, seriesVersion(meeting)),
    event,
    occurrences: occurrences
      .filter((one) => isOther(one, meeting))
      .map((one) => occurrenceOf(one, meeting, zone)),
  }
}

function identityOf(meeting: ZoomMeeting, version: string) {
  const kind: RemoteMeeting['kind'] = 'meeting'
  return { kind, external_id: meeting.id, version, updated_ms: null, facts: factsOf(meeting) }
}

function factsOf({ id, status }: ZoomMeeting): RemoteFacts {
  return {
    web_link: `https://zoom.us/meeting/${id}`,
    // Only what the person hosts is listed.
    is_organizer: true,
    is_declined: false,
    linked: null,
    replaces_external_id: null,
    booking_status: status === '' ? 'waiting' : status,
  }
}

function contentOf(meeting: ZoomMeeting) {
  const { id, topic, agenda, join_url, host_email, settings, created_at } = meeting
  const invited = (settings?.meeting_invitees ?? []).map(({ email }) => email.trim())
  return {
    uid: `zoom:${id}`,
    recurrence_id: null,
    sequence: 0,
    title: topic.replace(/\s+/g, ' ').trim(),
    description: agenda.trim(),
    location: null,
    link: webLink(join_url) ?? findJoinLink([agenda]),
    is_all_day: false,
    is_transparent: false,
    is_private: false,
    status: 'confirmed' as const,
    priority: null,
    organizer: host_email === '' ? null : { name: '', email: host_email.trim() },
    attendees: [...new Set(invited)].filter((email) => email !== '').map(guestOf),
    overrides: [],
    created_at: stampOf(created_at),
    modified_at: null,
  }
}

function guestOf(email: string) {
  return {
    name: '',
    email,
    kind: 'individual' as const,
    role: 'required' as const,
    answer: 'needs_action' as const,
  }
}

function spanOf(start: number, duration: number | null | undefined, zone: string) {
  return { start: timeAt(start, zone), end: timeAt(start + (duration ?? 0) * minute_ms, zone) }
}

/** The id of an occurrence is the moment at which the rule puts it, in milliseconds. */
function originalOf({ occurrence_id }: ZoomOccurrence): number {
  return Number(occurrence_id)
}

function isOther(occurrence: ZoomOccurrence, { duration }: ZoomMeeting): boolean {
  const { start_time, status } = occurrence
  const isMoved = start_time != null && start_time !== originalOf(occurrence)
  return isMoved || status === 'deleted' || (occurrence.duration ?? duration) !== duration
}

function occurrenceOf(occurrence: ZoomOccurrence, meeting: ZoomMeeting, zone: string): RemoteOccurrence {
  const original_start = originalOf(occurrence)
  const isDeleted = occurrence.status === 'deleted'
  const start = occurrence.start_time ?? original_start
  const override = {
    original_start: timeAt(original_start, zone).time,
    is_all_day: false,
    ...spanOf(start, occurrence.duration ?? meeting.duration, zone),
  }
  return {
    kind: 'occurrence',
    external_id: `${meeting.id}:${occurrence.occurrence_id}`,
    version: contentVersion(occurrence),
    updated_ms: null,
    series_external_id: meeting.id,
    original_start,
    override: isDeleted ? null : override,
    facts: isDeleted ? null : factsOf(meeting),
  }
}
