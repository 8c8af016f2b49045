// Starts the data of each released version on the current code, and compares what must not change:
// npm run upgrade-test -- [--people 1000] [--meetings 100000] [--release 0.1.0]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { old_releases } from '../apps/server/test/upgrade/releases.ts'
import { tryUpgrade } from '../apps/server/test/upgrade/upgrade.ts'
import { root } from './run.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    meetings: { type: 'string', default: '100000' },
    release: { type: 'string' },
  },
})

let isGood = true
for (const release of old_releases) {
  if (values.release !== undefined && values.release !== release.version) continue
  using folder = temporaryFolder({ isOnDisk: true })
  const problems = await tryUpgrade({
    root,
    folder: join(folder.path, 'upgrade'),
    release,
    people: Number(values.people),
    meetings: Number(values.meetings),
    now: new Date().toISOString(),
    say: (line) => console.log(line),
  })
  for (const problem of problems) console.log(problem)
  console.log(`${release.version}: ${problems.length === 0 ? 'nothing is lost.' : 'the upgrade is broken.'}`)
  isGood &&= problems.length === 0
}
process.exitCode = isGood ? 0 : 1
