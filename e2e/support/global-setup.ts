import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startChild } from '../../apps/server/test/child.ts'
import { temporaryFolder } from '../../apps/server/test/temporary-folder.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const results = fileURLToPath(new URL('../../test-results/', import.meta.url))

/** Starts the product as its users do, on a free port and with a database of its own, for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder()
  const server = startChild(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder.path,
      TRIES_PER_NETWORK: '100000',
      ...settingsFrom(process.env),
    },
  })
  const address = (await server.waitFor(/ready at (\S+)$/))[1]
  process.env['MERIDIAN_URL'] = address
  return async () => {
    await server.end('SIGTERM')
    mkdirSync(results, { recursive: true })
    writeFileSync(`${results}server.log`, `${server.lines.join('\n')}\n`)
    folder[Symbol.dispose]()
  }
}

/** A database of the caller's choice; none of the caller's other settings may change what is tested. */
function settingsFrom({ DATABASE_URL }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return DATABASE_URL ? { DATABASE_URL } : {}
}
