import { compile } from 'css-select'
import { AttributeAction, isTraversal, parse, type Selector, SelectorType } from 'css-what'
import type { AnyNode, Element } from 'domhandler'
import { type Declaration, isValid, readDeclarations } from './css-declarations.ts'
import { isTelling } from './css-longhands.ts'
import type { CssRule } from './css-rules.ts'
import type { CssWork } from './css-work.ts'
import { countedTree } from './mail-tree.ts'

/** A selector with what it needs of the element itself, so that few rules are tried for each element. */
interface Matcher {
  readonly matches: (element: Element) => boolean
  readonly rule: CssRule
  readonly specificity: number
  readonly order: number
}

export interface Cascade {
  /** What a page declares for an element, the strongest last; the same list for elements alike. */
  readonly declarationsFor: (element: Element) => readonly Declaration[]
  /** What it declares for a part of an element. */
  readonly declarationsForPart: (element: Element, part: Part) => readonly Declaration[]
}

export type Part = (typeof parts)[number]

const parts = ['before', 'after', 'first-line', 'details-content', 'starting-style'] as const
type Matchers = Map<string, Matcher[]>

/** Finds what rules and style attributes declare for elements, in the order of CSS. */
export function openCascade(rules: readonly CssRule[], isQuirky: boolean, work: CssWork): Cascade {
  const byPart = new Map<Part | null, Matchers>()
  rules.forEach((rule, order) => {
    for (const selector of rule.selectors) addMatchers(byPart, { selector, rule, order }, isQuirky, work)
  })
  const inline = new Map<string, readonly Declaration[]>()
  const together = new Map<string, readonly Declaration[]>()
  const find = (element: Element, part: Part | null, written: string | undefined) => {
    const own = written === undefined ? none : readInline(inline, written, work)
    const matched = matchersFor(byPart.get(part), element, work)
    if (matched.length === 0) return own
    // Elements alike share what is declared for them.
    const key = `${matched.map(({ order, specificity }) => `${order}/${specificity}`).join(' ')} ${written ?? ''}`
    const known = together.get(key)
    if (known) return known
    const declared = inOrder(matched, own)
    together.set(key, declared)
    return declared
  }
  return {
    declarationsFor: (element) => find(element, null, element.attribs['style']),
    declarationsForPart: (element, part) => (byPart.has(part) ? find(element, part, undefined) : none),
  }
}

const none: readonly Declaration[] = []

function readInline(known: Map<string, readonly Declaration[]>, written: string, work: CssWork) {
  const found = known.get(written)
  if (found) return found
  const declared = readDeclarations(written).filter((one) => isTelling(one.name) && isValid(one, work))
  // Those that are important are stronger than the others, wherever they stand.
  const sorted = declared.toSorted((a, b) => Number(a.isImportant) - Number(b.isImportant))
  known.set(written, sorted)
  return sorted
}

function inOrder(matched: readonly Matcher[], own: readonly Declaration[]): Declaration[] {
  const sorted = matched.toSorted(
    (a, b) => a.rule.layer - b.rule.layer || a.specificity - b.specificity || a.order - b.order,
  )
  const important = sorted.filter(({ rule }) => rule.declarations.some(({ isImportant }) => isImportant))
  // Of important declarations the lowest layer is the strongest.
  important.sort((a, b) => b.rule.layer - a.rule.layer || a.specificity - b.specificity || a.order - b.order)
  const declared = [
    ...sorted.flatMap(({ rule }) => rule.declarations.filter(({ isImportant }) => !isImportant)),
    ...own.filter(({ isImportant }) => !isImportant),
    ...important.flatMap(({ rule }) => rule.declarations.filter(({ isImportant }) => isImportant)),
    ...own.filter(({ isImportant }) => isImportant),
  ]
  return declared.some(({ value }) => value === 'revert-layer') ? withoutReverted(declared, sorted) : declared
}

/** Without what `revert-layer` takes back: the declarations of the property in the same layer. */
function withoutReverted(declared: readonly Declaration[], matched: readonly Matcher[]): Declaration[] {
  const layers = new Map(
    matched.flatMap(({ rule }) => rule.declarations.map((one) => [one, rule.layer] as const)),
  )
  let kept: Declaration[] = []
  for (const one of declared) {
    if (one.value !== 'revert-layer') kept.push(one)
    else kept = kept.filter((other) => other.name !== one.name || layers.get(other) !== layers.get(one))
  }
  return kept
}

function matchersFor(byKey: Matchers | undefined, element: Element, work: CssWork): Matcher[] {
  if (byKey === undefined) return []
  const { class: classes = '', id } = element.attribs
  const keys = new Set([
    '*',
    element.name,
    ...classes
      .toLowerCase()
      .split(/\s+/, 100)
      .map((name) => `.${name}`),
  ])
  if (id !== undefined) keys.add(`#${id.toLowerCase()}`)
  const found: Matcher[] = []
  for (const key of keys)
    for (const matcher of byKey.get(key) ?? []) {
      work.spend(1)
      if (matcher.matches(element)) found.push(matcher)
    }
  return found
}

interface Source {
  readonly selector: string
  readonly rule: CssRule
  readonly order: number
}

/** A rule with one selector that is none applies to none. */
function addMatchers(
  byPart: Map<Part | null, Matchers>,
  { selector, rule, order }: Source,
  isQuirky: boolean,
  work: CssWork,
) {
  work.spend(20 + selector.length)
  if (selector.length > selector_characters_max) return
  const [, whole = selector, part] =
    /^(.*?)::?(before|after|first-line|details-content)$/.exec(selector) ?? []
  if (/::|:(?:before|after|first-line|first-letter)\b/.test(whole)) return
  const place = rule.isStarting ? 'starting-style' : partNamed(part)
  const byKey = byPart.get(place) ?? new Map<string, Matcher[]>()
  try {
    for (const parsed of parse(withKnownClasses(whole === '' ? '*' : whole))) {
      const options = { adapter: countedTree(work), quirksMode: isQuirky }
      const matches = compile<AnyNode, Element>([parsed], options)
      const matcher = { matches, rule, order, specificity: specificityOf(parsed) }
      const key = keyOf(parsed)
      const others = byKey.get(key)
      if (others) others.push(matcher)
      else byKey.set(key, [matcher])
      byPart.set(place, byKey)
    }
  } catch (error) {
    if (!(error instanceof Error) || error.constructor.name === 'StylesTooCostly') throw error
  }
}

function partNamed(name: string | undefined): Part | null {
  return parts.find((part) => part === name) ?? null
}

/** Pseudo-classes that the library does not know, as selectors that it does. */
function withKnownClasses(selector: string): string {
  if (!selector.includes(':')) return selector
  return known_classes.reduce((known, [name, meant]) => known.replaceAll(name, meant), selector)
}

const right_to_left = '[dir=rtl i],[dir=rtl i] *'
const known_classes: readonly (readonly [name: string, meant: string])[] = [
  [':dir(rtl)', `:is(${right_to_left})`],
  [':dir(ltr)', `:not(${right_to_left})`],
  [':defined', ':not(:empty:not(*))'],
  [':read-only', ':not(input,textarea)'],
  [':open', '[open]'],
  [':-webkit-any(', ':is('],
]

const selector_characters_max = 1000

/** The id, class or element that the last part of a selector needs, in small letters; `*` where it needs none. */
function keyOf(parsed: readonly Selector[]): string {
  let key = '*'
  for (const one of parsed.toReversed()) {
    if (isTraversal(one)) return key
    if (one.type === SelectorType.Attribute && one.name === 'id' && one.action === AttributeAction.Equals)
      return `#${one.value.toLowerCase()}`
    if (one.type === SelectorType.Attribute && one.name === 'class' && one.action === AttributeAction.Element)
      key = `.${one.value.toLowerCase()}`
    if (one.type === SelectorType.Tag && key === '*') key = one.name.toLowerCase()
  }
  return key
}

/** Ids, classes and elements as one number, as CSS compares them. */
function specificityOf(parsed: readonly Selector[]): number {
  return parsed.reduce((sum, one) => sum + weightOf(one), 0)
}

function weightOf(one: Selector): number {
  if (one.type === SelectorType.Tag) return 1
  if (one.type === SelectorType.Attribute)
    return one.name === 'id' && one.action === AttributeAction.Equals ? 1_000_000 : 1000
  if (one.type !== SelectorType.Pseudo) return 0
  if (one.name === 'where') return 0
  if (Array.isArray(one.data) && /^(?:is|not|has|matches|-webkit-any)$/.test(one.name))
    return Math.max(0, ...one.data.map(specificityOf))
  return 1000
}
