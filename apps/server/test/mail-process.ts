// A process that syncs a mailbox when it gets a line of input. usage: mail-process <database address>
// <mailbox>, with the settings of the server
import { once } from 'node:events'
import { syncMailbox } from '../src/features/mail/pull/mail-sync.service.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { makeLog } from '../src/platform/log.ts'
import { testBox } from './test-box.ts'

const [url = '', mailbox_id = ''] = process.argv.slice(2)
const db = connectDatabase({ url })
const config = readConfig(process.env, '/')
const now = () => new Date(process.env['TEST_NOW'] ?? '')
// Waiting for a signal alone keeps no process alive.
const waiting = setInterval(() => {}, 1000)
const told = once(process, 'SIGUSR2')
process.stdout.write('ready\n')
await told
clearInterval(waiting)
const { signal } = new AbortController()
await syncMailbox({ db, config, box: testBox, now, signal, log: makeLog('silent') }, mailbox_id)
process.stdout.write('read\n')
await db.destroy()
