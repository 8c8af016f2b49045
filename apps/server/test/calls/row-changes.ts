import { sql } from 'kysely'
import type { Db } from '../../src/platform/postgres/db.ts'

/** Tables that every call may write, such as the counts of tries. */
const counters = [
  'rate_limit',
  'session',
  'account_activity',
  'idempotency_key',
  'sign_in_try',
  'known_network',
  'used_challenge',
]

/** The tables that not every call may write. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !counters.includes(name))
}

/**
 * How many rows of each table, counters apart, were written with another content since the first count: equal before
 * and after a call that changes nothing. To read all rows for it costs PostgreSQL a hundred times as much.
 */
export async function countChanges(db: Db): Promise<Record<string, number>> {
  const watched = watches.get(db) ?? watchRows(db)
  watches.set(db, watched)
  await watched
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*) from test_changes.change group by name`.execute(db)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

const watches = new WeakMap<Db, Promise<void>>()

/** A change that is rolled back is none: its note goes with it. */
async function watchRows(db: Db): Promise<void> {
  const triggers = (await listTables(db)).map(
    (name) => `create trigger note_change after insert or update or delete on "${name}"
      for each row execute function test_changes.note()`,
  )
  await sql
    .raw(
      `create schema test_changes;
      create table test_changes.change (name text not null);
      create function test_changes.note() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'UPDATE' or old::text <> new::text then
          insert into test_changes.change values (tg_table_name);
        end if;
        return null;
      end $$;
      ${triggers.join(';')}`,
    )
    .execute(db)
}
