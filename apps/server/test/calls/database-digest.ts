import { sql } from 'kysely'
import { type Db, queryNamed } from '../../src/platform/postgres/db.ts'

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

/** A digest of each table's rows, counters apart: equal before and after a call that changes nothing. */
export async function digestTables(db: Db): Promise<Record<string, string>> {
  const text = texts.get(db) ?? (await writeDigest(db))
  texts.set(db, text)
  // Planning a hundred tables costs PostgreSQL several times as much as reading them.
  const rows = await queryNamed<{ name: string; digest: string }>(db, { name: 'digests', text, values: [] })
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

const texts = new WeakMap<Db, string>()

async function writeDigest(db: Db): Promise<string> {
  const parts = (await listTables(db)).map(
    (name) =>
      `select '${name}' as name,
        md5(coalesce((select string_agg(part::text, ',' order by part::text) from "${name}" part), '')) as digest`,
  )
  return parts.join(' union all ')
}
