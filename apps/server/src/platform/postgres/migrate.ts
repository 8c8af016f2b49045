import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { ClusterError } from './cluster-error.ts'
import { connectDatabase, type Db } from './db.ts'

const folder = new URL('../../../migrations/', import.meta.url)

/**
 * Runs the missing numbered migrations. Several processes may start at once: the migrator holds an advisory
 * lock, so one does the work and the others find it done.
 */
export async function migrateToLatest(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')
  const reason = error instanceof Error ? error.message : 'no reason was given'
  const what = failed ? `Migration ${failed.migrationName}` : 'Bringing the database up to date'
  throw new ClusterError(`${what} failed: ${reason}`, { cause: error })
}

/**
 * Migrates over an address of PostgreSQL itself: the lock belongs to a session, and a pooler in transaction mode would keep it
 * in a session that it gives to others, so that the next process waits in vain.
 */
export async function migrateDirectly(url: string): Promise<void> {
  const db = connectDatabase({ url, connectionsMax: 1 })
  await migrateToLatest(db).finally(() => db.destroy())
}

/** Every numbered file, by its name. */
export async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    files.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, folder), 'utf8')
      const up: Migration['up'] = async (db) => {
        // A large table may take longer than a call may.
        await sql`set local statement_timeout = 0`.execute(db)
        await sql.raw(text).execute(db)
      }
      return [name.replace(/\.sql$/, ''), { up }]
    }),
  )
  return Object.fromEntries(migrations)
}
