import type { OwnSentence } from '../prepare.ts'
import { trimmed } from '../sentences.ts'

/** A sentence, or a part of it that is an item of a list by its mark alone. */
export interface Piece extends OwnSentence {
  /** Items and paragraphs count up. */
  readonly unit: number
  /** Behind an arrow, as minutes write what was agreed. */
  readonly isBehindArrow: boolean
}

/** A line that begins with an arrow or a letter is an item, however it was wrapped. */
const marked_line = /(?<=^|\n)[ \t]{0,20}(?:-{1,2}>|={1,2}>|→|➔|[a-hA-H]\))[ \t]+/gu
const mark = /^(?:(-{1,2}>|={1,2}>|→|➔)|[a-hA-H]\))\s+/u

/** The sentences of a mail with those split that have several items, without the marks of these. */
export function piecesOf(text: string, sentences: readonly OwnSentence[]): Piece[] {
  const pieces: Piece[] = []
  let unit = -1
  for (const sentence of sentences) {
    if (sentence.isFirst) unit += 1
    const words = text.slice(sentence.start, sentence.end)
    const starts = [...words.matchAll(marked_line)].map(({ index }) => index)
    for (const [place, from] of [0, ...starts.filter((start) => start > 0)].entries()) {
      const to = starts.filter((start) => start > 0)[place] ?? words.length
      const part = trimmed(text, sentence.start + from, sentence.start + to)
      const found = mark.exec(part.text)
      if (place > 0 || (found && !sentence.isFirst)) unit += 1
      const isMarked = found !== null
      pieces.push({
        ...sentence,
        ...part,
        text: part.text.slice(found?.[0].length ?? 0),
        unit,
        isItem: sentence.isItem || isMarked,
        isFirst: sentence.isFirst || isMarked,
        isBehindArrow: found?.[1] !== undefined,
      })
    }
  }
  return pieces
}
