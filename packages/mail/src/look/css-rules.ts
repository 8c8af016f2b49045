import { type Animation, type Animations, type Keyframe, readAnimation } from './animation.ts'
import { type Atrule, type Block, type CssNode, generate, type List, parse, type StyleSheet } from 'css-tree'
import { isSupported, mediaApply } from './css-conditions.ts'
import { type Declaration, declarationOf, isValid, withoutComments } from './css-declarations.ts'
import { readDataSheet } from './css-sheets.ts'
import { isTelling } from './css-longhands.ts'
import type { CssWork } from './css-work.ts'
import type { Face } from './face.ts'
import { addFace, type Faces } from './faces.ts'
import { splitSelectors } from './split-selectors.ts'

/** A rule of a style sheet, of what tells how visible a text is. */
export interface CssRule {
  readonly selectors: readonly string[]
  readonly declarations: readonly Declaration[]
  /** Its cascade layer, from the lowest on; rules without a layer have the highest. */
  readonly layer: number
  /** It tells how an element looks at the moment at which it appears. */
  readonly isStarting: boolean
}

/** What style sheets say. */
export interface Sheets {
  readonly rules: readonly CssRule[]
  readonly animations: Animations
  /** The values that registered variables begin with. */
  readonly variables: ReadonlyMap<string, string>
  readonly faces: Faces
}

interface Reading {
  readonly rules: CssRule[]
  readonly animations: Map<string, Animation>
  readonly variables: Map<string, string>
  readonly faces: Map<string, Face[]>
  readonly layers: Map<string, number>
  readonly work: CssWork
}

interface Scope {
  /** What rules stand within; `&` stands for it. */
  readonly outer: readonly string[]
  readonly layer: string
  /** What a scope leaves out, as the end of a selector. */
  readonly without: string
  readonly isStarting: boolean
}

const depth_max = 20
/** Of a face that a sheet brings. */
const face_steps = 5000
const selectors_max = 200
/** Rules without a layer. */
const no_layer = Number.MAX_SAFE_INTEGER

/** The rules of style sheets that apply on a screen, in their order, and what they need. */
export function readSheets(sheets: readonly string[], work: CssWork): Sheets {
  const reading: Reading = {
    rules: [],
    animations: new Map(),
    variables: new Map(),
    faces: new Map(),
    layers: new Map(),
    work,
  }
  for (const sheet of sheets)
    readSheet(reading, sheet, { outer: [], layer: '', without: '', isStarting: false }, 0)
  return reading
}

function readSheet(reading: Reading, sheet: string, scope: Scope, depth: number): void {
  reading.work.spend(sheet.length)
  readBlock(reading, parseSheet(sheet).children, scope, depth)
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
      const selectors = within(scope, splitSelectors(withoutComments(node.prelude.value)))
      readStyles(reading, node.block, { ...scope, outer: selectors }, depth)
    } else if (node.type === 'Atrule') readAtRule(reading, node, scope, depth)
    // The library reads a nested rule as a declaration that it does not know.
    else if (node.type === 'Raw' && scope.outer.length > 0 && node.value.includes('{'))
      readNested(reading, node.value, scope, depth + 1)
  }
}

/** Nested rules, and a declaration behind the last one. */
function readNested(reading: Reading, written: string, scope: Scope, depth: number): void {
  const end = written.lastIndexOf('}') + 1
  readSheet(reading, end === 0 ? `${written}}` : written.slice(0, end), scope, depth)
  const rest = end === 0 ? '' : written.slice(end)
  if (rest.includes(':')) readSheet(reading, `&{${rest}}`, scope, depth)
}

/** The declarations of a block, and what is nested in it. */
function readStyles(reading: Reading, block: Block, scope: Scope, depth: number): void {
  const declarations = declarationsIn(reading, block)
  if (declarations.length > 0 && scope.outer.length > 0) {
    const layer = scope.layer === '' ? no_layer : layerOf(reading, scope.layer)
    reading.rules.push({ selectors: scope.outer, declarations, layer, isStarting: scope.isStarting })
  }
  readBlock(reading, block.children, scope, depth + 1)
}

function declarationsIn({ work }: Reading, { children }: Block): Declaration[] {
  return children.toArray().flatMap((node) => {
    if (node.type !== 'Declaration' || node.value.type !== 'Raw') return []
    const declaration = declarationOf(node.property, node.value.value, node.important !== false)
    return isTelling(declaration.name) && isValid(declaration, work) ? [declaration] : []
  })
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
  } else if (kind === 'import')
    readImport(reading, prelude?.type === 'AtrulePrelude' ? prelude.children : null, scope, depth)
  else if (!block) return
  else if (kind === 'media') {
    if (!condition || mediaApply(condition)) readStyles(reading, block, scope, depth + 1)
  } else if (kind === 'supports') {
    if (!condition || isSupported(condition)) readStyles(reading, block, scope, depth + 1)
  } else if (kind === 'scope') {
    const [one] = prelude?.type === 'AtrulePrelude' ? prelude.children.toArray() : []
    const [root, limit] = one?.type === 'Scope' ? [selectorOf(one.root), selectorOf(one.limit)] : [null, null]
    const without = limit === null ? '' : `:not(${limit}):not(:is(${limit}) *)`
    readStyles(reading, block, { ...scope, outer: [root ?? ':root'], without }, depth + 1)
  } else if (kind === 'container') readStyles(reading, block, scope, depth + 1)
  else if (kind === 'starting-style') readStyles(reading, block, { ...scope, isStarting: true }, depth + 1)
  else if (kind.endsWith('keyframes') || kind === 'property' || kind === 'font-face')
    readDefinition(reading, kind, prelude ? generate(prelude) : '', block)
}

function selectorOf(node: CssNode | null): string | null {
  return node === null || node.type === 'Raw' ? null : generate(node)
}

/** A sheet that the address itself says; others are not loaded. */
function readImport(reading: Reading, prelude: List<CssNode> | null, scope: Scope, depth: number): void {
  const [address, ...others] = prelude?.toArray() ?? []
  const isRead = others.every((one) => one.type !== 'MediaQueryList' || mediaApply(one))
  if (!isRead || depth > depth_max || (address?.type !== 'String' && address?.type !== 'Url')) return
  const sheet = readDataSheet(address.value)
  if (sheet !== null) readSheet(reading, sheet, scope, depth + 1)
}

/** What rules use by its name. */
function readDefinition(reading: Reading, kind: string, name: string, block: Block): void {
  const said = (property: string) => {
    const found = block.children
      .toArray()
      .find((node) => node.type === 'Declaration' && node.property.toLowerCase() === property)
    return found?.type === 'Declaration' && found.value.type === 'Raw' ? found.value.value.trim() : null
  }
  if (kind === 'property') {
    const value = said('initial-value')
    if (value !== null) reading.variables.set(name.trim(), value)
  } else if (kind === 'font-face') {
    reading.work.spend(face_steps)
    addFace(reading.faces, {
      family: said('font-family') ?? '',
      source: said('src') ?? '',
      range: said('unicode-range') ?? '',
      sizePercent: Number.parseFloat(said('size-adjust') ?? '100'),
    })
  } else {
    const animation = readAnimation(framesOf(reading, block))
    reading.animations.set(name.trim().replaceAll(/["']/g, '').toLowerCase(), animation)
  }
}

function framesOf(reading: Reading, { children }: Block): Keyframe[] {
  return children.toArray().flatMap((node) => {
    if (node.type !== 'Rule' || node.prelude.type !== 'Raw') return []
    const declarations = declarationsIn(reading, node.block)
    const moments = splitSelectors(node.prelude.value.toLowerCase())
    return moments.map((one) => ({
      at: one === 'from' ? 0 : one === 'to' ? 1 : Number.parseFloat(one) / 100,
      declarations,
    }))
  })
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

function within({ outer, without }: Scope, selectors: readonly string[]): string[] {
  if (outer.length === 0) return [...selectors]
  const around = outer.length === 1 ? (outer[0] ?? '') : `:is(${outer.join(',')})`
  return selectors
    .map((one) => {
      if (one.includes('&') || one.includes(':scope'))
        return `${one.replaceAll('&', around).replaceAll(':scope', around)}${without}`
      return `${around} ${one}${without}`
    })
    .slice(0, selectors_max)
}
