import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { contractAsData } from './contract-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    contractAsData(),
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
      const spoken = /[\\/]languages[\\/]src[\\/]([a-z]{2})[\\/]aria-words\.ts$/.exec(id)?.[1]
      if (spoken !== undefined) return { code: fillingWords(spoken), moduleSideEffects: true }
      const [, library = '', part = '', language = ''] = aria_words.exec(id) ?? []
      if (language === '' || language === 'en-US') return null
      if (!spoken_languages.includes(language.slice(0, 2))) return 'export default null'
      return `export default (globalThis.ariaWords ??= {})[${JSON.stringify(`${library}/${part}${language}`)}] ??= {}`
    },
  }
}

const aria_words = /[\\/](react-(?:aria|stately)[\w-]*)[\\/].*[\\/]intl[\\/](.*?)([a-z]{2}-[A-Z]{2})\.m?js$/
const spoken_languages = readdirSync(new URL('../../packages/languages/src/', import.meta.url), {
  withFileTypes: true,
})
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
    /[\\/]contract[\\/]src[\\/](account|admin|answer[\w-]*|api-token|app-password|availability|booking|calendar[\w-]*|generated-text|imap[\w-]*|integration|invitation|job|label|link|mail[\w-]*|new-mail|outcome|place|proposal|registration-setting|reply|sample|task|webhook|working-hours)\./,
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
