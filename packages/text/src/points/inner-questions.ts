import { isQuestion } from '../requests.ts'
import { trimmed } from '../sentences.ts'
import { countWords } from '../words.ts'
import type { Piece } from './mail-pieces.ts'

/** Behind a question that goes on with a small letter, and before one that `¿` opens. */
const turn = /\?[)!]{0,2}\s(?=\p{Ll})|(?<![,:;])\s(?=¿)/gu

/** The questions that hurried mails write within a sentence, as pieces of their own. */
export function splitAtQuestions(text: string, pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    if (isQuestion(piece.text) || text.slice(piece.start, piece.end) !== piece.text) return [piece]
    const ends = [...piece.text.slice(0, longest_read).matchAll(turn)]
      .map(({ index, 0: found }) => index + found.length)
      .filter((at) => standsAlone(piece.text, at))
    if (ends.length === 0) return [piece]
    return [0, ...ends].flatMap((from, place) => {
      const part = trimmed(text, piece.start + from, piece.start + (ends[place] ?? piece.text.length))
      return part.text === '' ? [] : [{ ...piece, ...part, isFirst: piece.isFirst && place === 0 }]
    })
  })
}

/** In no brackets or quotes, and behind more than a word or two. */
function standsAlone(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const opened = before.split(/[(„«“]/u).length
  const closed = before.split(/[)”»]/u).length
  return opened <= closed && (countWords(before) >= least_words || text.charAt(at) === '¿')
}

const least_words = 3
const longest_read = 1_000
