// Runs all benchmarks, or the named ones, one after the other: npm run bench -- engine bundle
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

const suffix = '.bench.ts'
const programs = new Map(
  readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith(suffix))
    .map((file) => [file.slice(0, -suffix.length), join('bench', file)]),
)
programs.set('bundle', join('scripts', 'bundle-sizes.ts'))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !programs.has(name))

if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${[...programs.keys()].join(', ')}.`)
  process.exitCode = 1
} else {
  for (const [name, program] of programs) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    // All are run, so that one broken budget does not hide another.
    if ((await run('node', [program])) !== 0) process.exitCode = 1
  }
}
