import type { MeetingProposal, PossibleSlots, SlotPair } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import type { JudgedProposal } from './proposal-availability.service.ts'
import { presentMeeting } from '../../meeting/meeting.api.ts'

/** Shows the meeting at the proposed time. */
export function presentProposal(
  { row, obstacle, conflicts, slots }: JudgedProposal,
  reader: { user_id: string; now: Date },
): MeetingProposal {
  const { proposed_starts_at, proposed_ends_at, counter_original_starts_at } = row
  const original_starts_at = counter_original_starts_at ?? row.original_starts_at
  const proposed = { original_starts_at, starts_at: proposed_starts_at, ends_at: proposed_ends_at }
  const meeting = presentMeeting({ ...row, ...proposed }, reader)
  return {
    meeting_proposal_id: row.meeting_proposal_id,
    proposal_type: row.proposal_type,
    meeting_action: row.meeting_action,
    original_start_timestamp: counter_original_starts_at?.toISOString() ?? null,
    proposed_by: { user_id: row.proposer_id, full_name: row.proposer_name },
    meeting,
    availability: {
      is_available: obstacle === null,
      reason: obstacle?.reason ?? null,
      conflicts: conflicts.map(({ meeting_id, meeting_title }) => ({ meeting_id, meeting_title })),
      possible_slots: presentSlots(slots),
    },
    own_counter_proposal:
      (row.proposal_type === 'invitation' && meeting.reader_answer?.own_counter_proposal) || null,
  }
}

function presentSlots([first, ...alternatives]: readonly Interval[]): PossibleSlots | null {
  if (!first) return null
  const [start_timestamp, end_timestamp] = presentSlot(first)
  return { start_timestamp, end_timestamp, alternatives: alternatives.map(presentSlot) }
}

function presentSlot([start, end]: Interval): SlotPair {
  return [new Date(start).toISOString(), new Date(end).toISOString()]
}
