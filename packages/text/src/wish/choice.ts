import type { MeetingCues } from './cues/meeting-cues.ts'
import type { Item } from './item.ts'

interface ChoosingSentence {
  readonly text: string
  readonly folded: string
  readonly items: readonly Item[]
  readonly isQuestion: boolean
  readonly isDeclined: boolean
  readonly isAnnounced: boolean
  readonly score: number
}

/**
 * The sentences that leave the reader a choice between days or hours: `Which one should I book, 2 or 9 December?`, or
 * such a question and the sentence before it, which names them. None where another sentence asks to meet: then the
 * days are wishes for a time.
 */
export function findChoice<Sentence extends ChoosingSentence>(
  sentences: readonly Sentence[],
  cue: MeetingCues,
  sure: number,
): readonly Sentence[] {
  for (const [index, asking] of sentences.entries()) {
    const named = namedWith(asking, sentences[index - 1], cue)
    const isInvited = sentences.some((one) => one !== asking && one.score >= sure)
    if (named.length > 0 && !isInvited) return named
  }
  return []
}

function namedWith<Sentence extends ChoosingSentence>(
  asking: Sentence,
  before: Sentence | undefined,
  cue: MeetingCues,
): readonly Sentence[] {
  if (!asking.isQuestion || asking.isDeclined) return []
  const chooses = cue.chooses.test(asking.folded)
  if (countAlternatives(asking.items) > 1) return chooses || isOnlyTime(asking) ? [asking] : []
  const isNamedBefore = before !== undefined && !before.isDeclined && !before.isAnnounced
  return chooses && isNamedBefore && countAlternatives(before.items) > 1 ? [before, asking] : []
}

/** Single days, or hours. */
function countAlternatives(items: readonly Item[]): number {
  const days = items.flatMap((item) =>
    item.kind === 'days' && !item.isExcluded && item.bound === null
      ? item.days.filter(({ first, last, isEvery }) => first === last && !isEvery)
      : [],
  )
  const hours = items.filter((item) => item.kind === 'hours' && item.hours.isExact && !item.isExcluded)
  return Math.max(days.length, hours.length)
}

const least_share_of_time = 0.6

/** `Tuesday or Thursday?` */
function isOnlyTime({ text, items }: ChoosingSentence): boolean {
  const covered = items.reduce((sum, item) => sum + (item.end - item.start), 0)
  return covered >= text.length * least_share_of_time
}
