import { asks_table } from './asks-table.ts'
import { type CueTable, unpackTable } from './cue-table.ts'
import { roles_table } from './roles-table.ts'

/** What was learned of mails. */
export interface LearnedTables {
  /** What makes a sentence one that asks for a time to meet. */
  readonly asks: CueTable
  /** What makes a time one of the meeting, one that does not suit, or one of something else. */
  readonly roles: CueTable
}

let unpacked: LearnedTables | null = null

/** The tables of this version. */
export function learnedTables(): LearnedTables {
  unpacked ??= { asks: unpackTable(asks_table), roles: unpackTable(roles_table) }
  return unpacked
}
