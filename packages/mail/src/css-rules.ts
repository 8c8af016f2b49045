import { type Atrule, type Block, type CssNode, generate, type List, parse, type StyleSheet } from 'css-tree'
import { isSupported, mediaApply } from './css-conditions.ts'
import { type Declaration, declarationOf, isValid, withoutComments } from './css-declarations.ts'
import { isTelling } from './css-longhands.ts'
import type { CssWork } from './css-work.ts'

/** A rule of a style sheet, of what tells how visible a text is. */
export interface CssRule {
  readonly selectors: readonly string[]
  readonly declarations: readonly Declaration[]
  /** Its cascade layer, from the lowest on; rules without a layer have the highest. */
  readonly layer: number
}

interface Reading {
  readonly rules: CssRule[]
  readonly layers: Map<string, number>
  readonly work: CssWork
}

interface Scope {
  /** What rules stand within; `&` stands for it. */
  readonly outer: readonly string[]
  readonly layer: string
}

const depth_max = 20
const selectors_max = 200
/** Rules without a layer. */
export const no_layer = Number.MAX_SAFE_INTEGER

/** The rules of style sheets that apply on a screen, in their order. */
export function readRules(sheets: readonly string[], work: CssWork): CssRule[] {
  const reading: Reading = { rules: [], layers: new Map(), work }
  for (const sheet of sheets) {
    work.spend(sheet.length)
    readBlock(reading, parseSheet(sheet).children, { outer: [], layer: '' }, 0)
  }
  return reading.rules
}

function parseSheet(sheet: string): StyleSheet {
  const parsed = parse(sheet, {
    parseValue: false,
    parseRulePrelude: false,
    parseCustomProperty: false,
    onParseError: () => {},
  })
  return parsed as StyleSheet
}

function readBlock(reading: Reading, nodes: List<CssNode>, scope: Scope, depth: number): void {
  if (depth > depth_max) return
  for (const node of nodes) {
    if (node.type === 'Rule' && node.prelude.type === 'Raw') {
      const selectors = within(scope.outer, splitSelectors(withoutComments(node.prelude.value)))
      readStyles(reading, node.block, { ...scope, outer: selectors }, depth)
    } else if (node.type === 'Atrule') readAtRule(reading, node, scope, depth)
  }
}

/** The declarations of a block, and what is nested in it. */
function readStyles(reading: Reading, { children }: Block, scope: Scope, depth: number): void {
  const declarations = children.toArray().flatMap((node) => {
    if (node.type !== 'Declaration' || node.value.type !== 'Raw') return []
    const declaration = declarationOf(node.property, node.value.value, node.important !== false)
    return isTelling(declaration.name) && isValid(declaration, reading.work) ? [declaration] : []
  })
  if (declarations.length > 0 && scope.outer.length > 0) {
    const layer = scope.layer === '' ? no_layer : layerOf(reading, scope.layer)
    reading.rules.push({ selectors: scope.outer, declarations, layer })
  }
  readBlock(reading, children, scope, depth + 1)
}

function readAtRule(reading: Reading, { name, prelude, block }: Atrule, scope: Scope, depth: number): void {
  const kind = name.toLowerCase()
  const [condition] = prelude?.type === 'AtrulePrelude' ? prelude.children.toArray() : []
  if (kind === 'layer' && condition?.type === 'LayerList') {
    const names = condition.children.toArray().flatMap((one) => (one.type === 'Layer' ? [one.name] : []))
    for (const one of names) layerOf(reading, pathOf(scope.layer, one))
    if (block) readStyles(reading, block, { ...scope, layer: pathOf(scope.layer, names[0] ?? '') }, depth + 1)
  } else if (kind === 'layer' && block) {
    const nameless = pathOf(scope.layer, `#${reading.layers.size}`)
    readStyles(reading, block, { ...scope, layer: nameless }, depth + 1)
  } else if (!block) return
  else if (kind === 'media') {
    if (!condition || mediaApply(condition)) readStyles(reading, block, scope, depth + 1)
  } else if (kind === 'supports') {
    if (!condition || isSupported(condition)) readStyles(reading, block, scope, depth + 1)
  } else if (kind === 'scope') {
    const root = prelude?.type === 'AtrulePrelude' ? scopeRoot(prelude.children) : null
    readStyles(reading, block, { ...scope, outer: root === null ? [':root'] : [root] }, depth + 1)
  } else if (kind === 'container') readStyles(reading, block, scope, depth + 1)
}

function scopeRoot(prelude: List<CssNode>): string | null {
  const [scope] = prelude.toArray()
  if (scope?.type !== 'Scope' || scope.root === null || scope.root.type === 'Raw') return null
  return generate(scope.root)
}

function pathOf(outer: string, name: string): string {
  return outer === '' ? name : `${outer}.${name}`
}

/** Layers count in the order in which they are named first. */
function layerOf({ layers }: Reading, path: string): number {
  const known = layers.get(path)
  if (known !== undefined) return known
  layers.set(path, layers.size)
  return layers.size - 1
}

function within(outer: readonly string[], selectors: readonly string[]): string[] {
  if (outer.length === 0) return [...selectors]
  const around = outer.length === 1 ? (outer[0] ?? '') : `:is(${outer.join(',')})`
  return selectors
    .map((one) => {
      if (one.includes('&') || one.includes(':scope'))
        return one.replaceAll('&', around).replaceAll(':scope', around)
      return `${around} ${one}`
    })
    .slice(0, selectors_max)
}

/** At commas that stand in no bracket and no text. */
function splitSelectors(written: string): string[] {
  if (!/["'\\([]/.test(written)) return written.split(',').map((one) => one.trim())
  const found: string[] = []
  let [start, depth, quote] = [0, 0, '']
  for (let at = 0; at < written.length; at += 1) {
    const sign = written[at] ?? ''
    if (sign === '\\') at += 1
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth === 0) {
      found.push(written.slice(start, at).trim())
      start = at + 1
    }
  }
  return [...found, written.slice(start).trim()]
}
