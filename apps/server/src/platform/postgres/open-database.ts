import { sql } from 'kysely'
import { startCluster } from './cluster.ts'
import { findStartedCluster } from './cluster-address.ts'
import type { Config } from '../config/config.ts'
import { connectDatabase, type Db } from './db.ts'
import type { Log } from '../log.ts'
import { migrateToLatest } from './migrate.ts'
import { isConnectionLost } from './retry.ts'

export interface OpenDatabase extends AsyncDisposable {
  readonly db: Db
}

/**
 * The instance's database for a command on the side: that of DATABASE_URL, past a pooler where there is one, else the
 * packaged one.
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  await using resources = new AsyncDisposableStack()
  const url =
    config.databaseListenUrl ?? config.databaseUrl ?? resources.use(await openCluster(config, log)).url
  const db = connectDatabase({ url, connectionsMax: 2 })
  resources.defer(() => db.destroy())
  await migrateToLatest(db)
  const kept = resources.move()
  return { db, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

/** The packaged database, which is started for as long as it is needed unless a running server has it open already. */
export async function openCluster(
  { dataDir }: Pick<Config, 'dataDir'>,
  log: Log,
): Promise<{ readonly url: string } & AsyncDisposable> {
  const url = await findAnswering(dataDir)
  if (url !== undefined) return { url, [Symbol.asyncDispose]: () => Promise.resolve() }
  const cluster = await startCluster({ dataDir, log })
  return { url: cluster.url, [Symbol.asyncDispose]: () => cluster.stop() }
}

async function findAnswering(dataDir: string): Promise<string | undefined> {
  const url = findStartedCluster(dataDir)
  if (url === undefined) return undefined
  const db = connectDatabase({ url, connectionsMax: 1 })
  try {
    await sql`select 1`.execute(db)
    return url
  } catch (error) {
    if (isConnectionLost(error)) return undefined
    throw error
  } finally {
    await db.destroy()
  }
}
