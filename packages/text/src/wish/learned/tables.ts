import { asks_table } from './asks-table.ts'
import { type CueTable, unpackTable } from './cue-table.ts'
import type { Judged } from '../passes/judge-sentence.ts'
import { type AskingContext, askingCues } from './asking-cues.ts'
import { chanceOfAsking } from './likely-asks.ts'
import { likelyRole, type LikelyTimes, withLikelyRoles } from './likely-roles.ts'
import { roles_table } from './roles-table.ts'
import type { NamedTimesContext } from './time-cues.ts'

/** What was learned of mails. */
export interface Learned {
  /** How likely each of the first sentences of a mail asks for a time to meet, from 0 to 1. */
  readonly chancesOfAsking: (judged: readonly Judged[], context: AskingContext) => readonly number[]
  readonly likelyTimes: (judged: readonly Judged[], context: NamedTimesContext) => LikelyTimes
}

let unpacked: Learned | null = null

/** What the tables of this version say. */
export function learnedOfMails(): Learned {
  unpacked ??= learnedBy(unpackTable(asks_table), unpackTable(roles_table))
  return unpacked
}

function learnedBy(asks: CueTable, roles: CueTable): Learned {
  return {
    chancesOfAsking: (judged, context) =>
      askingCues(judged, context).map((cues, place) =>
        judged[place]?.isErrand === true ? 0 : chanceOfAsking(cues, asks),
      ),
    likelyTimes: (judged, context) => withLikelyRoles(judged, context, (time) => likelyRole(time, roles)),
  }
}
