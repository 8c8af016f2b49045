// What of the web app's sources a reader sees, read from the syntax tree.
import { type ESTree, parseSync } from 'vite'

/** A text that goes through the catalogue. */
export interface UsedText {
  /** As the catalogues have it, with its context in front: 'verb|Open'. */
  readonly key: string
  /** Said by number, so that a catalogue has a form for each plural category. */
  readonly isPlural: boolean
  readonly line: number
}

/** A text that a reader sees and that goes through no catalogue. */
export interface BareText {
  readonly text: string
  readonly line: number
}

export interface TextsOfFile {
  readonly used: readonly UsedText[]
  readonly bare: readonly BareText[]
  /** The lines on which a text is translated outside of any function, which is while the file loads. */
  readonly early: readonly number[]
}

/** The texts of one file; `file` tells TypeScript from JSX by its name. */
export function readTexts(file: string, code: string): TextsOfFile {
  const used: UsedText[] = []
  const bare: BareText[] = []
  const early: number[] = []
  const lineOf = (node: Node) => code.slice(0, node.start).split('\n').length
  walk(parseSync(file, code).program, [], (node, parents) => {
    if (isTranslation(node) && !parents.some(isFunction)) early.push(lineOf(node))
    const texts = textsOf(node)
    for (const { key, isPlural } of texts ?? []) used.push({ key, isPlural, line: lineOf(node) })
    if (texts !== null || isNeverSeen(node)) return false
    const text = bareText(node, parents)
    if (text !== null) bare.push({ text, line: lineOf(node) })
    return true
  })
  return { used, bare, early }
}

function isTranslation(node: Node): boolean {
  return node.type === 'CallExpression' && translating_calls.has(nameOf(node.callee))
}

/** Those of the web app's text.ts that need the catalogue; `mark` only names a text for later. */
const translating_calls = new Set(['t', 'tAs', 'tLabels', 'plural'])

function isFunction({ type }: Node): boolean {
  return /^(?:Arrow)?Function/.test(type)
}

/** Every whole string of a file, for sentences that the server says. */
export function readStrings(file: string, code: string): ReadonlySet<string> {
  const found = new Set<string>()
  walk(parseSync(file, code).program, [], (node) => {
    const text = stringOf(node)
    if (text !== null) found.add(text)
    return true
  })
  return found
}

/** What the calls of the contract say: the values of every `says`. */
export function readSaid(file: string, code: string): readonly string[] {
  const found: string[] = []
  walk(parseSync(file, code).program, [], (node) => {
    if (node.type !== 'Property' || nameOf(node.key) !== 'says' || node.value.type !== 'ObjectExpression')
      return true
    for (const property of node.value.properties) {
      const text = property.type === 'Property' ? stringOf(property.value) : null
      if (text !== null) found.push(text)
    }
    return false
  })
  return found
}

/** A translation as it is written: one text, or a form for each plural category. */
export type Written = string | ReadonlyMap<string, string>

/** The entries of a file of a catalogue, in their order. */
export function readCatalogue(
  file: string,
  code: string,
): readonly (readonly [key: string, text: Written])[] {
  const found: (readonly [string, Written])[] = []
  walk(parseSync(file, code).program, [], (node) => {
    if (node.type !== 'VariableDeclarator') return true
    if (node.init?.type === 'ObjectExpression') found.push(...entriesOf(node.init))
    return false
  })
  return found
}

function entriesOf({ properties }: ESTree.ObjectExpression): (readonly [string, Written])[] {
  return properties.flatMap((property): (readonly [string, Written])[] => {
    if (property.type !== 'Property') return []
    const { value } = property
    if (value.type !== 'ObjectExpression') return [[nameOf(property.key), stringOf(value) ?? ''] as const]
    const forms = entriesOf(value).flatMap(([name, form]) =>
      typeof form === 'string' ? [[name, form] as const] : [],
    )
    return [[nameOf(property.key), new Map(forms)] as const]
  })
}

type Node = ESTree.Node

/** The keys of a call of t, tAs, mark or plural, or of the two English forms of a plural; null for any other node. */
function textsOf(node: Node): Pick<UsedText, 'key' | 'isPlural'>[] | null {
  if (node.type === 'ObjectExpression') {
    const forms = pluralForms(node)
    return forms === null ? null : [{ key: forms, isPlural: true }]
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null
  const [first, second] = node.arguments
  switch (node.callee.name) {
    case 't':
    case 'mark': {
      const keys = first ? literalsIn(first) : []
      return keys.length > 0 ? keys.map((key) => ({ key, isPlural: false })) : null
    }
    case 'tAs': {
      const context = first ? stringOf(first) : null
      const keys = second ? literalsIn(second) : []
      return context === null || keys.length === 0
        ? null
        : keys.map((key) => ({ key: `${context}|${key}`, isPlural: false }))
    }
    default:
      return null
  }
}

/** The English plural of `{ one: '…', other: '…' }`. */
function pluralForms(node: ESTree.ObjectExpression): string | null {
  const forms = new Map(
    node.properties.flatMap((property) =>
      property.type === 'Property' ? [[nameOf(property.key), stringOf(property.value)] as const] : [],
    ),
  )
  return forms.size === 2 && forms.get('one') ? (forms.get('other') ?? null) : null
}

/** A literal, or those among which a condition chooses. */
function literalsIn(node: Node): string[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(literalsIn)
  const text = stringOf(node)
  return text === null ? [] : [text]
}

/** Types, imports, names of classes and what only a developer reads. */
function isNeverSeen(node: Node): boolean {
  if (/^(TS(?!As|NonNull|Satisfies)|Import(?!Expression)|ExportAll)/.test(node.type)) return true
  if (node.type === 'NewExpression') return /Error$|^Intl/.test(nameOf(node.callee))
  if (node.type === 'CallExpression') return calls_of_no_words.has(nameOf(node.callee))
  if (node.type === 'JSXAttribute') return !shown_attributes.has(nameOf(node.name)) && !hasExpression(node)
  return false
}

/** An attribute with a computed value may hold words in its parts; those of looks and places hold none. */
function hasExpression(node: ESTree.JSXAttribute): boolean {
  return node.value?.type === 'JSXExpressionContainer' && !silent_attributes.has(nameOf(node.name))
}

function bareText(node: Node, parents: readonly Node[]): string | null {
  const parent = parents.at(-1)
  if (node.type === 'JSXText') return isWord(node.value) ? node.value.trim() : null
  const text =
    node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('{}') : stringOf(node)
  if (text === null || names.has(text) || isLook(text)) return null
  if (parent?.type === 'JSXAttribute' || isChild(node, parents)) return isWord(text) ? text : null
  if (!parent || isCompared(node, parent) || isKey(node, parent) || isSilent(parent)) return null
  if (parent.type === 'Property' && shown_properties.has(nameOf(parent.key)))
    return /^\p{Lu}|\s/u.test(text) && isWord(text) ? text : null
  return isProse(text) ? text : null
}

/** Whether an element shows it as it is, if on a condition. */
function isChild(node: Node, parents: readonly Node[]): boolean {
  const [above, parent] = [parents.at(-2), parents.at(-1)]
  if (parent?.type === 'JSXExpressionContainer')
    return above?.type === 'JSXElement' || above?.type === 'JSXFragment'
  const isChosen =
    (parent?.type === 'ConditionalExpression' && parent.test !== node) ||
    (parent?.type === 'LogicalExpression' && parent.right === node)
  return isChosen && isChild(parent, parents.slice(0, -1))
}

function isKey(node: Node, parent: Node): boolean {
  return (parent.type === 'Property' && parent.key === node) || parent.type === 'MemberExpression'
}

function isCompared(node: Node, parent: Node): boolean {
  return (
    (parent.type === 'BinaryExpression' && parent.operator !== '+') ||
    (parent.type === 'SwitchCase' && parent.test === node)
  )
}

function isSilent(parent: Node): boolean {
  return parent.type === 'Property' && silent_properties.has(nameOf(parent.key))
}

function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll('{}', '')) && !names.has(text.trim())
}

/** Two words and more, or one as it begins a sentence. */
function isProse(text: string): boolean {
  return /^[\p{L}“‘{}’'.,:+\d-]+( [\p{L}“‘’{}()'\d.,:–…-]+)+[.!?…”]*$/u.test(text) && isWord(text)
}

/** Class names, styles, selectors, addresses and shapes. */
function isLook(text: string): boolean {
  return (
    /[[\]_=#%]|^[./]|:\/\/|\b\d+(px|rem)\b|(rem|px|ms)$|^\d+ [AP]M$|^[MLC]?[\d .,-]+$/.test(text) ||
    /(^| )-?[a-z]+(-[a-z0-9(]+)+( |$)|(^| )[a-z-]+:[a-z-]/.test(text) ||
    /^(flex|grid|hidden|block|absolute|relative|num|touch|truncate|control|option-row|calc|repeat|translate)[( ]/.test(
      text,
    ) ||
    /^(bottom|top|left|right) (start|end)$/.test(text)
  )
}

const names = new Set([
  'Meridian',
  'Calendly',
  'Zoom',
  'Google Calendar',
  'LinkedIn',
  'CalOPPA',
  'CCPA',
  'Esc',
  'GitHub',
  'AM',
  'PM',
])
const silent_properties = new Set([
  'id',
  'keys',
  'rel',
  'authorization',
  'list_color',
  'mutationKey',
  'queryKey',
])
const calls_of_no_words = new Set([
  'error',
  'cx',
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'keyOf',
  'startsWith',
  'includes',
  'split',
])
const shown_attributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'text',
  'hint',
  'note',
  'lead',
  'failed',
  'busyLabel',
  'confirmLabel',
  'cancelLabel',
  'searchPlaceholder',
  'detail',
  'emptyText',
  'empty',
  'description',
  'heading',
  'error',
  'children',
])
const silent_attributes = new Set([
  'className',
  'style',
  'key',
  'href',
  'to',
  'id',
  'viewBox',
  'd',
  'src',
  'data-cell',
  'data-date',
  'data-field',
  'aria-labelledby',
  'aria-describedby',
])
const shown_properties = new Set([
  'label',
  'title',
  'text',
  'placeholder',
  'hint',
  'note',
  'group',
  'description',
  'message',
  'cancelLabel',
])

function stringOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  const isWhole = node.type === 'TemplateLiteral' && node.expressions.length === 0
  return isWhole ? (node.quasis[0]?.value.cooked ?? null) : null
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return stringOf(node) ?? ''
}

/** Visits a tree from its root; a visitor that answers false is not shown what lies within. */
function walk(
  node: Node,
  parents: readonly Node[],
  visit: (node: Node, parents: readonly Node[]) => boolean,
): void {
  if (!visit(node, parents)) return
  const within = [...parents, node]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, within, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
