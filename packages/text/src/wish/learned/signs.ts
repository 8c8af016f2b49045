import type { Language } from '../../language.ts'
import type { Span } from '../../sentences.ts'
import type { Item } from '../items/item.ts'
import { readTokens } from '../terms/tokens.ts'
import { conceptOf } from './concepts.ts'

/** A word, a mark or a time of a sentence, as cues name it. */
export interface Sign extends Span {
  /** The folded word; `0` for a number, `<days>` for a time that was read. */
  readonly word: string
  /** What the word means in every language; the word itself for times and marks. */
  readonly concept: string
}

export type TimeItem = Item & { readonly kind: 'days' | 'hours' | 'length' }

export function isTimeItem(item: Item): item is TimeItem {
  return item.kind === 'days' || item.kind === 'hours' || item.kind === 'length'
}

/** The signs of a sentence that begins at `start`, in their order. The words of one time are one sign. */
export function signsOf(
  sentence: string,
  { start, items }: { readonly start: number; readonly items: readonly Item[] },
  language: Language,
): Sign[] {
  const times = items.filter(isTimeItem)
  const signs: Sign[] = []
  let last: TimeItem | undefined
  for (const token of readTokens(sentence)) {
    const [from, until] = [token.start + start, token.end + start]
    const time = times.find((item) => from >= item.start && until <= item.end)
    if (time === undefined) {
      const word = /^\d/.test(token.word) ? '0' : token.word
      signs.push({ word, concept: conceptOf(word, language), start: from, end: until })
    } else if (time !== last) {
      const name = `<${time.kind}>`
      signs.push({ word: name, concept: name, start: time.start, end: time.end })
    }
    last = time
  }
  return signs
}
