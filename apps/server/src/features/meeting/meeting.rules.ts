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

/** The columns of what a meeting is about, not of its times. */
export const detail_columns = [
  'meeting_title',
  'meeting_description',
  'agenda',
  'meeting_link',
  'location_name',
  'location_link',
  'latitude',
  'longitude',
  'meeting_priority',
  'is_transparent',
] as const
export type DetailColumns = Pick<Selectable<Tables['meeting']>, (typeof detail_columns)[number]>

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
  const { meeting_link, meeting_location: place = {} } = input
  const { location_name, location_link, latitude = before.latitude, longitude = before.longitude } = place
  return {
    meeting_title: input.meeting_title ?? before.meeting_title,
    meeting_description: input.meeting_description ?? before.meeting_description,
    agenda: input.agenda ?? before.agenda,
    meeting_link: meeting_link === undefined ? before.meeting_link : linkOrNull(meeting_link),
    location_name: location_name === undefined ? before.location_name : textOrNull(location_name),
    location_link: location_link === undefined ? before.location_link : linkOrNull(location_link),
    latitude,
    longitude,
    meeting_priority: input.meeting_priority ?? before.meeting_priority,
    is_transparent: input.is_transparent ?? before.is_transparent,
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
  const { outside_organizer_name, meeting_integration_type, is_only_read } = meeting
  const provider = findSourceProvider(meeting_integration_type)
  const isWritten = !provider || provider_table[provider].writes_events
  return outside_organizer_name === null && !is_only_read && isWritten
}

/** An attendee answers by writing the event, so an outside organizer's meeting can be declined here. */
export function mayBeDeclined(meeting: Decided): boolean {
  const { outside_organizer_name, meeting_integration_type, is_only_read } = meeting
  const provider = findSourceProvider(meeting_integration_type)
  const isWritten = provider !== undefined && provider_table[provider].writes_events
  return outside_organizer_name !== null && !is_only_read && isWritten
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

function linkOrNull(link: string | null): string | null {
  const address = textOrNull(link)
  return address === null ? null : completeLink(address)
}

function textOrNull(text: string | null): string | null {
  return text?.trim() === '' ? null : text
}
