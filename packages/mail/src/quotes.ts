import { openingOf, type Piece } from './markup.ts'

/** Folds away each quote that stands in no other one. */
export function foldBlockquotes(pieces: readonly Piece[]): Piece[] {
  let depth = 0
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === 'text' || piece.tag !== 'blockquote') return [piece]
    if (piece.kind === 'open') {
      depth += 1
      return depth === 1 ? [...opening, piece] : [piece]
    }
    depth -= 1
    return depth === 0 ? [piece, closing] : [piece]
  })
}

export function quoteAround(pieces: readonly Piece[]): Piece[] {
  return [...opening, ...pieces, closing]
}

const opening: readonly Piece[] = [
  openingOf('details', { class: 'quote' }),
  openingOf('summary'),
  { kind: 'text', html: '…' },
  { kind: 'close', tag: 'summary' },
]
const closing: Piece = { kind: 'close', tag: 'details' }
