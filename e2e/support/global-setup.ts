import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startServerProcess } from '../../apps/server/test/server-process.ts'
import { temporaryFolder } from '../../apps/server/test/temporary-folder.ts'

const results = fileURLToPath(new URL('../../test-results/', import.meta.url))

/** Starts the product as its users do, on a free port and with a database of its own, for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder()
  const { DATABASE_URL } = process.env
  const { child, address } = await startServerProcess({
    DATA_DIR: folder.path,
    ...(DATABASE_URL ? { DATABASE_URL } : {}),
  })
  process.env['MERIDIAN_URL'] = address
  return async () => {
    await child.end('SIGTERM')
    mkdirSync(results, { recursive: true })
    writeFileSync(`${results}server.log`, `${child.lines.join('\n')}\n`)
    folder[Symbol.dispose]()
  }
}
