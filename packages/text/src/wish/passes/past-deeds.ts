import type { Span } from '../../sentences.ts'
import { tellsDeed } from '../cues/past-deeds.ts'
import { weekdayOf } from '../days/day-number.ts'
import { isTime, spanOf } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { JudgeContext, ReadSentence } from './judge-sentence.ts'
import { withUnmeant } from '../items/settle.ts'

/** `The parcel came on Tuesday`, `am Montag haben wir telefoniert`: such a day lies behind, and so do its hours. */
export function withoutPastDeeds(
  sentences: readonly ReadSentence[],
  { language }: JudgeContext,
): readonly ReadSentence[] {
  return sentences.map((sentence) => {
    const { text, start, items, unread } = sentence
    const told = items.filter(isWeekday).flatMap((item): Span[] => {
      const clause = clauseAround(text, item.start - start)
      return tellsDeed(text.slice(clause.start, clause.end), language)
        ? [{ start: start + clause.start, end: start + clause.end }]
        : []
    })
    told.push(...items.filter((item) => isPastMeal(item, text.slice(item.end - start))).map(spanOf))
    if (told.length === 0) return sentence
    const isTold = (span: Span) => told.some((clause) => span.start >= clause.start && span.end <= clause.end)
    return {
      ...withUnmeant(sentence, (item) => isTime(item) && isTold(item)),
      unread: unread.filter(
        (span) => !told.some((clause) => span.start < clause.end && clause.start < span.end),
      ),
    }
  })
}

/** `Breakfast was great.` */
function isPastMeal(item: Item, behind: string): boolean {
  return item.kind === 'hours' && item.isPart === true && was.test(behind.slice(0, longest_was))
}

const longest_was = 10
const was = /^ (?:was|were|war|waren|était|etait|estuvo|fue|era|è stat)/

/** A weekday or a weekend without a date or a week. */
function isWeekday(item: Item): boolean {
  return (
    item.kind === 'days' &&
    item.days.every(
      ({ first, last, weekday, isFrame }) =>
        (weekday !== null && first === last && !isFrame) || (weekdayOf(first) === 6 && last === first + 1),
    )
  )
}

/** A sentence is long enough for some clauses; what lies further away is of another one. */
const longest = 120

function clauseAround(text: string, at: number): Span {
  const before = text.slice(Math.max(0, at - longest), at)
  const behind = text.slice(at, at + longest)
  const begins = Math.max(...[...before.matchAll(parts)].map(({ index, 0: mark }) => index + mark.length), 0)
  const ends = [parts, topics].map((pattern) => behind.search(pattern)).filter((place) => place >= 0)
  return { start: at - before.length + begins, end: at + Math.min(behind.length, ...ends) }
}

const parts = /[,;:!?()–—]| (?:and|but|so|und|aber|et|mais|donc|y|pero|e|ma) /gu
/** What a talk is about may be over: `Could we meet on Thursday about the show that we saw?` */
const topics = / (?:about|regarding|wegen|au sujet|à propos|sobre|acerca|riguardo|sull?[aeo]?|sui|sugli) /u
