import {
  type Atrule,
  type Block,
  type ClassSelector,
  type CssNode,
  generate,
  ident,
  parse,
  type Rule,
  type Selector,
} from 'css-tree'
import { overlap, specificityOf } from './style-order.ts'

/** A module of the app. */
export interface StyledModule {
  readonly code: string
  /** The sheets that are there before it runs, in the order in which they come after the base. */
  readonly sheets: readonly string[]
}

/** The sheet that every visit loads, and loads first. */
export const base_sheet = 'base'

interface Utility {
  /** The conditions around it, from the outermost. */
  readonly conditions: readonly string[]
  readonly selector: string
  /** The selector without the name of the class: what else it depends on. */
  readonly shape: string
  readonly declarations: string
  readonly properties: readonly string[]
  readonly specificity: number
  /** Loses against every utility that is not plain, in whichever sheet that is. */
  readonly isPlain: boolean
  readonly isImportant: boolean
  /** Places of the modules that name it. */
  readonly modules: ReadonlySet<number>
  /** An element that one module makes may have it from another one. */
  readonly isPassed: boolean
}

/**
 * Divides the utilities of a style sheet: each goes into the last sheet that all modules have which name it, so that
 * the base keeps what modules without a common sheet name. What no module names is left out. An element of two
 * utilities looks as before: a utility that would come after one it loses against stays in the base.
 */
export function planStyle(css: string, modules: readonly StyledModule[]): Map<string, string> {
  const sheet = parse(css, {
    positions: true,
    parseAtrulePrelude: false,
    parseValue: false,
    parseCustomProperty: false,
  })
  if (sheet.type !== 'StyleSheet') throw new Error('This is no style sheet.')
  const layers = sheet.children.toArray().filter(isUtilities)
  const utilities = layers.flatMap(({ block }) =>
    block ? readUtilities(css, block, [], namesOf(modules)) : [],
  )
  const sheets = sheetsOf(utilities, modules)
  const names = new Set(modules.flatMap((one) => one.sheets))
  const layers_of_plain = layersOf(utilities, sheets)
  const written = (name: string) =>
    write(
      utilities
        .map((utility, at) => ({ utility, layer: layers_of_plain[at] ?? 0 }))
        .filter((_, at) => sheets[at] === name),
    )
  const [first] = layers
  const others = sheet.children.toArray().map((node) => {
    if (node === first) return written(base_sheet)
    return isUtilities(node) ? '' : textOf(css, node)
  })
  return new Map([
    [base_sheet, others.join('')],
    ...[...names].filter((name) => sheets.includes(name)).map((name) => [name, written(name)] as const),
  ])
}

function isUtilities(node: CssNode): node is Atrule {
  if (node.type !== 'Atrule' || node.name !== 'layer' || !node.block || !node.prelude) return false
  return generate(node.prelude) === 'utilities'
}

interface Names {
  /** The modules that name a class. */
  readonly uses: (name: string) => ReadonlySet<number>
  /** The modules whose elements have classes of other modules, and those whose classes are for elements of others. */
  readonly open: ReadonlySet<number>
}

function namesOf(modules: readonly StyledModule[]): Names {
  const places = new Map<string, Set<number>>()
  for (const [at, { code }] of modules.entries()) {
    for (const word of code.split(/[\s"'`{}$\\]+/)) {
      const known = places.get(word)
      if (known) known.add(at)
      else places.set(word, new Set([at]))
    }
  }
  const texts = modules.map(({ code }) => code.replaceAll('\\', ''))
  const uses = (name: string) => {
    // Words of code end at a quote, so classes with one are looked for as they are.
    if (!/["'`{}$\\]/.test(name)) return places.get(name) ?? new Set<number>()
    const plain = name.replaceAll('\\', '')
    return new Set(texts.flatMap((text, at) => (text.includes(plain) ? [at] : [])))
  }
  return { uses, open: new Set(modules.flatMap(({ code }, at) => (isOpen(code) ? [at] : []))) }
}

function isOpen(code: string): boolean {
  return !/\bjsxs?\)?\(/.test(code) || /\bclassName\b(?!\s*:)/.test(code)
}

function readUtilities(css: string, block: Block, conditions: readonly string[], names: Names): Utility[] {
  return block.children.toArray().flatMap((node) => {
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      const selectors = node.prelude.children.toArray()
      return selectors.map((selector) => readUtility(css, node, selector as Selector, conditions, names))
    }
    if (node.type !== 'Atrule' || !node.block) throw new Error(`${textOf(css, node)} is no utility.`)
    const prelude = node.prelude ? ` ${textOf(css, node.prelude)}` : ''
    return readUtilities(css, node.block, [...conditions, `@${node.name}${prelude}`], names)
  })
}

function readUtility(
  css: string,
  { block }: Rule,
  selector: Selector,
  conditions: readonly string[],
  { uses, open }: Names,
): Utility {
  const declared = block.children.toArray().map((node) => {
    if (node.type !== 'Declaration') throw new Error(`${textOf(css, node)} is no declaration.`)
    return node
  })
  const text = textOf(css, selector)
  const classes = classesOf(selector)
  const names = classes.map(({ name }) => ident.decode(name))
  const named = names.map(uses).reduce((all, some) => all.union(some), new Set<number>())
  const isImportant = declared.some(({ important }) => important)
  const specificity = specificityOf(selector)
  return {
    conditions,
    selector: text,
    shape: [...conditions, classes.reduce((rest, { name }) => rest.replace(name, ''), text)].join(' '),
    declarations: declared.map((node) => textOf(css, node)).join(';'),
    properties: declared.map(({ property }) => property),
    specificity,
    isPlain: !isImportant && (specificity === 0 || isOneClass(text, names)),
    isImportant,
    modules: named,
    isPassed: !named.isDisjointFrom(open),
  }
}

/** A class without a state or a width before it: such utilities come before all others. */
function isOneClass(selector: string, names: readonly string[]): boolean {
  return (
    /^\.(?:[\w-]|\\.)+$/.test(selector) &&
    !names.some((name) => name.replaceAll(/\[.*?\]/g, '').includes(':'))
  )
}

/** The classes by which modules name it; `group` and `peer` only mark the elements that it depends on. */
function classesOf(selector: Selector): ClassSelector[] {
  const found: ClassSelector[] = []
  const visit = (node: CssNode) => {
    if (node.type === 'ClassSelector') found.push(node)
    if ('children' in node) node.children?.forEach(visit)
  }
  visit(selector)
  return found.filter(({ name }) => !/^(?:group|peer)(?:\\\/|$)|^sided$/.test(name))
}

function sheetsOf(utilities: readonly Utility[], modules: readonly StyledModule[]): (string | null)[] {
  const sheets = utilities.map((utility): string | null => {
    const choices = [...utility.modules].map((at) => modules[at]?.sheets ?? [])
    const [some] = choices
    return some ? (some.findLast((name) => choices.every((one) => one.includes(name))) ?? base_sheet) : null
  })
  const later = laterSheets(modules)
  const comesBefore = (name: string | null, other: string) =>
    name === base_sheet || (name !== null && (later.get(name)?.has(other) ?? false))
  // From the last to the first, since a utility is held in the base by later ones.
  for (const [at, utility] of [...utilities.entries()].toReversed()) {
    const sheet = sheets[at] ?? null
    if (sheet === null || sheet === base_sheet) continue
    // Plain utilities are kept in order by layers.
    const isHeld =
      !utility.isPlain &&
      utilities.some(
        (other, place) =>
          place > at &&
          sheets[place] !== sheet &&
          comesBefore(sheets[place] ?? null, sheet) &&
          winsByOrder(other, utility),
      )
    if (isHeld) sheets[at] = base_sheet
  }
  return sheets
}

/** Of each sheet, those that come after it for some module. */
function laterSheets(modules: readonly StyledModule[]): ReadonlyMap<string, ReadonlySet<string>> {
  const later = new Map<string, Set<string>>()
  for (const { sheets } of modules) {
    for (const [at, sheet] of sheets.entries()) {
      const known = later.get(sheet) ?? new Set()
      for (const other of sheets.slice(at + 1)) known.add(other)
      later.set(sheet, known)
    }
  }
  return later
}

/** Whether the later one wins by nothing but its place where an element has both. */
function winsByOrder(later: Utility, earlier: Utility): boolean {
  if (later.isPlain !== earlier.isPlain || later.isImportant !== earlier.isImportant) return false
  if (later.specificity !== earlier.specificity) return false
  if (!overlap(later.properties, earlier.properties)) return false
  if (!later.modules.isDisjointFrom(earlier.modules)) return true
  // A module that gives an element of another one a second value for the same means that value to win, as it does.
  const isAlternative = later.shape === earlier.shape && sameNames(later.properties, earlier.properties)
  return !isAlternative && (later.isPassed || earlier.isPassed)
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name))
}

/**
 * Of each plain utility, the layer within those of all plain ones: where one of another sheet has to win by its place,
 * a new layer begins before it.
 */
function layersOf(utilities: readonly Utility[], sheets: readonly (string | null)[]): number[] {
  let layer = 0
  let first = 0
  return utilities.map((utility, at) => {
    if (!utility.isPlain || sheets[at] === null) return layer
    const loses = (other: Utility, place: number) =>
      other.isPlain && sheets[place] !== null && sheets[place] !== sheets[at] && winsByOrder(utility, other)
    if (utilities.slice(first, at).some((other, offset) => loses(other, first + offset))) {
      layer += 1
      first = at
    }
    return layer
  })
}

interface Placed {
  readonly utility: Utility
  readonly layer: number
}

/** Plain utilities are layers within that of all utilities, so that they lose against those of earlier sheets too. */
function write(placed: readonly Placed[]): string {
  const others = placed.filter(({ utility }) => !utility.isPlain)
  const layers = Map.groupBy(
    placed.filter(({ utility }) => utility.isPlain),
    ({ layer }) => layer,
  )
  const plain = [...layers].map(([layer, own]) => `@layer p${layer}{${own.map(rule).join('')}}`)
  return `@layer utilities{${plain.join('')}${others.map(rule).join('')}}`
}

function rule({ utility: { conditions, selector, declarations } }: Placed): string {
  return [...conditions, selector].reduceRight((inner, outer) => `${outer}{${inner}}`, declarations)
}

function textOf(css: string, { loc }: CssNode): string {
  if (!loc) throw new Error('The sheet was read without places.')
  return css.slice(loc.start.offset, loc.end.offset)
}
