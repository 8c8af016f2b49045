import type { Poll, PollSummary } from '@meridian/contract'
import { bestOption, resultsOf, seenBy } from './poll-result.rules.ts'
import type { ParticipantRow, SummaryRow } from './poll.queries.ts'
import { isOpen, presentTimes } from './poll.rules.ts'
import type { PollSeen } from './poll.service.ts'

/** Who reads, when, and the public address of a poll. */
export interface PollReader {
  readonly user_id: string
  readonly now: Date
  readonly publicLinkOf: (poll_id: string) => string
}

export function presentPoll(
  { poll, held, busy }: PollSeen,
  { user_id, now, publicLinkOf }: PollReader,
): Poll {
  const { organizer, options, participants, meeting, deadline } = poll
  const is_own = poll.user_id === user_id
  const areAllSeen = is_own || !poll.are_answers_hidden
  const own = participants.find((one) => one.user_id === user_id)
  const own_participant_id = own?.participant_id ?? null
  return {
    poll_id: poll.poll_id,
    poll_title: poll.poll_title,
    poll_description: poll.poll_description,
    poll_place: poll.poll_place,
    place_details: poll.place_details,
    poll_timezone: poll.poll_timezone,
    is_zone_fixed: poll.is_zone_fixed,
    deadline: deadline?.toISOString() ?? null,
    are_answers_hidden: poll.are_answers_hidden,
    hold_for: poll.hold_for,
    has_public_link: poll.has_public_link,
    poll_state: poll.poll_state,
    organizer_name: organizer.full_name,
    is_own,
    is_answerable: own !== undefined && !organizer.is_disabled && isOpen(poll, now),
    poll_options: options.map((option) => ({
      ...presentTimes(option),
      is_held: held.has(option.option_id),
      is_busy: busy.has(option.option_id),
    })),
    participants: seenBy({ participants, areAllSeen }, own_participant_id).map((one) =>
      presentParticipant(one, is_own),
    ),
    results: areAllSeen ? resultsOf(options, participants) : [],
    best_option: areAllSeen ? bestOption(options, participants) : null,
    own_participant_id,
    chosen_option_id: poll.chosen_option_id,
    meeting_id: meeting?.meeting_id ?? null,
    public_url: is_own && poll.has_public_link ? publicLinkOf(poll.poll_id) : null,
    created_at: poll.created_at.toISOString(),
  }
}

function presentParticipant(one: ParticipantRow, is_own: boolean): Poll['participants'][number] {
  const { participant_id, user_id, participant_name, profile_picture, is_organizer, is_invited, comment } =
    one
  return {
    participant_id,
    user_id,
    participant_name,
    participant_email: is_own ? one.participant_email : null,
    profile_picture,
    is_organizer,
    is_invited,
    answers: one.answers,
    comment,
    answered_at: one.answered_ms === null ? null : new Date(one.answered_ms).toISOString(),
  }
}

export function presentSummary(row: SummaryRow, { publicLinkOf }: PollReader): PollSummary {
  const { is_own, has_public_link, starts_ms, ends_ms, deadline, created_at, total: _total, ...summary } = row
  return {
    ...summary,
    is_own,
    deadline: deadline?.toISOString() ?? null,
    start_timestamp: new Date(starts_ms).toISOString(),
    end_timestamp: new Date(ends_ms).toISOString(),
    public_url: is_own && has_public_link ? publicLinkOf(row.poll_id) : null,
    created_at: created_at.toISOString(),
  }
}
