import type { Role } from '@meridian/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { requireOtherOperator } from '../admin/operator.service.ts'
import type { WayInConfig } from '../session/way-in.rules.ts'
import { insertUser, type UserRow } from './user.queries.ts'
import { usual_hours } from './user.rules.ts'
import { enqueueRevocation } from '../../connection/connection.api.ts'
import { enqueueOrganizerGone } from '../../meeting/meeting.api.ts'

interface NewAccount {
  readonly primary_email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: Role
}

/** Creates an account without a password, which cannot sign in yet. Throws `conflict` for a taken address. */
export async function createAccount(tx: Db, account: NewAccount, now: Date): Promise<UserRow> {
  const user = await insertUser(tx, {
    ...account,
    user_id: newId(),
    timezone: 'UTC',
    password_hash: null,
    availability_info: usual_hours,
    address_confirmed_at: null,
    now,
  })
  if (user) return user
  const message = 'This email address is already registered.'
  throw new AppError('conflict', message, { errors: [{ path: 'primary_email', message }] })
}

/**
 * Deletes an account, the meetings it organizes and its other data; other people's meetings no longer match
 * its name in a search. Throws `conflict` where no other operator could sign in.
 */
export async function removeAccount(tx: Db, config: WayInConfig, user_id: string, now: Date): Promise<void> {
  await requireOtherOperator(tx, config, user_id)
  await enqueueRevocation(tx, { user_id }, now)
  await enqueueOrganizerGone(tx, user_id, now)
  const others = await tx
    .selectFrom('meeting_attendee')
    .select('meeting_id')
    .where('user_id', '=', user_id)
    .where('is_organizer', '=', false)
    .execute()
  await tx.deleteFrom('app_user').where('user_id', '=', user_id).execute()
  const meeting_ids = others.map(({ meeting_id }) => meeting_id)
  await sql`select refresh_search_text(${meeting_ids}::uuid[])`.execute(tx)
}
