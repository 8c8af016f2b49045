import type { Client } from 'pg'
import type { OldRelease } from './releases.ts'

/** Of each table: its rows, and of each column a sum over what it holds, in any order. */
export type Inventory = Readonly<Record<string, TableInventory>>

export interface TableInventory {
  readonly rows: string
  readonly columns: Readonly<Record<string, string>>
}

/** The migrator's own tables hold what was run. */
const columns = `
  select table_name, array_agg(column_name::text order by column_name) as names
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
  group by table_name order by table_name`

export async function takeInventory(client: Client): Promise<Inventory> {
  const { rows: tables } = await client.query<{ table_name: string; names: string[] }>(columns)
  const found: [string, TableInventory][] = []
  for (const { table_name, names } of tables) {
    const sums = names.map((name) => `coalesce(sum(hashtext(${quote(name)}::text)::bigint), 0)::text`)
    const { rows } = await client.query<{ rows: string; sums: string[] }>(
      `select count(*)::text as rows, array[${sums.join(', ')}] as sums from ${quote(table_name)}`,
    )
    const [{ rows: count, sums: values } = { rows: '0', sums: [] }] = rows
    found.push([
      table_name,
      { rows: count, columns: Object.fromEntries(names.map((name, place) => [name, values[place] ?? ''])) },
    ])
  }
  return Object.fromEntries(found)
}

/** What an upgrade lost or changed without having said so, a sentence each. */
export function compareInventories(
  before: Inventory,
  after: Inventory,
  { renamed, changed }: Pick<OldRelease, 'renamed' | 'changed'>,
): string[] {
  return Object.entries(before).flatMap(([table, old]) => {
    if (table in changed) return []
    const name = renamed[table] ?? table
    const now = after[name]
    if (!now) return [`The table ${table} is gone.`]
    const rows = now.rows === old.rows ? [] : [`The table ${table} had ${old.rows} rows and has ${now.rows}.`]
    const differences = Object.entries(old.columns).flatMap(([column, sum]) => {
      const path = `${table}.${column}`
      if (path in changed) return []
      const nowSum = now.columns[(renamed[path] ?? path).split('.')[1] ?? column]
      if (nowSum === undefined) return [`The column ${path} is gone.`]
      return nowSum === sum ? [] : [`The column ${path} holds other values.`]
    })
    return [...rows, ...differences]
  })
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
