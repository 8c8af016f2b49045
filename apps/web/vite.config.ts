import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ESTree, parseSync, type Plugin, type Rolldown } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { serviceWorker } from './service-worker-plugin.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    leaveOutSchemas(),
    ariaWords(),
    serviceWorker(),
    // The server answers with these files as they are, so nothing is compressed per request.
    compression({
      include: /\.(html|js|css|svg|json|webmanifest)$/,
      threshold: 512,
      algorithms: [
        defineAlgorithm('gzip', { level: 9 }),
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ],
    }),
  ],
  resolve: {
    alias: {
      zod: fileURLToPath(new URL('src/platform/api/schemas-left-out.ts', import.meta.url)),
      // A stand-in for versions of React that lack it.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  build: {
    target: 'es2023',
    // The Content-Security-Policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        // Few files: what sign-in needs is one, what stands around every screen a second, the larger parts of
        // the interface a third; small parts that several screens share go together.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 6 },
            { name: 'instance', test: /[\\/]contract[\\/]src[\\/](instance|set-password)\./, priority: 5 },
            { name: frameGroup(), debugName: 'shell', priority: 4 },
            {
              name: 'basics',
              test: /[\\/]ui[\\/]((form|state)[\\/])?(query-view|badge|card|checkbox|label-chip|mark|notice|skeleton|status)\.|[\\/]lucide-react[\\/].*[\\/]icons[\\/]/,
              priority: 3,
            },
            {
              name: 'offline',
              test: /[\\/]platform[\\/]offline[\\/](offline|app-worker|database|cached-responses|apply-queued|queued-changes)\.|[\\/]node_modules[\\/]idb[\\/]/,
              priority: 3,
            },
            {
              name: 'parts',
              test: /[\\/]node_modules[\\/]react-(aria|stately)(?!.*(calendar|\?words))|[\\/]ui[\\/](?!(form[\\/])?calendar)/i,
              priority: 2,
            },
            { name: 'dates', test: /@internationalized[\\/]date|calendar-picker/, priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/v1': server,
      '/answer': server,
      '/healthz': server,
      '/readyz': server,
      '/openapi': server,
      '/mail-document': server,
    },
  },
})

/**
 * The browser needs the contract's addresses and words. Its schemas, the constants whose names begin with a
 * capital, and the parts of an endpoint that hold some are left out, with the sentences in them.
 */
function leaveOutSchemas(): Plugin {
  return {
    name: 'leave-out-schemas',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/][\w-]+\.ts$/ },
      handler(code, id) {
        const { program, comments } = parseSync(id, code)
        const schemas = program.body.flatMap(declaratorsOf).flatMap(schemaParts)
        const unread = [...schemas, ...program.body.filter(isNotRun), ...comments]
        // An import that nothing needs any more would still bring its file into the same group.
        const idle = idleParts(code, program.body, unread)
        return withoutAll(code, [...schemas, ...idle])
      },
    },
  }
}

type Statement = ESTree.Statement | ESTree.Directive

interface Place {
  readonly start: number
  readonly end: number
  /** What stands there instead. */
  readonly rest?: string
}

const parts_of_the_server = new Set(['params', 'query', 'body', 'reply', 'conflict', 'summary', 'access'])

function declaratorsOf(statement: Statement): ESTree.VariableDeclarator[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
}

function schemaParts({ id, init }: ESTree.VariableDeclarator): Place[] {
  if (id.type !== 'Identifier' || !init) return []
  // Other constants may be made of a schema while the file is read, so its place is taken by one that does nothing.
  if (/^[A-Z]/.test(id.name)) return [{ start: init.start, end: init.end, rest: 'z' }]
  const isEndpoint =
    init.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'endpoint'
  const [description] = isEndpoint ? init.arguments : []
  if (description?.type !== 'ObjectExpression') return []
  return description.properties.flatMap((property) => {
    const name = property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''
    return parts_of_the_server.has(name)
      ? [{ start: property.start, end: property.end, rest: '...null' }]
      : []
  })
}

/** Imports and types. */
function isNotRun(statement: Statement): boolean {
  const { type } = (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement
  return /^(ImportDeclaration|TSTypeAlias|TSInterface)/.test(type)
}

/** Imports, and constants of the file's own, that what is left does not name. */
function idleParts(code: string, statements: readonly Statement[], unread: readonly Place[]): Statement[] {
  const left = withoutAll(code, unread)
  const idle = statements.filter((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.every(({ local }) => timesNamed(local.name, left) === 0)
      : statement.type === 'VariableDeclaration' &&
        !unread.includes(statement) &&
        statement.declarations.every(({ id }) => id.type === 'Identifier' && timesNamed(id.name, left) === 1),
  )
  const constants = idle.filter(({ type }) => type === 'VariableDeclaration')
  return constants.length === 0
    ? idle
    : [...constants, ...idleParts(code, statements, [...unread, ...constants])]
}

function timesNamed(name: string, code: string): number {
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length
}

/** Of cuts within others, the outer ones count. */
function withoutAll(code: string, cuts: readonly Place[]): string {
  const kept = cuts
    .toSorted((one, other) => one.start - other.start)
    .reduce(
      ({ text, at }, { start, end, rest = '' }) =>
        start < at ? { text, at } : { text: text + code.slice(at, start) + rest, at: end },
      { text: '', at: 0 },
    )
  return kept.text + code.slice(kept.at)
}

/**
 * React Aria brings its few words in 34 languages, 15 KB in all, in a file for each part and language. English
 * stays where it is. For a language of the interface each part gets an empty record, which the language's
 * aria-words.ts fills, so the words come with the language. For any other it gets null, which React Aria takes
 * for a language it does not have.
 */
function ariaWords(): Plugin {
  return {
    name: 'aria-words',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const spoken = /[\\/]languages[\\/]([a-z]{2})[\\/]aria-words\.ts$/.exec(id)?.[1]
      if (spoken !== undefined) return fillingWords(spoken)
      const [, library = '', part = '', language = ''] = aria_words.exec(id) ?? []
      if (language === '' || language === 'en-US') return null
      if (!spoken_languages.includes(language.slice(0, 2))) return 'export default null'
      return `export default (globalThis.ariaWords ??= {})[${JSON.stringify(`${library}/${part}${language}`)}] ??= {}`
    },
  }
}

const aria_words = /[\\/](react-(?:aria|stately)[\w-]*)[\\/].*[\\/]intl[\\/](.*?)([a-z]{2}-[A-Z]{2})\.m?js$/
const spoken_languages = readdirSync(new URL('src/languages/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Code that puts the words of one language where React Aria looks for them. */
function fillingWords(language: string): string {
  const libraries = ['react-aria', 'react-stately', 'react-aria-components']
  const files = libraries.flatMap((library) => {
    const folder = fileURLToPath(new URL(`../../node_modules/${library}/dist/private/intl/`, import.meta.url))
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names
      .filter((name) => new RegExp(`(^|[\\\\/])${language}-[A-Z]{2}\\.mjs$`).test(name))
      .map((name) => ({
        file: `${folder}${name}`,
        key: `${library}/${name.replaceAll('\\', '/').slice(0, -4)}`,
      }))
  })
  const lines = files.map(({ file, key }, index) => [
    `import words${index} from ${JSON.stringify(`${file}?words`)}`,
    `Object.assign(all[${JSON.stringify(key)}] ??= {}, words${index})`,
  ])
  return [
    ...lines.map(([line]) => line),
    'const all = (globalThis.ariaWords ??= {})',
    ...lines.map(([, line]) => line),
  ].join('\n')
}

/** Small parts that most screens use, which go with the frame. */
const shared_by_screens = ['platform/offline/call-or-queue.ts', 'platform/offline/queued-mark.tsx']

const icon_index = /[\\/]lucide-react\.mjs$/

/** The files of the icons that a module imports; the index it imports them from names all there are. */
function iconsNamedIn(code: string, index_code: string, index: string): string[] {
  const named = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim().replace(/\s+as\s.*/, '')),
  )
  const lines = index_code.split('\n')
  return named.flatMap((name) => {
    const line = lines.find((one) => new RegExp(`default as ${name}[, }]`).test(one))
    const file = line?.match(/'\.\/(icons\/[^']+)'/)?.[1]
    return file === undefined ? [] : [index.replace(/lucide-react\.mjs$/, file)]
  })
}

/**
 * Names the group of everything that the frame around the screens imports, lazy parts aside. A package is
 * entered by an index that names more than the frame uses; that stays with the screens that do.
 */
function frameGroup(): Rolldown.CodeSplittingNameFunction {
  const screensOnly = [
    /[\\/]engine[\\/]src[\\/](hours|interval|layout|recurrence|slots)[\\/]/,
    /[\\/]contract[\\/]src[\\/](account|admin|answer[\w-]*|availability|calendar-feed|generated-text|imap[\w-]*|invitation|label|mail[\w-]*|outcome|proposal|reply|task|working-hours)\./,
    /[\\/](toast|landmark)[\\/]|Toast\.mjs$/,
    /[\\/](queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\./,
  ]
  const frame = new Set<string>()
  return (moduleId, graph) => {
    const visit = (id: string) => {
      if (frame.has(id) || screensOnly.some((pattern) => pattern.test(id))) return
      frame.add(id)
      const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
      const index = importedIds.find((imported) => icon_index.test(imported))
      importedIds.filter((imported) => imported !== index).forEach(visit)
      if (index && code) iconsNamedIn(code, graph.getModuleInfo(index)?.code ?? '', index).forEach(visit)
    }
    if (frame.size === 0) {
      for (const file of ['screens/signed-in-frame.tsx', 'screens/shell/shell.tsx', ...shared_by_screens]) {
        visit(fileURLToPath(new URL(`src/${file}`, import.meta.url)))
      }
    }
    return frame.has(moduleId) ? 'shell' : null
  }
}
