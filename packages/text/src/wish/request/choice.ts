import type { MeetingCues } from '../cues/meeting-cues.ts'
import { isSingle, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

interface ChoosingSentence {
  readonly text: string
  readonly folded: string
  readonly items: readonly Item[]
  readonly isQuestion: boolean
  readonly isDeclined: boolean
  readonly isAnnounced: boolean
  readonly isOldTime: boolean
  readonly isOwnDay: boolean
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
    const named = namedWith(asking, sentences.slice(Math.max(0, index - longest_list), index), cue)
    const isOffer = named.reduce((sum, { items }) => sum + items.filter(isClock).length, 0) > 1
    const isInvited = !isOffer && sentences.some((one) => one !== asking && one.score >= sure)
    if (named.length > 0 && !isInvited) return named
  }
  return []
}

function namedWith<Sentence extends ChoosingSentence>(
  asking: Sentence,
  before: readonly Sentence[],
  cue: MeetingCues,
): readonly Sentence[] {
  const picks = cue.picks.test(asking.folded)
  if (!(asking.isQuestion || picks) || asking.isDeclined) return []
  const chooses = asking.isQuestion && cue.chooses.test(asking.folded)
  if (countAlternatives(asking.items) > 1) return chooses || picks || isOnlyTime(asking) ? [asking] : []
  const named = namedBefore(before, picks, cue)
  const count = named.reduce((sum, { items }) => sum + countAlternatives(items), 0)
  if (count > 1 && (chooses || picks)) return [...named, asking]
  const confirms = asking.isQuestion && asking.items.length === 0 && cue.confirms.test(asking.folded)
  return confirms && named.length === 1 && named.every(isMoment) ? [...named, asking] : []
}

/** The sentences right before, or the entries of a list, that name times to come. */
function namedBefore<Sentence extends ChoosingSentence>(
  before: readonly Sentence[],
  isPicked: boolean,
  cue: MeetingCues,
): readonly Sentence[] {
  const named: Sentence[] = []
  for (const [place, one] of before.toReversed().entries()) {
    // One sentence may stand between the times and the question.
    if (isPicked && place === 0 && one.items.length === 0) continue
    // `On Tuesday and Friday I operate. Which of them suits you?`
    if (one.isOwnDay) continue
    const isOpen =
      !one.isDeclined && !one.isAnnounced && !one.isOldTime && (isPicked || !cue.recalls.test(one.folded))
    if (!isOpen || countAlternatives(one.items) === 0) break
    named.unshift(one)
  }
  return named
}

const longest_list = 8

/** A day with its hour. */
function isMoment({ items }: ChoosingSentence): boolean {
  return items.some(isWantedDay) && items.some(isClock)
}

function isClock(item: Item): boolean {
  return item.kind === 'hours' && item.hours.isExact && !item.isExcluded
}

/** Single days, or hours. */
function countAlternatives(items: readonly Item[]): number {
  const days = items.flatMap((item) => (isWantedDay(item) ? item.days.filter(isSingle) : []))
  const hours = items.filter(isClock)
  return Math.max(days.length, hours.length)
}

const least_share_of_time = 0.6

/** `Tuesday or Thursday?` */
function isOnlyTime({ text, items }: ChoosingSentence): boolean {
  const covered = items.reduce((sum, item) => sum + (item.end - item.start), 0)
  return covered >= text.length * least_share_of_time
}
