// Gives an account another role, whether the server runs or not: npm run set-role -- <address> <role>
import './env-file.ts'
import { roles } from '@meridian/contract'
import { setRole } from '../apps/server/src/features/people/admin/admin.service.ts'
import { ClusterError } from '../apps/server/src/platform/postgres/cluster-error.ts'
import { readConfig, SettingError } from '../apps/server/src/platform/config/config.ts'
import { AppError } from '../apps/server/src/platform/errors.ts'
import { makeLog } from '../apps/server/src/platform/log.ts'
import { openDatabase } from '../apps/server/src/platform/postgres/open-database.ts'
import { root } from './run.ts'

const [address = '', wanted] = process.argv.slice(2)
const role = roles.find((one) => one === wanted)

try {
  if (!role) throw new SettingError(`Usage: npm run set-role -- <email address> <${roles.join(' | ')}>`)
  await using database = await openDatabase(readConfig(process.env, root), makeLog('warn'))
  const user = await setRole(database.db, address, role, new Date())
  console.log(`${user.full_name} (${user.primary_email}) is ${user.role} now.`)
} catch (error) {
  const isForeseen =
    error instanceof SettingError || error instanceof ClusterError || error instanceof AppError
  console.error(isForeseen ? error.message : error)
  process.exitCode = 1
}
