// Which folder may import which. The table is the law and its documentation; the code below reads the imports of
// every source file and compares. A room's own files need no entry.
import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { root as checkout } from './run.ts'
import { findUnguarded } from './check-workers.ts'
import { listImports, listSources, listValueImports } from './sources.ts'

interface Room {
  /** A star stands for one name and makes each such folder a room of its own. */
  readonly folder: string
  /** Packages by name, `libraries` for any package that is not ours, or files of this repository. */
  readonly imports: readonly string[]
}

/** A room with the stars of its folder filled in. */
interface OwnRoom extends Room {
  readonly own: string
}

const screen = [
  'react',
  'react-router',
  '@tanstack/react-query',
  'react-aria-components',
  'lucide',
  '@internationalized/date',
  '@dnd-kit/*',
  'uqr',
  'zustand',
]
const pure = ['@meridian/contract', '@meridian/engine', '@meridian/languages']

/** The first room that holds a file is its room. */
const rooms: readonly Room[] = [
  { folder: 'packages/engine', imports: [] },
  { folder: 'packages/contract', imports: ['zod'] },
  { folder: 'packages/languages', imports: [] },
  {
    folder: 'packages/icalendar',
    imports: ['ical.js', 'timezones-ical-library', 'windows-iana', '@meridian/engine', 'node:*'],
  },
  // Takes mails apart and makes what is shown of them: bytes in, text out. Buffer and zlib alone are Node's.
  {
    folder: 'packages/mail',
    imports: [
      'postal-mime',
      'htmlparser2',
      'sanitize-html',
      'domhandler',
      'css-tree',
      'css-select',
      'css-what',
      '@csstools/*',
      'node:zlib',
    ],
  },
  // Reads any text, hostile ones too, and writes from nothing else but the clocks and names of zones: no library, no file.
  { folder: 'packages/text', imports: ['@meridian/engine', '@meridian/languages'] },
  // An event from outside is told as RFC 5545 tells it, with walls and rules as the engine reads them.
  {
    folder: 'packages/providers',
    imports: [
      'zod',
      'oauth4webapi',
      'imapflow',
      'nodemailer',
      'sax',
      'node:crypto',
      // What the wire calls providers.
      '@meridian/contract',
      '@meridian/engine',
      '@meridian/icalendar',
    ],
  },
  // Written from the vendors' documents alone: with code of the other side both would share one mistake.
  { folder: 'apps/simulators', imports: ['rrule-temporal', 'node:*', 'yaml'] },
  // Which settings a provider has.
  {
    folder: 'apps/server/src/platform/config',
    imports: ['libraries', 'node:*', ...pure, '@meridian/providers', 'apps/server/src/platform/**'],
  },
  { folder: 'apps/server/src/platform', imports: ['libraries', 'node:*', ...pure] },
  {
    folder: 'apps/server/src/features/*',
    imports: [
      'kysely',
      // What a job is told comes out of the database as JSON.
      'zod',
      '@node-rs/argon2',
      '@simplewebauthn/server',
      '@zxcvbn-ts/*',
      'otpauth',
      // The Model Context Protocol.
      '@modelcontextprotocol/server',
      // OpenID Connect.
      'jose',
      'oauth4webapi',
      'node:*',
      ...pure,
      '@meridian/icalendar',
      '@meridian/mail',
      '@meridian/providers',
      '@meridian/text',
      'apps/server/src/platform/**',
      'apps/server/src/queues.ts',
      // The public file of another feature.
      'apps/server/src/features/*/*.api.ts',
    ],
  },
  // What tests share, simulated providers among it.
  {
    folder: 'apps/server/test',
    imports: [
      'libraries',
      'node:*',
      '@meridian/*',
      'apps/server/src/**',
      'apps/simulators/**',
      'scripts/debian-packages.ts',
    ],
  },
  { folder: 'apps/server', imports: ['libraries', 'node:*', '@meridian/*'] },
  {
    folder: 'apps/web/src/ui',
    imports: [
      'react',
      'react-aria',
      'react-aria-components',
      'react-stately',
      'lucide',
      '@internationalized/date',
      'apps/web/src/platform/text/**',
    ],
  },
  {
    folder: 'apps/web/src/platform',
    imports: ['libraries', ...pure, 'apps/web/src/ui/**'],
  },
  // Reads a mail in the browser, in parts that are fetched when they are needed.
  {
    folder: 'apps/web/src/features/mail',
    imports: [...screen, ...pure, '@meridian/text', 'apps/web/src/ui/**', 'apps/web/src/platform/**'],
  },
  {
    folder: 'apps/web/src/features/*',
    imports: [...screen, ...pure, 'apps/web/src/ui/**', 'apps/web/src/platform/**'],
  },
  { folder: 'apps/web', imports: ['libraries', 'node:*', ...pure] },
  {
    folder: 'e2e',
    imports: [
      'libraries',
      'node:*',
      ...pure,
      '@meridian/text',
      'apps/server/test/**',
      'apps/server/src/platform/**',
      'apps/simulators/**',
      'apps/web/test/english-words.ts',
    ],
  },
  {
    folder: 'bench',
    imports: [
      'libraries',
      'node:*',
      ...pure,
      '@meridian/text',
      'apps/server/**',
      'e2e/support/browser.ts',
      'packages/mail/src/look/*.sample.ts',
      'scripts/web-build.ts',
    ],
  },
  {
    folder: 'scripts',
    imports: [
      'libraries',
      'node:*',
      '@meridian/*',
      'apps/server/**',
      'apps/simulators/**',
      'bench/**',
      'e2e/support/browser.ts',
      'packages/mail/src/look/*.sample.ts',
    ],
  },
]
const testImports = [
  'vitest',
  'vitest-browser-react',
  'apps/web/test/**',
  'fast-check',
  'rrule-temporal',
  'sharp',
  'node:*',
  'apps/server/test/**',
  // A test brings about what it needs with the feature that does it.
  'apps/server/src/features/**',
  'apps/simulators/**',
  'scripts/debian-packages.ts',
]
/** A screen puts features together, so it may use their components. */
const screenImports = ['apps/web/src/features/**']

/** A server feature's files are `<noun>.<role>.ts`. */
const serverRoles = ['api', 'routes', 'service', 'queries', 'present', 'rules', 'import', 'export', 'worker']
/** The engine gets the time, and everything else, as arguments. */
const impure = /\bDate\.now\b|\bnew Date\(\)|\bTemporal\.Now\b|\bMath\.random\b|\bprocess\./

/** Everything that breaks the table or the naming rules below `root`, one sentence each. */
export function checkRooms(root: string): string[] {
  const files = ['apps', 'packages', 'e2e', 'bench', 'scripts'].flatMap((top) => listSources(root, top))
  return [
    ...files.flatMap((file) => checkFile(root, file)),
    ...findFeatureCycles(root, files),
    ...findFileCycles(root, files),
    ...findUnguarded(
      root,
      files.filter((file) => !isTest(file)),
    ),
  ]
}

function checkFile(root: string, file: string): string[] {
  const room = findRoom(file)
  if (!room) return [`${file}: belongs to no room.`]
  const text = readFileSync(join(root, file), 'utf8')
  const problems = listImports(file, text).flatMap((target) => checkImport(root, file, room, target))
  if (matchesGlob(file, 'apps/server/src/features/**') && !hasServerName(file)) {
    problems.push(`${file}: a feature's files are <noun>.<role>.ts, role one of ${serverRoles.join(', ')}.`)
  }
  if (/(^|\/)index\.tsx?$/.test(file) && !matchesGlob(file, 'packages/*/src/index.ts')) {
    problems.push(`${file}: only a package has an index; import from the file itself.`)
  }
  if (file.startsWith('packages/engine/src/') && !isTest(file) && impure.test(text)) {
    problems.push(`${file}: the engine takes the time and all else as arguments.`)
  }
  return problems
}

function checkImport(root: string, file: string, room: OwnRoom, target: string): string[] {
  const allowed = [...room.imports]
  if (isTest(file)) allowed.push(...testImports)
  if (/^apps\/web\/src\/features\/.*-screen\.tsx$/.test(file)) allowed.push(...screenImports)
  const isAllowed = target.startsWith(`${room.own}/`) || allowed.some((entry) => matches(entry, target))
  if (!isAllowed) return [`${file}: may not import ${target}.`]
  // Scripts and measurements lie beside the workspaces and may use any of them.
  const isOurs = target.startsWith('@meridian/') && !/^(scripts|bench)\//.test(file)
  return isLibrary(target) || isOurs ? checkDeclared(root, file, target) : []
}

function checkDeclared(root: string, file: string, target: string): string[] {
  const workspace = /^(apps|packages)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? ''
  const isDeclared = [join(root, workspace, 'package.json'), join(root, 'package.json')].some((path) => {
    if (!existsSync(path)) return false
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8'))
    return target in { ...dependencies, ...devDependencies }
  })
  return isDeclared ? [] : [`${file}: ${target} is not among the dependencies of ${workspace}/package.json.`]
}

function findRoom(file: string): OwnRoom | undefined {
  for (const room of rooms) {
    const depth = room.folder.split('/').length
    const own = file.split('/').slice(0, depth).join('/')
    if (own !== file && matchesGlob(own, room.folder)) return { ...room, own }
  }
  return undefined
}

function matches(entry: string, target: string): boolean {
  return entry === 'libraries' ? isLibrary(target) : matchesGlob(target, entry)
}

function isLibrary(target: string): boolean {
  return !/^(node:|@meridian\/|apps\/|packages\/|e2e\/|bench\/|scripts\/)/.test(target)
}

/** Tests, what makes up their input, and the slow and obvious twins they compare with. */
function isTest(file: string): boolean {
  return /\.(test|arbitrary|reference)\.tsx?$/.test(file)
}

function hasServerName(file: string): boolean {
  const [noun, role, ...rest] = (file.split('/').at(-1) ?? '').split('.')
  return (
    /^[a-z-]+$/.test(noun ?? '') && serverRoles.includes(role ?? '') && /^(test\.)?ts$/.test(rest.join('.'))
  )
}

function featureOf(path: string): string | undefined {
  return /^apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1]
}

function findFeatureCycles(root: string, files: readonly string[]): string[] {
  const uses = new Map<string, Set<string>>()
  for (const file of files.filter((one) => !isTest(one))) {
    const feature = featureOf(file)
    if (feature === undefined) continue
    const others = listImports(file, readFileSync(join(root, file), 'utf8')).map(featureOf)
    const known = uses.get(feature) ?? new Set()
    for (const other of others) if (other !== undefined && other !== feature) known.add(other)
    uses.set(feature, known)
  }
  const walk = (path: readonly string[]): string[] =>
    [...(uses.get(path.at(-1) ?? '') ?? [])].flatMap((next) => {
      if (next === path[0])
        return [`apps/server/src/features: a circle of features, ${[...path, next].join(' → ')}.`]
      // A circle is reported once, from the first feature by name.
      return path.includes(next) || next < (path[0] ?? '') ? [] : walk([...path, next])
    })
  return [...uses.keys()].toSorted().flatMap((feature) => walk([feature]))
}

/** Files of the server and the packages that need each other in a circle to run; types alone run nothing. */
function findFileCycles(root: string, files: readonly string[]): string[] {
  const own = files.filter((file) => /^(packages|apps\/server\/src)\//.test(file) && !isTest(file))
  const uses = new Map(
    own.map((file) => {
      const targets = listValueImports(file, readFileSync(join(root, file), 'utf8'))
      return [file, targets.map(({ target }) => target)] as const
    }),
  )
  const done = new Set<string>()
  const problems: string[] = []
  const walk = (file: string, path: readonly string[]): void => {
    const from = path.indexOf(file)
    if (from !== -1) problems.push(`a circle of files, ${[...path.slice(from), file].join(' → ')}.`)
    if (from !== -1 || done.has(file)) return
    for (const next of uses.get(file) ?? []) if (uses.has(next)) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of own) walk(file, [])
  return problems
}

if (import.meta.main) {
  const problems = checkRooms(checkout)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
