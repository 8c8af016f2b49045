import sanitizeHtml, { type Attributes as Written } from 'sanitize-html'
import {
  allow_list,
  allowed_elements,
  allow_list_with_images,
  dropped_elements,
  left_out_tag,
  renamed_elements,
} from './allowed-markup.ts'
import { boundMarkup } from './bound-markup.ts'
import { escapeHtml, unescapeHtml } from './escape-html.ts'
import { removeInvisible } from './invisible-characters.ts'
import { linkAttributes } from './link.ts'
import { findHidden, type SeenPage } from './look/hidden-text.ts'
import type { Seen } from './look/seen.ts'
import { type Attributes, type ElementStyle, no_style, openStyles } from './style.ts'
import { empty_elements } from './markup.ts'
import { describePicture } from './visible-text.ts'
import { changesFlow } from './text-flow.ts'
import { webAddress } from './web-address.ts'

export interface SanitizedMail {
  /** Of the allow-list alone. */
  readonly html: string
  readonly hidden_characters: number
  readonly remote_images: readonly string[]
  readonly is_cut: boolean
}

interface Reading {
  readonly withImages: boolean
  readonly charactersMax: number
  /** Open elements, from the outside in. */
  readonly elements: Element[]
  readonly styleOf: (attributes: Attributes) => ElementStyle
  readonly page: SeenPage
  readonly images: string[]
  /** So many elements have been opened. */
  opened: number
  hidden: number
  textLength: number
  htmlLength: number
}

interface Element {
  readonly name: string
  readonly seen: Seen
  isLink: boolean
}

/**
 * Sanitizes the HTML of a mail. Text that people do not see is left out and counted, pictures of the web are held back,
 * and links and styles are written in one form. Beyond so many characters of text, or four times as many of HTML, the
 * rest is left out.
 */
export function sanitizeMail(
  source: string,
  { withImages, charactersMax }: { readonly withImages: boolean; readonly charactersMax: number },
): SanitizedMail {
  const bounded = boundMarkup(source)
  const page = findHidden(bounded)
  const reading: Reading = {
    withImages,
    charactersMax,
    elements: [],
    styleOf: openStyles(),
    page,
    images: [],
    opened: 0,
    hidden: page.hidden_characters,
    textLength: 0,
    htmlLength: 0,
  }
  const html = sanitizeHtml(bounded, {
    ...(withImages ? allow_list_with_images : allow_list),
    onOpenTag: (name) => openElement(reading, name),
    onCloseTag: (name) => closeElement(reading, name),
    transformTags: {
      // Of the two, only the transformer of one tag can set a text.
      img: (name, attributes) => transform(reading, name, attributes),
      '*': (name, attributes) =>
        isInImage(reading) ? { tagName: name, attribs: attributes } : transform(reading, name, attributes),
    },
    textFilter: (escaped) => filterText(reading, escaped),
  })
  return {
    html,
    hidden_characters: reading.hidden,
    remote_images: reading.images,
    is_cut: bounded.length < source.length || isFull(reading),
  }
}

function isFull({ charactersMax, textLength, htmlLength }: Reading): boolean {
  return textLength > charactersMax || htmlLength > 4 * charactersMax
}

function openElement(reading: Reading, name: string): void {
  const { elements, page, opened } = reading
  elements.push({
    name,
    seen: page.elements[opened] ?? page.outside,
    isLink: elements.at(-1)?.isLink ?? false,
  })
  reading.opened += 1
}

function closeElement({ elements }: Reading, name: string): void {
  if (elements.at(-1)?.name === name) elements.pop()
}

function isInImage({ elements }: Reading): boolean {
  return elements.at(-1)?.name === 'img'
}

interface Tag {
  readonly tagName: string
  readonly attribs: Written
  readonly text?: string
}

const left_out: Tag = { tagName: left_out_tag, attribs: {} }

function transform(reading: Reading, name: string, attributes: Attributes): Tag {
  if (dropped_elements.has(name)) return { tagName: name, attribs: {} }
  const element = reading.elements.at(-1)
  if (!element) return left_out
  const style = reading.styleOf(attributes)
  if (element.seen.isGone || isFull(reading)) return left_out
  const tag = rewrite(reading, element, { name, attributes, style })
  reading.htmlLength += lengthOf(tag)
  return tag
}

interface Source {
  readonly name: string
  readonly attributes: Attributes
  readonly style: ElementStyle
}

function rewrite(reading: Reading, element: Element, { name, attributes, style }: Source): Tag {
  if (name === 'img') return element.seen.isHidden ? left_out : rewriteImage(reading, element, attributes)
  if (empty_elements.has(name)) return { tagName: name, attribs: {} }
  if (isQuote(name, attributes)) return { tagName: 'blockquote', attribs: {} }
  const address = name === 'a' && !element.isLink ? webAddress(attributes['href'] ?? '') : null
  if (address !== null) {
    element.isLink = true
    return { tagName: 'a', attribs: { ...linkAttributes(address), ...displayed('a', element.seen) } }
  }
  const tagName = writtenTag(name, element.seen)
  return {
    tagName,
    attribs: { ...attributesOf(attributes), ...displayed(tagName, element.seen, style) },
  }
}

function writtenTag(name: string, { display, spaces }: Seen): string {
  const renamed = Object.hasOwn(renamed_elements, name) ? renamed_elements[name] : undefined
  const isOwn = display !== undefined || spaces !== undefined
  if (name === 'a' || (isOwn && renamed === undefined && !allowed_elements.has(name))) return 'span'
  return renamed ?? name
}

/** The style of an element that stands otherwise than its tag does, or whose spaces are kept otherwise than around it. */
function displayed(tag: string, { display, spaces }: Seen, style = no_style): { style?: string } {
  const declared = [
    style.allowed,
    display !== undefined && changesFlow(tag, display) ? `display:${display}` : '',
    display === 'table-cell' && changesFlow(tag, display) ? 'padding-inline-end:0.5em' : '',
    spaces === undefined ? '' : `white-space:${spaces}`,
  ].filter((one) => one !== '')
  return declared.length === 0 ? {} : { style: declared.join(';') }
}

/** As mail programs mark what they repeat of earlier mails. */
function isQuote(name: string, attributes: Attributes): boolean {
  if (name === 'blockquote') return true
  if (name !== 'div') return false
  const marks = `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`
  return /(^|\s)(gmail_quote|yahoo_quoted|moz-cite-prefix-quote|protonmail_quote|tutanota_quote)(\s|$)/.test(
    marks,
  )
}

/** The attributes that the allow-list judges, but for the style. */
function attributesOf(attributes: Attributes): Written {
  const written: Written = {}
  for (const name of ['colspan', 'rowspan', 'start']) {
    const value = attributes[name]
    if (value !== undefined) written[name] = value
  }
  if (attributes['dir'] !== undefined) written['dir'] = attributes['dir'].toLowerCase()
  return written
}

/** A picture is its description until the person asks for it; 1×1 images are tracking pixels. */
function rewriteImage(reading: Reading, { seen }: Element, attributes: Attributes): Tag {
  const { withImages, images } = reading
  const address = webAddress(attributes['src'] ?? '')
  if (address !== null && images.length < images_max) images.push(address)
  const isTracker = ['width', 'height'].some((side) => /^[0-2](px)?$/.test(attributes[side] ?? ''))
  if (isTracker) return left_out
  const { text, removed } = removeInvisible((attributes['alt'] ?? '').slice(0, 300))
  reading.hidden += removed
  const said = text.replace(/\s+/g, ' ').trim()
  const description = seen.isSpeechless ? '' : said
  if (seen.isSpeechless) reading.hidden += said.replaceAll(' ', '').length
  if (withImages && address !== null)
    return {
      tagName: 'img',
      attribs: {
        src: address,
        alt: description,
        referrerpolicy: 'no-referrer',
        loading: 'lazy',
        ...displayed('img', seen),
      },
    }
  const shown = displayed('span', seen)
  if (description === '') return shown.style === undefined ? left_out : { tagName: 'span', attribs: shown }
  return {
    tagName: 'span',
    attribs: { class: 'held-image', ...shown },
    text: describePicture(description),
  }
}

const images_max = 2000

function filterText(reading: Reading, escaped: string): string {
  if (isFull(reading)) return ''
  if (isInImage(reading)) return escapeHtml(unescapeHtml(escaped))
  const { text, removed } = removeInvisible(unescapeHtml(escaped))
  reading.hidden += removed
  const seen = reading.elements.at(-1)?.seen ?? reading.page.outside
  if (seen.isHidden || (seen.endsAt !== null && reading.opened >= seen.endsAt)) {
    reading.hidden += text.replace(/[\s\u00a0]+/g, '').length
    return ''
  }
  const written = escapeHtml(text)
  // Spaces between elements are one space, however many are written.
  reading.textLength += text.trim() === '' ? 1 : text.length
  reading.htmlLength += written.length
  return written
}

/** What folds a quote away is about as long. */
const fold_length = 60

function lengthOf({ tagName, attribs }: Tag): number {
  return Object.entries(attribs).reduce(
    (sum, [name, value]) => sum + name.length + value.length + 4,
    2 * tagName.length + 5 + (tagName === 'blockquote' ? fold_length : 0),
  )
}
