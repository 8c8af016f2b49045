import { type CssNode, lexer, type List } from 'css-tree'
import { lengthPx, screen_px } from './css-length.ts'

/** Whether the rules within `@media` apply on a light screen of 1024 by 768 pixels, as someone at a desk reads. */
export function mediaApply(list: CssNode): boolean {
  if (list.type !== 'MediaQueryList') return false
  return list.children.isEmpty || list.children.some(queryApplies)
}

/** Whether those within `@supports` do. */
export function isSupported(condition: CssNode): boolean {
  if (condition.type !== 'Condition') return true
  return combine(condition.children, (one) => {
    if (one.type === 'SupportsDeclaration') return isKnown(one.declaration)
    return one.type === 'Condition' ? isSupported(one) : true
  })
}

function isKnown(declaration: CssNode): boolean {
  if (declaration.type !== 'Declaration' || declaration.value.type !== 'Raw') return true
  const { property, value } = declaration
  return property.startsWith('--') || lexer.matchProperty(property, value.value.slice(0, 200)).error === null
}

function queryApplies(query: CssNode): boolean {
  if (query.type !== 'MediaQuery') return false
  const { modifier, mediaType, condition } = query
  const type = mediaType?.toLowerCase() ?? 'all'
  const isMet =
    (type === 'all' || type === 'screen') &&
    (condition === null || condition === undefined || isMetBy(condition))
  return modifier?.toLowerCase() === 'not' ? !isMet : isMet
}

function isMetBy(condition: CssNode): boolean {
  if (condition.type !== 'Condition') return false
  return combine(condition.children, (one) => {
    if (one.type === 'Condition') return isMetBy(one)
    if (one.type === 'Feature') return featureApplies(one.name.toLowerCase(), one.value)
    if (one.type === 'FeatureRange') return rangeApplies(one)
    return false
  })
}

/** `not a`, `a and b and c`, `a or b or c`. */
function combine(children: List<CssNode>, holds: (one: CssNode) => boolean): boolean {
  const parts = children.toArray()
  const words = parts.flatMap((part) => (part.type === 'Identifier' ? [part.name.toLowerCase()] : []))
  const results = parts.filter(({ type }) => type !== 'Identifier').map(holds)
  if (words[0] === 'not') return !(results[0] ?? true)
  return words.includes('or') ? results.some(Boolean) : results.every(Boolean)
}

const features: Readonly<Record<string, string>> = {
  'prefers-color-scheme': 'light',
  orientation: 'landscape',
  hover: 'hover',
  'any-hover': 'hover',
  pointer: 'fine',
  'any-pointer': 'fine',
  'prefers-reduced-motion': 'no-preference',
  'prefers-contrast': 'no-preference',
  'prefers-reduced-transparency': 'no-preference',
  'forced-colors': 'none',
  'inverted-colors': 'none',
  scripting: 'none',
  update: 'fast',
  'display-mode': 'browser',
  'color-gamut': 'srgb',
  'dynamic-range': 'standard',
}

function featureApplies(name: string, value: CssNode | null): boolean {
  if (Object.hasOwn(features, name)) {
    const own = features[name]
    if (value === null) return own !== 'none' && own !== 'no-preference'
    return value.type === 'Identifier' && value.name.toLowerCase() === own
  }
  const [, bound = '', measured = ''] = /^(?:-webkit-)?(min-|max-)?(.*)$/.exec(name) ?? []
  const own = measureOf(measured)
  if (own === null) return false
  if (value === null) return own > 0
  const said = sizeOf(value)
  if (said === null) return false
  if (bound === '') return own === said
  return bound === 'min-' ? own >= said : own <= said
}

function rangeApplies({
  left,
  leftComparison,
  middle,
  rightComparison,
  right,
}: Extract<CssNode, { type: 'FeatureRange' }>): boolean {
  if (!compare(left, leftComparison, middle)) return false
  return right === null || rightComparison === null || compare(middle, rightComparison, right)
}

function compare(one: CssNode, sign: string, other: CssNode): boolean {
  const [a, b] = [one, other].map((node) =>
    node.type === 'Identifier' ? measureOf(node.name.toLowerCase()) : sizeOf(node),
  )
  if (a === null || b === null || a === undefined || b === undefined) return false
  if (sign === '=') return a === b
  if (sign.endsWith('=')) return sign.startsWith('<') ? a <= b : a >= b
  return sign === '<' ? a < b : a > b
}

function measureOf(name: string): number | null {
  const { width, height } = screen_px
  if (name === 'width' || name === 'device-width') return width
  if (name === 'height' || name === 'device-height') return height
  if (name === 'aspect-ratio' || name === 'device-aspect-ratio') return width / height
  if (name === 'resolution' || name === 'device-pixel-ratio') return 1
  if (name === 'color') return 8
  return name === 'grid' || name === 'monochrome' || name === 'color-index' ? 0 : null
}

function sizeOf(value: CssNode): number | null {
  if (value.type === 'Number') return Number(value.value)
  if (value.type === 'Ratio') return ratioOf(value.left, value.right)
  if (value.type !== 'Dimension') return null
  const unit = value.unit.toLowerCase()
  const dots = { dppx: 1, x: 1, dpi: 1 / 96, dpcm: 2.54 / 96 }[unit]
  if (dots !== undefined) return Number(value.value) * dots
  return lengthPx(`${value.value}${unit}`, { fontPx: 16, rootPx: 16, wholePx: screen_px.width })
}

function ratioOf(left: CssNode, right: CssNode | null): number | null {
  if (left.type !== 'Number' || (right !== null && right.type !== 'Number')) return null
  return Number(left.value) / Number(right?.value ?? 1)
}
