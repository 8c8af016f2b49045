import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findStartedCluster } from '../../apps/server/src/platform/cluster-address.ts'
import { startServerProcess } from '../../apps/server/test/server-process.ts'
import { temporaryFolder } from '../../apps/server/test/temporary-folder.ts'
import { startWeatherSimulator } from '../../apps/simulators/src/weather/routes.ts'

const results = fileURLToPath(new URL('../../test-results/', import.meta.url))

/** Starts the product as its users do, with a database and a weather of its own, for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder()
  const { DATABASE_URL } = process.env
  const weather = await startWeatherSimulator()
  const { child, address } = await startServerProcess({
    DATA_DIR: folder.path,
    WEATHER_PROVIDER: 'open_meteo',
    WEATHER_BASE_URL: weather.url,
    ...(DATABASE_URL ? { DATABASE_URL } : {}),
  })
  process.env['MERIDIAN_URL'] = address
  process.env['MERIDIAN_DATABASE_URL'] = DATABASE_URL || (findStartedCluster(folder.path) ?? '')
  return async () => {
    await child.end('SIGTERM')
    await weather.close()
    mkdirSync(results, { recursive: true })
    writeFileSync(`${results}server.log`, `${child.lines.join('\n')}\n`)
    folder[Symbol.dispose]()
  }
}
