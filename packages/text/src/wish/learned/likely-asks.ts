import { type AskingContext, askingCues } from './asking-cues.ts'
import type { Judged } from '../judge-sentence.ts'
import { chanceOf } from './chances.ts'
import { type CueTable, weigh } from './cue-table.ts'

/** How likely each sentence of a mail asks for a time to meet, from 0 to 1. */
export function likelyAsks(judged: readonly Judged[], context: AskingContext, table: CueTable): number[] {
  return askingCues(judged, context).map((cues) => chanceOfAsking(cues, table))
}

/** How likely a sentence with such cues asks. */
export function chanceOfAsking(cues: readonly string[], table: CueTable): number {
  return chanceOf(weigh(cues, table)[0] ?? 0)
}
