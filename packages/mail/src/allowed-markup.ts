import { isReadable, readColour, writeColour } from './colour.ts'
import type { Attributes } from './look.ts'

/** What becomes of an element. */
export type Treatment =
  /** It and all it holds are left out. */
  | { readonly kind: 'dropped' }
  /** What it holds stays, without it. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'kept'; readonly tag: string; readonly flow: Flow }

/** How it stands in the text. */
export type Flow = 'inline' | 'block' | 'paragraph' | 'cell' | 'item' | 'verbatim'

const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'title',
  'svg',
  'math',
  'object',
  'embed',
  'applet',
  'iframe',
  'frame',
  'frameset',
  'audio',
  'video',
  'canvas',
  'map',
  'select',
  'datalist',
  'textarea',
  'xmp',
  'plaintext',
  'xml',
  'portal',
  'fencedframe',
])

const kept: Readonly<Record<string, readonly [tag: string, flow: Flow]>> = {
  ...same('inline', 'span b strong i em u s del ins sub sup small code kbd samp tt abbr cite q bdi mark a'),
  ...same('paragraph', 'p blockquote ul ol dl table h1 h2 h3 h4 h5 h6'),
  ...same('block', 'div hr dt dd caption thead tbody tfoot tr figure figcaption address'),
  ...same('cell', 'td th'),
  li: ['li', 'item'],
  pre: ['pre', 'verbatim'],
  listing: ['pre', 'verbatim'],
  font: ['span', 'inline'],
  strike: ['s', 'inline'],
  label: ['span', 'inline'],
  button: ['span', 'inline'],
  ...blocks(
    'center article section header footer main aside nav details summary form fieldset legend body menu dir',
  ),
}

export function treatmentOf(name: string): Treatment {
  if (dropped.has(name)) return { kind: 'dropped' }
  const found = Object.hasOwn(kept, name) ? kept[name] : undefined
  return found ? { kind: 'kept', tag: found[0], flow: found[1] } : { kind: 'opened' }
}

/** Elements of HTML that hold nothing. */
export const empty_tags: ReadonlySet<string> = new Set(['hr', 'br', 'img'])

/** The attributes that stay, as they stand in the tag: none that fetches, runs, names or hides. */
export function keptAttributes(
  tag: string,
  attributes: Attributes,
  style: ReadonlyMap<string, string>,
): string {
  const kept: string[] = []
  for (const name of ['colspan', 'rowspan', 'start']) {
    const value = attributes[name]
    if (value !== undefined && /^[1-9]\d?$/.test(value) && fits(tag, name)) kept.push(` ${name}="${value}"`)
  }
  const direction = attributes['dir']?.toLowerCase()
  if (direction === 'rtl' || direction === 'ltr') kept.push(` dir="${direction}"`)
  const declarations = keptStyle(attributes, style)
  if (declarations !== '') kept.push(` style="${declarations}"`)
  return kept.join('')
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function fits(tag: string, attribute: string): boolean {
  return attribute === 'start' ? tag === 'ol' : tag === 'td' || tag === 'th'
}

function keptStyle(attributes: Attributes, style: ReadonlyMap<string, string>): string {
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

function same(flow: Flow, tags: string): Record<string, readonly [string, Flow]> {
  return Object.fromEntries(tags.split(' ').map((tag) => [tag, [tag, flow] as const]))
}

function blocks(tags: string): Record<string, readonly [string, Flow]> {
  return Object.fromEntries(tags.split(' ').map((tag) => [tag, ['div', 'block'] as const]))
}
