import {
  completeLink,
  findSourceProvider,
  type MeetingChange,
  type MeetingCreation,
  provider_table,
} from '@meridian/contract'
import { provider_adapters } from '@meridian/providers'
import type { Tables } from '../../platform/postgres/tables.ts'
import type { Selectable } from 'kysely'

/** The columns with a meeting's texts, not its times. */
export type DetailColumns = Pick<
  Selectable<Tables['meeting']>,
  | 'meeting_title'
  | 'meeting_description'
  | 'agenda'
  | 'meeting_link'
  | 'location_name'
  | 'location_link'
  | 'latitude'
  | 'longitude'
  | 'meeting_priority'
  | 'is_transparent'
>

export const empty_details: DetailColumns = {
  meeting_title: '',
  meeting_description: '',
  agenda: '',
  meeting_link: null,
  location_name: null,
  location_link: null,
  latitude: null,
  longitude: null,
  meeting_priority: 'medium',
  is_transparent: false,
}

/** Details after a request: omitted fields stay, an empty link or location is none. */
export function detailsAfter(before: DetailColumns, input: MeetingChange | MeetingCreation): DetailColumns {
  const place = input.meeting_location ?? {}
  return {
    meeting_title: kept(input.meeting_title, before.meeting_title),
    meeting_description: kept(input.meeting_description, before.meeting_description),
    agenda: kept(input.agenda, before.agenda),
    meeting_link: kept(linkOf(input.meeting_link), before.meeting_link),
    location_name: kept(textOrNull(place.location_name), before.location_name),
    location_link: kept(linkOf(place.location_link), before.location_link),
    latitude: kept(place.latitude, before.latitude),
    longitude: kept(place.longitude, before.longitude),
    meeting_priority: kept(input.meeting_priority, before.meeting_priority),
    is_transparent: kept(input.is_transparent, before.is_transparent),
  }
}

type Decided = Pick<
  Selectable<Tables['meeting']>,
  'outside_organizer_name' | 'meeting_integration_type' | 'is_only_read'
>

/**
 * Meetings of an outside organizer, those in calendars that are only read, and bookings at a provider whose events
 * Meridian does not write, are changed where they were created.
 */
export function isDecidedHere(meeting: Decided): boolean {
  return meeting.outside_organizer_name === null && isWrittenTo(meeting)
}

/** An attendee answers by writing the event, so an outside organizer's meeting can be declined here. */
export function mayBeDeclined(meeting: Decided): boolean {
  const isFromProvider = findSourceProvider(meeting.meeting_integration_type) !== undefined
  return meeting.outside_organizer_name !== null && isFromProvider && isWrittenTo(meeting)
}

function isWrittenTo({ meeting_integration_type, is_only_read }: Decided): boolean {
  const provider = findSourceProvider(meeting_integration_type)
  return !is_only_read && (!provider || provider_table[provider].writes_events)
}

/** An outside organizer has invited the person by mail; the response goes out by mail, too. */
export function isAskedByMail({ outside_organizer_name, meeting_integration_type }: Decided): boolean {
  return outside_organizer_name !== null && meeting_integration_type === 'custom'
}

/** A sentence for the person: why the shared fields of a meeting cannot be changed here. */
export function decidedElsewhere(meeting: Decided): string {
  const { outside_organizer_name, meeting_integration_type, is_only_read } = meeting
  if (isAskedByMail(meeting))
    return `This meeting is organized by ${outside_organizer_name}, who asked you by mail. Propose another time instead.`
  const provider = findSourceProvider(meeting_integration_type)
  const place = provider ? provider_adapters[provider].texts.calendar : 'another calendar'
  if (is_only_read)
    return `This meeting is in a calendar at ${place} that you may only read. Whoever may write to it can change the meeting there.`
  return outside_organizer_name === null
    ? `This meeting was made at ${place}. Change it there.`
    : `This meeting is organized in ${place} by ${outside_organizer_name}. Change it there.`
}

/**
 * The fields of a change that affect all attendees. Labels are each person's own; the fields that name an occurrence or a
 * version change nothing by themselves.
 */
export function listSharedFields({
  meeting_labels: _labels,
  updated_at: _read,
  series_scope: _scope,
  original_start_timestamp: _occurrence,
  ...shared
}: MeetingChange): string[] {
  return Object.keys(shared)
}

function kept<Value>(sent: Value | undefined, stored: Value): Value {
  return sent === undefined ? stored : sent
}

function linkOf(link: string | null | undefined): string | null | undefined {
  return link ? completeLink(link) : textOrNull(link)
}

function textOrNull(text: string | null | undefined): string | null | undefined {
  return text?.trim() === '' ? null : text
}
