import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Programs of others that tests talk to, from Debian's packages: installed where that may be done, by root on a
 * Debian. Undefined when all are there; else what is missing, in a sentence. Where the variable CI is set the
 * sentence is thrown: there no such test is left out in silence.
 */
export async function ensurePackages(names: readonly string[]): Promise<string | undefined> {
  const problem = await findProblem(names)
  if (problem !== undefined && process.env.CI) throw new Error(problem)
  return problem
}

async function findProblem(names: readonly string[]): Promise<string | undefined> {
  const missing = await listMissing(names)
  if (missing === undefined) return `Left out: it needs ${names.join(' and ')}, which are Debian's packages.`
  if (missing.length === 0) return undefined
  if (process.getuid?.() === 0) await install(missing)
  const still = (await listMissing(names)) ?? names
  return still.length === 0
    ? undefined
    : `Left out: this installs what it needs: apt-get install -y ${still.join(' ')}`
}

/** Undefined where there is no Debian. */
async function listMissing(names: readonly string[]): Promise<string[] | undefined> {
  const isThere = await Promise.all(names.map(isInstalled))
  return isThere.includes(undefined) ? undefined : names.filter((_, place) => isThere[place] === false)
}

async function isInstalled(name: string): Promise<boolean | undefined> {
  try {
    const { stdout } = await run('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name])
    return stdout === 'installed'
  } catch (failure) {
    // Without the program itself there is no Debian; of packages it has never heard of it says so.
    return failure instanceof Error && 'code' in failure && failure.code === 'ENOENT' ? undefined : false
  }
}

/** One process at a time: apt holds locks of its own, for which it does not wait. */
async function install(names: readonly string[]): Promise<void> {
  const lock = join(tmpdir(), 'meridian-debian-packages.lock')
  const apt = `apt-get -qq update && apt-get -qq install -y --no-install-recommends ${names.join(' ')}`
  // At run level 1 nothing is started that is installed: tests start what they need themselves.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  try {
    await run('flock', [lock, 'sh', '-c', apt], { env, maxBuffer: 64 << 20, timeout: 300_000 })
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`)
  }
}
