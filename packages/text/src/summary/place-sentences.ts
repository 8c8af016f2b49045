import { detectLanguage, lexicons } from '../language.ts'
import { sentencesIn } from '../sentences.ts'

export interface PlacedSentence {
  readonly text: string
  /** Where the source has the same words; null where it has not. */
  readonly start: number | null
  readonly end: number | null
}

/** The sentences of a text about a source, each with the place where the source has it. */
export function placeSentences(text: string, source: string): PlacedSentence[] {
  const lexicon = lexicons[detectLanguage(text)]
  const { line, places } = withPlaces(source)
  return sentencesIn(text, { start: 0, end: text.length }, lexicon).map((sentence, index) => {
    const at = index < most_placed ? line.indexOf(sentence.text) : -1
    const start = places[at]
    const end = places[at + sentence.text.length - 1]
    if (start === undefined || end === undefined) return { text: sentence.text, start: null, end: null }
    return { text: sentence.text, start, end: end + 1 }
  })
}

/** No more sentences than any summary has are looked for: each search goes through the whole source. */
const most_placed = 60

/** A text with single spaces, and where it has each of its characters. */
function withPlaces(text: string): { readonly line: string; readonly places: Int32Array } {
  const places = new Int32Array(text.length)
  let line = ''
  for (const { index, 0: piece } of text.matchAll(/\s+|\S+/g)) {
    const isSpace = piece.trim() === ''
    for (let at = 0; at < (isSpace ? 1 : piece.length); at += 1) places[line.length + at] = index + at
    line += isSpace ? ' ' : piece
  }
  return { line, places }
}
