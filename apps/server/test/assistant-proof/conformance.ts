import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { temporaryFolder } from '../temporary-folder.ts'
import { does_not_apply } from './does-not-apply.ts'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../../../../check-assistants', import.meta.url))

/** The program of the protocol's conformance package. */
export const conformance = join(folder, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')

const Checks = z.array(
  z.looseObject({
    id: z.string(),
    status: z.enum(['SUCCESS', 'FAILURE', 'WARNING', 'SKIPPED', 'INFO']),
    errorMessage: z.string().optional(),
  }),
)
export type Check = z.infer<typeof Checks>[number]

/** The scenarios that try a server under this revision of the protocol. */
export async function listScenarios(revision: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, [conformance, 'list', '--server'])
  const lines = [...stdout.matchAll(/^ *- (\S+) \[([^\]]*)\]$/gm)]
  return lines.flatMap(([, name = '', revisions = '']) =>
    revisions.split(',').includes(revision) ? [name] : [],
  )
}

/** What the scenario says of the server. Throws where it says nothing. */
export async function tryScenario(url: string, name: string, revision: string): Promise<readonly Check[]> {
  using results = temporaryFolder()
  const options = ['--url', url, '--scenario', name, '--spec-version', revision, '-o', results.path]
  // It exits with 1 where a check fails, which its results tell in full.
  const { stderr } = await run(process.execPath, [conformance, 'server', ...options], {
    timeout: 60_000,
  }).catch((failure: { readonly stderr: string }) => failure)
  return checksIn(results.path, stderr)
}

/** The results that a run left in the folder. */
export function checksIn(path: string, words: string): readonly Check[] {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
  const results = files.filter((one) => one.endsWith('checks.json'))
  if (results.length === 0) throw new Error(`The conformance program has no results: ${words}`)
  return results.flatMap((file) => Checks.parse(JSON.parse(readFileSync(join(path, file), 'utf8'))))
}

export interface Verdict {
  readonly passed: number
  /** Why each check that did not pass does not apply. */
  readonly left_out: readonly string[]
  readonly problems: readonly string[]
}

/** A check that is listed has to fail, so that the list stays true. */
export function judge(name: string, checks: readonly Check[]): Verdict {
  const failed = checks.filter(({ status }) => status !== 'SUCCESS' && status !== 'INFO')
  const whole = does_not_apply[name]
  const left_out =
    whole === undefined ? failed.flatMap(({ id }) => does_not_apply[`${name}:${id}`] ?? []) : [whole]
  const problems = failed
    .filter(({ id }) => whole === undefined && does_not_apply[`${name}:${id}`] === undefined)
    .map(({ id, status, errorMessage = '' }) => `${name}: ${id}: ${status} ${errorMessage}`)
  const passed = checks.filter(({ status }) => status === 'SUCCESS').length
  const stale = checks
    .filter(({ id, status }) => status === 'SUCCESS' && does_not_apply[`${name}:${id}`] !== undefined)
    .map(({ id }) => `${name}: ${id} passes, and is listed.`)
  const isStale = whole !== undefined && failed.length === 0 && passed > 0
  return {
    passed,
    left_out: [...new Set(left_out)],
    problems: [...problems, ...stale, ...(isStale ? [`${name} passes, and is listed.`] : [])],
  }
}
