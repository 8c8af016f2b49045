import type { OwnSentence } from '../mail-text/prepare.ts'
import { trimmed } from '../sentences.ts'
import { splitAtQuestions } from './inner-questions.ts'

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
    const marked = [...words.matchAll(marked_line)].map(({ index }) => index)
    const isRow = marked.length === 0 && pieces.at(-1)?.text.endsWith(':') === true && isRowOfLines(words)
    const starts = isRow ? [...words.matchAll(/(?<=^|\n)/gu)].map(({ index }) => index) : marked
    for (const [place, from] of [0, ...starts.filter((start) => start > 0)].entries()) {
      const to = starts.filter((start) => start > 0)[place] ?? words.length
      const part = trimmed(text, sentence.start + from, sentence.start + to)
      const found = mark.exec(part.text)
      const isMarked = found !== null || isRow
      if (place > 0 || (isMarked && !sentence.isFirst)) unit += 1
      const last = pieces.at(-1)
      pieces.push({
        ...sentence,
        ...part,
        text: part.text.slice(found?.[0].length ?? 0),
        unit,
        isItem: sentence.isItem || isMarked || (last?.unit === unit && last.isItem),
        isFirst: sentence.isFirst || isMarked,
        isBehindArrow: found?.[1] !== undefined,
      })
    }
  }
  return splitAtQuestions(text, pieces)
}

/** Short lines below a colon, without marks: each is an item. */
function isRowOfLines(words: string): boolean {
  const lines = words.split('\n')
  return (
    lines.length > 1 &&
    lines.length <= most_lines_of_row &&
    lines.every(
      (line, at) =>
        line.length <= longest_line_of_row && (at === lines.length - 1 || !/[.!:]\s*$/u.test(line)),
    )
  )
}

const most_lines_of_row = 12
const longest_line_of_row = 44
