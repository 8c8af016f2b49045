// try-release.ts <DATA_DIR> <command…>: runs a server by that command, registers a person, stops it, starts it again, and lets
// the person sign in. Prints how many seconds the first start took.
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../../apps/server/test/child.ts'
import { httpPerson, signInOverHttp } from '../../apps/server/test/http-person.ts'
import { readAddress } from '../../apps/server/test/server-process.ts'

const [dataDir = '', command = '', ...args] = process.argv.slice(2)
const about = { first_name: 'Ada', last_name: 'Example', timezone: 'Europe/Berlin' }
const password = 'correct horse battery'

const seconds = await runServer(async (address) => {
  await httpPerson(address, about)
  const page = await (await fetch(address)).text()
  if (!page.includes('<script')) throw new Error(`The server has no web client: ${page}`)
})
await runServer(async (address) => {
  await signInOverHttp(address, { primary_email: 'ada.example@people.example', password })
})
console.log(seconds.toFixed(1))

async function runServer(use: (address: string) => Promise<void>): Promise<number> {
  const began = performance.now()
  const settings = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '3000', WEATHER_PROVIDER: 'off' }
  const server = startChild(command, args, { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...settings } })
  const address = await readAddress(server)
  const startedMs = performance.now() - began
  await use(address.replace('localhost', '127.0.0.1'))
  const code = await Promise.race([server.end('SIGTERM'), sleep(100_000, 'it does not stop', { ref: false })])
  if (code !== 0) throw new Error(`It ended with ${code}:\n${server.lines.join('\n')}`)
  return startedMs / 1000
}
