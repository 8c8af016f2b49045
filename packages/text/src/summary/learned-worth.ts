import type { Language } from '../language.ts'
import { sharesOf } from '../wish/learned/chances.ts'
import { type CueTable, unpackTable, weigh } from '../wish/learned/cue-table.ts'
import type { Listed } from './listed-items.ts'
import type { MeasuredSentence } from './summary-features.ts'
import { worthCues } from './worth-cues.ts'
import { worth_table } from './worth-table.ts'

let unpacked: CueTable | null = null

/** How much a summary needs each sentence of a mail, from 0 to 1, as people marked sentences of other mails. */
export function learnedWorths(
  all: readonly MeasuredSentence<Listed>[],
  language: Language,
  table: CueTable = (unpacked ??=
    unpackTable(worth_table)),
): number[] {
  return worthCues(all, language).map((cues) => {
    const [, fitting = 0, needed = 0] = sharesOf(weigh(cues, table))
    return needed + fitting * fitting_share
  })
}

/** What belongs into a summary where there is room counts half of what it has to tell. */
const fitting_share = 0.5
