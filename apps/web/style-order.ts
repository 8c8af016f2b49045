import type { CssNode, PseudoClassSelector } from 'css-tree'

/** As one number: a thousand for each class, attribute or state, and one for each element. */
export function specificityOf(node: CssNode): number {
  if (node.type === 'ClassSelector' || node.type === 'AttributeSelector') return 1_000
  if (node.type === 'TypeSelector') return node.name === '*' ? 0 : 1
  if (node.type === 'PseudoElementSelector') return 1
  if (node.type === 'PseudoClassSelector') return specificityOfState(node)
  return sum(childrenOf(node).map(specificityOf))
}

function specificityOfState({ name, children }: PseudoClassSelector): number {
  if (name === 'where') return 0
  if (name === 'before' || name === 'after') return 1
  const inner = (children?.toArray() ?? []).flatMap((node) =>
    node.type === 'SelectorList' ? childrenOf(node).map(specificityOf) : [specificityOf(node)],
  )
  if (name === 'is' || name === 'not' || name === 'has') return Math.max(0, ...inner)
  return 1_000
}

function childrenOf(node: CssNode): CssNode[] {
  return 'children' in node && node.children ? node.children.toArray() : []
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** Whether two sets of declarations may set the same. In doubt they do. */
export function overlap(some: readonly string[], others: readonly string[]): boolean {
  const left = some.flatMap(partsOf)
  const right = others.flatMap(partsOf)
  return left.some((one) => right.some((other) => covers(one, other) || covers(other, one)))
}

function covers(whole: string, part: string): boolean {
  return whole === part || part.startsWith(`${whole}-`)
}

const sides: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['block-start', 'block-end', 'inline']],
  ['block', ['block-start', 'block-end']],
  ['inline', ['inline']],
  ['block-start', ['block-start']],
  ['block-end', ['block-end']],
  ['top', ['block-start']],
  ['bottom', ['block-end']],
  // Which of them is the start depends on the direction of the text.
  ...['left', 'right', 'inline-start', 'inline-end'].map((side): [string, string[]] => [side, ['inline']]),
])

const spelled_out: ReadonlyMap<string, readonly string[]> = new Map([
  ['place-items', ['align-items', 'justify-items']],
  ['place-content', ['align-content', 'justify-content']],
  ['place-self', ['align-self', 'justify-self']],
  ['gap', ['column-gap', 'row-gap']],
  ['grid-area', ['grid-row', 'grid-column']],
  ['grid-row-start', ['grid-row']],
  ['grid-column-start', ['grid-column']],
  ['flex-flow', ['flex-direction', 'flex-wrap']],
  ['flex', ['flex-grow', 'flex-shrink', 'flex-basis']],
  ['font', ['font', 'line-height']],
  ['white-space', ['white-space', 'text-wrap']],
  ['inline-size', ['width']],
  ['block-size', ['height']],
])

/** The name with its sides, shorthands and prefixes written out. */
function partsOf(property: string): readonly string[] {
  if (property.startsWith('--')) return [property]
  const name = property.replace(/^-(?:webkit|moz|ms)-/, '')
  const spelled = spelled_out.get(name)
  if (spelled) return spelled
  if (/^border.*-radius$/.test(name)) return ['radius']
  if (sides.has(name)) return partsOf(`inset-${name}`)
  const [, family = '', side = '', kind = ''] =
    /^(margin|padding|inset|border|scroll-margin|scroll-padding)-?((?:block|inline)(?:-start|-end)?|top|bottom|left|right|)-?(width|style|color|)$/.exec(
      name,
    ) ?? []
  if (family === '') return [name]
  const kinds = family !== 'border' ? [family] : kind === '' ? ['width', 'style', 'color'] : [kind]
  return kinds.flatMap((one) => (sides.get(side) ?? ['']).map((of) => `${family}/${one}/${of}`))
}
