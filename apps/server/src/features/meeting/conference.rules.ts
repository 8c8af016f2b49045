import { type ConferenceType, getConferenceHost } from '@meridian/contract'
import { provider_adapters } from '@meridian/providers'
import { newId } from '../../platform/id.ts'
import type { MeetingRow } from './meeting.queries.ts'

/** The columns that say where a meeting is held online. */
export type ConferenceColumns = Pick<
  MeetingRow,
  'conference' | 'conference_state' | 'conference_problem' | 'conference_request_id'
>

export const no_conference: ConferenceColumns = {
  conference: null,
  conference_state: null,
  conference_problem: null,
  conference_request_id: null,
}

/** A conference that is still to be created. */
export function newConference(conference: ConferenceType): ConferenceColumns {
  const conference_request_id = isMadeWithEvent(conference) ? newId() : null
  return { conference, conference_state: 'pending', conference_problem: null, conference_request_id }
}

interface ConferenceChange {
  readonly meeting_conference?: ConferenceType | null | undefined
  readonly meeting_link?: string | null | undefined
}

/** A link that leads to a former conference does not stay. */
interface WithoutLink {
  readonly meeting_link?: null
}

/**
 * The columns that a change of the conference writes, without the link of the former one. A failed conference
 * is requested once more. Null where nothing changes.
 */
export function conferenceAfter(
  meeting: ConferenceColumns,
  { meeting_conference: wanted, meeting_link: sent }: ConferenceChange,
): (Partial<ConferenceColumns> & WithoutLink) | null {
  if (wanted === undefined) return null
  const { conference, conference_state, conference_request_id } = meeting
  if (wanted === conference && conference_state !== 'failed') return null
  const link = conference_state === 'ready' && !sent ? { meeting_link: null } : {}
  if (wanted !== null) return { ...newConference(wanted), ...link }
  // A conference that was made with the event is still to be removed from it, by the id of its request.
  return { ...no_conference, conference_request_id, ...link }
}

/** The columns of a series that is split off another one: each series has a conference room of its own. */
export function conferenceOfPart(
  meeting: ConferenceColumns,
  { meeting_conference = meeting.conference, meeting_link: sent }: ConferenceChange,
): Partial<ConferenceColumns> & WithoutLink {
  const link = meeting.conference_state === 'ready' && !sent ? { meeting_link: null } : {}
  return { ...(meeting_conference && newConference(meeting_conference)), ...link }
}

/** Whether the provider creates the conference together with the calendar event. */
export function isMadeWithEvent(conference: ConferenceType): boolean {
  return provider_adapters[getConferenceHost(conference)].conferences?.made_with === 'event'
}
