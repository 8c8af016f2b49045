import type { MailRange } from '@meridian/contract'

/** A stretch of `mail_body`, in UTF-16 units. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** A place that a sentence of the summary has, by the sentence's number from 1. */
export interface MarkedPlace extends Place {
  readonly number: number
}

/** A part of a mail's text: shown, or folded away until it is asked for. */
export interface Section {
  readonly kind: 'text' | 'quote' | 'signature'
  readonly start: number
  readonly pieces: readonly Piece[]
}

/** Text in one look. A link leads to what it says. */
export interface Piece {
  readonly text: string
  /** Where it begins in `mail_body`. */
  readonly start: number
  readonly link: string | null
  /** Of the sentence that has its place here. */
  readonly mark: number | null
}

/** The text of a mail in parts, without the empty lines between them; quotes and signatures are parts of their own. */
export function sectionsOf(
  mail_body: string,
  ranges: readonly MailRange[],
  marks: readonly MarkedPlace[],
): Section[] {
  const folds = ranges.filter((range) => isFolded(mail_body, range)).toSorted((a, b) => a.start - b.start)
  const links = linksIn(mail_body)
  const sections: Section[] = []
  const add = (kind: Section['kind'], place: Place) => {
    const { start, end } = withoutEdges(mail_body, place)
    if (start < end) sections.push({ kind, start, pieces: piecesOf(mail_body, { start, end }, marks, links) })
  }
  let at = 0
  for (const { kind, start, end } of folds) {
    add('text', { start: at, end: start })
    add(kind === 'quote' ? 'quote' : 'signature', { start: Math.max(at, start), end })
    at = Math.max(at, end)
  }
  add('text', { start: at, end: mail_body.length })
  return sections
}

/** Whether a mail's HTML has nothing that its text does not show: no pictures, tables or looks, links that are what they say. */
export function isPlain(mail_html: string): boolean {
  return !/<(?!\/?(?:pre|details|summary|a)\b)/i.test(mail_html) && /<pre\b/i.test(mail_html)
}

const signature_lines_max = 3
const signature_characters_max = 160

/** A name below the regards hides nothing and is not hidden. */
function isFolded(body: string, { kind, start, end }: MailRange): boolean {
  if (kind !== 'signature') return kind === 'quote'
  const text = body.slice(start, end).trim()
  const lines = text.split(/\n+/).length
  return lines > signature_lines_max || text.length > signature_characters_max
}

function piecesOf(
  body: string,
  { start, end }: Place,
  marks: readonly MarkedPlace[],
  links: readonly Place[],
): Piece[] {
  const isInside = (cut: number) => cut > start && cut < end
  const cuts = [...marks, ...links].flatMap((place) => [place.start, place.end]).filter(isInside)
  const edges = [...new Set([start, ...cuts, end])].toSorted((a, b) => a - b)
  return edges.slice(0, -1).map((from, index) => {
    const place = { start: from, end: edges[index + 1] ?? end }
    const link = links.find((one) => holds(one, place))
    return {
      text: body.slice(place.start, place.end),
      start: from,
      link: link ? body.slice(link.start, link.end) : null,
      mark: marks.find((one) => holds(one, place))?.number ?? null,
    }
  })
}

function holds(outer: Place, inner: Place): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/** Addresses of the web; signs that end a sentence, and a bracket that was opened before, do not belong to them. */
function linksIn(body: string): Place[] {
  return [...body.matchAll(/\bhttps?:\/\/[^\s<>"'`]+/gi)].flatMap(({ 0: found, index }) => {
    const ending = found.includes('(') ? /[.,;:!?\]}]+$/ : /[.,;:!?)\]}]+$/
    const address = found.replace(ending, '')
    return URL.canParse(address) ? [{ start: index, end: index + address.length }] : []
  })
}

/** Without empty lines at the beginning and white space at the end; how the first line is indented stays. */
function withoutEdges(body: string, { start, end }: Place): Place {
  const text = body.slice(start, end)
  const lead = /^(?:[^\S\n]*\n)*/.exec(text)?.[0].length ?? 0
  const kept = text.trimEnd().length
  return { start: start + lead, end: start + Math.max(kept, lead) }
}
