// What the browser fetches before it shows something, gzipped against the budgets, and as brotli beside it: npm run bench -- bundle
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './run.ts'
import { buildWeb } from './web-build.ts'

const KB = 1024
const max_files = 12
/** In KB, style included. */
const budgets: Readonly<Record<string, number>> = {
  start: 140,
  'signed-in shell': 206,
  'dashboard-screen': 236,
  'mail-list-screen': 242,
  'meeting-list-screen': 239,
  'calendar-screen': 259,
}
const signed_out_budget = 151
const other_budget = 288
const signed_out =
  /^(login|privacy|register|set-password|forgot-password|reset-password|confirm-address|single-sign-on)-screen$/

interface Chunk {
  /** With the style of the same name. */
  readonly bytes: number
  /** As the server answers a browser that takes brotli. */
  readonly served: number
  readonly files: number
  /** What must be there before it runs. */
  readonly needs: readonly string[]
  /** What it loads later. */
  readonly loads: readonly string[]
}

type Chunks = ReadonlyMap<string, Chunk>

/** All that a first visit fetches, from an empty cache. */
interface Visit {
  readonly name: string
  readonly bytes: number
  /** As the server answers a browser that takes brotli. */
  readonly served: number
  readonly files: number
}

if (await buildWeb()) {
  const visits = measure(join(root, 'apps', 'web', 'dist'))
  const verdicts = visits.map(judge)
  for (const [at, { name, bytes, served, files }] of visits.entries()) {
    console.log(
      `${name.padEnd(26)}${inKB(bytes)} of ${inKB(budgetOf(name))} KB, ${inKB(served)} as served, in ${String(files).padStart(2)} of ${max_files} files  ${verdicts[at]}`,
    )
  }
  process.exitCode = verdicts.every((verdict) => verdict === 'within') ? 0 : 1
} else {
  process.exitCode = 1
}

function judge({ name, bytes, files }: Visit): 'within' | 'OVER' {
  return bytes <= budgetOf(name) && files <= max_files ? 'within' : 'OVER'
}

function budgetOf(name: string): number {
  return (budgets[name] ?? (signed_out.test(name) ? signed_out_budget : other_budget)) * KB
}

function measure(dist: string): Visit[] {
  const chunks = readChunks(join(dist, 'assets'))
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const theme = join(dist, 'theme.js')
  const start = closureOf(
    chunks,
    [...chunks.keys()].filter((file) => page.includes(file)),
  )
  const shell = closureOf(chunks, [...start, ...named(chunks, /^signed-in-/)])
  const screens = named(chunks, /-screen-/).filter((file) => !start.has(file) && !isBody(chunks, file))
  const visit = (name: string, needed: ReadonlySet<string>) => ({
    name,
    bytes: compressed(theme) + sum(chunks, needed, 'bytes'),
    served: servedBytes(theme) + sum(chunks, needed, 'served'),
    files: 1 + sum(chunks, needed, 'files'),
  })
  return [
    visit('start', start),
    visit('signed-in shell', shell),
    ...screens.map((screen) => {
      const name = nameOf(screen)
      const outer = screens.filter((other) => loadsFrom(chunks, other).has(screen))
      return visit(name, closureOf(chunks, [...(signed_out.test(name) ? start : shell), ...outer, screen]))
    }),
  ]
}

/** A screen's code may be in a chunk behind the one that its address is answered with. */
function isBody(chunks: Chunks, file: string): boolean {
  return [...chunks].some(([other, { needs }]) => nameOf(other) === nameOf(file) && needs.includes(file))
}

function loadsFrom(chunks: Chunks, screen: string): Set<string> {
  const body = chunks.get(screen)?.needs.filter((file) => nameOf(file) === nameOf(screen)) ?? []
  return new Set([screen, ...body].flatMap((file) => chunks.get(file)?.loads ?? []))
}

function readChunks(folder: string): Chunks {
  const all = readdirSync(folder)
  const scripts = all.filter((file) => file.endsWith('.js'))
  const styles = all.filter((file) => file.endsWith('.css'))
  return new Map(
    scripts.map((script) => {
      const code = readFileSync(join(folder, script), 'utf8')
      const needs = new Set(scriptsNamedIn(staticImports(code)))
      const hasBody = [...needs].some((file) => nameOf(file) === nameOf(script))
      const style = hasBody ? [] : styles.filter((file) => nameOf(file) === nameOf(script))
      const paths = [script, ...style].map((file) => join(folder, file))
      return [
        script,
        {
          bytes: paths.reduce((total, path) => total + compressed(path), 0),
          served: paths.reduce((total, path) => total + servedBytes(path), 0),
          files: 1 + style.length,
          needs: [...needs],
          loads: scriptsNamedIn(code).filter((file) => !needs.has(file)),
        },
      ]
    }),
  )
}

function compressed(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length
}

/** The build lays a compressed copy beside each file but the smallest, and the server answers with that copy. */
function servedBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** The import and export-from statements of built code; `import(…)` waits until it is called. */
function staticImports(code: string): string {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/[^"'`]+["'`]/g)]
    .map(([statement]) => statement)
    .join('\n')
}

function scriptsNamedIn(text: string): string[] {
  return [...text.matchAll(/\.\/([\w-]+\.js)/g)].map(([, file = '']) => file)
}

function closureOf(chunks: Chunks, roots: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !chunks.has(file)) return
    found.add(file)
    chunks.get(file)?.needs.forEach(visit)
  }
  for (const file of roots) visit(file)
  return found
}

function named(chunks: Chunks, pattern: RegExp): string[] {
  return [...chunks.keys()].filter((file) => pattern.test(file)).toSorted()
}

/** Without the hash. */
function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}\.\w+$/, '')
}

function sum(chunks: Chunks, files: Iterable<string>, what: 'bytes' | 'served' | 'files'): number {
  return [...files].reduce((total, file) => total + (chunks.get(file)?.[what] ?? 0), 0)
}

function inKB(bytes: number): string {
  return (bytes / KB).toFixed(1).padStart(6)
}
