import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import type { Config } from './config.ts'
import { type Db, statement_timeout_ms } from '../postgres/db.ts'
import { SettingError } from './setting-error.ts'

/** Creates the folder of DATA_DIR. Throws SettingError where that fails. */
export function makeDataFolder({ dataDir }: Pick<Config, 'dataDir'>): void {
  try {
    makeFolder(dataDir)
  } catch (error) {
    throw new SettingError(
      `The setting DATA_DIR is wrong: no folder can be made at ${dataDir} (${reasonOf(error)}). Name one that this account can write to.`,
    )
  }
}

/** Node's own recursive mkdir never returns where the system allows no folders, as below /proc. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST') return mkdirSync(path, { recursive: true }) as undefined
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    makeFolder(dirname(path))
    mkdirSync(path)
  }
}

/** Throws SettingError where the operator's own database does not answer. */
export async function requireDatabase(db: Db, { databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<void> {
  if (databaseUrl === undefined) return
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    const { hostname, port, pathname } = new URL(databaseUrl)
    const place = `${hostname || 'the local socket'}${port && `:${port}`}${pathname}`
    throw new SettingError(
      `The setting DATABASE_URL is wrong, or its server is not running: ${place} does not answer (${reasonOf(error)}).`,
    )
  }
}

/**
 * What to do where statements may run for ever: through a pooler a connection cannot set the limit for itself. Null
 * where there is nothing to do.
 */
export async function poolerWarning(
  db: Db,
  { databaseListenUrl }: Pick<Config, 'databaseListenUrl'>,
): Promise<string | null> {
  if (databaseListenUrl === undefined) return null
  const { rows } = await sql<{ setting: string; role: string; database: string }>`
    select current_setting('statement_timeout') as setting, quote_ident(current_user) as role,
      quote_ident(current_database()) as database`.execute(db)
  const [found] = rows
  if (!found || found.setting !== '0') return null
  const { role, database } = found
  return `Statements have no time limit. Run this once in PostgreSQL: alter role ${role} in database ${database} set statement_timeout = '${statement_timeout_ms / 1000}s'`
}

/** Throws SettingError where the process cannot listen at HOST and PORT, before anything else is started. */
export async function requireAddress(at: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = createServer().listen(at.port, at.host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw listenProblem(error, at)
  }
  server.close()
  await once(server, 'close')
}

/** Why the server cannot listen, naming the setting; any other error as it is. */
export function listenProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return new SettingError(`The setting PORT is wrong: ${port} is in use already. Choose another one.`)
  if (code === 'EACCES')
    return new SettingError(
      `The setting PORT is wrong: this account may not use ${port}. Choose one above 1023.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL')
    return new SettingError(
      `The setting HOST is wrong: ${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
    )
  return error
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** One line without a password: neither Node nor PostgreSQL repeats an address with one. */
function reasonOf(error: unknown): string {
  const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line || codeOf(error) || 'no reason was given'
}
