import { run } from './run.ts'

process.exitCode = await run('biome', ['format', '--write', '.'])
