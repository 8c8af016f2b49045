import type { ActAnswer, Meeting, MeetingAction } from '@meridian/contract'
import { z } from 'zod'
import { badField } from '../../../platform/errors.ts'
import { findJudgedProposal } from '../../invitation/invitation.api.ts'
import { presentMeeting } from '../../meeting/meeting.api.ts'
import { readMeeting } from './read-tools.service.ts'
import { actTimeOf, timedActTime } from './shown-meeting.rules.ts'
import { actTool, type ToolContext } from './tool.rules.ts'
import { choiceField, idField, textField } from './tool-input.rules.ts'
import {
  empty_summary,
  findShownScope,
  presentSeenTime,
  readParticipants,
  two_steps,
} from './act-parts.service.ts'

export const answer = actTool({
  name: 'answer',
  title: 'Answer an invitation',
  description: `Asks to accept, decline or say maybe to a meeting that the person is invited to; of a series to all of it. With proposal_id it answers another time that somebody proposed to the person, and accepting it moves the meeting for everybody. ${two_steps}`,
  scope: 'meetings:write',
  isDestructive: true,
  input: z.strictObject({
    meeting_id: idField('meeting_id'),
    answer: choiceField('answer', ['accept', 'decline', 'maybe']),
    note: textField('note', 500).optional().describe('A note to the organizer.'),
    proposal_id: idField('proposal_id')
      .optional()
      .describe('Of times_proposed_to_you in get_meeting: answers that time.'),
  }),
  prepare: async (context, input) => {
    const meeting = await readMeeting(context, { meeting_id: input.meeting_id, occurrence: undefined })
    return input.proposal_id === undefined
      ? prepareAnswer(context, meeting, input)
      : prepareCounterAnswer(context, meeting, { ...input, proposal_id: input.proposal_id })
  },
})

interface AnswerInput {
  readonly answer: 'accept' | 'decline' | 'maybe'
  readonly note?: string | undefined
}

const actions = { accept: 'approved', decline: 'rejected', maybe: 'pending' } as const

async function prepareAnswer(
  context: ToolContext,
  meeting: Meeting,
  { answer: wanted, note = '' }: AnswerInput,
) {
  const { reader_answer } = meeting
  if (!reader_answer)
    throw badField(
      'meeting_id',
      'The person is not asked for an answer to this meeting. Name one that list_meetings shows with your_answer.',
    )
  const { meeting_proposal_id, meeting_action, is_tentative, answer_note } = reader_answer
  return {
    plan: {
      tool: 'answer' as const,
      meeting_id: meeting.meeting_id,
      meeting_proposal_id,
      is_counter: false,
      meeting_action: actions[wanted],
      is_tentative: wanted === 'maybe',
      answer_note: note,
      before: { meeting_action, is_tentative, answer_note },
      seen: presentSeenTime(meeting, undefined),
    },
    summary: {
      ...empty_summary,
      title: meeting.meeting_title,
      series_scope: findShownScope(meeting, 'all'),
      before: [actTimeOf(meeting)],
      answer: { before: shownAnswer(meeting_action, is_tentative), after: shown_answers[wanted], note },
      people: [meeting.outside_organizer?.full_name ?? meeting.user_details.full_name],
    },
    participants: await readParticipants(context, meeting),
  }
}

const shown_answers = { accept: 'approved', decline: 'rejected', maybe: 'tentative' } as const

function shownAnswer(meeting_action: MeetingAction, is_tentative: boolean): ActAnswer {
  if (meeting_action !== 'pending') return meeting_action
  return is_tentative ? 'tentative' : 'none'
}

async function prepareCounterAnswer(
  context: ToolContext,
  meeting: Meeting,
  { answer: wanted, note, proposal_id }: AnswerInput & { readonly proposal_id: string },
) {
  const { db, now, access } = context
  const { actor } = access
  if (wanted === 'maybe') throw badField('answer', 'answer must be accept or decline for a proposed time.')
  if (note !== undefined) throw badField('note', 'note must be left out for a proposed time.')
  const found = await findJudgedProposal(db, actor.user_id, proposal_id.toLowerCase(), now)
  if (found?.row.proposal_type !== 'counter_proposal' || found.row.meeting_id !== meeting.meeting_id)
    throw badField('proposal_id', 'proposal_id must be one of times_proposed_to_you in get_meeting.')
  const { proposed_starts_at, proposed_ends_at, proposer_name, counter_original_starts_at } = found.row
  const moves = { starts_ms: proposed_starts_at.getTime(), ends_ms: proposed_ends_at.getTime() }
  const before = presentMeeting({ ...found.row }, { user_id: actor.user_id, now })
  return {
    plan: {
      tool: 'answer' as const,
      meeting_id: meeting.meeting_id,
      meeting_proposal_id: proposal_id.toLowerCase(),
      is_counter: true,
      meeting_action: actions[wanted],
      is_tentative: false,
      answer_note: '',
      before: { meeting_action: 'pending' as const, is_tentative: false, answer_note: '' },
      seen: presentSeenTime(meeting, undefined),
    },
    summary: {
      ...empty_summary,
      title: before.meeting_title,
      series_scope: findShownScope(meeting, counter_original_starts_at ? 'this' : 'all'),
      before: [actTimeOf(meeting)],
      after: [timedActTime(moves, meeting.meeting_timezone)],
      answer: { before: 'none' as const, after: shown_answers[wanted], note: '' },
      people: [proposer_name],
    },
    participants: await readParticipants(context, meeting),
  }
}
