// All checks and all tests. What waits half of the time runs beside something else; every failure is printed.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../e2e/support/browser.ts'
import { check } from './check.ts'
import { root, run } from './run.ts'
import { buildWeb } from './web-build.ts'

const results = join(root, 'test-results')
const unitReport = join(results, 'unit.json')
const browserReport = join(results, 'e2e.json')
const journeyLog = join(results, 'e2e.log')

// Last time's counts must not stand in for this one's.
for (const report of [unitReport, browserReport]) rmSync(report, { force: true })
mkdirSync(results, { recursive: true })

// Tests that start the product as its users do would each build the web app, and both test runners unpack the browser.
await step('check and build', {
  check,
  build: buildWeb,
  browser: async () => (await findBrowser(process.env)) !== undefined,
})
await step('unit tests and journeys', { unit, e2e })

const { numPassedTests }: { numPassedTests: number } = JSON.parse(readFileSync(unitReport, 'utf8'))
const { stats }: { stats: { expected: number; flaky: number } } = JSON.parse(
  readFileSync(browserReport, 'utf8'),
)
console.log(`${numPassedTests + stats.expected + stats.flaky} passed, 0 failed`)

/** Does all of it at once, and stops the run where a part failed. */
async function step(title: string, parts: Readonly<Record<string, () => Promise<boolean>>>): Promise<void> {
  console.log(`\n── ${title}`)
  const verdicts = await Promise.all(
    Object.entries(parts).map(async ([name, isRight]) => ({ name, isRight: await isRight() })),
  )
  const failed = verdicts.filter(({ isRight }) => !isRight).map(({ name }) => name)
  if (failed.length === 0) return
  console.error(`\nnpm test stopped: ${failed.join(' and ')} failed`)
  process.exit(1)
}

async function unit(): Promise<boolean> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const env = { ...process.env, PROPERTY_SEED: '20261122' }
  return (await run('vitest', ['run', ...reporters], { env })) === 0
}

/** Its lines are printed when it has ended, so that those of the unit tests are not torn apart. */
async function e2e(): Promise<boolean> {
  const log = openSync(journeyLog, 'w')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
  const args = ['test', '--config', 'e2e', '--reporter=list,json']
  const code = await run('playwright', args, { env, stdio: ['ignore', log, log] })
  closeSync(log)
  console.log(`\n── journeys\n${readFileSync(journeyLog, 'utf8')}`)
  return code === 0
}
