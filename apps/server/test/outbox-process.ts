// A process that hands a mail over to Gmail and gets no further: it never learns that the mail was taken.
// usage: outbox-process <database address> <outgoing mail>, with the settings of the server
import { deliver } from '../src/features/outbox/delivery.service.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { makeLog } from '../src/platform/log.ts'
import { testBox } from './test-box.ts'

const [url = '', outgoing_mail_id = ''] = process.argv.slice(2)
const source = globalThis.fetch
globalThis.fetch = async (...input) => {
  const answer = await source(...input)
  const [asks] = input
  const address = asks instanceof Request ? asks.url : asks.toString()
  if (!address.includes('/messages/send')) return answer
  process.stdout.write('handed over\n')
  return new Promise(() => {})
}
// Waiting for nothing keeps no process alive.
setInterval(() => {}, 1000)
const { signal } = new AbortController()
const now = () => new Date(process.env['TEST_NOW'] ?? '')
await deliver(
  {
    db: connectDatabase({ url }),
    config: readConfig(process.env, '/'),
    box: testBox,
    now,
    signal,
    log: makeLog('silent'),
  },
  outgoing_mail_id,
)
