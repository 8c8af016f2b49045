import { isSize, listOf, partsOf } from './css-parts.ts'

export type Longhand = readonly [name: string, value: string]

const sides = ['top', 'right', 'bottom', 'left'] as const

/** What a shorthand stands for, as far as it tells how visible a text is. */
export const shorthands: Readonly<Record<string, (value: string) => readonly Longhand[]>> = {
  font: expandFont,
  background: expandBackground,
  'background-position-x': (value) => [['background-position', `${value} 0`]],
  'background-position-y': (value) => [['background-position', `0 ${value}`]],
  mask: expandMask,
  overflow: (value) => {
    const [x = value, y = x] = partsOf(value)
    return [
      ['overflow-x', x],
      ['overflow-y', y],
    ]
  },
  margin: (value) => expandSides(value, (side) => `margin-${side}`),
  padding: (value) => expandSides(value, (side) => `padding-${side}`),
  inset: (value) => expandSides(value, (side) => side),
  'margin-inline': (value) => expandPair(value, 'margin-left', 'margin-right'),
  'margin-block': (value) => expandPair(value, 'margin-top', 'margin-bottom'),
  'padding-inline': (value) => expandPair(value, 'padding-left', 'padding-right'),
  'padding-block': (value) => expandPair(value, 'padding-top', 'padding-bottom'),
  'inset-inline': (value) => expandPair(value, 'left', 'right'),
  'inset-block': (value) => expandPair(value, 'top', 'bottom'),
  border: (value) => sides.map((side) => [`border-${side}-width`, borderWidth(value)]),
  'border-width': (value) => expandSides(value, (side) => `border-${side}-width`),
  ...Object.fromEntries(
    sides.map((side) => [
      `border-${side}`,
      (value: string): readonly Longhand[] => [[`border-${side}-width`, borderWidth(value)]],
    ]),
  ),
  'border-block-start': (value) => [['border-top-width', borderWidth(value)]],
  gap: (value) => [['column-gap', partsOf(value)[1] ?? value]],
  columns: (value) =>
    partsOf(value).map((part) => [/^\d+$/.test(part) ? 'column-count' : 'column-width', part]),
  flex: expandFlex,
  'flex-flow': (value) =>
    partsOf(value).map((part) => [
      part.startsWith('wrap') || part === 'nowrap' ? 'flex-wrap' : 'flex-direction',
      part,
    ]),
  'grid-template': expandGrid,
  grid: expandGrid,
  'text-decoration': expandDecoration,
  '-webkit-text-stroke': (value) => {
    const parts = partsOf(value)
    const width = parts.find((part) => /^[+-]?[.\d]|^(?:thin|medium|thick)$/.test(part)) ?? '0'
    return [
      ['-webkit-text-stroke-width', width],
      ['-webkit-text-stroke-color', parts.find((part) => part !== width) ?? 'currentcolor'],
    ]
  },
}

function expandSides(value: string, nameOf: (side: string) => string): Longhand[] {
  const [top = '0', right = top, bottom = top, left = right] = partsOf(value)
  const values = [top, right, bottom, left]
  return sides.map((side, index) => [nameOf(side), values[index] ?? '0'])
}

function expandPair(value: string, first: string, second: string): Longhand[] {
  const [start = '0', end = start] = partsOf(value)
  return [
    [first, start],
    [second, end],
  ]
}

/** Of `italic 12px/1.5 Arial` the size and the height of a line. */
function expandFont(value: string): Longhand[] {
  const parts = partsOf(value.replaceAll(/ ?\/ ?/g, '/'))
  const found = parts.find(
    (part) =>
      /^(?:[+.\d]|calc\(|min\(|max\(|clamp\(|(?:x+-)?(?:small|large)|medium|smaller|larger)/.test(part) &&
      !/^[1-9]\d{0,3}$/.test(part),
  )
  if (found === undefined) return [['font-size', value]]
  const slash = found.lastIndexOf('/')
  const [size, line] = slash < 0 ? [found, 'normal'] : [found.slice(0, slash), found.slice(slash + 1)]
  return [
    ['font-size', size],
    ['line-height', line],
    ['font-family', parts.slice(parts.indexOf(found) + 1).join(' ')],
  ]
}

/** The last layer has the color; the first one is painted on top. */
function expandBackground(value: string): Longhand[] {
  const layers = listOf(value)
  const colors = partsOf(layers.at(-1) ?? '').flatMap((part) =>
    (part.includes('(') ? [part] : partsOf(part.replaceAll('/', ' / '))).filter((one) => !isPlacement(one)),
  )
  const images = layers.map(
    (layer) =>
      partsOf(layer).find((part) =>
        /^url\(|gradient\(|^image|^cross-fade\(|^element\(|^paint\(/.test(part),
      ) ?? 'none',
  )
  const placed = layers.map(placementOf)
  return [
    ['background-color', colors.find((part) => !images.includes(part)) ?? 'transparent'],
    ['background-image', images.join(',')],
    ['background-position', placed.map(({ position }) => position).join(',')],
    ['background-size', placed.map(({ size }) => size).join(',')],
    ['background-repeat', placed.map(({ repeat }) => repeat).join(',')],
    ['background-clip', /(?:^|\s)(?:text|border-area)(?:\s|$)/.exec(value)?.[0].trim() ?? 'border-box'],
  ]
}

function isPlace(part: string): boolean {
  return isSize(part) || /^(?:left|right|top|bottom|center)$/.test(part)
}

/** Of one layer the place and size of its image and how it is repeated. */
function placementOf(layer: string): { position: string; size: string; repeat: string } {
  const parts = partsOf(layer).flatMap((part) =>
    part.includes('(') ? [part] : partsOf(part.replaceAll('/', ' / ')),
  )
  const slash = parts.indexOf('/')
  const sizes =
    slash < 0
      ? []
      : parts
          .slice(slash + 1, slash + 3)
          .filter((part) => isSize(part) || /^(?:cover|contain|auto)$/.test(part))
  return {
    position: (slash < 0 ? parts : parts.slice(0, slash)).filter(isPlace).join(' ') || '0',
    size: sizes.join(' ') || 'auto',
    repeat:
      parts.filter((part) => /^(?:(?:no-)?repeat(?:-[xy])?|space|round)$/.test(part)).join(' ') || 'repeat',
  }
}

function isPlacement(part: string): boolean {
  if (part.includes('gradient(') || part.startsWith('url(') || part.startsWith('calc(')) return true
  return /^(?:[+-]?[\d.]+(?:[a-z]+|%)?|\/|none|image|(?:no-)?repeat(?:-[xy])?|space|round|left|right|top|bottom|center|auto|cover|contain|fixed|scroll|local|text|(?:border|padding|content)-box)$/.test(
    part,
  )
}

/** Of the first layer the place, the size and how it is repeated. */
function expandMask(value: string): Longhand[] {
  const [first = ''] = listOf(value)
  const [placed = '', sized = ''] = first.split('/')
  return [
    ['mask-image', value],
    ['mask-position', partsOf(placed).filter(isSize).join(' ')],
    ['mask-size', partsOf(sized).filter(isSize).join(' ') || 'auto'],
    ['mask-repeat', /no-repeat/.exec(first)?.[0] ?? 'repeat'],
    ['mask-clip', /content-box/.exec(first)?.[0] ?? 'border-box'],
    ['mask-mode', /luminance/.exec(first)?.[0] ?? 'match-source'],
  ]
}

function borderWidth(value: string): string {
  const parts = partsOf(value)
  if (!parts.some((part) => /^(?:solid|dashed|dotted|double|groove|ridge|inset|outset)$/.test(part)))
    return '0'
  return parts.find((part) => /^[.\d]|^calc\(/.test(part)) ?? '3px'
}

function expandFlex(value: string): Longhand[] {
  if (value === 'none' || value === 'auto' || value === 'initial') {
    return [
      ['flex-grow', value === 'auto' ? '1' : '0'],
      ['flex-shrink', value === 'none' ? '0' : '1'],
      ['flex-basis', 'auto'],
    ]
  }
  const parts = partsOf(value)
  const factors = parts.filter((part) => /^[.\d]+$/.test(part))
  const basis = parts.find((part) => !factors.includes(part)) ?? factors[2] ?? '0'
  return [
    ['flex-grow', factors[0] ?? '1'],
    ['flex-shrink', factors[1] ?? '1'],
    ['flex-basis', basis],
  ]
}

function expandGrid(value: string): Longhand[] {
  const [rows = '', columns = ''] = value.split('/')
  return [
    ['grid-template-rows', rows.trim()],
    ['grid-template-columns', columns.trim()],
  ]
}

function expandDecoration(value: string): Longhand[] {
  const parts = partsOf(value)
  return [
    ['text-decoration-line', parts.filter(isLine).join(' ') || 'none'],
    ['text-decoration-thickness', parts.find(isSize) ?? 'auto'],
    [
      'text-decoration-color',
      parts.find((part) => !isLine(part) && !isSize(part) && !isLineStyle(part)) ?? 'currentcolor',
    ],
  ]
}

function isLine(part: string): boolean {
  return /^(?:none|underline|overline|line-through)$/.test(part)
}

function isLineStyle(part: string): boolean {
  return /^(?:solid|double|dotted|dashed|wavy|auto|from-font)$/.test(part)
}
