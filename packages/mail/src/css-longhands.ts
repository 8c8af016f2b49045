/** Declarations by name, as far as they tell how visible a text is. */
export type Style = ReadonlyMap<string, string>

/** Whether a property tells how visible a text is. */
export function isTelling(name: string): boolean {
  return name.startsWith('--') || longhands.has(name) || Object.hasOwn(aliases, name) || name in shorthands
}

/** Sets what a declaration says, a shorthand as the properties that it stands for. */
export function setLonghands(style: Map<string, string>, written: string, value: string): void {
  const name = Object.hasOwn(aliases, written) ? (aliases[written] ?? written) : written
  const expand = Object.hasOwn(shorthands, name) ? shorthands[name] : undefined
  if (expand) for (const [longhand, part] of expand(value)) style.set(longhand, part)
  else style.set(name, value)
}

/** The parts of a value, at spaces that stand in no bracket. */
export function partsOf(value: string): string[] {
  return split(value, (sign) => sign === ' ' || sign === '\n' || sign === '\t')
}

/** At commas that stand in no bracket. */
export function listOf(value: string): string[] {
  return split(value, (sign) => sign === ',')
}

function split(value: string, isEnd: (sign: string) => boolean): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= value.length; at += 1) {
    const sign = value[at] ?? ''
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (at === value.length || (depth <= 0 && isEnd(sign))) {
      const part = value.slice(start, at).trim()
      if (part !== '') parts.push(part)
      start = at + 1
    }
  }
  const rest = value.slice(start).trim()
  if (start <= value.length && rest !== '' && parts.at(-1) !== rest) parts.push(rest)
  return parts
}

type Longhand = readonly [name: string, value: string]

const sides = ['top', 'right', 'bottom', 'left'] as const

const longhands: ReadonlySet<string> = new Set(
  `display visibility opacity color font-size line-height letter-spacing text-indent zoom filter transform translate
  scale rotate position left top right bottom width height max-width max-height min-height overflow-x overflow-y clip
  clip-path mask-image mask-size content-visibility contain background-color background-image background-clip z-index float
  -webkit-text-fill-color -webkit-text-security -webkit-text-stroke-width text-shadow backface-visibility
  mix-blend-mode margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom
  padding-left`.split(/\s+/),
)

const aliases: Readonly<Record<string, string>> = {
  '-webkit-transform': 'transform',
  '-webkit-filter': 'filter',
  '-webkit-opacity': 'opacity',
  '-webkit-clip-path': 'clip-path',
  '-webkit-mask': 'mask',
  '-webkit-mask-image': 'mask-image',
  '-webkit-mask-size': 'mask-size',
  '-webkit-background-clip': 'background-clip',
  '-webkit-backface-visibility': 'backface-visibility',
  'inline-size': 'width',
  'block-size': 'height',
  'max-inline-size': 'max-width',
  'max-block-size': 'max-height',
  'min-block-size': 'min-height',
  'overflow-inline': 'overflow-x',
  'overflow-block': 'overflow-y',
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
  'margin-inline-start': 'margin-left',
  'margin-inline-end': 'margin-right',
  'margin-block-start': 'margin-top',
  'margin-block-end': 'margin-bottom',
  'padding-inline-start': 'padding-left',
  'padding-inline-end': 'padding-right',
  'padding-block-start': 'padding-top',
  'padding-block-end': 'padding-bottom',
}

const shorthands: Readonly<Record<string, (value: string) => readonly Longhand[]>> = {
  font: expandFont,
  background: expandBackground,
  mask: (value) => [
    ['mask-image', value],
    ['mask-size', /\/\s*(0(?:px|%)?)(?:\s|$)/.exec(value)?.[1] ?? 'auto'],
  ],
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
  '-webkit-text-stroke': (value) => [['-webkit-text-stroke-width', partsOf(value)[0] ?? '0']],
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
  ]
}

/** The last layer has the color; the first one is painted on top. */
function expandBackground(value: string): Longhand[] {
  const layers = listOf(value)
  const colors = partsOf((layers.at(-1) ?? '').replaceAll('/', ' / ')).filter((part) => !isPlacement(part))
  const images = layers.flatMap((layer) =>
    partsOf(layer).filter((part) => /^url\(|gradient\(|^image|^cross-fade\(|^element\(/.test(part)),
  )
  return [
    ['background-color', colors.find((part) => !images.includes(part)) ?? 'transparent'],
    ['background-image', images.join(',') || 'none'],
    ['background-clip', /(?:^|\s)text(?:\s|$)/.test(value) ? 'text' : 'border-box'],
  ]
}

function isPlacement(part: string): boolean {
  if (part.includes('gradient(') || part.startsWith('url(') || part.startsWith('calc(')) return true
  return /^(?:[+-]?[\d.]+(?:[a-z]+|%)?|\/|none|image|(?:no-)?repeat(?:-[xy])?|space|round|left|right|top|bottom|center|auto|cover|contain|fixed|scroll|local|text|(?:border|padding|content)-box)$/.test(
    part,
  )
}
