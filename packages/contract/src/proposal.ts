import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, MomentInput, text } from './field.ts'
import { answer_note_characters_max, Meeting, MeetingAction, OwnCounterProposal } from './meeting.ts'
import { SlotPair } from './availability.ts'

export const PossibleSlots = z.object({
  start_timestamp: Moment,
  end_timestamp: Moment,
  /** The next free slots after the first. */
  alternatives: z.array(SlotPair),
})
export type PossibleSlots = z.infer<typeof PossibleSlots>

/** Computed on request for the person who has to answer, by the function behind every free-time search. */
export const ProposalAvailability = z.object({
  is_available: z.boolean(),
  /** Why the person is not free: another meeting, outside working hours, or a date without hours. */
  reason: z.enum(['busy', 'outside_hours', 'away']).nullable(),
  /** The person's overlapping meetings. */
  conflicts: z.array(z.object({ meeting_id: z.uuid(), meeting_title: z.string() })),
  /** The first slot when all invitees are free; null when the meeting's time is free, or no slot is. */
  possible_slots: PossibleSlots.nullable(),
})
export type ProposalAvailability = z.infer<typeof ProposalAvailability>

export const MeetingProposal = z.object({
  meeting_proposal_id: z.uuid(),
  /** An invitation asks an invitee; a counter-proposal asks the organizer to move the meeting. */
  proposal_type: z.enum(['invitation', 'counter_proposal']),
  meeting_action: MeetingAction,
  /** The one date of a series that a counter-proposal is for, by the start that the rule gives; else null. */
  original_start_timestamp: Moment.nullable(),
  /** The proposer; without a `user_id` a guest without an account. */
  proposed_by: z.object({ user_id: z.uuid().nullable(), full_name: z.string() }),
  /** At the proposed time. */
  meeting: Meeting,
  availability: ProposalAvailability,
  /** The person's counter-proposal that the organizer has not answered yet. */
  own_counter_proposal: OwnCounterProposal.nullable(),
})
export type MeetingProposal = z.infer<typeof MeetingProposal>

export const listProposals = endpoint({
  method: 'GET',
  path: '/v1/meeting/meeting_proposal/all',
  scope: 'meetings:read',
  summary: 'List the pending proposals of coming meetings',
  reply: z.array(MeetingProposal),
  says: { failed: 'Failed to get all proposal meetings. Please try again.' },
})

const proposal_params = z.object({ meeting_proposal_id: id('meeting_proposal_id') })

export const answerProposal = endpoint({
  method: 'PUT',
  path: '/v1/meeting/meeting_proposal/:meeting_proposal_id',
  scope: 'meetings:write',
  summary:
    'Accept, decline or say maybe; may be changed until the start. Approving a counter-proposal moves the meeting for everyone',
  params: proposal_params,
  body: z
    .object({
      meeting_proposal_id: id('meeting_proposal_id').optional(),
      meeting_action: z.enum(['approved', 'rejected', 'pending'], {
        error: 'meeting_action must be approved, rejected or pending.',
      }),
      /** "Maybe" (PARTSTAT=TENTATIVE, RFC 5545 §3.2.12), which stays pending. */
      is_tentative: z.boolean({ error: 'is_tentative must be true or false.' }).optional(),
      /** A note to the organizer. It belongs to this answer: an answer without a note has none. */
      answer_note: text('The note', answer_note_characters_max).optional(),
    })
    .refine(({ meeting_action, is_tentative }) => !is_tentative || meeting_action === 'pending', {
      path: ['is_tentative'],
      message: 'is_tentative goes with the meeting_action pending alone.',
    }),
  reply: MeetingProposal,
  says: {
    failed: 'Failed to update meeting proposal. Please try again.',
    done: 'Meeting proposal updated successfully',
  },
})

export const proposeOtherTime = endpoint({
  method: 'POST',
  path: '/v1/meeting/meeting_proposal/:meeting_proposal_id/counter_proposal',
  scope: 'meetings:write',
  summary: 'Ask the organizer to move the meeting, or one date of a series, to another time',
  status: 201,
  params: proposal_params,
  body: z
    .object({
      start_timestamp: MomentInput,
      end_timestamp: MomentInput,
      /** The one date of a series to move, by the start that the rule gives; without it the whole series moves. */
      original_start_timestamp: MomentInput.nullable().optional(),
    })
    .refine(({ start_timestamp, end_timestamp }) => start_timestamp < end_timestamp, {
      path: ['end_timestamp'],
      message: 'The end must be after the start.',
    }),
  reply: MeetingProposal,
  says: {
    failed: 'Failed to update meeting proposal. Please try again.',
    done: 'Meeting proposal updated successfully',
  },
})

export const withdrawProposedTime = endpoint({
  method: 'DELETE',
  path: '/v1/meeting/meeting_proposal/:meeting_proposal_id/counter_proposal',
  scope: 'meetings:write',
  summary: 'Withdraw the proposed time, while the organizer has neither answered it nor been mailed it',
  params: proposal_params,
  query: z.object({
    /** The one date of a series that it was proposed for. */
    original_start_timestamp: MomentInput.optional(),
  }),
  reply: MeetingProposal,
  says: {
    failed: 'Failed to update meeting proposal. Please try again.',
    done: 'Meeting proposal updated successfully',
  },
})
