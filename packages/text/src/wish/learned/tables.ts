import { asks_table } from './asks-table.ts'
import { type CueTable, unpackTable } from './cue-table.ts'
import { chanceOfAsking } from './likely-asks.ts'
import { type LikelyRole, likelyRole } from './likely-roles.ts'
import { roles_table } from './roles-table.ts'
import type { NamedTime } from './time-cues.ts'

/** What was learned of mails. */
export interface Learned {
  /** How likely a sentence with such cues asks for a time to meet, from 0 to 1. */
  readonly chanceOfAsking: (cues: readonly string[]) => number
  readonly roleOf: (time: NamedTime) => LikelyRole
}

let unpacked: Learned | null = null

/** What the tables of this version say. */
export function learnedOfMails(): Learned {
  unpacked ??= learnedBy(unpackTable(asks_table), unpackTable(roles_table))
  return unpacked
}

function learnedBy(asks: CueTable, roles: CueTable): Learned {
  return {
    chanceOfAsking: (cues) => chanceOfAsking(cues, asks),
    roleOf: (time) => likelyRole(time, roles),
  }
}
