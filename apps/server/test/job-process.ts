// A process that works off the queue `test.say` and prints what it does. usage: job-process <database
// address> say|hang
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { startJobs } from '../src/platform/jobs/job-runner.ts'
import { job } from '../src/platform/jobs/jobs.ts'
import { makeLog } from '../src/platform/log.ts'
import { say_queue } from './say-queue.ts'
import { testBox } from './test-box.ts'

const [url = '', manner] = process.argv.slice(2)
const say = job(say_queue, async (_, { text }) => {
  process.stdout.write(`${manner === 'hang' ? 'begins' : 'says'} ${text}\n`)
  if (manner === 'hang') await new Promise(() => {})
})
const db = connectDatabase({ url })
const tools = { db, config: readConfig({}, '/'), box: testBox, log: makeLog('warn'), now: () => new Date() }
const running = await startJobs([say], tools, 1)
process.once('SIGTERM', () => void running.stop().then(() => db.destroy()))
process.stdout.write('ready\n')
