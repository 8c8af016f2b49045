import { isReadable, readColour, writeColour } from './look/colour.ts'
import { readDeclarations } from './look/css-declarations.ts'

export type Attributes = Readonly<Record<string, string>>

/** What a mail program repeats with each element is read once. */
export function openStyles() {
  const known = new Map<string, ElementStyle>()
  return (attributes: Attributes): ElementStyle => {
    const { style, align, color } = attributes
    if (style === undefined && align === undefined && color === undefined) return no_style
    const key = JSON.stringify([style, align, color])
    const found = known.get(key)
    if (found) return found
    const declared = new Map(readDeclarations(style ?? '').map(({ name, value }) => [name, value]))
    const read = { allowed: allowedStyle(attributes, declared) }
    known.set(key, read)
    return read
  }
}

export interface ElementStyle {
  /** The declarations of the allow-list, in one form. */
  readonly allowed: string
}

export const no_style: ElementStyle = { allowed: '' }

/** The declarations that change no more than how a text reads, from style and presentational attributes. */
function allowedStyle(attributes: Attributes, style: ReadonlyMap<string, string>): string {
  const kept: string[] = []
  const weight = style.get('font-weight')
  if (weight !== undefined && /^(bold|bolder|[6-9]00)$/.test(weight)) kept.push('font-weight:bold')
  if (style.get('font-style') === 'italic') kept.push('font-style:italic')
  const line = /underline|line-through/.exec(style.get('text-decoration') ?? '')?.[0]
  if (line !== undefined) kept.push(`text-decoration:${line}`)
  const align = (style.get('text-align') ?? attributes['align'] ?? '').toLowerCase()
  if (/^(left|right|center)$/.test(align)) kept.push(`text-align:${align}`)
  const list = /\b(disc|circle|square|decimal|lower-alpha|lower-roman|upper-alpha|upper-roman)\b/.exec(
    style.get('list-style-type') ?? style.get('list-style') ?? '',
  )?.[0]
  if (list !== undefined) kept.push(`list-style-type:${list}`)
  const colour = readColour(style.get('color') ?? attributes['color'] ?? '')
  if (colour !== null && isReadable(colour)) kept.push(`color:${writeColour(colour)}`)
  return kept.join(';')
}
