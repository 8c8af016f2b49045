import type { AvailabilityInfo, Role, TimeFormat, TimestampInfo } from '@meridian/contract'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import { storableJson } from '../../../platform/postgres/storable.ts'

const user_columns = [
  'user_id',
  'first_name',
  'last_name',
  'full_name',
  'primary_email',
  'address_confirmed_at',
  'primary_phone_number',
  'about',
  'profile_picture',
  'linkedin_url',
  'timezone',
  'time_format',
  'country',
  'language',
  'role',
  'plan',
  'timestamp_info',
  'has_board',
  'reminder_minutes',
  'reminders_by_mail',
  'invitations_by_mail',
  'undo_send_seconds',
  'mail_signature',
  'region',
  'week_start',
] as const
export type UserRow = Pick<Selectable<Tables['app_user']>, (typeof user_columns)[number]>

const suggested_columns = [
  'user_id',
  'first_name',
  'last_name',
  'full_name',
  'profile_picture',
  'timezone',
] as const
export type SuggestedRow = Pick<UserRow, (typeof suggested_columns)[number]>

export interface NewUser {
  readonly user_id: string
  readonly first_name: string
  readonly last_name: string
  readonly primary_email: string
  readonly timezone: string
  /** The default is English and a 12-hour clock. */
  readonly language?: string
  readonly time_format?: TimeFormat
  readonly role: Role
  /** Null before the person sets a password. */
  readonly password_hash: string | null
  readonly availability_info: AvailabilityInfo
  /** Null before the person has proven to receive mails at the address. */
  readonly address_confirmed_at: Date | null
  readonly now: Date
}

/** Undefined when an account has that address already, ignoring case. */
export function insertUser(
  db: Db,
  { now, availability_info, ...user }: NewUser,
): Promise<UserRow | undefined> {
  return db
    .insertInto('app_user')
    .values((values) => ({
      ...user,
      workspace_id: values.selectFrom('workspace').select('workspace_id').limit(1),
      availability_info: storableJson(availability_info),
      created_at: now,
      updated_at: now,
    }))
    .onConflict((conflict) => conflict.expression(sql`lower(primary_email)`).doNothing())
    .returning(user_columns)
    .executeTakeFirst()
}

export function getUserRow(db: Db, user_id: string): Promise<UserRow> {
  return db
    .selectFrom('app_user')
    .select(user_columns)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
}

/** The person with that address, ignoring case, with what signing in needs. */
export function findCredentials(db: Db, primary_email: string) {
  return db
    .selectFrom('app_user')
    .select([...user_columns, 'password_hash', 'disabled_at'])
    .where(sql`lower(primary_email)`, '=', sql`lower(${primary_email})`)
    .executeTakeFirst()
}

export function writeUser(db: Db, user_id: string, change: Updateable<Tables['app_user']>): Promise<UserRow> {
  return db
    .updateTable('app_user')
    .set(change)
    .where('user_id', '=', user_id)
    .returning(user_columns)
    .executeTakeFirstOrThrow()
}

/** Updates the search text of a person's meetings with the new name. */
export async function refreshSearchOfMeetings(db: Db, user_id: string): Promise<void> {
  await sql`select refresh_search_text(array(select meeting_id from meeting_attendee where user_id = ${user_id}))`.execute(
    db,
  )
}

export async function updateTimestampInfo(db: Db, user_id: string, info: TimestampInfo): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ timestamp_info: storableJson(info) })
    .where('user_id', '=', user_id)
    .execute()
}

/**
 * People of the caller's workspace whose name contains every word, those first in whose name every word
 * begins one. Leaves out people who can take no part in meetings or have not confirmed their address; a
 * caller without a confirmed address gets none. Where strangers can register, the list contains only people
 * with whom the caller has a meeting that the other organizes or has accepted.
 */
export function listSuggestions(
  db: Db,
  { user_id, words, limit }: { user_id: string; words: readonly string[]; limit: number },
): Promise<SuggestedRow[]> {
  const beginsWords = sql<boolean>`${sql.join(
    words.map(
      (word) => sql`' ' || translate(searched_name, '-''’.', '    ') like '% ' || ${literal(word)} || '%'`,
    ),
    sql` and `,
  )}`
  return db
    .selectFrom('app_user')
    .select(suggested_columns)
    .where('workspace_id', '=', (where) =>
      where
        .selectFrom('app_user')
        .select('workspace_id')
        .where('user_id', '=', user_id)
        .where('address_confirmed_at', 'is not', null),
    )
    .where('user_id', '<>', user_id)
    .where('role', '<>', 'admin')
    .where('disabled_at', 'is', null)
    .where('address_confirmed_at', 'is not', null)
    .where(
      sql<boolean>`(
        not (select w.admits_strangers from workspace w where w.workspace_id = app_user.workspace_id)
        or exists (select from meeting_attendee own join meeting_attendee other on other.meeting_id = own.meeting_id
          where own.user_id = ${user_id} and own.hidden_at is null and other.user_id = app_user.user_id
            and (other.is_organizer or other.meeting_action = 'approved')))`,
    )
    .where((where) =>
      where.and(words.map((word) => sql<boolean>`searched_name like '%' || ${literal(word)} || '%'`)),
    )
    .where((where) => where.and(words.map((word) => sql<boolean>`search_form(${word}) <> ''`)))
    .orderBy(beginsWords, 'desc')
    .orderBy('searched_name')
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

/** The single workspace of the instance with its company. */
export function getWorkspaceRow(db: Db) {
  return db
    .selectFrom('workspace')
    .innerJoin('company', (join) => join.onTrue())
    .selectAll('workspace')
    .select([
      'company.company_id',
      'company.name as company_name',
      'company.domain as company_domain',
      'company.website as company_website',
    ])
    .executeTakeFirstOrThrow()
}
export type WorkspaceRow = Awaited<ReturnType<typeof getWorkspaceRow>>

// Escapes the wildcards of LIKE.
function literal(word: string) {
  return sql`regexp_replace(search_form(${word}), '([\\\\%_])', '\\\\\\1', 'g')`
}
