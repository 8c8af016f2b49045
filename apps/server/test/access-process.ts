// A process that calls Zoom in a person's name when it gets a line of input. usage: access-process <database
// address> <connection>, with the settings of the server
import { once } from 'node:events'
import { withAccess } from '../src/features/connection/access.service.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { testBox } from './test-box.ts'

const [url = '', connection_id = ''] = process.argv.slice(2)
const db = connectDatabase({ url })
const config = readConfig(process.env, '/')
// The moment at which the token has just run out.
const now = () => new Date(process.env['TEST_NOW'] ?? '')
// Waiting for a signal alone keeps no process alive.
const waiting = setInterval(() => {}, 1000)
const told = once(process, 'SIGUSR2')
process.stdout.write('ready\n')
await told
clearInterval(waiting)
await withAccess({ db, config, box: testBox, now }, connection_id, async (token) => {
  const address = `${config.providers.zoom.baseUrl}/v2/users/me`
  const { status } = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  process.stdout.write(`answers ${status}\n`)
})
await db.destroy()
