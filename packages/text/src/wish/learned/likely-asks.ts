import { type AskingContext, askingCues } from './asking-cues.ts'
import type { Judged } from '../judge-sentence.ts'
import { type CueTable, weigh } from './cue-table.ts'

/** How likely each sentence of a mail asks for a time to meet, from 0 to 1. */
export function likelyAsks(judged: readonly Judged[], context: AskingContext, table: CueTable): number[] {
  return askingCues(judged, context).map((cues) => {
    const [sum = 0] = weigh(cues, table)
    return 1 / (1 + Math.exp(-sum))
  })
}

/** How likely a mail asks that has such sentences: some one of them is enough. */
export function likelihoodOfAny(likelihoods: readonly number[]): number {
  return 1 - likelihoods.reduce((none, one) => none * (1 - one), 1)
}
