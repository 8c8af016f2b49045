// Sends a server of its own hostile input (files, mails, invitations, providers' answers, API bodies, slow
// uploads) and measures how long others wait meanwhile. Fails where they wait longer than the limit beyond what they wait
// without an attack, where an answer is a 5xx other than a told 503, and where something that was sent is lost in silence:
// npm run check-hostile -- [--seed 1] [--only <regular expression>] [--limit 100]
import { parseArgs } from 'node:util'
import { startCluster } from '../apps/server/src/platform/postgres/cluster.ts'
import { lineOf, runHostile } from '../apps/server/test/hostile/run-hostile.ts'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    limit: { type: 'string', default: '100' },
  },
})

await using resources = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void resources.disposeAsync().finally(() => process.exit(1)))
const folder = resources.use(temporaryFolder())
const log = { debug: () => {}, info: () => {}, error: (text: string) => console.error(text) }
const cluster = await startCluster({ dataDir: folder.path, log, isDurable: false })
resources.defer(() => cluster.stop())

const options = {
  databaseUrl: cluster.url,
  seed: Number(values.seed),
  only: new RegExp(values.only, 'i'),
  limitMs: Number(values.limit),
  say: (line: string) => console.log(line),
}
const { quietMs, results } = await runHostile(options, resources)
const failed = results.filter(({ problems }) => problems.length > 0)
console.log(`\n${results.length} cases, those with the longest waits first:`)
for (const result of results.toSorted((one, other) => other.longestMs - one.longestMs))
  console.log(lineOf(result))
console.log(
  `Without an attack others waited ${quietMs} ms at most, and ${Number(values.limit)} ms more are allowed.`,
)
console.log(
  failed.length === 0 ? 'All requests are answered, and nothing is lost.' : `${failed.length} cases fail.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
