// Backs the database up that comes with Meridian, whether the server runs or not:
// npm run backup -- <folder for backups>
import './env-file.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ClusterError } from '../apps/server/src/platform/postgres/cluster-error.ts'
import { backUp } from '../apps/server/src/platform/postgres/backup.ts'
import { readConfig, SettingError } from '../apps/server/src/platform/config/config.ts'
import { makeLog } from '../apps/server/src/platform/log.ts'
import { openCluster } from '../apps/server/src/platform/postgres/open-database.ts'
import { root } from './run.ts'

try {
  const config = readConfig(process.env, root)
  const [folder = config.backups?.folder] = process.argv.slice(2)
  if (folder === undefined) throw new SettingError('Usage: npm run backup -- <folder for backups>')
  if (config.databaseUrl !== undefined) {
    throw new SettingError(
      'DATABASE_URL is your own PostgreSQL: back it up with its own tools, as docs/deployment.md says.',
    )
  }
  if (!existsSync(join(config.dataDir, 'postgres'))) {
    throw new SettingError(`DATA_DIR ${config.dataDir} has no database.`)
  }
  await using cluster = await openCluster(config, makeLog('warn'))
  const { dataDir } = config
  const written = await backUp({ url: cluster.url, dataDir, into: resolve(folder), now: () => new Date() })
  console.log(`The backup is ${written}`)
} catch (error) {
  const isForeseen = error instanceof SettingError || error instanceof ClusterError
  console.error(isForeseen ? error.message : error)
  process.exitCode = 1
}
