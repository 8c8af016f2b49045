import { chanceOf } from './chances.ts'
import { type CueTable, weigh } from './cue-table.ts'

/** How likely a sentence with such cues asks. */
export function chanceOfAsking(cues: readonly string[], table: CueTable): number {
  return chanceOf(weigh(cues, table)[0] ?? 0)
}
