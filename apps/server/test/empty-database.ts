import { Client } from 'pg'

/** What a migrated database has before its first test. */
export interface Beginning {
  /** The tables that migrations fill. */
  readonly filled: readonly string[]
  readonly digest: string
}

/** Bigger tables are slow to read past, and show that a test stored much. */
const bytes_max = 4 * 2 ** 20

export function readBeginning(url: string): Promise<Beginning> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(tables_with_pages)
    const filled = rows.map(({ name }) => name)
    return { filled, digest: await readDigest(client, filled) }
  })
}

/**
 * Ends all connections to the database and deletes the rows that it did not begin with.
 *
 * @returns false for a database that a new one has to replace, because a test changed its tables or the rows that
 * migrations fill in, or made it big.
 */
export function emptyDatabase(url: string, { filled, digest }: Beginning): Promise<boolean> {
  return withClient(url, async (client) => {
    await client.query(end_connections)
    if ((await readDigest(client, filled)) !== digest) return false
    const { rows } = await client.query<{ name: string; bytes: number }>(tables_with_pages)
    if (rows.reduce((sum, { bytes }) => sum + bytes, 0) > bytes_max) return false
    const deletes = rows.filter(({ name }) => !filled.includes(name)).map(({ name }) => `delete from ${name}`)
    // As a replica, PostgreSQL runs no trigger and checks no foreign key.
    await client.query(['set session_replication_role = replica', ...deletes].join('; '))
    return true
  })
}

const end_connections = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

const tables_with_pages = `select format('%I.%I', nspname, relname) as name, pg_relation_size(pg_class.oid)::int as bytes
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and pg_class.oid >= 16384 and pg_relation_size(pg_class.oid) > 0
  order by name`

/** Every statement that defines something writes to one of them. */
const catalogs = [
  'pg_attrdef',
  'pg_attribute',
  'pg_class',
  'pg_constraint',
  'pg_db_role_setting',
  'pg_extension',
  'pg_index',
  'pg_namespace',
  'pg_proc',
  'pg_sequence',
  'pg_trigger',
  'pg_type',
]

/** Changes with every definition, with the planner's statistics, and with the rows of the filled tables. */
async function readDigest(client: Client, filled: readonly string[]): Promise<string> {
  const parts = [
    ...catalogs.map((name) => `(select concat(count(*), ' ', sum(xmin::text::bigint)) from ${name})`),
    `(select count(*) from pg_statistic where starelid >= 16384)`,
    ...filled.map((name) => `(select md5(string_agg(one::text, ' ' order by one::text)) from ${name} one)`),
  ]
  const { rows } = await client.query<{ digest: string }>(
    `select concat_ws(',', ${parts.join(', ')}) as digest`,
  )
  return rows[0]?.digest ?? ''
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
