// Puts a backup into DATA_DIR, which has no database yet: npm run restore -- <backup>
import './env-file.ts'
import { resolve } from 'node:path'
import { ClusterError } from '../apps/server/src/platform/postgres/cluster-error.ts'
import { readConfig, SettingError } from '../apps/server/src/platform/config/config.ts'
import { restore } from '../apps/server/src/platform/postgres/restore.ts'
import { root } from './run.ts'

try {
  const [backup] = process.argv.slice(2)
  if (backup === undefined) throw new SettingError('Usage: npm run restore -- <folder of a backup>')
  const { dataDir } = readConfig(process.env, root)
  const { ended_at, version } = await restore(resolve(backup), dataDir)
  console.log(
    `${dataDir} has everything up to ${ended_at}, as Meridian ${version} had it. Start with: npm start`,
  )
} catch (error) {
  const isForeseen = error instanceof SettingError || error instanceof ClusterError
  console.error(isForeseen ? error.message : error)
  process.exitCode = 1
}
