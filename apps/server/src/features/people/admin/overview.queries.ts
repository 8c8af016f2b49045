import { sql } from 'kysely'
import { day_ms } from '@meridian/engine'
import type { Db } from '../../../platform/postgres/db.ts'
import { hasWayInOf } from '../user/way-in.queries.ts'

/** The number of rows of each kind. */
export async function countEverything(db: Db, now: Date) {
  const yesterday = new Date(now.getTime() - day_ms)
  const last_week = new Date(now.getTime() - 7 * day_ms)
  const { rows } = await sql<Record<FigureName, number>>`
    select users.*, sessions.*, meetings.* from
      (select count(*) as users,
        count(*) filter (where role = 'admin') as admins,
        count(*) filter (where role = 'system_admin') as system_admins,
        count(*) filter (where disabled_at is not null) as disabled,
        count(*) filter (where disabled_at is null and not ${hasWayInOf('app_user')}) as invited,
        count(*) filter (where created_at > ${last_week}) as users_lately
      from app_user) users,
      (select count(*) as sessions,
        count(distinct user_id) filter (where last_seen_at > ${yesterday}) as people_today
      from session where expires_at > ${now}) sessions,
      (select count(*) as meetings,
        count(*) filter (where meeting_status = 'active' and last_ends_at > ${now}) as meetings_coming,
        count(*) filter (where created_at > ${last_week}) as meetings_lately
      from meeting) meetings`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('PostgreSQL counted nothing at all.')
  return figures
}

type FigureName =
  | 'users'
  | 'admins'
  | 'system_admins'
  | 'disabled'
  | 'invited'
  | 'users_lately'
  | 'sessions'
  | 'people_today'
  | 'meetings'
  | 'meetings_coming'
  | 'meetings_lately'
export type Figures = Readonly<Record<FigureName, number>>

export interface SyncFigures {
  readonly connections: number
  readonly needs_reconnect: number
  readonly failing: number
}

export async function countConnections(db: Db): Promise<SyncFigures> {
  const { rows } = await sql<SyncFigures>`
    select count(*) as connections, count(reconnect_reason) as needs_reconnect,
      count(*) filter (where problem is not null and reconnect_reason is null) as failing
    from connection`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('PostgreSQL counted no connections at all.')
  return figures
}

export interface DatabaseFacts {
  readonly version: string
  readonly connections: number
  readonly connections_max: number
  readonly database_bytes: number
  readonly meetings_bytes: number
  readonly accounts_bytes: number
  readonly labels_and_tasks_bytes: number
  readonly cleaned_up_at: Date | null
}

/** PostgreSQL's version and figures, and the bytes of our tables with their indexes. */
export async function getDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::integer as connections_max,
      pg_database_size(current_database()) as database_bytes,
      (select last_finished_at from job_run where job = 'clean_up') as cleaned_up_at,
      sizes.*
    from (select
      ${bytesOf(sql`relname like 'meeting%' or relname = 'counter_proposal'`)} as meetings_bytes,
      ${bytesOf(sql`relname in ('app_user', 'profile_picture', 'session', 'account_activity', 'password_link', 'calendar_feed', 'audit_entry')`)} as accounts_bytes,
      ${bytesOf(sql`relname in ('label', 'task')`)} as labels_and_tasks_bytes
      from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace) sizes`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('PostgreSQL returned no figures.')
  return facts
}

function bytesOf(isCounted: ReturnType<typeof sql>) {
  return sql`coalesce(sum(pg_total_relation_size(oid)) filter (where ${isCounted}), 0)::bigint`
}
