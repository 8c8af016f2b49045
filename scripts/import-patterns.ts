/**
 * Imports files and prints every regular expression that sources below the root build meanwhile, as JSON.
 * Usage: node scripts/import-patterns.ts <root> <file>…
 */
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BuildingPlace, BuiltPattern } from './patterns.ts'

const [root = '', ...files] = process.argv.slice(2)
const found: BuiltPattern[] = []

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, args, newTarget) => remember(Reflect.construct(target, args, newTarget)),
  apply: (target, self, args) => remember(Reflect.apply(target, self, args)),
})
for (const file of files) await import(pathToFileURL(join(root, file)).href)
console.log(JSON.stringify(found))

function remember(pattern: RegExp): RegExp {
  const places = placesOnStack()
  const [built_at] = places
  if (!built_at || built_at.file.includes('node_modules/')) return pattern
  const asked = places.find(({ file }) => file !== built_at.file && !file.includes('node_modules/'))
  const { source, flags } = pattern
  found.push({ ...(asked ?? built_at), source, flags, built_at })
  return pattern
}

/** The places below the root that led here, the nearest first; this file is none. */
function placesOnStack(): BuildingPlace[] {
  const lines = new Error('stack').stack?.split('\n') ?? []
  return lines.flatMap((line) => {
    const [, address = '', number = ''] = /(file:\/\/[^\s()]+):(\d+):\d+\)?$/.exec(line) ?? []
    if (address === '' || address === import.meta.url) return []
    const file = relative(root, fileURLToPath(address))
    return file.startsWith('..') ? [] : [{ file, line: Number(number) }]
  })
}
