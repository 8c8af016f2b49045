import { momentOf } from './ends-of-work.ts'
import { type HoursItem, isWantedDay } from './groups.ts'
import type { Hours, Item } from './item.ts'

interface TimedSentence {
  readonly paragraph: number
  readonly items: readonly Item[]
  readonly unmeant: readonly Item[]
}

/**
 * `From 7 pm on, and at half past nine we have to stop`: an hour behind the one from which a meeting may be is later than
 * that, so it is in the second half of the day where its words do not say. A day that is named between has hours of its own.
 */
export function behindBeginnings<Sentence extends TimedSentence>(sentences: readonly Sentence[]): Sentence[] {
  let beginning: number | null = null
  let paragraph: number | null = null
  return sentences.map((sentence) => {
    if (sentence.paragraph !== paragraph) beginning = null
    paragraph = sentence.paragraph
    const later = new Map<Item, Item>()
    for (const item of [...sentence.items, ...sentence.unmeant].toSorted(
      (one, other) => one.start - other.start,
    )) {
      if (isWantedDay(item)) beginning = null
      if (item.kind !== 'hours' || item.isPart === true) continue
      const hours = beginning === null ? null : laterThan(item, beginning)
      if (hours) later.set(item, { ...item, hours })
      else beginning = beginningOf(item) ?? beginning
    }
    if (later.size === 0) return sentence
    const placed = (all: readonly Item[]) => all.map((item) => later.get(item) ?? item)
    return { ...sentence, items: placed(sentence.items), unmeant: placed(sentence.unmeant) }
  })
}

const day = 24 * 60
const noon = 12 * 60

/** From when on a meeting may be: `from 7 pm on`, `not before seven`. */
function beginningOf({ hours: { from, until, isExact }, isExcluded }: HoursItem): number | null {
  if (isExact) return null
  if (isExcluded) return from === 0 && until < day ? until : null
  return from > 0 && until === day ? from : null
}

/** The same hour in the second half of the day; null where it is later as it is, or cannot be. */
function laterThan(item: HoursItem, beginning: number): Hours | null {
  const { hours, isExcluded, hasHalf, isChoice } = item
  const moment = momentOf(hours)
  if (moment === null || hasHalf === true || isChoice || moment > beginning || moment + noon <= beginning)
    return null
  if (moment + noon >= day || moment === 0) return null
  if (hours.isExact) return { ...hours, from: moment + noon, until: moment + noon }
  const isEnd = isExcluded ? hours.from === moment : hours.until === moment
  if (!isEnd) return null
  return isExcluded ? { ...hours, from: moment + noon } : { ...hours, until: moment + noon }
}
