import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ESTree, parseSync } from 'vite'

/** A regular expression of the sources, and where it stands. */
export interface Pattern {
  readonly file: string
  readonly line: number
  readonly source: string
  readonly flags: string
}

/** A place at which the program puts a regular expression together. */
export type BuildingPlace = Pick<Pattern, 'file' | 'line'>

type Node = ESTree.Node

/** The regular expressions that are written out in a file, and the places at which others are built. */
export function readPatterns(
  file: string,
  code: string,
): { readonly literals: readonly Pattern[]; readonly places: readonly BuildingPlace[] } {
  const literals: Pattern[] = []
  const places: BuildingPlace[] = []
  const lineOf = ({ start }: Node) => code.slice(0, start).split('\n').length
  walk(parseSync(file, code).program, (node) => {
    if (node.type === 'Literal' && 'regex' in node) {
      const { pattern, flags } = node.regex
      literals.push({ file, line: lineOf(node), source: pattern, flags })
    }
    if ((node.type === 'NewExpression' || node.type === 'CallExpression') && isRegExp(node.callee))
      places.push({ file, line: lineOf(node) })
  })
  return { literals, places }
}

/** A regular expression that a file builds as soon as it is imported. */
export interface BuiltPattern extends Pattern {
  /** The place that built it; `file` and `line` are those that asked for it, where they are others. */
  readonly built_at: BuildingPlace
}

/** Imports the files in a process of its own and answers what they build. Throws where an import does. */
export async function importPatterns(root: string, files: readonly string[]): Promise<BuiltPattern[]> {
  const script = join(import.meta.dirname, 'import-patterns.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, root, ...files])
  return JSON.parse(stdout)
}

function isRegExp(callee: Node): boolean {
  return callee.type === 'Identifier' && callee.name === 'RegExp'
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
