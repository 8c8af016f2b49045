// A process that writes one meeting to a connected Google calendar.
// usage: publish-process <database address> <connection> <meeting>, with the settings of the server
import { pushMeeting } from '../src/features/connection/push/push.service.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { makeLog } from '../src/platform/log.ts'
import { testBox } from './test-box.ts'

const [url = '', connection_id = '', meeting_id = ''] = process.argv.slice(2)
const db = connectDatabase({ url })
const config = readConfig(process.env, '/')
const now = () => new Date(process.env['TEST_NOW'] ?? '')
const { signal } = new AbortController()
const call = { db, config, box: testBox, log: makeLog('silent'), now, signal }
await pushMeeting(call, { connection_id, meeting_id, failures: 0 })
process.stdout.write('published\n')
await db.destroy()
