import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { joinedChunks } from './chunk-plugin.ts'
import { listCompiledSources } from './compiled-sources.ts'
import { contractAsData } from './contract-plugin.ts'
import { reactAsModules } from './react-plugin.ts'
import { routerWithoutNames } from './router-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  ...app(),
  plugins: [
    ...(app().plugins ?? []),
    joinedChunks(app),
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
  server: {
    proxy: {
      '/v1': server,
      '/answer': server,
      '^/book/': server,
      '^/poll/': server,
      '/healthz': server,
      '/readyz': server,
      '/openapi': server,
      '/mail-document': server,
    },
  },
})

/** What makes the app's modules, however they are joined to files. */
function app(): UserConfig {
  return {
    plugins: [
      reactAsModules(),
      react({ compiler: { sources: listCompiledSources() } }),
      tailwindcss(),
      contractAsData(),
      routerWithoutNames(),
      ariaWords(),
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
        // Else each export of React that nothing uses stays as a statement that reads it.
        treeshake: { propertyReadSideEffects: false },
        checks: { bundlerTimings: false },
        output: { chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js` },
      },
    },
  }
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
