import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { DATABASE, databaseUrl, SOCKET_PORT } from './cluster-address.ts'
import {
  commandLine,
  endWithProcess,
  engine_environment,
  findEngine,
  type Engine,
  type RootWay,
} from './cluster-engine.ts'
import { notStarted } from './cluster-error.ts'
import { chooseSocketFolder, ensureClusterFiles } from './cluster-files.ts'
import { claimFolder } from './cluster-lock.ts'
import { clearRemains } from './cluster-remains.ts'

/** A running PostgreSQL server of our own. */
export interface Cluster {
  /** The database's URL for `pg`, over a Unix socket. Stays the same across restarts of the server. */
  readonly url: string
  /** Ends every connection and the server, and leaves no process, socket or lock behind. */
  stop(): Promise<void>
}

/** What a cluster needs of a logger; pino's fits. */
export interface ClusterLog {
  debug(text: string): void
  info(text: string): void
  error(text: string): void
}

export interface ClusterOptions {
  /** The folder for all of the product's data; created if missing. */
  readonly dataDir: string
  readonly log: ClusterLog
  /** False trades safety against power loss for speed; for throw-away data only. */
  readonly isDurable?: boolean
  readonly rootWays?: readonly RootWay[]
}

const RETRY_MS_MAX = 5_000
const FAST_STOP_MS_MAX = 30_000

/**
 * Starts PostgreSQL on the data below `dataDir`, creating it on the first run and recovering it after a crash
 * of the server, of PostgreSQL or of both. Restarts a PostgreSQL that dies while we run.
 *
 * @throws ClusterError when another process holds the folder, or when PostgreSQL does not start here.
 */
export async function startCluster({
  dataDir,
  log,
  isDurable = true,
  rootWays,
}: ClusterOptions): Promise<Cluster> {
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  const releaseFolder = claimFolder(folder)
  try {
    const engine = findEngine(folder, rootWays)
    const pgData = await ensureClusterFiles(folder, engine, isDurable)
    await clearRemains(pgData)
    const server: Server = {
      engine,
      pgData,
      socketFolder: chooseSocketFolder(pgData, engine),
      isDurable,
      log,
    }
    const stopServer = superviseServer(server, await launch(server))
    await ensureDatabase(server).catch(async (error: unknown) => {
      await stopServer()
      throw error
    })
    return {
      url: databaseUrl(server.socketFolder, DATABASE),
      async stop() {
        await stopServer()
        releaseFolder()
      },
    }
  } catch (error) {
    releaseFolder()
    throw error
  }
}

interface Server {
  readonly engine: Engine
  readonly pgData: string
  readonly socketFolder: string
  readonly isDurable: boolean
  readonly log: ClusterLog
}

async function ensureDatabase(server: Server): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(server.socketFolder, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function settings({ pgData, socketFolder, isDurable }: Server): string[] {
  const all = {
    listen_addresses: '',
    port: SOCKET_PORT,
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: 100,
    shared_buffers: '128MB',
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '',
    // The caller reports failed statements and rows; here they would put people's data into a log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(isDurable ? {} : unlasting_settings),
  }
  return ['-D', pgData, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** For data that ends with its process: nothing is written for a crash, and no table lives long enough to be cleaned. */
const unlasting_settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  autovacuum: 'off',
  jit: 'off',
}

/**
 * Resolves when the server accepts connections. A session of its own keeps the terminal's Ctrl-C away from
 * it.
 */
async function launch(server: Server): Promise<ChildProcess> {
  const child = spawn(...commandLine(server.engine, 'postgres', settings(server)), {
    cwd: server.pgData,
    env: engine_environment,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  endWithProcess(child)
  const said: string[] = []
  const ready = Promise.withResolvers<void>()
  createInterface({ input: child.stderr }).on('line', (line) => {
    server.log.debug(`postgres: ${line}`)
    said.push(line)
    if (line.endsWith('database system is ready to accept connections')) ready.resolve()
  })
  child.once('error', ready.reject)
  child.once('close', () => ready.reject(notStarted(server.pgData, said)))
  await ready.promise
  return child
}

/** Restarts the server whenever it ends by itself; returns the function that stops it for good. */
function superviseServer(server: Server, first: ChildProcess): () => Promise<void> {
  const stopping = new AbortController()
  let child = first
  const ended = (async () => {
    for (;;) {
      await untilExit(child)
      if (stopping.signal.aborted) return
      server.log.error('The database ended unexpectedly; starting it again.')
      const next = await relaunch(server, stopping.signal)
      if (!next) return
      child = next
      if (stopping.signal.aborted) child.kill('SIGINT')
    }
  })()

  return async () => {
    stopping.abort()
    child.kill('SIGINT')
    const insist = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_MS_MAX)
    await ended
    clearTimeout(insist)
    if (server.socketFolder !== server.pgData) rmSync(server.socketFolder, { recursive: true, force: true })
  }
}

async function untilExit(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Undefined when it has to stop before it is up. */
async function relaunch(server: Server, stopping: AbortSignal): Promise<ChildProcess | undefined> {
  for (let waitMs = 100; !stopping.aborted; waitMs = Math.min(waitMs * 2, RETRY_MS_MAX)) {
    try {
      await clearRemains(server.pgData, server.socketFolder)
      const child = await launch(server)
      server.log.info('The database runs again.')
      return child
    } catch (error) {
      server.log.error(`The database could not be started again: ${String(error)}`)
      await sleep(waitMs, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  return undefined
}
