import type { BestOption, PollResult } from '@meridian/contract'
import type { OptionRow, ParticipantRow } from './poll.queries.ts'

type Option = Pick<OptionRow, 'option_id' | 'starts_ms' | 'ends_ms'>
type Participant = Pick<ParticipantRow, 'participant_name' | 'answers'>

/** How many answered each option with yes, if need be and no. */
export function resultsOf(options: readonly Option[], participants: readonly Participant[]): PollResult[] {
  return options.map(({ option_id }) => {
    const given = participants.map(({ answers }) => answers[option_id])
    const count = (wanted: string) => given.filter((answer) => answer === wanted).length
    return { option_id, yes: count('yes'), if_need_be: count('if_need_be'), no: count('no') }
  })
}

/**
 * The option that fewest cannot attend, then the one with most yes, then the earliest. Who answered other options
 * only has not said to be able to attend, and counts as one who cannot. Null where no participant can attend any option.
 */
export function bestOption(
  options: readonly Option[],
  participants: readonly Participant[],
): BestOption | null {
  const voters = participants.filter(({ answers }) => Object.keys(answers).length > 0)
  const ranked = options
    .map((option) => rankOf(option, voters))
    .filter(({ can }) => can > 0)
    .toSorted(
      (one, other) =>
        one.cannot.length - other.cannot.length ||
        other.yes - one.yes ||
        one.option.starts_ms - other.option.starts_ms ||
        one.option.ends_ms - other.option.ends_ms,
    )
  const [best] = ranked
  if (!best) return null
  const { option, can, cannot } = best
  const kind = cannot.length === 0 ? 'all' : cannot.length <= can ? 'all_but' : 'most'
  return { option_id: option.option_id, kind, cannot }
}

function rankOf(option: Option, voters: readonly Participant[]) {
  const answerOf = ({ answers }: Participant) => answers[option.option_id]
  const cannot = voters.filter((one) => (answerOf(one) ?? 'no') === 'no')
  return {
    option,
    yes: voters.filter((one) => answerOf(one) === 'yes').length,
    can: voters.length - cannot.length,
    cannot: cannot.map(({ participant_name }) => participant_name),
  }
}

/** What a reader sees of the poll: of hidden answers only the reader's own. */
export function seenBy<Row extends ParticipantRow>(
  { participants, areAllSeen }: { readonly participants: readonly Row[]; readonly areAllSeen: boolean },
  own_participant_id: string | null,
): Row[] {
  return participants.map((one) =>
    areAllSeen || one.participant_id === own_participant_id ? one : { ...one, answers: {}, comment: '' },
  )
}
