/**
 * Drives programs of others, Debian's packages, against a server of its own over loopback, measures how long a first sync
 * takes, has writers commit late in 1,000 runs, sends hostile bodies, and fails where something is wrong:
 * npm run check-dav -- [sync] [speed] [late] [hostile] [litmus] [cadaver] [calcurse] [evolution] [library] [thunderbird] [--seeds 1-50]
 * With a folder that holds Apple's CalDAV tester, of which nothing is kept here, its scripts are run alone:
 * npm run check-dav -- --suites <folder> [--only <script>]
 */
import { parseArgs } from 'node:util'
import { runCadaver } from '../apps/server/test/dav-proof/cadaver.ts'
import { runCaldavLibrary } from '../apps/server/test/dav-proof/caldav-library.ts'
import { runCalcurse } from '../apps/server/test/dav-proof/calcurse.ts'
import { runEvolution } from '../apps/server/test/dav-proof/evolution.ts'
import { runLitmus } from '../apps/server/test/dav-proof/litmus.ts'
import { measureSync } from '../apps/server/test/dav-proof/measure-sync.ts'
import { runSuites } from '../apps/server/test/dav-proof/suites/run-suites.ts'
import { runSyncSeeds } from '../apps/server/test/dav-proof/sync-seeds.ts'
import { runThunderbird } from '../apps/server/test/dav-proof/thunderbird.ts'
import { ensurePackages } from './debian-packages.ts'
import { run as runTool } from './run.ts'

const { values, positionals } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1-50' },
    suites: { type: 'string' },
    only: { type: 'string' },
  },
  allowPositionals: true,
})

interface Part {
  readonly packages: readonly string[]
  /** Answers what is wrong. */
  readonly run: (resources: AsyncDisposableStack) => Promise<readonly string[]>
}

const { suites } = values
const parts: Readonly<Record<string, Part>> = {
  ...(suites !== undefined && {
    suites: { packages: [], run: (resources) => appleSuites(suites, resources) },
  }),
  sync: { packages: ['vdirsyncer', 'radicale'], run: syncSeeds },
  speed: { packages: [], run: (resources) => measureSync(resources, say) },
  late: { packages: [], run: () => runTests('[DAV6]', { DAV_LATE_RUNS: '1000', DAV_ROUNDS: '100' }) },
  hostile: { packages: [], run: () => runTests('[DAV14]') },
  litmus: { packages: ['litmus'], run: (resources) => runLitmus(resources, say) },
  cadaver: { packages: ['cadaver'], run: runCadaver },
  calcurse: { packages: ['calcurse', 'python3-httplib2', 'python3-oauth2client'], run: runCalcurse },
  evolution: {
    packages: [
      'evolution-data-server',
      'gir1.2-ecal-2.0',
      'gir1.2-edataserver-1.2',
      'python3-gi',
      'dbus-daemon',
      'gnome-keyring',
    ],
    run: runEvolution,
  },
  library: { packages: ['python3-caldav'], run: runCaldavLibrary },
  thunderbird: { packages: ['thunderbird'], run: runThunderbird },
}

const say = (line: string) => console.log(line)
const usual = suites === undefined ? Object.keys(parts) : ['suites']
const names = positionals.length === 0 ? usual : positionals
for (const name of names) {
  const part = parts[name]
  if (!part) {
    console.error(`There is no part ${name}. Parts: ${Object.keys(parts).join(', ')}`)
    process.exit(1)
  }
  const missing = await ensurePackages(part.packages)
  if (missing !== undefined) {
    console.error(missing)
    process.exitCode = 1
    continue
  }
  await using resources = new AsyncDisposableStack()
  const stop = () => void resources.disposeAsync().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  const problems = await part.run(resources)
  console.log(`${name}: ${problems.length} problems`)
  for (const problem of problems) console.log(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
}

/** The tests of a rule, with more runs than usual. */
async function runTests(rule: string, env: Record<string, string> = {}): Promise<readonly string[]> {
  const pattern = rule.replaceAll(/[[\]]/g, String.raw`\$&`)
  const code = await runTool('vitest', ['run', 'apps/server/src/features/dav', '-t', pattern], {
    env: { ...process.env, ...env, EVERY_CASE: 'true' },
  })
  return code === 0 ? [] : [`The tests of ${rule} fail.`]
}

async function syncSeeds(resources: AsyncDisposableStack): Promise<readonly string[]> {
  const [first = 1, last = first] = values.seeds.split('-').map(Number)
  const seeds = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  const results = await runSyncSeeds(seeds, resources, say)
  const edits = results.reduce((sum, one) => sum + one.edits, 0)
  const rounds = Math.max(...results.map((one) => one.rounds))
  console.log(`${results.length} seeds, ${edits} edits, equal in ${rounds} rounds at most`)
  return results.flatMap(({ seed, problems }) => problems.map((problem) => `seed ${seed}: ${problem}`))
}

async function appleSuites(folder: string, resources: AsyncDisposableStack): Promise<readonly string[]> {
  const run = await runSuites(folder, resources, { say, only: values.only })
  say(`Of ${run.all} tests ${run.applicable} apply, and ${run.passed} pass.`)
  return run.problems
}
