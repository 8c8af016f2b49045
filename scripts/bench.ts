// Runs the benchmarks, or those whose names are given, one after the other: npm run bench -- engine
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

const suffix = '.bench.ts'
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))

if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  process.exitCode = 1
} else {
  for (const name of wanted.length > 0 ? wanted : names) {
    // All are run, so that one broken budget does not hide another.
    if ((await run('node', [join('bench', `${name}${suffix}`)])) !== 0) process.exitCode = 1
  }
}
