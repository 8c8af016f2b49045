import { run } from './run.ts'

process.exitCode = await run('vitest', ['run', ...process.argv.slice(2)], {
  env: { ...process.env, EVERY_CASE: 'true' },
})
