import { isMinutes } from './document-heads.ts'
import type { Listed } from './listed-items.ts'
import type { MeasuredSentence } from './summary-features.ts'
import { countWords } from './words.ts'

/**
 * Of a mail with several headings, the first sentence below each that has a number, a day, a sum or a decision, where
 * it is near. What is left out is passed over.
 */
export function sectionFactsIn(
  all: readonly MeasuredSentence<Listed>[],
  { headings, leftOut }: { readonly headings: ReadonlySet<number>; readonly leftOut: ReadonlySet<number> },
): number[] {
  const heads = all.flatMap((one, place) =>
    headings.has(one.start) || standsAboveItems(all, place) ? [place] : [],
  )
  if (heads.length < least_headings || isMinutes(all)) return []
  return heads.flatMap((head, index) => {
    if (went_well.test(all[head]?.text ?? '')) return []
    const end = Math.min(heads[index + 1] ?? all.length, head + 1 + farthest_fact)
    for (let place = head + 1; place < end; place += 1) {
      const one = all[place]
      if (one && !leftOut.has(one.start) && tellsFact(one)) return [place]
    }
    return []
  })
}

/** `What went well` */
const went_well =
  /(?<!\p{L})(?:went well|positives?|gut (?:lief|gelaufen|war)|(?:lief|ist) gut|bien (?:marché|passé|fonctionné)|(?:salió|salido|ido|fue|funcionó) bien|andato bene|funzionato)(?!\p{L})/iu
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

function tellsFact({
  features: { number, date, money, decision, question },
  lead,
}: MeasuredSentence<Listed>): boolean {
  return lead === null && question === 0 && number + date + money + decision > 0
}
