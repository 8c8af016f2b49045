import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'

/** What only the server reads of an endpoint. */
const parts_of_the_server = new Set([
  'params',
  'query',
  'body',
  'reply',
  'conflict',
  'summary',
  'access',
  'scope',
  'status',
  'paged',
  'fixed',
])

/**
 * Gives the browser the contract's addresses, texts and constants without the schemas, which the server runs: zod
 * alone is 30 KB. A file of the contract that uses zod is run here, and what it exports reaches the browser as data;
 * schemas and functions do not, and the build refuses code of the browser that imports one. All other files of the
 * contract reach the browser as they are.
 */
export function contractAsData(): Plugin {
  return {
    name: 'contract-as-data',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/][\w-]+\.ts$/ },
      async handler(id) {
        if (!/^import .* from 'zod'$|\bendpoint\(/m.test(readFileSync(id, 'utf8'))) return null
        return asBrowserModule(await import(pathToFileURL(id).href))
      },
    },
  }
}

/** The code of a module that exports the data among these exports. */
export function asBrowserModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports).flatMap(asData).join('\n')
}

function asData([name, value]: [string, unknown]): string[] {
  const data = isEndpoint(value) ? forBrowser(value) : value
  const json = JSON.stringify(data) as string | undefined
  if (json === undefined || !isDeepStrictEqual(JSON.parse(json), data)) return []
  return [`export const ${name} = ${json}`]
}

function isEndpoint(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'says' in value && 'path' in value
}

function forBrowser(endpoint: object): object {
  return Object.fromEntries(Object.entries(endpoint).filter((part) => isForBrowser(...part)))
}

/** The browser checks the size of files, whose calls have a limit of their own. */
function isForBrowser(part: string, value: unknown): boolean {
  return !parts_of_the_server.has(part) && !(part === 'bodyLimitBytes' && value === usual_body_bytes)
}

const usual_body_bytes = 1_048_576
