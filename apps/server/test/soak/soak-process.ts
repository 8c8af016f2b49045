// A whole server, its workers among it, by the clock of a soak.
// usage: soak-process, with the settings of the server and SOAK_TIME
import { jobs } from '../../src/jobs.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { connectDatabase } from '../../src/platform/postgres/db.ts'
import { startJobs } from '../../src/platform/jobs/job-runner.ts'
import { makeLog } from '../../src/platform/log.ts'
import { prepareInstance } from '../../src/features/instance/instance.service.ts'
import { buildServer } from '../../src/server.ts'
import { testBox } from '../test-box.ts'
import { readSoakTime, soakNow } from './soak-time.ts'

const time = readSoakTime(process.env)
const now = () => new Date(soakNow(time))
const config = readConfig(process.env, '/')
const log = makeLog(config.logLevel)
const url = config.databaseUrl ?? ''
const db = connectDatabase({ url })
await prepareInstance(db, config, now())
const parts = { db, config, box: testBox, log, now }
// What runs by the clock runs by this one.
const hurried = jobs.map(({ queue, run }) => {
  const { everySeconds } = queue
  if (everySeconds === undefined) return { queue, run }
  return { queue: { ...queue, everySeconds: Math.max(1, everySeconds / time.speed) }, run }
})
const running = await startJobs(hurried, parts)
const server = await buildServer(parts)
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
process.once('SIGTERM', () => {
  void server
    .stop()
    .then(() => running.stop())
    .then(() => db.destroy())
    .then(() => process.exit(0))
})
process.stdout.write(`ready at ${address}\n`)
