import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ask } from './suite-answer.ts'
import { startDavInstance } from '../dav-instance.ts'
import { left_out, not_kept, stood_for } from './left-out.ts'
import { runRequest, type SuiteWorld } from './suite-request.ts'
import { countTests, readSuiteFile, type SuiteFile, type SuiteTest } from './suite-file.ts'
import { newVariables, type SuiteUser } from './suite-variables.ts'

/** What of the tester's extensions the server has. */
const features = new Set([
  'auth-on-root',
  'caldav',
  'ctag',
  'current-user-principal',
  'implicit-scheduling',
  'no-duplicate-uids',
  'own-root',
  'sync-report',
  'sync-report-limit',
  'well-known',
])

const user_count = 5

export interface SuitesRun {
  readonly all: number
  readonly applicable: number
  readonly passed: number
  readonly problems: readonly string[]
}

/**
 * Runs the scripts of Apple's CalDAV tester, read from a folder that holds the tester, against a server of its own. Tests in
 * the table of left-out ones run, too, where their script does: one that passes is told, so that the table stays true.
 */
export async function runSuites(
  folder: string,
  resources: AsyncDisposableStack,
  { say, only }: { readonly say: (line: string) => void; readonly only?: string | undefined },
): Promise<SuitesRun> {
  const scripts = join(folder, 'scripts/tests/CalDAV')
  if (!existsSync(scripts)) throw new Error(`The folder ${folder} has no scripts/tests/CalDAV.`)
  const instance = await startDavInstance(resources)
  const users: SuiteUser[] = []
  for (let number = 1; number <= user_count; number += 1) {
    const { person, user, password } = await instance.anAccount(`User0${number}`)
    const { user_id, first_name, last_name } = person.user
    users.push({ id: user_id, email: user, password, first_name, last_name })
  }
  const variables = newVariables(users, instance.address)
  const world: SuiteWorld = {
    server: instance.address,
    folder,
    users,
    variables,
    stoodFor: undefined,
    notKept: [],
    ended: [],
  }
  const run = { all: 0, applicable: 0, passed: 0, problems: [] as string[] }
  for (const file of readdirSync(scripts).filter((name) => name.endsWith('.xml'))) {
    const name = basename(file, '.xml')
    const text = readFileSync(join(scripts, file), 'utf8')
    run.all += countTests(text)
    if (left_out[name] !== undefined || (only !== undefined && only !== name)) continue
    const script = readSuiteFile(text, features)
    const outcome = await runFile(world, name, script)
    run.applicable += outcome.applicable
    run.passed += outcome.passed
    run.problems.push(...outcome.problems)
    if (outcome.applicable > 0) say(`${name}: ${outcome.passed} of ${outcome.applicable}`)
  }
  return run
}

async function runFile(world: SuiteWorld, name: string, { start, suites, end }: SuiteFile) {
  const outcome = { applicable: 0, passed: 0, problems: [] as string[] }
  world.variables.renew()
  world.stoodFor = stood_for[name]
  world.notKept = not_kept[name] ?? []
  // What is refused at the start shows in the tests that build on it.
  for (const request of start) await runRequest(world, request)
  for (const { number, tests } of suites) {
    for (const test of tests) {
      const problems = await runTest(world, test)
      const key = `${name} ${number}/${test.name}`
      const isListed = left_out[key] !== undefined
      if (isListed && problems.length === 0) outcome.problems.push(`${key} passes, and is left out.`)
      if (isListed || left_out[`${name} ${number}`] !== undefined) continue
      outcome.applicable += 1
      if (problems.length === 0) outcome.passed += 1
      outcome.problems.push(...problems.map((problem) => `${key}: ${problem}`))
    }
  }
  for (const { path, authorization } of world.ended.splice(0))
    await ask(world.server, { method: 'DELETE', path, headers: authorization, body: Buffer.alloc(0) })
  for (const request of end) await runRequest(world, request)
  await emptyCalendars(world)
  return outcome
}

/** A request that fails ends its test. */
async function runTest(world: SuiteWorld, { count, requests }: SuiteTest): Promise<readonly string[]> {
  for (let time = 0; time < count; time += 1) {
    for (const request of requests) {
      const problems = await runRequest(world, request)
      if (problems.length > 0) return problems
    }
  }
  return []
}

/** Each script begins with empty calendars. */
async function emptyCalendars(world: SuiteWorld): Promise<void> {
  for (const { id, email, password } of world.users) {
    const addresses = [`/dav/calendars/${id}/meridian/`]
    await runRequest(world, {
      method: 'DELETEALL',
      addresses,
      isQuoted: true,
      isSignedIn: true,
      user: email,
      password,
      isDeletedAtEnd: false,
      headers: {},
      data: null,
      verifications: [],
      grabs: [],
    })
  }
}
