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

/**
 * The columns that a change of the conference writes, without the link of the former one. A failed conference
 * is requested once more. Null where nothing changes.
 */
export function conferenceAfter(
  meeting: ConferenceColumns & Pick<MeetingRow, 'meeting_link'>,
  {
    meeting_conference: wanted,
    meeting_link: sent,
  }: {
    readonly meeting_conference?: ConferenceType | null | undefined
    readonly meeting_link?: string | null | undefined
  },
): (Partial<ConferenceColumns> & { readonly meeting_link?: string | null }) | null {
  if (wanted === undefined) return null
  const { conference, conference_state, conference_request_id } = meeting
  if (wanted === conference && conference_state !== 'failed') return null
  const link = conference_state === 'ready' && !sent ? { meeting_link: null } : {}
  if (wanted !== null) return { ...newConference(wanted), ...link }
  // A conference that was made with the event is still to be removed from it, by the id of its request.
  return { ...no_conference, conference_request_id, ...link }
}

/** Whether the provider creates the conference together with the calendar event. */
export function isMadeWithEvent(conference: ConferenceType): boolean {
  return provider_adapters[getConferenceHost(conference)].conferences?.made_with === 'event'
}
