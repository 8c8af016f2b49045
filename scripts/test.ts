// All checks and tests, one after the other; stops at the first step that fails.
// npm test -- [--whole]
// With --whole it tries also what has @whole in its name, every case of the costly tests, and every journey in both sizes.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../e2e/support/browser.ts'
import { check } from './check.ts'
import { root, run } from './run.ts'
import { buildWeb } from './web-build.ts'

const isWhole = process.argv.includes('--whole')
const results = join(root, 'test-results')
const unitReport = join(results, 'unit.json')
const componentReport = join(results, 'components.json')
const browserReport = join(results, 'e2e.json')

// Last time's counts must not stand in for this one's.
for (const report of [unitReport, componentReport, browserReport]) rmSync(report, { force: true })

// Tests that start the product as its users do would each build the web app. The checker of types leaves a core to it.
await step('check and build', async () => (await Promise.all([check(), buildWeb()])).every(Boolean))
// Both of the next would unpack the browser.
await findBrowser(process.env)
// Components wait for their one browser, and take the processor that other tests leave.
await step('unit', async () => {
  const passed = await Promise.all([
    tries(['pure', 'server'], unitReport),
    tries(['browser'], componentReport),
  ])
  return passed.every(Boolean)
})
await step('e2e', () =>
  passes('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    ...(isWhole && { EVERY_SIZE: 'true' }),
  }),
)

const components: { numPassedTests: number } = read(componentReport)
const others: { numPassedTests: number } = read(unitReport)
const journeys: { stats: { expected: number; flaky: number } } = read(browserReport)
const passed =
  others.numPassedTests + components.numPassedTests + journeys.stats.expected + journeys.stats.flaky
console.log(`${passed} passed, 0 failed`)

function read(report: string) {
  return JSON.parse(readFileSync(report, 'utf8'))
}

function tries(projects: readonly string[], report: string): Promise<boolean> {
  return passes(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(isWhole ? [] : ['--testNamePattern', '^(?!.*@whole)']),
    ],
    isWhole ? { EVERY_CASE: 'true' } : { PROPERTY_SEED: '20261122' },
  )
}

async function step(name: string, isRight: () => Promise<boolean>): Promise<void> {
  console.log(`\n── ${name}`)
  if (await isRight()) return
  console.error(`\nnpm test stopped: ${name} failed`)
  process.exit(1)
}

async function passes(
  tool: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return (await run(tool, args, { env: { ...process.env, ...environment } })) === 0
}
