// What the browser fetches before it shows something, by gzip and by brotli against the budgets: npm run bench -- bundle
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './run.ts'
import { buildWeb } from './web-build.ts'

const KB = 1024
const max_files = 12
/** In KB, style included. */
const budgets: Readonly<Record<string, number>> = {
  start: 130,
  'signed-in shell': 179,
  'dashboard-screen': 209,
  'mail-list-screen': 222,
  'meeting-list-screen': 219,
  'calendar-screen': 231,
}
const signed_out_budget = 141
const other_budget = 231
/** As a browser gets it. */
const served_budget = 200
const signed_out =
  /^(login|privacy|register|set-password|forgot-password|reset-password|confirm-address|single-sign-on)-screen$/

/** As the build writes what loads a part. */
const loaded_part =
  /import\(["'`]\.\/([\w.-]+)["'`]\)(?:\.then\(e=>\(\{(\w+):[^}]*\}\)\))?(?:;return\{(\w+):\w+\}\})?,(?:\[\]|__vite__mapDeps\(\[([\d,]*)\]\))/g

/** A part of the app that is loaded by name, with all files that are fetched for it. */
interface Part {
  readonly name: string
  /** The file that loads it. */
  readonly from: string
  readonly files: readonly string[]
}

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
      `${name.padEnd(26)}${inKB(bytes)} of ${inKB(budgetOf(name))} KB, ${inKB(served)} of ${served_budget} as served, in ${String(files).padStart(2)} of ${max_files} files  ${verdicts[at]}`,
    )
  }
  process.exitCode = verdicts.every((verdict) => verdict === 'within') ? 0 : 1
} else {
  process.exitCode = 1
}

function judge({ name, bytes, served, files }: Visit): 'within' | 'OVER' {
  const fits = bytes <= budgetOf(name) && served <= served_budget * KB && files <= max_files
  return fits ? 'within' : 'OVER'
}

function budgetOf(name: string): number {
  return (budgets[name] ?? (signed_out.test(name) ? signed_out_budget : other_budget)) * KB
}

function measure(dist: string): Visit[] {
  const folder = join(dist, 'assets')
  const scripts = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`assets/${file}`, readFileSync(join(folder, file), 'utf8')]),
  )
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const start = ['theme.js', ...namedIn(page, /"\/(assets\/[\w.-]+\.(?:js|css))"/g)]
  const parts = [...scripts].flatMap(([file, code]) => partsOf(file, code))
  const shell = [...start, ...parts.filter(({ name }) => name === 'Shell').flatMap(({ files }) => files)]
  const screens = parts.filter(({ name }) => name.endsWith('Screen'))
  const visit = (name: string, needed: readonly string[]) => {
    const files = [...new Set(needed)]
    const sizes = files.map((file) => join(dist, file))
    return {
      name,
      bytes: sum(sizes.map(compressed)),
      served: sum(sizes.map(servedBytes)),
      files: files.length,
    }
  }
  return [
    visit('start', start),
    visit('signed-in shell', shell),
    ...screens
      .map((screen) => {
        const name = kebab(screen.name)
        const outer = screens
          .filter(({ files: [own] }) => !start.includes(screen.from) && own === screen.from)
          .flatMap(({ files }) => files)
        return visit(name, [...(signed_out.test(name) ? start : shell), ...outer, ...screen.files])
      })
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  ]
}

/** The parts that a file loads by name, with the files that the browser is told to fetch for each. */
function partsOf(from: string, code: string): Part[] {
  const list = /\(m\.f=\[([^\]]*)\]\)/.exec(code)?.[1] ?? ''
  const files = namedIn(list, /"([^"]+)"/g)
  return [...code.matchAll(loaded_part)].map(([, file = '', named = '', direct = '', deps = '']) => ({
    name: direct === '' ? named : direct,
    from,
    files: [
      `assets/${file}`,
      ...deps.split(',').flatMap((at) => (at === '' ? [] : [files[Number(at)] ?? missing(from)])),
    ],
  }))
}

function missing(file: string): never {
  throw new Error(`${file} names no file of that number.`)
}

function namedIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

function compressed(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length
}

/** The build lays a compressed copy beside each file but the smallest, and the server answers with that copy. */
function servedBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** MailListScreen is measured as mail-list-screen. */
function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function inKB(bytes: number): string {
  return (bytes / KB).toFixed(1).padStart(6)
}
