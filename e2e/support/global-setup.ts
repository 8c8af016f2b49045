import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { settingsForTests, startServerProcess } from '../../apps/server/test/server-process.ts'
import { temporaryFolder } from '../../apps/server/test/temporary-folder.ts'
import { findStartedCluster } from '../../apps/server/src/platform/cluster-address.ts'
import { newClock } from '../../apps/simulators/src/kit/clock.ts'
import { startWeatherSimulator } from '../../apps/simulators/src/weather/provider.ts'
import { chief, signInChief } from './chief.ts'

const setRole = fileURLToPath(new URL('../../scripts/set-role.ts', import.meta.url))
const results = fileURLToPath(new URL('../../test-results/', import.meta.url))

/** Starts the product as its users do, with a database and a weather of its own, for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder()
  const { DATABASE_URL } = process.env
  const weather = await startWeatherSimulator({ clock: newClock({ runs: true }) })
  const settings = {
    DATA_DIR: folder.path,
    ADMIN_EMAIL: chief.primary_email,
    ADMIN_PASSWORD: chief.password,
    WEATHER_PROVIDER: 'open_meteo',
    WEATHER_BASE_URL: weather.url,
    ...(DATABASE_URL ? { DATABASE_URL } : {}),
  }
  const { child, address } = await startServerProcess(settings)
  makeChief(settings)
  process.env['MERIDIAN_URL'] = address
  process.env['MERIDIAN_CHIEF'] = JSON.stringify(await signInChief(address))
  process.env['MERIDIAN_DATABASE_URL'] = DATABASE_URL || (findStartedCluster(folder.path) ?? '')
  return async () => {
    await child.end('SIGTERM')
    await weather.close()
    mkdirSync(results, { recursive: true })
    writeFileSync(`${results}server.log`, `${child.lines.join('\n')}\n`)
    folder[Symbol.dispose]()
  }
}

/** As one makes the first system_admin of an instance: on the command line, while it runs. */
function makeChief(settings: Readonly<Record<string, string>>): void {
  const args = [setRole, chief.primary_email, 'system_admin']
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: settingsForTests(settings),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The run has no system_admin: ${stderr}`)
}
