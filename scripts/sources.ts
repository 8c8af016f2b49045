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

interface ValueImport {
  readonly target: string
  /** As the file writes it, with the entry of the package. */
  readonly specifier: string
  readonly names: readonly string[]
}

/** What a file imports to run it, with the names where it lists them; types alone run nothing. */
export function listValueImports(file: string, text: string): ValueImport[] {
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(?!type\s)([\w*{}\s,$]+?)\sfrom\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  )
  return [...statements].flatMap(([whole, listed = '*', from, later]) => {
    // A type of a module is written like a later import of it.
    if (later !== undefined && new RegExp(`typeof\\s+${escapeRegExp(whole)}`).test(text)) return []
    const names = (/\{([^}]*)\}/.exec(listed)?.[1] ?? '*')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0] ?? name)
    if (names.length === 0) return []
    const specifier = from ?? later ?? ''
    const [target = ''] = listImports(file, `import '${specifier}'`)
    return [{ target, specifier, names }]
  })
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
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
