import type { TimestampInfo, UserChange } from '@meridian/contract'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import {
  listSuggestions,
  refreshSearchOfMeetings,
  type SuggestedRow,
  type UserRow,
  updateTimestampInfo,
  writeUser,
} from './user.queries.ts'
import { emptyToNull, storedZone } from './user.rules.ts'

/** Changes the given fields and keeps the others. */
export async function updateProfile(tx: Db, actor: Actor, change: UserChange, now: Date): Promise<UserRow> {
  const user = await writeUser(tx, actor.user_id, {
    ...change,
    // A started board stays.
    has_board: change.has_board || undefined,
    primary_phone_number: emptyToNull(change.primary_phone_number),
    about: emptyToNull(change.about),
    linkedin_url: emptyToNull(change.linkedin_url),
    timezone: change.timezone === undefined ? undefined : storedZone(change.timezone),
    updated_at: now,
  })
  if (user.full_name !== actor.full_name) await refreshSearchOfMeetings(tx, actor.user_id)
  return user
}

const suggestions_per_person: Limit = { most: 60, windowSeconds: 60 }
const suggestions_a_day: Limit = { most: 600, windowSeconds: 86_400 }

/**
 * At most `limit` other people of the workspace whose name contains every typed word. Throws `limited` for a caller who
 * tries names.
 */
export async function suggestUsers(
  db: Db,
  actor: Actor,
  { search, limit }: { search: string; limit: number },
  now: Date,
): Promise<SuggestedRow[]> {
  await countHit(db, 'suggestions', actor.user_id, suggestions_per_person, now)
  await countHit(db, 'suggestions of day', actor.user_id, suggestions_a_day, now)
  const words = search.normalize('NFKC').trim().split(/\s+/u)
  return listSuggestions(db, { user_id: actor.user_id, words, limit })
}

/** Stores the range of days that the person looks at. */
export async function keepTimestampInfo(tx: Db, actor: Actor, info: TimestampInfo): Promise<TimestampInfo> {
  const kept = { ...info, timezone: storedZone(info.timezone) }
  await updateTimestampInfo(tx, actor.user_id, kept)
  return kept
}
