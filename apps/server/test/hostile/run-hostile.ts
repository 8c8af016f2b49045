import { setTimeout as wait } from 'node:timers/promises'
import { httpPerson } from '../http-person.ts'
import { newChance } from '../soak/chance.ts'
import { startHostileServer } from './hostile-server.ts'
import type { HostileCase, HostileTarget } from './hostile-target.ts'
import { longest, type Wait, type WaitWatch, watchWaits } from './watch-waits.ts'

export interface HostileOptions {
  readonly databaseUrl: string
  readonly seed: number
  /** Names of cases have to match it. */
  readonly only: RegExp
  readonly limitMs: number
  readonly say: (line: string) => void
}

export interface HostileResult {
  readonly name: string
  /** The longest wait of other people during the attack. */
  readonly longestMs: number
  readonly tookMs: number
  readonly problems: readonly string[]
}

export interface HostileReport {
  /** The longest wait without an attack. */
  readonly quietMs: number
  readonly results: readonly HostileResult[]
}

const quiet_ms = 8000
const pause_ms = 1000

/**
 * Sends the cases one after the other and measures how long other people wait. What it starts ends with
 * `resources`.
 */
export async function runHostile(
  { databaseUrl, seed, only, limitMs, say }: HostileOptions,
  resources: AsyncDisposableStack,
): Promise<HostileReport> {
  const { address, target, cases, lines } = await startHostileServer(databaseUrl, resources)
  const about = { first_name: 'Quiet', last_name: 'Person', timezone: 'Europe/Berlin' }
  const bystander = await httpPerson(address, about)
  const watch = resources.use(watchWaits({ address, tokens: [bystander.user.access_token] }))
  // The first calls compile what they need.
  await wait(2000)
  await watch.take()
  let quietMs = await quietWait(watch, quiet_ms)
  say(`without an attack others wait ${quietMs} ms at most`)
  const sending = { target, seed, watch, lines }
  const results: HostileResult[] = []
  for (const one of cases.filter(({ name }) => only.test(name))) {
    // How busy the machine is with other things changes.
    quietMs = Math.max(quietMs, await quietWait(watch, pause_ms))
    const allowedMs = limitMs + quietMs
    const first = await measure(one, { ...sending, allowedMs })
    // A busy machine keeps others waiting, too, so that a long wait has to come twice.
    const result = isWaitAlone(first) ? shorter(first, await measure(one, { ...sending, allowedMs })) : first
    results.push(result)
    say(lineOf(result))
    for (const problem of result.problems.slice(0, problems_shown)) say(`    ${problem}`)
  }
  return { quietMs, results }
}

async function quietWait(watch: WaitWatch, ms: number): Promise<number> {
  await watch.take()
  await wait(ms)
  return longest(await watch.take())
}

interface Sending {
  readonly target: HostileTarget
  readonly seed: number
  readonly watch: WaitWatch
  readonly allowedMs: number
  readonly lines: () => readonly string[]
}

async function measure(
  { name, run }: HostileCase,
  { target, seed, watch, allowedMs, lines }: Sending,
): Promise<HostileResult> {
  const began = Date.now()
  const said = lines().length
  const found = await attempt(() => run(target, newChance(seed)))
  const waits = await watch.take()
  const longestMs = longest(waits)
  const problems = [...found, ...failedWaits(waits), ...errorsIn(lines().slice(said))]
  return {
    name,
    longestMs,
    tookMs: Date.now() - began,
    problems: [...new Set(problems), ...tooLong(longestMs, allowedMs)],
  }
}

function isWaitAlone({ longestMs, problems }: HostileResult): boolean {
  return longestMs < again_ms && problems.length === 1 && problems[0]?.startsWith(waited) === true
}

function shorter(one: HostileResult, other: HostileResult): HostileResult {
  return other.longestMs < one.longestMs || other.problems.length > 1 ? other : one
}

const problems_shown = 5
/** What is longer is no accident. */
const again_ms = 1000
const waited = 'others waited'

export function lineOf({ name, longestMs, tookMs, problems }: HostileResult): string {
  const verdict = problems.length === 0 ? 'ok  ' : 'FAIL'
  return `${verdict} ${name.padEnd(64)} others waited ${String(longestMs).padStart(6)} ms, took ${String(tookMs).padStart(7)} ms`
}

async function attempt(run: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await run()
  } catch (problem) {
    return [`the case ended: ${String(problem).slice(0, 300)}`]
  }
}

function failedWaits(waits: readonly Wait[]): string[] {
  return waits
    .filter(({ status }) => status !== 200)
    .map(({ path, status }) => `others got HTTP ${status} for ${path}`)
}

function tooLong(longestMs: number, allowedMs: number): string[] {
  return longestMs > allowedMs ? [`${waited} ${longestMs} ms, more than ${allowedMs} ms`] : []
}

/** Errors of the server's own that no answer reported. */
function errorsIn(lines: readonly string[]): string[] {
  return lines
    .filter((line) => /"level":"?(50|60|error|fatal)/.test(line))
    .map((line) => `the server said: ${line.slice(0, 300)}`)
}
