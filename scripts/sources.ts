import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The TypeScript files of a folder, as paths from the root; neither installed nor built ones. */
export function listSources(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) ? [] : listSources(root, path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** What a file imports: files as paths from the root, packages by their name alone. */
export function listImports(file: string, text: string): string[] {
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  )
  return [...statements].map((found) => {
    const specifier = found[1] ?? found[2] ?? ''
    if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
    if (specifier.startsWith('node:')) return specifier.split('/', 1).join()
    return specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/')
  })
}
