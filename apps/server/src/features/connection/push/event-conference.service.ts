import { provider_table } from '@meridian/contract'
import { provider_adapters, type WrittenEvent } from '@meridian/providers'
import type { Db } from '../../../platform/postgres/db.ts'
import { forgetRequest, updateConferenceState, updateLink } from './conference.queries.ts'
import type { PublishedMeeting } from './push.queries.ts'
import { enqueuePush } from '../../meeting/meeting.api.ts'

/** What the request asks for beside the event: a conference, once, or its removal. */
export function conferenceChoice({
  provider,
  conference,
  conference_state,
  conference_request_id,
}: PublishedMeeting) {
  const isWanted = conference !== null && conference === provider_table[provider].conference
  return {
    conference_request_id: isWanted && conference_state !== 'ready' ? conference_request_id : null,
    isConferenceRemoved: !isWanted && conference_request_id !== null,
  }
}

/**
 * The state of the requested link. The provider creates it some moments later, so the event is checked again with
 * growing pauses; `looks` counts the checks.
 */
export async function writeConference(
  tx: Db,
  meeting: PublishedMeeting,
  { written, looks }: { readonly written: WrittenEvent; readonly looks: number },
  now: Date,
): Promise<void> {
  const { meeting_id, provider, conference_request_id } = meeting
  const { conference } = provider_table[provider]
  const { conferences } = provider_adapters[provider]
  if (conference === null || conferences?.made_with !== 'event') return
  const choice = conferenceChoice(meeting)
  if (choice.isConferenceRemoved && conference_request_id) {
    return forgetRequest(tx, { meeting_id, conference, conference_request_id })
  }
  if (choice.conference_request_id === null) return
  const room = { meeting_id, conference }
  if (written.conference === 'ready' && written.link !== null) {
    await updateLink(tx, room, { link: written.link, isReplaced: false }, now)
  } else if (written.conference === 'pending' && looks < most_looks) {
    const startAt = new Date(now.getTime() + first_look_ms * 2 ** looks)
    await enqueuePush(tx, meeting, { now, startAt, failures: looks + 1 })
  } else {
    await updateConferenceState(tx, room, { state: 'failed', problem: conferences.texts.failed })
  }
}

const first_look_ms = 2000
/** Some hours after the request. */
const most_looks = 13
