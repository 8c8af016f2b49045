import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startCluster } from './platform/postgres/cluster.ts'
import { ClusterError } from './platform/postgres/cluster-error.ts'
import { type Config, readConfig, SettingError } from './platform/config/config.ts'
import { connectDatabase } from './platform/postgres/db.ts'
import { startJobs } from './platform/jobs/job-runner.ts'
import { type Log, makeLog } from './platform/log.ts'
import { migrateDirectly } from './platform/postgres/migrate.ts'
import { openSecretBox } from './platform/security/secret-box.ts'
import { startSessionCache } from './platform/security/session-cache.ts'
import {
  listenProblem,
  makeDataFolder,
  poolerWarning,
  requireAddress,
  requireDatabase,
} from './platform/config/start-problem.ts'
import { stopWorkersBehind } from './platform/workers/worker-tasks.ts'
import { prepareInstance, registrationWarning } from './features/instance/instance.service.ts'
import { startSampling } from './features/people/admin/figures.service.ts'
import { startZones } from './features/instance/zone/zone-settling.service.ts'
import { jobs } from './jobs.ts'
import { buildServer } from './server.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** What has been started, to be stopped in the reverse order. */
const stops: (() => unknown)[] = []
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

try {
  await start(readConfig(process.env, root))
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  await stop(1)
}

async function start(config: Config): Promise<void> {
  const log = makeLog(config.logLevel)
  makeDataFolder(config)
  await requireAddress(config)
  const box = openSecretBox(config)
  const url = config.databaseUrl ?? (await startEmbedded(config, log))
  const db = connectDatabase({
    url,
    listenUrl: config.databaseListenUrl,
    onError: (error) => log.warn({ err: error }, 'a database connection ended'),
  })
  stops.push(() => db.destroy())
  await requireDatabase(db, config)
  await migrateDirectly(config.databaseListenUrl ?? url)
  await startZones(db, config, log, new Date())
  const admin = await prepareInstance(db, config, new Date())
  if (admin) log.info(admin, 'the admin of the settings')
  if (admin?.outcome === 'other_password') {
    log.warn('ADMIN_PASSWORD is not the password of the ADMIN_EMAIL account, which keeps its own')
  }

  const runningJobs = await startJobs(jobs, { db, config, box, log, now: () => new Date() })
  stops.push(() => runningJobs.stop())
  const sessions = startSessionCache(db, (err) => log.warn({ err }, 'changes of sessions are not announced'))
  stops.push(() => sessions.stop())
  const server = await buildServer({
    db,
    config,
    box,
    log,
    sessions,
    ...(existsSync(webRoot) && { webRoot }),
  })
  stops.push(() => server.stop())
  stops.push(stopWorkersBehind)
  const sampling = startSampling({ db, log, now: () => new Date(), ...server })
  stops.push(() => sampling.stop())

  const { host, port } = config
  const address = await server.app.listen({ host, port }).catch((error: unknown) => {
    throw listenProblem(error, config)
  })
  for (const warning of [await poolerWarning(db, config), await registrationWarning(db, config)])
    if (warning !== null) log.warn(warning)
  process.stdout.write(
    `Meridian is ready at ${config.publicUrl ?? address.replace('127.0.0.1', 'localhost')}\n`,
  )
}

async function startEmbedded({ dataDir }: Config, log: Log): Promise<string> {
  const cluster = await startCluster({ dataDir, log })
  stops.push(() => cluster.stop())
  return cluster.url
}

async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  for (const stopOne of stops.toReversed()) await stopOne()
  process.exit(code)
}

function describe(error: unknown): string {
  if (error instanceof SettingError || error instanceof ClusterError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
