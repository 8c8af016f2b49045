// Says which zone data there are and which are used, and asks the npm registry whether newer ones are out:
// npm run check-zones
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findFolderVersion } from '../apps/server/src/features/instance/zone/zone-folder.rules.ts'
import { loadZones, system_folders } from '../apps/server/src/features/instance/zone/zone.service.ts'
import { readConfig, SettingError } from '../apps/server/src/platform/config/config.ts'
import { makeLog } from '../apps/server/src/platform/log.ts'
import { root } from './run.ts'

const name = 'moment-timezone'

try {
  const { zoneData } = readConfig(process.env, root)
  const log = makeLog('warn')
  const used = loadZones(zoneData, log)
  console.log(`package   ${loadZones('package', log).data.version}  (${name} ${installedVersion()})`)
  for (const folder of system_folders) {
    const version = findFolderVersion(folder)
    if (version !== null) console.log(`system    ${version}  (${folder})`)
  }
  console.log(`Node      ${process.versions['tz'] ?? 'none'}`)
  console.log(`A server that starts now uses ${used.data.version} (${used.source}).`)
  await tellNewest()
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error)
  process.exitCode = 1
}

/** Exit code 1 where a newer package is out, so that a timer can tell. */
async function tellNewest(): Promise<void> {
  const newest = await promisify(execFile)('npm', ['view', name, 'version'], { timeout: 20_000 }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
  if (newest === null) {
    console.log('The npm registry does not answer, so whether newer zone data are out is not known.')
    process.exitCode = 1
  } else if (newest === installedVersion()) {
    console.log('The package is the newest there is.')
  } else {
    console.log(`Newer zone data may be out: npm install --save-exact -w apps/server ${name}@${newest}`)
    process.exitCode = 1
  }
}

function installedVersion(): string {
  const path = fileURLToPath(import.meta.resolve(`${name}/package.json`))
  return String(JSON.parse(readFileSync(path, 'utf8')).version)
}
