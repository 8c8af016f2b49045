import { Parser } from 'htmlparser2'
import { type Colour, readColour } from './colour.ts'
import { readDeclarations } from './css-declarations.ts'
import { clear_colour, type ReadPicture } from './pixels.ts'

interface Drawing {
  readonly colours: Colour[]
  /** Of the open elements, from the outside in. */
  readonly fills: string[]
  /** Null before the graphic begins. */
  size: { readonly width: number | null; readonly height: number | null } | null
  isPlain: boolean
  /** A shape covers all that lies behind. */
  isFull: boolean
}

/** A graphic of plain shapes: their colors, and what lies behind them where none fills it. */
export function readGraphic(source: string): ReadPicture {
  const drawing: Drawing = { colours: [], fills: [], size: null, isPlain: true, isFull: false }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => draw(drawing, name, attributes),
      onclosetag: () => drawing.fills.pop(),
    },
    { xmlMode: true },
  )
  parser.end(source)
  const { colours, size, isPlain, isFull } = drawing
  if (size === null) return 'nothing'
  if (!isPlain) return null
  return {
    widthPx: size.width,
    heightPx: size.height,
    colours: isFull ? colours : [...colours, clear_colour],
  }
}

function draw(drawing: Drawing, name: string, attributes: Readonly<Record<string, string>>): void {
  const { colours, fills } = drawing
  const style = new Map(readDeclarations(attributes['style'] ?? '').map((one) => [one.name, one.value]))
  const said = (property: string) => style.get(property) ?? attributes[property]
  const fill = said('fill') ?? fills.at(-1) ?? 'black'
  fills.push(fill)
  if (name === 'svg') {
    const [, , width, height] = (attributes['viewBox'] ?? '').split(/[\s,]+/)
    drawing.size ??= { width: sideOf(said('width') ?? width), height: sideOf(said('height') ?? height) }
    const ground = readColour(style.get('background') ?? style.get('background-color') ?? '')
    if (ground) {
      colours.push(ground)
      drawing.isFull = true
    }
  } else if (shapes.has(name)) {
    const colour = readColour(fill)
    const opacity = Number(said('opacity') ?? '1') * Number(said('fill-opacity') ?? '1')
    if (colour) colours.push({ rgb: colour.rgb, alpha: colour.alpha * opacity })
    if ((!colour && fill !== 'none') || unread.some((property) => said(property) !== undefined))
      drawing.isPlain = false
    drawing.isFull ||= name === 'rect' && isWhole(drawing, attributes)
  } else if (!/^(?:g|title|desc|metadata)$/.test(name)) drawing.isPlain = false
}

const shapes = new Set(['rect', 'path', 'circle', 'ellipse', 'polygon'])
const unread = ['stroke', 'filter', 'mask', 'clip-path']

function sideOf(written: string | undefined): number | null {
  return written === undefined || written.includes('%') ? null : Number.parseFloat(written)
}

function isWhole({ size }: Drawing, { width, height }: Readonly<Record<string, string>>): boolean {
  return fits(width, size?.width) && fits(height, size?.height)
}

function fits(side = '', wholePx: number | null = Infinity): boolean {
  return side === '100%' || Number.parseFloat(side) >= (wholePx ?? Infinity)
}
