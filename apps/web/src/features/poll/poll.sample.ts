import type { Poll, PollOption, PollParticipant } from '@meridian/contract'

const id = (place: number) => `0198a000-0000-7000-8000-${String(place).padStart(12, '0')}`

export const sample_reader_id = id(1)

/** An option of an hour on 1 December 2026, at this hour of UTC. */
export function anOption(place: number, part: Partial<PollOption> = {}): PollOption {
  const hour = String(8 + place).padStart(2, '0')
  const next = String(9 + place).padStart(2, '0')
  return {
    option_id: id(100 + place),
    start_timestamp: `2026-12-01T${hour}:00:00.000Z`,
    end_timestamp: `2026-12-01T${next}:00:00.000Z`,
    option_date: null,
    is_held: false,
    is_busy: false,
    ...part,
  }
}

/** A participant with an account who has answered nothing. */
export function aParticipant(place: number, part: Partial<PollParticipant> = {}): PollParticipant {
  return {
    participant_id: id(200 + place),
    user_id: id(1 + place),
    participant_name: ['Mara Example', 'Ana Example', 'Ben Example', 'Ida Guest'][place] ?? `Guest ${place}`,
    participant_email: null,
    profile_picture: null,
    is_organizer: place === 0,
    is_invited: true,
    answers: {},
    comment: '',
    answered_at: null,
    ...part,
  }
}

/** An open poll of the reader with two times and three participants: Ana can at the second only, Ben at both. */
export function aPoll(part: Partial<Poll> = {}): Poll {
  const [first, second] = [anOption(0), anOption(1)]
  const answered_at = '2026-11-23T10:00:00.000Z'
  return {
    poll_id: id(300),
    poll_title: 'Harbour walk',
    poll_description: null,
    poll_place: 'none',
    place_details: null,
    poll_timezone: 'Europe/Berlin',
    is_zone_fixed: false,
    deadline: null,
    are_answers_hidden: false,
    hold_for: 'none',
    has_public_link: true,
    poll_state: 'open',
    organizer_name: 'Mara Example',
    is_own: true,
    is_answerable: true,
    poll_options: [first, second],
    participants: [
      aParticipant(0),
      aParticipant(1, {
        answers: { [first.option_id]: 'no', [second.option_id]: 'yes' },
        comment: 'Not before ten, please.',
        answered_at,
      }),
      aParticipant(2, {
        answers: { [first.option_id]: 'yes', [second.option_id]: 'if_need_be' },
        answered_at,
      }),
    ],
    results: [
      { option_id: first.option_id, yes: 1, if_need_be: 0, no: 1 },
      { option_id: second.option_id, yes: 1, if_need_be: 1, no: 0 },
    ],
    best_option: { option_id: second.option_id, kind: 'all', cannot: [] },
    own_participant_id: id(200),
    chosen_option_id: null,
    meeting_id: null,
    public_url: 'https://meridian.example/poll/abc',
    created_at: '2026-11-23T09:00:00.000Z',
    ...part,
  }
}
