import { isMinutes } from './document-heads.ts'
import type { Listed } from './listed-items.ts'
import type { MeasuredSentence } from './summary-features.ts'
import { counts_in_words, isLog, went_well } from './summary-outcomes.ts'
import { countWords } from '../words.ts'

export interface SectionFacts {
  readonly first: readonly number[]
  readonly second: readonly number[]
}

/**
 * Of a mail with several headings, the first sentence below each that has a number, a day, a sum or a decision, where
 * it is near, and behind these the second ones that have several numbers. What is left out is passed over.
 */
export function sectionFactsIn(
  all: readonly MeasuredSentence<Listed>[],
  { headings, leftOut }: { readonly headings: ReadonlySet<number>; readonly leftOut: ReadonlySet<number> },
): SectionFacts {
  const heads = all.flatMap((one, place) =>
    headings.has(one.start) || standsAboveItems(all, place) ? [place] : [],
  )
  if (heads.length < least_headings || isMinutes(all)) return { first: [], second: [] }
  const facts = heads.map((head, index) => {
    if (went_well.test(all[head]?.text ?? '')) return []
    const end = Math.min(heads[index + 1] ?? all.length, head + 1 + farthest_fact)
    return all.slice(head + 1, end).flatMap((one, behind) => {
      return !leftOut.has(one.start) && tellsFact(one) ? [head + 1 + behind] : []
    })
  })
  const seconds = facts.flatMap(([, second]) =>
    second !== undefined && countNumbers(all[second]?.text ?? '') > 1 ? [second] : [],
  )
  return { first: facts.flatMap(([first]) => first ?? []), second: seconds }
}

function countNumbers(text: string): number {
  return text.match(/(?<![\d.,:])\d+(?:[.,]\d+)*(?![\d:h]| h )/gu)?.length ?? 0
}

const least_headings = 3
const farthest_fact = 3
const longest_heading = 4

/** `Damage`, above a list of it. */
function standsAboveItems(all: readonly Listed[], place: number): boolean {
  const one = all[place]
  const next = all[place + 1]
  return (
    one !== undefined &&
    one.isFirst &&
    !one.isListed &&
    next?.isItem === true &&
    countWords(one.text) <= longest_heading &&
    /\p{L}$/u.test(one.text)
  )
}

function tellsFact({ text, features, lead }: MeasuredSentence<Listed>): boolean {
  const { number, date, money, decision, question } = features
  if (lead !== null || question > 0 || isLog(text)) return false
  return number + date + money + decision > 0 || counts_in_words.test(text)
}
