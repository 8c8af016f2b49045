// Runs many users at simulated providers that misbehave, and calendar programs at /dav, and kills server processes. In the
// end every user must see the providers' current state, mail included, every reply and invitation must have been sent exactly
// once, and every program must show what it was told is written:
// npm run soak -- [--connections 200] [--minutes 10] [--seed 1] [--processes 3]
import { parseArgs } from 'node:util'
import { startCluster } from '../apps/server/src/platform/postgres/cluster.ts'
import { connectDatabase } from '../apps/server/src/platform/postgres/db.ts'
import { installJobs } from '../apps/server/src/platform/jobs/job-runner.ts'
import { migrateToLatest } from '../apps/server/src/platform/postgres/migrate.ts'
import { runSoak } from '../apps/server/test/soak/soak.ts'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: '3' },
    speed: { type: 'string', default: '20' },
    'kill-every': { type: 'string', default: '100' },
    'change-every': { type: 'string', default: '0.1' },
  },
})

await using resources = new AsyncDisposableStack()
const folder = resources.use(temporaryFolder())
const log = { debug: () => {}, info: () => {}, error: (text: string) => console.error(text) }
const cluster = await startCluster({ dataDir: folder.path, log, isDurable: false })
resources.defer(() => cluster.stop())
const db = connectDatabase({ url: cluster.url })
await migrateToLatest(db)
await installJobs(db)
await db.destroy()

const began = Date.now()
const { differences, unread, ...figures } = await runSoak({
  databaseUrl: cluster.url,
  connections: Number(values.connections),
  durationMs: Number(values.minutes) * 60_000,
  mostChanges: Infinity,
  seed: Number(values.seed),
  processes: Number(values.processes),
  speed: Number(values.speed),
  changeEveryMs: Number(values['change-every']) * 1000,
  changesPerKill: Number(values['kill-every']),
  say: (line) => console.log(`${Math.round((Date.now() - began) / 1000)} s: ${line}`),
})
console.log(JSON.stringify(figures, null, 2))
for (const line of [...unread, ...differences]) console.log(line)
const isGood = unread.length + differences.length === 0
console.log(isGood ? 'All people see the current state.' : 'Some people do not see the current state.')
process.exitCode = isGood ? 0 : 1
