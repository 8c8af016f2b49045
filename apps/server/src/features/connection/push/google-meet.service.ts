import type { WrittenEvent } from '@meridian/providers'
import type { Db } from '../../../platform/postgres/db.ts'
import { forgetRequest, writeConferenceState, writeLink } from './conference.queries.ts'
import type { PublishedMeeting } from './push.queries.ts'
import { enqueuePush } from '../../meeting/meeting.api.ts'

/** What the request asks for beside the event: a Meet link, once, or its removal. */
export function meetChoice({ conference, conference_state, conference_request_id }: PublishedMeeting) {
  const isWanted = conference === 'google_meet'
  return {
    meet_request_id: isWanted && conference_state !== 'ready' ? conference_request_id : null,
    isMeetRemoved: !isWanted && conference_request_id !== null,
  }
}

/**
 * The state of the requested link. Google creates it some moments later, so the event is checked again with
 * growing pauses; `looks` counts the checks.
 */
export async function writeConference(
  tx: Db,
  meeting: PublishedMeeting,
  { written, looks }: { readonly written: WrittenEvent; readonly looks: number },
  now: Date,
): Promise<void> {
  const { meeting_id, conference_request_id } = meeting
  const { meet_request_id, isMeetRemoved } = meetChoice(meeting)
  if (isMeetRemoved && conference_request_id) return forgetRequest(tx, meeting_id, conference_request_id)
  if (meet_request_id === null) return
  const meet = { meeting_id, conference: 'google_meet' } as const
  if (written.conference === 'ready' && written.link !== null) {
    await writeLink(tx, meet, written.link, now)
  } else if (written.conference === 'pending' && looks < most_looks) {
    const startAt = new Date(now.getTime() + first_look_ms * 2 ** looks)
    await enqueuePush(tx, meeting, { now, startAt, failures: looks + 1 })
  } else {
    const problem = 'Google has not made a link for this meeting.'
    await writeConferenceState(tx, meet, { state: 'failed', problem })
  }
}

const first_look_ms = 2000
/** Some hours after the request. */
const most_looks = 13
