// All checks and tests. What fails is told at once, and the rest goes on, so that one run tells all that is wrong.
// npm test -- [--whole]
// With --whole it tries also what has @whole in its name, every case of the costly tests, and every journey in both sizes.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../e2e/support/browser.ts'
import { checkCode, checkTypes } from './check.ts'
import { root, run } from './run.ts'
import { buildWeb } from './web-build.ts'

const isWhole = process.argv.includes('--whole')
const results = join(root, 'test-results')
const unitReport = join(results, 'unit.json')
const componentReport = join(results, 'components.json')
const browserReport = join(results, 'e2e.json')

// Last time's counts must not stand in for this one's.
for (const report of [unitReport, componentReport, browserReport]) rmSync(report, { force: true })

// Both that need the browser would unpack it.
await findBrowser(process.env)
const isRight = await passAll()
if (isRight) {
  const components: { numPassedTests: number } = read(componentReport)
  const others: { numPassedTests: number } = read(unitReport)
  const journeys: { stats: { expected: number; flaky: number } } = read(browserReport)
  const passed =
    others.numPassedTests + components.numPassedTests + journeys.stats.expected + journeys.stats.flaky
  console.log(`${passed} passed, 0 failed`)
}
process.exitCode = isRight ? 0 : 1

/**
 * Tests that start the product as its users do would each build the web app. Each of both waits part of the time, and
 * leaves the processor to the other; the lint and what is like it go to the one that ends first. Some of the whole
 * measures what it takes.
 */
async function passAll(): Promise<boolean> {
  const built = passes('build', buildWeb)
  if (isWhole) {
    await built
    const haveOthersPassed = await passOthers(built)
    const hasUnitPassed = await passUnit(built)
    return (await passes('check', checkCode)) && haveOthersPassed && hasUnitPassed
  }
  const [unit, others] = [passUnit(built), passOthers(built)]
  const checked = Promise.race([unit, others]).then(() => passes('check', checkCode))
  return (await Promise.all([unit, others, checked])).every(Boolean)
}

async function passUnit(built: Promise<boolean>): Promise<boolean> {
  return (await built) && passes('unit', () => tries(['pure', 'server'], unitReport))
}

/** The journeys stand between the others, since each of these leaves its processor to nobody at its beginning and end. */
async function passOthers(built: Promise<boolean>): Promise<boolean> {
  const areTypesRight = await passes('types', checkTypes)
  const isGone =
    (await built) &&
    (await passes('e2e', () =>
      succeeds('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
        ...(isWhole && { EVERY_SIZE: 'true' }),
      }),
    ))
  const isShown = await passes('components', () => tries(['browser'], componentReport))
  return areTypesRight && isGone && isShown
}

function tries(projects: readonly string[], report: string): Promise<boolean> {
  return succeeds(
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

async function passes(name: string, isRight: () => Promise<boolean>): Promise<boolean> {
  console.log(`\n── ${name}`)
  const hasPassed = await isRight()
  if (!hasPassed) console.error(`\nnpm test: ${name} failed`)
  return hasPassed
}

async function succeeds(
  tool: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<boolean> {
  return (await run(tool, args, { env: { ...process.env, ...environment } })) === 0
}

function read(report: string) {
  return JSON.parse(readFileSync(report, 'utf8'))
}
