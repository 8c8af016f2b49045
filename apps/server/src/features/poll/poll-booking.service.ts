import { AppError, badField } from '../../platform/errors.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Actor } from '../../platform/security/auth.ts'
import { findLanguage } from '../../platform/texts/texts.ts'
import { lockTimesOf } from '../availability/availability.api.ts'
import { listFor } from '../invitation/invitation.api.ts'
import { createBookedMeeting } from '../meeting/meeting.api.ts'
import { updateHolds } from './poll-hold.service.ts'
import { pollWords } from './poll-words.rules.ts'
import * as queries from './poll.queries.ts'
import { getPoll, lockOwnPoll, type PollSeen } from './poll.service.ts'

/**
 * Makes the meeting of the option, invites everybody with an address and releases the other times, in one transaction.
 * Participants who said yes come; the others have to answer. Throws `not_found`, `bad_input` for an option of another
 * poll or one that is over, and `conflict` where an option is booked already.
 */
export async function bookOption(
  tx: Db,
  actor: Actor,
  { poll_id, option_id }: { readonly poll_id: string; readonly option_id: string },
  now: Date,
): Promise<PollSeen> {
  const poll = await lockOwnPoll(tx, actor, poll_id)
  if (poll.poll_state === 'booked')
    throw new AppError('conflict', 'An option of this poll was booked already.')
  const option = poll.options.find((one) => one.option_id === option_id.toLowerCase())
  if (!option) throw badField('option_id', 'This option is not in the poll any more.')
  const over_ms = option.option_date === null ? option.starts_ms : option.ends_ms
  if (over_ms <= now.getTime()) throw badField('option_id', 'This option is over. Please choose another one.')
  await lockTimesOf(tx, [actor.user_id])
  const booked = { poll_state: 'booked', chosen_option_id: option.option_id } as const
  await updateHolds(tx, { ...poll, ...booked }, now)
  const { coming, invited } = guestsOf(poll, option.option_id)
  const meeting_id = await createBookedMeeting(
    tx,
    { user_id: actor.user_id, timezone: poll.poll_timezone },
    {
      interval: [option.starts_ms, option.ends_ms],
      date: option.option_date,
      title: poll.poll_title,
      description: descriptionOf(poll),
      ...placeOf(poll),
      guests: coming.guests,
      other_host_ids: coming.user_ids,
      invited,
      label_id: null,
    },
    now,
  )
  await queries.updatePoll(tx, poll_id, { ...booked, meeting_id, tells_end: false, updated_at: now })
  return getPoll(tx, actor, poll_id, now)
}

function guestsOf({ participants }: queries.WholePoll, option_id: string) {
  const others = participants.filter(({ is_organizer }) => !is_organizer)
  const says_yes = ({ answers }: queries.ParticipantRow) => answers[option_id] === 'yes'
  return {
    coming: peopleOf(others.filter(says_yes)),
    invited: peopleOf(others.filter((one) => !says_yes(one))),
  }
}

function peopleOf(participants: readonly queries.ParticipantRow[]) {
  return {
    user_ids: participants.flatMap(({ user_id }) => user_id ?? []),
    guests: participants.flatMap(({ user_id, participant_name: name, participant_email: address }) =>
      user_id === null && address !== null ? [{ name, address }] : [],
    ),
  }
}

/** Participants without an address cannot be invited; the description names them. */
function descriptionOf({ poll_description, participants, organizer }: queries.WholePoll): string {
  const unknown = participants.filter(
    ({ user_id, participant_email }) => user_id === null && participant_email === null,
  )
  const language = findLanguage(organizer.language) ?? 'en'
  const { time_format, region, timezone, full_name: name } = organizer
  const names = listFor(
    unknown.map(({ participant_name }) => participant_name),
    { name, language, region, time_format, timezone },
  )
  const note = unknown.length === 0 ? '' : pollWords(language).withoutAddress(names)
  return [poll_description?.trim() ?? '', note].filter((part) => part !== '').join('\n\n')
}

function placeOf({ poll_place, place_details }: queries.WholePoll) {
  const details = place_details?.trim() || null
  return {
    conference: poll_place === 'google_meet' || poll_place === 'zoom' ? poll_place : null,
    link: poll_place === 'link' ? details : null,
    place: poll_place === 'address' ? details : null,
  }
}
