import { day_ms, type Interval } from '@meridian/engine'
import { badField } from '../../../platform/errors.ts'
import type { ProposalRow } from './proposal.queries.ts'
import {
  type Obstacle,
  type PersonHours,
  suggestedSlots,
  findObstacle,
} from '../../availability/availability.api.ts'

/** The body may repeat the proposal in the URL, and no other. */
export function requireSameProposal(
  params: { meeting_proposal_id: string },
  body: { meeting_proposal_id?: string | undefined },
): void {
  const named = body.meeting_proposal_id ?? params.meeting_proposal_id
  if (named.toLowerCase() === params.meeting_proposal_id.toLowerCase()) return
  throw badField('meeting_proposal_id', 'The body names another proposal than the address.')
}

/** How far ahead slots are searched. */
export const slots_reach_ms = 14 * day_ms

/** One slot, and three more to choose from. */
const most_slots = 4
const shortest_ms = 60_000

/** The proposed time in epoch milliseconds. */
export function proposedInterval({ proposed_starts_at, proposed_ends_at }: ProposalRow): Interval {
  return [proposed_starts_at.getTime(), proposed_ends_at.getTime()]
}

/** The obstacle that keeps the reader from the proposed time; the meeting's own time is none. */
export function obstacleFor(reader: PersonHours, proposal: ProposalRow): Obstacle | null {
  return findObstacle(reader, proposedInterval(proposal), {
    excludedMeetingId: proposal.meeting_id,
    isAllDay: proposal.is_all_day,
  })
}

/**
 * All participants who would have to be free: the organizer, those who have not declined, and the reader in
 * any case.
 */
export function participantsOf(proposal: ProposalRow, reader_id: string): string[] {
  const invited = proposal.invitees.flatMap(({ user_id, meeting_action }) =>
    user_id !== null && meeting_action !== 'rejected' ? [user_id] : [],
  )
  return [...new Set([reader_id, proposal.user_id, ...invited])]
}

/** Slots to suggest instead, in which all of them are free, as long as the meeting, from the proposed start on. */
export function slotsInstead(
  proposal: ProposalRow,
  people: readonly PersonHours[],
  earliestMs: number,
): Interval[] {
  const [start, end] = proposedInterval(proposal)
  const from = Math.max(start, earliestMs)
  return suggestedSlots(people, {
    window: [from, from + slots_reach_ms],
    durationMs: Math.max(end - start, shortest_ms),
    limit: most_slots,
    now: earliestMs,
    excludedMeetingId: proposal.meeting_id,
  })
}
