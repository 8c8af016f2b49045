import type { Registration, TimestampInfo, UserChange } from '@meridian/contract'
import type { Actor } from '../../platform/auth.ts'
import type { Db } from '../../platform/db.ts'
import { AppError, badField } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import { weaknessOf } from './password.rules.ts'
import { hashPassword } from './password.service.ts'
import {
  insertUser,
  listSuggestions,
  refreshSearchOfMeetings,
  type SuggestedRow,
  type UserRow,
  writeTimestampInfo,
  writeUser,
} from './user.queries.ts'
import { emptyToNull, storedZone, usual_hours } from './user.rules.ts'

/** Registration always makes a plain user. Throws `bad_input` for a weak password, `conflict` for a taken address. */
export async function registerUser(
  db: Db,
  { primary_email, first_name, last_name, password, timezone = 'UTC', language, time_format }: Registration,
  now: Date,
): Promise<UserRow> {
  const weakness = weaknessOf(password, { primary_email, first_name, last_name })
  if (weakness !== undefined) throw badField('password', weakness)
  const user = await insertUser(db, {
    user_id: newId(),
    first_name,
    last_name,
    primary_email,
    timezone: storedZone(timezone),
    language,
    time_format,
    role: 'user',
    password_hash: await hashPassword(password),
    availability_info: usual_hours,
    now,
  })
  if (!user) {
    const message = 'This e-mail address is already registered.'
    throw new AppError('conflict', message, { errors: [{ path: 'primary_email', message }] })
  }
  return user
}

/** Changes the fields that are given and leaves the others. */
export async function changeProfile(tx: Db, actor: Actor, change: UserChange, now: Date): Promise<UserRow> {
  const user = await writeUser(tx, actor.user_id, {
    ...change,
    primary_phone_number: emptyToNull(change.primary_phone_number),
    about: emptyToNull(change.about),
    linkedin_url: emptyToNull(change.linkedin_url),
    timezone: change.timezone === undefined ? undefined : storedZone(change.timezone),
    updated_at: now,
  })
  if (user.full_name !== actor.full_name) await refreshSearchOfMeetings(tx, actor.user_id)
  return user
}

/** At most `limit` others of the workspace whose name holds every word that was typed. */
export function suggestUsers(
  db: Db,
  actor: Actor,
  { search, limit }: { search: string; limit: number },
): Promise<SuggestedRow[]> {
  const words = search.normalize('NFKC').trim().split(/\s+/u)
  return listSuggestions(db, { user_id: actor.user_id, words, limit })
}

/** Keeps the range of days that the person looks at. */
export async function keepTimestampInfo(tx: Db, actor: Actor, info: TimestampInfo): Promise<TimestampInfo> {
  const kept = { ...info, timezone: storedZone(info.timezone) }
  await writeTimestampInfo(tx, actor.user_id, kept)
  return kept
}
