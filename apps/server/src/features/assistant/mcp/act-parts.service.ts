import type { ActSummary, Meeting, SeriesScope } from '@meridian/contract'
import { badField } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { listParticipants, type ParticipantRow } from './participant.queries.ts'
import { timedWindow } from './read-tools.service.ts'
import { timedActTime } from './shown-meeting.rules.ts'
import type { PreparedAct, ToolContext } from './tool.rules.ts'
import { dayAfter } from './tool-input.rules.ts'

/** Ends the description of each tool that changes something. */
export const two_steps =
  'Nothing is done yet: the answer says what would happen, and the person confirms it in Meridian within 30 minutes. Tell the person so, with the link.'

export const empty_summary: Omit<ActSummary, 'title'> = {
  proposal_kind: null,
  series_scope: null,
  before: [],
  after: [],
  answer: null,
  people: [],
  description: '',
  due_date: null,
  hold_days: null,
}

export const usual_minutes = 30

export function presentActor({ user_id, full_name, timezone }: Actor): PreparedAct['participants'][number] {
  return { user_id, name: full_name, timezone }
}

export async function readParticipants(
  { db, access }: ToolContext,
  { meeting_id }: Meeting,
): Promise<ParticipantRow[]> {
  return (await listParticipants(db, access.actor.user_id, [meeting_id])).get(meeting_id) ?? []
}

export function presentWholeDays(
  { start_date, end_date }: { start_date: string; end_date: string },
  zone: string,
) {
  const [starts_ms] = timedWindow({ start: `${start_date}T00:00` }, zone)
  const [ends_ms] = timedWindow({ start: `${dayAfter('end', end_date)}T00:00` }, zone)
  return {
    ...timedActTime({ starts_ms, ends_ms }, zone),
    is_all_day: true,
    first_date: start_date,
    last_date: end_date,
  }
}

export function requireFuture(ms: number, now: Date): void {
  if (ms <= now.getTime()) throw badField('start', 'start must lie in the future.')
}

/** The time that the person had in mind when this was asked. */
export function presentSeenTime(meeting: Meeting, occurrence: string | undefined) {
  return {
    ...meeting.meeting_timestamps,
    original_start_timestamp: occurrence === undefined ? null : meeting.original_start_timestamp,
  }
}

export function findShownScope({ meeting_recurrence }: Meeting, scope: SeriesScope): SeriesScope | null {
  return meeting_recurrence.is_recurring ? scope : null
}
