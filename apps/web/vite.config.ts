import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    leaveOutLanguages(['en-US']),
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
    alias: { zod: fileURLToPath(new URL('src/platform/schemas-left-out.ts', import.meta.url)) },
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
              test: /[\\/]ui[\\/](answer|badge|card|checkbox|label-chip|mark|notice|skeleton|status)\./,
              priority: 3,
            },
            {
              name: 'parts',
              test: /[\\/]node_modules[\\/]react-(aria|stately)(?!.*calendar)|[\\/]ui[\\/](?!calendar)/i,
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
      '/healthz': server,
      '/readyz': server,
      '/openapi': server,
    },
  },
})

/**
 * React Aria brings its few words in 34 languages, 15 KB in all. Those the interface is not translated
 * to are left out; React Aria takes null for a language it does not have and falls back to en-US.
 */
function leaveOutLanguages(kept: readonly string[]): Plugin {
  return {
    name: 'leave-out-languages',
    enforce: 'pre',
    load(id) {
      const language = /[\\/]react-aria[\w-]*[\\/].*[\\/]intl[\\/].*[\\/]([a-z]{2}-[A-Z]{2})\.m?js$/.exec(
        id,
      )?.[1]
      return language === undefined || kept.includes(language) ? null : 'export default null'
    },
  }
}

/**
 * Names the group of everything that the frame around the screens imports, lazy parts aside. A package is
 * entered by an index that names more than the frame uses; that stays with the screens that do.
 */
function frameGroup(): Rolldown.CodeSplittingNameFunction {
  const screensOnly = [
    /[\\/]engine[\\/]src[\\/](hours|interval|layout|recurrence|slots)[\\/]/,
    /[\\/]contract[\\/]src[\\/](account|admin|availability|calendar-feed|label|outcome|proposal|task)\./,
    /[\\/](toast|landmark)[\\/]|Toast\.mjs$/,
    /[\\/](queriesObserver|useQueries)\./,
  ]
  const frame = new Set<string>()
  return (moduleId, graph) => {
    const visit = (id: string) => {
      if (frame.has(id) || screensOnly.some((pattern) => pattern.test(id))) return
      frame.add(id)
      graph.getModuleInfo(id)?.importedIds.forEach(visit)
    }
    if (frame.size === 0) {
      for (const file of ['signed-in-frame.tsx', 'shell/shell.tsx']) {
        visit(fileURLToPath(new URL(`src/screens/${file}`, import.meta.url)))
      }
    }
    return frame.has(moduleId) ? 'shell' : null
  }
}
