/**
 * Whether a stranger's text can keep a regular expression busy for longer than it is long. Every one in the folders
 * below is judged by recheck; those it found safe are kept in a table, because judging all takes minutes.
 * Usage: node scripts/check-patterns.ts [--write]: judges what is not in the table; with --write the table is written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, type Diagnostics } from 'recheck'
import { type BuildingPlace, importPatterns, type Pattern, readPatterns } from './patterns.ts'
import { root as checkout } from './run.ts'
import { listSources } from './sources.ts'

/** Where text of strangers is read. */
const folders = [
  'packages/mail/src',
  'packages/text/src',
  'packages/icalendar/src',
  'packages/providers/src',
  'packages/contract/src',
  'packages/engine/src',
  'apps/server/src',
]

/** What these build depends on nothing but the addresses of our own routes. */
const builds_of_our_own = new Set(['apps/server/src/platform/http/unknown-paths.ts'])

const table_file = 'scripts/safe-patterns.json'
/** A table that another version has written says nothing. */
const checker = `recheck ${checkerVersion()}`

function checkerVersion(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
  return devDependencies.recheck
}

interface Table {
  readonly checker: string
  readonly safe: readonly string[]
}

export interface PatternCheck {
  /** One sentence each. */
  readonly problems: readonly string[]
  /** Those found safe, as the table has them. */
  readonly safe: readonly string[]
}

/** Judges the patterns below `root`; those that are known as safe are not judged again. */
export async function checkPatterns(root: string, known: ReadonlySet<string>): Promise<PatternCheck> {
  const { patterns, unseen } = await collectPatterns(root)
  const places = new Map<string, Pattern[]>()
  for (const pattern of patterns) {
    const others = places.get(keyOf(pattern)) ?? []
    places.set(keyOf(pattern), [...others, pattern])
  }
  const problems = unseen.map(
    ({ file, line }) =>
      `${file}:${line}: what is built here cannot be checked; build it as soon as the file is imported, from constants.`,
  )
  const safe: string[] = []
  for (const [key, found] of [...places].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const verdict = known.has(key) ? null : await judge(found[0])
    if (verdict === null) safe.push(key)
    else problems.push(...found.map(({ file, line }) => `${file}:${line}: ${key} ${verdict}`))
  }
  return { problems, safe }
}

/** What `npm run check` reports, one sentence each: a safe pattern would be judged again in each run until the table has it. */
export async function checkTable(root: string): Promise<readonly string[]> {
  const known = readTable(root)
  const { problems, safe } = await checkPatterns(root, known)
  const isComplete = safe.every((key) => known.has(key))
  return isComplete
    ? problems
    : [...problems, `${table_file} is out of date: npm run check-patterns -- --write`]
}

/** The patterns in the table of this checkout. */
export function readTable(root: string): ReadonlySet<string> {
  const file = join(root, table_file)
  if (!existsSync(file)) return new Set()
  const table: Table = JSON.parse(readFileSync(file, 'utf8'))
  return new Set(table.checker === checker ? table.safe : [])
}

async function collectPatterns(
  root: string,
): Promise<{ patterns: readonly Pattern[]; unseen: readonly BuildingPlace[] }> {
  const files = folders
    .flatMap((folder) => listSources(root, folder))
    .filter((file) => !/\.(test|arbitrary|reference)\.tsx?$/.test(file))
  const read = files.map((file) => readPatterns(file, readFileSync(join(root, file), 'utf8')))
  const places = read.flatMap((one) => one.places).filter(({ file }) => !builds_of_our_own.has(file))
  const builders = [...new Set(places.map(({ file }) => file))]
  const entries = files.filter(
    (file) => builders.includes(file) || /^packages\/\w+\/src\/index\.ts$/.test(file),
  )
  const built = builders.length === 0 ? [] : await importPatterns(root, entries)
  return {
    patterns: [...read.flatMap(({ literals }) => literals), ...built],
    unseen: places.filter(
      ({ file, line }) => !built.some(({ built_at: at }) => at.file === file && at.line === line),
    ),
  }
}

function keyOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string {
  return `/${source}/${flags}`
}

/** Null for a pattern that takes linear time on every text. */
async function judge(pattern: Pattern | undefined): Promise<string | null> {
  if (!pattern) return null
  const found = await check(pattern.source, pattern.flags, { timeout: patience_ms })
  return found.status === 'safe' ? null : verdictOf(found)
}

function verdictOf(found: Diagnostics): string {
  if (found.status === 'vulnerable')
    return `takes ${found.complexity.summary} time with ${found.attack.pattern}`
  return `could not be judged (${found.status === 'unknown' ? found.error.kind : found.status}); write it plainer.`
}

const patience_ms = 120_000

if (import.meta.main) {
  const isWriting = process.argv.includes('--write')
  const { problems, safe } = await checkPatterns(checkout, readTable(checkout))
  for (const problem of problems) console.error(problem)
  const table: Table = { checker, safe }
  if (isWriting) writeFileSync(join(checkout, table_file), `${JSON.stringify(table, null, 2)}\n`)
  process.exit(problems.length === 0 ? 0 : 1)
}
