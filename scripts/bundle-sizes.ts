// What the browser fetches before it shows something, gzipped, against the budgets: npm run bench -- bundle
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './run.ts'
import { buildWeb } from './web-build.ts'

const KB = 1024
const budgets = { login: 120 * KB, shell: 170 * KB, screen: 60 * KB }
/** Made of what many screens use, and fetched once: a part of the interface is no screen's own. */
const common = /^(basics|parts|dates)-/

interface Chunk {
  readonly bytes: number
  /** What must be there before it runs. */
  readonly needs: readonly string[]
}

interface Line {
  readonly name: string
  readonly bytes: number
  readonly budget: number
  /** All that a first visit fetches, from an empty cache. */
  readonly firstVisit: number
}

if (await buildWeb()) {
  const lines = measure(join(root, 'apps', 'web', 'dist'))
  for (const { name, bytes, budget, firstVisit } of lines) {
    const verdict = bytes <= budget ? 'within' : 'OVER'
    console.log(
      `${name.padEnd(34)}${inKB(bytes)} of ${inKB(budget)} KB  ${verdict.padEnd(8)}first visit ${inKB(firstVisit)} KB`,
    )
  }
  process.exitCode = lines.every(({ bytes, budget }) => bytes <= budget) ? 0 : 1
} else {
  process.exitCode = 1
}

function measure(dist: string): Line[] {
  const chunks = readChunks(join(dist, 'assets'))
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const login = closureOf(chunks, chunksNamedIn(page))
  const shell = closureOf(chunks, [...login, ...named(chunks, /^(signed-in-frame|shell)-/)])
  const screens = named(chunks, /-screen-/).filter((chunk) => !login.has(chunk))
  return [
    { name: 'sign-in', bytes: sum(chunks, login), budget: budgets.login, firstVisit: sum(chunks, login) },
    {
      name: 'signed-in shell',
      bytes: sum(chunks, shell),
      budget: budgets.shell,
      firstVisit: sum(chunks, shell),
    },
    ...screens.map((screen) => lineOf(chunks, screen, isSignedOut(screen) ? login : shell)),
  ]
}

function lineOf(chunks: ReadonlyMap<string, Chunk>, screen: string, around: ReadonlySet<string>): Line {
  const own = closureOf(chunks, [screen]).difference(around)
  return {
    name: screen.replace(/-screen-.*/, ' screen, its own'),
    bytes: sum(
      chunks,
      [...own].filter((chunk) => !common.test(chunk)),
    ),
    budget: budgets.screen,
    firstVisit: sum(chunks, around.union(own)),
  }
}

function isSignedOut(screen: string): boolean {
  return /^(privacy|register|set-password|forgot-password|reset-password)-/.test(screen)
}

function readChunks(folder: string): Map<string, Chunk> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(folder, file))
      return [
        file,
        { bytes: gzipSync(code, { level: 9 }).length, needs: chunksNamedIn(staticImports(code.toString())) },
      ]
    }),
  )
}

/** The import and export-from statements of built code; `import(…)` waits until it is called. */
function staticImports(code: string): string {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/[^"'`]+["'`]/g)]
    .map(([statement]) => statement)
    .join('\n')
}

function chunksNamedIn(text: string): string[] {
  return [...text.matchAll(/[./](?:assets\/|\/)?([\w-]+\.js)/g)].map(([, file = '']) => file)
}

function closureOf(chunks: ReadonlyMap<string, Chunk>, roots: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !chunks.has(file)) return
    found.add(file)
    chunks.get(file)?.needs.forEach(visit)
  }
  for (const file of roots) visit(file)
  return found
}

function named(chunks: ReadonlyMap<string, Chunk>, pattern: RegExp): string[] {
  return [...chunks.keys()].filter((file) => pattern.test(file)).toSorted()
}

function sum(chunks: ReadonlyMap<string, Chunk>, files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + (chunks.get(file)?.bytes ?? 0), 0)
}

function inKB(bytes: number): string {
  return (bytes / KB).toFixed(1).padStart(6)
}
