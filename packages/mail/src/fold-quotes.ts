import { unescapeHtml } from './escape-html.ts'
import { flowOf } from './text-flow.ts'
import { empty_elements, type Piece } from './markup.ts'
import type { TextRange } from './ranges.ts'

export interface QuotedText {
  /** What the pieces say. */
  readonly text: string
  readonly ranges: readonly TextRange[]
}

/**
 * Folds away what a mail repeats of others, as its ranges tell. What was forwarded stays open, and so does what the
 * mail has nothing beside. A quote that begins and ends in different parts of a table or list is left as it is.
 */
export function foldQuotes(pieces: readonly Piece[], { text, ranges }: QuotedText): Piece[] {
  const marks = placeMarks(pieces)
  const quotes = ranges.filter(({ kind }) => kind === 'quote')
  const quoted = quotes.reduce((sum, { start, end }) => sum + countLetters(text.slice(start, end)), 0)
  const isAll = quoted === countLetters(text)
  const folds: Fold[] = []
  let letters = 0
  let at = 0
  let from = 0
  for (const { start, end } of quotes) {
    letters += countLetters(text.slice(at, start))
    at = start
    const until = letters + countLetters(text.slice(start, end))
    const isOpen = isAll || forwards.test(text.slice(start, start + 100))
    const fold = findFold(marks, { first: letters, last: until - 1, from, isOpen })
    if (!fold) continue
    folds.push(fold)
    from = fold.end.index
  }
  return writeFolds(marks, folds)
}

const forwards =
  /^-{2,}\s?(Forwarded message|Weitergeleitete Nachricht|Message transféré|Mensaje reenviado|Messaggio inoltrato)/i

/** An open element with those around it. */
interface Open {
  readonly tag: string
  readonly piece: Piece
  readonly outer: Open | null
  readonly depth: number
}

/** A piece, what is open before it, and which letters of the text it says. */
interface Mark {
  readonly piece: Piece
  readonly open: Open | null
  readonly first: number
  readonly letters: number
}

interface Cut {
  /** Before this piece; or in it, which is a text then. */
  readonly index: number
  readonly offset: number
  readonly open: Open | null
}

interface Fold {
  readonly start: Cut
  readonly end: Cut
  /** The innermost element around both. */
  readonly around: Open | null
  readonly isOpen: boolean
}

function placeMarks(pieces: readonly Piece[]): Mark[] {
  let open: Open | null = null
  let first = 0
  return pieces.map((piece) => {
    const mark: Mark = { piece, open, first, letters: lettersOf(piece, open) }
    first += mark.letters
    open = openAfter(mark)
    return mark
  })
}

function openAfter({ piece, open }: Mark): Open | null {
  if (piece.kind === 'close') return open?.outer ?? null
  if (piece.kind === 'text' || empty_elements.has(piece.tag)) return open
  return { tag: piece.tag, piece, outer: open, depth: (open?.depth ?? 0) + 1 }
}

/** How many letters of the text a piece stands for; signs that are not seen are none. */
function lettersOf(piece: Piece, open: Open | null): number {
  if (piece.kind === 'close' || open?.tag === 'summary') return 0
  if (piece.kind === 'text') return countLetters(unescapeHtml(piece.html))
  if (piece.tag === 'li') return flowOf(piece) === 'item' ? 1 : 0
  const described = countLetters(unescapeHtml(piece.attributes.get('alt') ?? ''))
  return described === 0 ? 0 : described + '[]'.length
}

function countLetters(text: string): number {
  return text.replace(/\s+/g, '').length
}

interface Place {
  /** Letters of the whole text. */
  readonly first: number
  readonly last: number
  /** Pieces before this one belong to another fold. */
  readonly from: number
  readonly isOpen: boolean
}

function findFold(marks: readonly Mark[], { first, last, from, isOpen }: Place): Fold | null {
  const starts = findStarts(marks, first, from)
  const ends = findEnds(marks, last)
  const startsByOpen = new Map(starts.map((cut) => [cut.open, cut]))
  const match = ends.findLast(({ open }) => startsByOpen.has(open))
  const start = match ? startsByOpen.get(match.open) : starts.at(-1)
  const end = match ?? ends.at(-1)
  if (!start || !end) return null
  const around = commonOf(start.open, end.open)
  const mayFold =
    [...pathOf(start.open, around), ...pathOf(end.open, around)].every(({ tag }) => splittable.has(tag)) &&
    !pathOf(around, null).some(({ tag }) => tag === 'details')
  return mayFold ? { start, end, around, isOpen } : null
}

/** Elements that are the same in two halves. */
const splittable = new Set(
  'div p span b strong i em u s del ins sub sup small font code kbd samp tt mark a pre blockquote h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)

/** Where a stretch that begins with this letter can begin: before it, or before elements that open there. */
function findStarts(marks: readonly Mark[], letter: number, from: number): Cut[] {
  let index = indexOf(marks, letter)
  const mark = marks[index]
  if (!mark) return []
  if (mark.first < letter) return [cutIn(mark, index, { letters: letter - mark.first, side: 'before' })]
  const cuts: Cut[] = [{ index, offset: 0, open: mark.open }]
  while (index > from && isEmptyBefore(marks[index - 1])) {
    index -= 1
    cuts.push({ index, offset: 0, open: marks[index]?.open ?? null })
  }
  return cuts.filter(mayHold)
}

/** Where a stretch that ends with this letter can end: after it, or after elements that close there. */
function findEnds(marks: readonly Mark[], letter: number): Cut[] {
  let index = indexOf(marks, letter)
  const mark = marks[index]
  if (!mark) return []
  if (mark.piece.kind === 'text' && mark.first + mark.letters > letter + 1)
    return [cutIn(mark, index, { letters: letter + 1 - mark.first, side: 'after' })]
  index += 1
  const cuts: Cut[] = [{ index, offset: 0, open: openAfter(mark) }]
  for (let next = marks[index]; next && isEmptyAfter(next); next = marks[index]) {
    index += 1
    cuts.push({ index, offset: 0, open: openAfter(next) })
  }
  return cuts.filter(mayHold)
}

/** Whether what folds can stand there. */
function mayHold({ open }: Cut): boolean {
  return open === null || !particular.has(open.tag)
}

const particular = new Set('summary table caption thead tbody tfoot tr ul ol dl'.split(' '))

/** Of the piece that says this letter. */
function indexOf(marks: readonly Mark[], letter: number): number {
  let [low, high] = [0, marks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const mark = marks[middle]
    if (mark && mark.first + mark.letters <= letter) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether nothing but the beginning of an element is there. */
function isEmptyBefore(mark: Mark | undefined): boolean {
  if (!mark || mark.letters > 0) return false
  const { piece } = mark
  if (piece.kind === 'open') return !empty_elements.has(piece.tag)
  return piece.kind === 'text' || piece.tag === 'summary'
}

/** Whether nothing but the end of an element is there. */
function isEmptyAfter({ piece, letters }: Mark): boolean {
  return letters === 0 && piece.kind !== 'open'
}

/** A piece of what folds, other than what is folded. */
function isFolding({ piece, open }: Mark): boolean {
  return piece.kind === 'text' ? open?.tag === 'summary' : piece.tag === 'summary' || piece.tag === 'details'
}

/** After so many letters of a text, before or after the space that follows. */
function cutIn(
  { piece, open }: Mark,
  index: number,
  { letters, side }: { readonly letters: number; readonly side: 'before' | 'after' },
): Cut {
  const html = piece.kind === 'text' ? piece.html : ''
  const places = lettersIn(piece)
  const offset = side === 'before' ? places[letters] : afterLetter(html, places[letters - 1])
  return offset === undefined || offset === html.length
    ? { index: index + 1, offset: 0, open }
    : { index, offset, open }
}

function afterLetter(html: string, letter: number | undefined): number {
  if (letter === undefined) return 0
  return letter + (/^&(?:amp|lt|gt|quot|#39);/.exec(html.slice(letter, letter + 6))?.[0].length ?? 1)
}

const known_letters = new WeakMap<Piece, readonly number[]>()

/** Where each letter of a text begins; found once, because many quotes can begin and end in one piece. */
function lettersIn(piece: Piece): readonly number[] {
  const known = known_letters.get(piece)
  if (known || piece.kind !== 'text') return known ?? []
  const places = Array.from(piece.html.matchAll(/&(?:amp|lt|gt|quot|#39);|\S/g), ({ index }) => index)
  known_letters.set(piece, places)
  return places
}

function commonOf(one: Open | null, other: Open | null): Open | null {
  let [a, b] = [one, other]
  while (a !== b) {
    if ((a?.depth ?? 0) >= (b?.depth ?? 0)) a = a?.outer ?? null
    else b = b?.outer ?? null
  }
  return a
}

/** The open elements within `around`, from the outside in. */
function pathOf(open: Open | null, around: Open | null): Open[] {
  const path: Open[] = []
  for (let one = open; one !== null && one !== around; one = one.outer) path.push(one)
  return path.toReversed()
}

function writeFolds(marks: readonly Mark[], folds: readonly Fold[]): Piece[] {
  const written: Piece[] = []
  const copy = (from: Cut | undefined, to: Cut | undefined, isFolded: boolean) => {
    const last = to?.index ?? marks.length
    for (let index = from?.index ?? 0; index <= last; index += 1) {
      const mark = marks[index]
      const begin = index === from?.index ? from.offset : 0
      const end = index === last ? (to?.offset ?? 0) : undefined
      if (!mark || end === 0 || (isFolded && isFolding(mark))) continue
      const { piece } = mark
      written.push(
        piece.kind === 'text' ? { kind: 'text', html: textBetween(piece.html, begin, end) } : piece,
      )
    }
  }
  let done: Cut | undefined
  for (const fold of folds) {
    const { start, end, around } = fold
    copy(done, start, false)
    written.push(...closing(start.open, around), ...detailsOf(fold), ...opening(start.open, around))
    copy(start, end, true)
    written.push(
      ...closing(end.open, around),
      { kind: 'close', tag: 'details' },
      ...opening(end.open, around),
    )
    done = end
  }
  copy(done, undefined, false)
  return written
}

/** Without the blank lines between what is cut off and what is left. */
function textBetween(html: string, begin: number, end: number | undefined): string {
  return end === undefined ? html.slice(begin) : html.slice(begin, end).trimEnd()
}

function detailsOf({ isOpen }: Fold): Piece[] {
  const attributes = new Map([['class', 'quote'], ...(isOpen ? [['open', ''] as const] : [])])
  return [
    { kind: 'open', tag: 'details', attributes },
    { kind: 'open', tag: 'summary', attributes: new Map() },
    { kind: 'text', html: '…' },
    { kind: 'close', tag: 'summary' },
  ]
}

function closing(open: Open | null, around: Open | null): Piece[] {
  return pathOf(open, around)
    .toReversed()
    .map(({ tag }) => ({ kind: 'close', tag }))
}

function opening(open: Open | null, around: Open | null): Piece[] {
  return pathOf(open, around).map(({ piece }) => piece)
}
