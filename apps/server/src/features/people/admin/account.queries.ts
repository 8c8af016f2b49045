import type { AccountQuery, Plan, Role } from '@meridian/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { hasWayInOf } from '../user/way-in.queries.ts'

export interface AccountRow {
  readonly user_id: string
  readonly first_name: string
  readonly last_name: string
  readonly full_name: string
  readonly primary_email: string
  readonly profile_picture: string | null
  readonly role: Role
  readonly plan: Plan
  readonly disabled_at: Date | null
  readonly has_way_in: boolean
  readonly is_address_confirmed: boolean
  readonly created_at: Date
  readonly last_active_at: Date | null
  readonly link_expires_at: Date | null
  readonly session_count: number
  readonly meeting_count: number
}

interface Wanted {
  /** Each of them must occur in the name or in the address. */
  readonly words: readonly string[]
  readonly query: Pick<AccountQuery, 'page' | 'limit' | 'sort_by' | 'order_by' | 'role' | 'account_status'>
}

/** One page of the matching accounts; those never active come last in both directions. */
export async function listAccountRows(db: Db, wanted: Wanted, now: Date): Promise<AccountRow[]> {
  const { page, limit, sort_by, order_by } = wanted.query
  const direction = order_by === 'DESC' ? sql`desc` : sql`asc`
  const { rows } = await sql<AccountRow>`
    select ${columns(now)} from ${source(now)} where ${matches(wanted)}
    order by ${sort_columns[sort_by]} ${direction} nulls last, u.user_id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return rows
}

export async function countAccounts(db: Db, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from app_user u where ${matches(wanted)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findAccountRow(db: Db, user_id: string, now: Date): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${columns(now)} from ${source(now)} where u.user_id = ${user_id}`.execute(db)
  return rows[0]
}

/** Locks the account until the transaction ends. */
export async function lockAccount(tx: Db, user_id: string): Promise<void> {
  await sql`select from app_user where user_id = ${user_id} for no key update`.execute(tx)
}

function columns(now: Date) {
  return sql`u.user_id, u.first_name, u.last_name, u.full_name, u.primary_email, u.profile_picture, u.role, u.plan,
    u.disabled_at, ${hasWayInOf('u')} as has_way_in,
    u.address_confirmed_at is not null as is_address_confirmed, u.created_at, ${last_active} as last_active_at,
    l.expires_at as link_expires_at,
    (select count(*) from session s where s.user_id = u.user_id and s.expires_at > ${now}) as session_count,
    (select count(*) from meeting m where m.user_id = u.user_id) as meeting_count`
}

function source(now: Date) {
  return sql`app_user u
    left join account_activity a on a.user_id = u.user_id
    left join password_link l on l.user_id = u.user_id and not l.is_mailed and l.expires_at > ${now}`
}

const last_active = sql`greatest(a.last_signed_in_at,
  (select max(s.last_seen_at) from session s where s.user_id = u.user_id))`

const sort_columns = {
  full_name: sql`u.searched_name`,
  primary_email: sql`lower(u.primary_email)`,
  role: sql`u.role`,
  created_at: sql`u.created_at`,
  last_active_at: last_active,
} as const

const of_status = {
  active: sql<boolean>`u.disabled_at is null and ${hasWayInOf('u')}`,
  invited: sql<boolean>`u.disabled_at is null and not ${hasWayInOf('u')}`,
  disabled: sql<boolean>`u.disabled_at is not null`,
} as const

function matches({ words, query: { role, account_status } }: Wanted) {
  const conditions = words.map(
    (word) => sql<boolean>`(strpos(u.searched_name, search_form(${word})) > 0
      or strpos(search_form(u.primary_email), search_form(${word})) > 0)`,
  )
  if (role && role !== 'all') conditions.push(sql`u.role = ${role}::user_role`)
  if (account_status && account_status !== 'all') conditions.push(of_status[account_status])
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

export interface AddressedAccount {
  readonly user_id: string
  readonly role: Role
  readonly disabled_at: Date | null
  readonly has_way_in: boolean
}

/** Whatever the case of its letters. */
export async function findByAddress(db: Db, address: string): Promise<AddressedAccount | undefined> {
  return db
    .selectFrom('app_user')
    .select(['user_id', 'role', 'disabled_at'])
    .select(hasWayInOf('app_user').as('has_way_in'))
    .where(sql`lower(primary_email)`, '=', address.toLowerCase())
    .executeTakeFirst()
}
