import { run } from './run.ts'
import { buildWeb } from './web-build.ts'

const isBuilt = await buildWeb()
process.exitCode = isBuilt
  ? await run('playwright', ['test', '--config', 'e2e', ...process.argv.slice(2)], {
      env: { ...process.env, EVERY_SIZE: 'true' },
    })
  : 1
