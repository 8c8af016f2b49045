import { sql } from 'kysely'
import type { Db } from '../src/platform/postgres/db.ts'

/** What a migrated database has before its first test. */
export interface Beginning {
  /** The tables that migrations fill. */
  readonly filled: readonly string[]
  readonly digest: string
}

/** Bigger tables are slow to read past, and show that a test stored much. */
const bytes_max = 4 * 2 ** 20

/** The name that connections have which stay for the next test. */
export const kept_connection = 'kept for the next test'

export async function readBeginning(db: Db): Promise<Beginning> {
  const { rows } = await tables_with_pages.execute(db)
  const filled = rows.map(({ name }) => name)
  return { filled, digest: await readDigest(db, filled) }
}

/**
 * Ends all other connections to the database, and deletes the rows that it did not begin with.
 *
 * @returns false for a database that a new one has to replace, because a test changed its tables or the rows that
 * migrations fill in, made it big, or left a transaction open.
 */
export function emptyDatabase(db: Db, { filled, digest }: Beginning): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows: others } = await end_connections.execute(tx)
    if (others.some(({ is_kept }) => is_kept)) return false
    if ((await readDigest(tx, filled)) !== digest) return false
    const { rows } = await tables_with_pages.execute(tx)
    if (rows.reduce((sum, { bytes }) => sum + bytes, 0) > bytes_max) return false
    // As a replica, PostgreSQL runs no trigger and checks no foreign key.
    await sql`set local session_replication_role = replica`.execute(tx)
    const deletes = rows.filter(({ name }) => !filled.includes(name)).map(({ name }) => `delete from ${name}`)
    await sql.raw(deletes.join('; ')).execute(tx)
    return true
  })
}

const end_connections = sql<{ is_kept: boolean }>`
  select application_name = ${kept_connection} as is_kept, pg_terminate_backend(pid, 5000)
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    and (application_name <> ${kept_connection} or state <> 'idle')`

const tables_with_pages = sql<{ name: string; bytes: number }>`
  select format('%I.%I', nspname, relname) as name, pg_relation_size(pg_class.oid)::int as bytes
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and pg_class.oid >= 16384 and pg_relation_size(pg_class.oid) > 0
  order by name`

/** Changes with every definition, with the planner's statistics, and with the rows of the filled tables. */
async function readDigest(db: Db, filled: readonly string[]): Promise<string> {
  const parts = [
    `(select count(*) from pg_statistic where starelid >= 16384)`,
    ...['pg_db_role_setting', ...filled].map(
      (name) => `(select md5(string_agg(one::text, ' ' order by one::text)) from ${name} one)`,
    ),
  ]
  const { rows } = await sql<{ digest: string }>`
    select concat_ws(',', ${sql.raw(parts.join(', '))}) as digest`.execute(db)
  return rows[0]?.digest ?? ''
}

/**
 * Counts from now on what is defined, changed and dropped in this database and in the copies of it, in a table that it
 * begins with. To compare the catalogs costs ten times as much, for each test.
 */
export async function countDefinitions(db: Db): Promise<void> {
  await sql
    .raw(
      `create schema test_definitions;
      create table test_definitions.counted (changes integer not null);
      insert into test_definitions.counted values (0);
      create function test_definitions.count() returns event_trigger language plpgsql security definer as $$
      begin
        if tg_tag like 'DROP%' or exists (select from pg_event_trigger_ddl_commands()) then
          update test_definitions.counted set changes = changes + 1;
        end if;
      end $$;
      create event trigger count_definitions on ddl_command_end execute function test_definitions.count()`,
    )
    .execute(db)
}
