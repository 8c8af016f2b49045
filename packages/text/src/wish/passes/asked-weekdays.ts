import type { Item } from '../items/item.ts'
import type { Judged } from './judge-sentence.ts'
import { asMeant } from '../items/sides.ts'
import { foldText } from '../terms/tokens.ts'

/**
 * `I teach adults on Wednesdays between 3 and 7. Which Wednesday would suit you?`: the weekday that is asked about is
 * meant with its hours, whatever else is then.
 */
export function withAskedWeekdays(judged: readonly Judged[]): readonly Judged[] {
  const asked = judged.map((one) => (one.isQuestion ? wordsAsked(one.folded) : []))
  if (asked.every((words) => words.length === 0)) return judged
  const lastAsked = new Map(asked.flatMap((words, place) => words.map((word) => [word, place] as const)))
  return judged.map((one, place) => {
    const own = one.items.filter(isWeekday)
    // Another day has another sense in the same sentence.
    const isOf =
      own.length > 0 && own.every((item) => (lastAsked.get(beginningOf(nameOf(item, one))) ?? -1) >= place)
    if (!isOf || one.isOldTime || one.isDeclined || one.isCancel) return one
    const items = one.items.map((item) => (isTold(item) ? { ...asMeant(item), isSettled: true } : item))
    return { ...one, items, isOwnDay: false, isAboutTime: true }
  })
}

function isWeekday(item: Item): boolean {
  return item.kind === 'days' && item.days.every(({ weekday }) => weekday !== null)
}

function isTold(item: Item): boolean {
  return (item.kind === 'days' && item.bound === null) || item.kind === 'hours'
}

function nameOf({ start, end }: Item, { text, start: begin }: Judged): string {
  return (
    foldText(text.slice(start - begin, end - begin))
      .split(' ')
      .at(-1) ?? ''
  )
}

function wordsAsked(folded: string): string[] {
  return [...folded.matchAll(which)].map(([, word = '']) => beginningOf(word))
}

/** No two weekdays of a language begin alike: `Donnerstag` and `donnerstags` are one. */
function beginningOf(name: string): string {
  return name.slice(0, 5)
}

const which = /(?<!\p{L})(?:which|what|welche[rsnm]?|quels?|que|cual|quale|che) (\p{L}{5,12})(?!\p{L})/gu
