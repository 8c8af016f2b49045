import { Client } from 'pg'

/**
 * Ends all connections to the database and deletes the rows that a new one lacks.
 *
 * @returns false for a database that a new one has to replace: its tables differ from the `definitions` of a new one, or
 * so many rows were deleted that reading past them takes time.
 */
export function emptyDatabase(url: string, definitions: string): Promise<boolean> {
  return connected(url, async (client) => {
    await client.query(end_connections)
    if ((await readDefinitions(client)) !== definitions) return false
    return (await deleteRows(client)) <= rows_max
  })
}

/** Everything that a statement of a test could create, change or drop, in a digest. */
export function definitionsOf(url: string): Promise<string> {
  return connected(url, readDefinitions)
}

const rows_max = 2000

const end_connections = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

async function readDefinitions(client: Client): Promise<string> {
  const { rows } = await client.query<{ definitions: string }>(`select md5(concat(
    (select string_agg(concat_ws(' ', oid, relname, relnatts, relchecks), ',' order by oid) from pg_class where oid >= 16384),
    (select string_agg(concat_ws(' ', oid, tgenabled), ',' order by oid) from pg_trigger where oid >= 16384),
    (select string_agg(concat_ws(' ', oid, conname), ',' order by oid) from pg_constraint where oid >= 16384),
    (select string_agg(concat_ws(' ', oid, prosrc), ',' order by oid) from pg_proc where oid >= 16384))) as definitions`)
  return rows[0]?.definitions ?? ''
}

/** @returns how many there were. */
async function deleteRows(client: Client): Promise<number> {
  const { rows } = await client.query<{ name: string }>(tables_with_pages)
  const deletes = rows.map(({ name }) => `delete from ${name}`)
  // Neither triggers nor foreign keys look at what is deleted.
  const statements = ['set session_replication_role = replica', ...deletes].join('; ')
  const results = await client.query(statements)
  return [results]
    .flat()
    .reduce((sum, { command, rowCount }) => sum + (command === 'DELETE' ? (rowCount ?? 0) : 0), 0)
}

/** Without those in which a new database has rows. */
const tables_with_pages = `select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and pg_class.oid >= 16384 and pg_relation_size(pg_class.oid) > 0
    and relname not in ('kysely_migration', 'kysely_migration_lock', 'version')`

async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
