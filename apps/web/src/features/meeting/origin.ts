import {
  findSourceProvider,
  type Meeting,
  type MeetingIntegrationType,
  type MeetingSource,
  provider_table,
} from '@meridian/contract'
import { findMeetingLook } from '../../platform/provider/provider-look.ts'
import { mark, t } from '../../platform/text/text.ts'

/** Where what everybody sees of a meeting is changed, because it is not here. */
export interface ExternalOrigin {
  /** Why, and what is the reader's own all the same, in one sentence. */
  readonly sentence: string
  /** The page of the meeting there, where the provider names one. */
  readonly link: string | null
  readonly openLabel: string
  /** Whether it can be declined from here, by writing the event. */
  readonly mayDecline: boolean
}

/** Null where the reader or another account of Meridian decides. */
export function externalOrigin(meeting: Meeting, reader_id: string | undefined): ExternalOrigin | null {
  if (meeting.is_editable || meeting.user_id !== reader_id) return null
  const type = meeting.meeting_integration_type
  const provider = findSourceProvider(type)
  const place = t<string>(findMeetingLook(type)?.calendar ?? '')
  const name = meeting.outside_organizer?.full_name
  return {
    sentence: sentenceOf(meeting, place),
    link: meeting.meeting_sources.find((source) => source.type === type && source.web_link)?.web_link ?? null,
    openLabel: openWords(type),
    mayDecline:
      name !== undefined && !!provider && provider_table[provider].writes_events && !meeting.is_only_read,
  }
}

function sentenceOf(
  { outside_organizer, meeting_integration_type, is_only_read }: Meeting,
  place: string,
): string {
  if (is_only_read)
    return t(
      'This meeting is in a calendar that you may only read ({place}). You can still set your own priority, agenda, labels and tasks.',
      { place },
    )
  const name = outside_organizer?.full_name
  if (name === undefined)
    return t(
      'To change this meeting, open {place}. You can still set your own priority, agenda, labels and tasks.',
      {
        place,
      },
    )
  if (meeting_integration_type === 'custom')
    return t(
      '{name} manages this meeting and invited you by mail. You can still set your own priority, agenda, labels and tasks.',
      { name },
    )
  return t(
    '{name} manages this meeting in {place}. You can still set your own priority, agenda, labels and tasks.',
    { name, place },
  )
}

/** 'Open in Google Calendar' */
export function openWords(type: MeetingIntegrationType): string {
  return t<string>(findMeetingLook(type)?.openMeetingLabel ?? '')
}

/** Who decides about it: 'You', a person here, or a person outside. */
export function organizerName(meeting: Meeting, reader_id: string | undefined): string {
  if (meeting.outside_organizer) return meeting.outside_organizer.full_name
  return meeting.user_id === reader_id ? t('You') : meeting.user_details.full_name
}

/** Every calendar a meeting is in, the one that decides first; each once. */
export function calendarsOf({
  meeting_integration_type,
  meeting_sources,
}: Meeting): readonly MeetingIntegrationType[] {
  return [...new Set([meeting_integration_type, ...meeting_sources.map(({ type }) => type)])]
}

/** What a provider says of a booking; words of its own stay as they are. */
export function bookingWords({ booking_status }: Pick<MeetingSource, 'booking_status'>): string | null {
  if (booking_status === null) return null
  const known = booking_words.get(booking_status)
  return known === undefined ? booking_status : t<string>(known)
}

/** What the first provider that has something to say says of the booking. The status of an event without guests says nothing. */
export function bookingStatus({
  meeting_sources,
  meeting_invitees,
}: Pick<Meeting, 'meeting_sources' | 'meeting_invitees'>): string | null {
  const isAlone = Object.keys(meeting_invitees).length === 0
  const told = meeting_sources.find(
    ({ booking_status }) => booking_status !== null && !(isAlone && booking_status === 'confirmed'),
  )
  return told ? bookingWords(told) : null
}

const booking_words: ReadonlyMap<string, string> = new Map([
  ['confirmed', mark('Confirmed')],
  ['tentative', mark('Tentative')],
  ['cancelled', mark('Cancelled')],
  ['canceled', mark('Cancelled')],
  ['active', mark('Booked')],
  ['waiting', mark('Not started')],
  ['started', mark('Started')],
])
