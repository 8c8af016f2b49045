import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const prefix = '\0module-of:'

/** What the app imports, and the file that has it. */
const files: ReadonlyMap<string, string> = new Map([
  ['react', 'react/cjs/react.production.js'],
  ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
  ['react/compiler-runtime', 'react/cjs/react-compiler-runtime.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom.production.js'],
])

/**
 * Makes modules of React's files, which are CommonJS: a bundler writes each call of such a file as `(0, e.jsx)(…)`, and
 * wraps the file anew in each chunk. React's own files keep requiring each other as they are.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, _importer, { kind }) =>
      files.has(source) && kind === 'import-statement' ? prefix + source : null,
    load(id) {
      const file = id.startsWith(prefix) ? files.get(id.slice(prefix.length)) : undefined
      return file === undefined ? null : asModule(pathOf(file))
    },
  }
}

/** The packages do not export these files by name. */
function pathOf(file: string): string {
  const [name = ''] = file.split('/')
  return require.resolve(`${name}/package.json`).replace(/package\.json$/, file.slice(name.length + 1))
}

/** The code of a module that exports by name what a CommonJS file exports. */
export function asModule(path: string): string {
  const names = Object.keys(require(path) as object)
  return [
    `import all from ${JSON.stringify(path)}`,
    'export default all',
    ...names.map((name) => `export const ${name} = all.${name}`),
  ].join('\n')
}
