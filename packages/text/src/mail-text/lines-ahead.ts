import { isDropped, isForwardMark, isQuotedLine, type Line } from './line-kinds.ts'
import { countWords } from '../words.ts'

/** The lines of a mail, with what is known of those that follow one. */
export interface Lines {
  readonly lines: readonly Line[]
  /** Of the last lines of their kinds; -1 where there is none. */
  readonly lastForwardMark: () => number
  readonly lastQuoted: () => number
  /** How many words follow a line before what was passed on or quoted; footers and tables do not count. */
  readonly wordsAfter: (index: number) => number
}

/** What a line is often depends on all that follow: each is looked at once. */
export function lookAhead(lines: readonly Line[]): Lines {
  let forwardMark: number | undefined
  let quoted: number | undefined
  const counts: number[] = []
  return {
    lines,
    lastForwardMark: () => (forwardMark ??= lines.findLastIndex(({ text }) => isForwardMark(text))),
    lastQuoted: () => (quoted ??= lines.findLastIndex(({ text }) => isQuotedLine(text))),
    wordsAfter: (index) => {
      for (let at = lines.length - 1 - counts.length; at > index; at -= 1) {
        const { text } = lines[at] ?? { text: '' }
        const isEnd = isForwardMark(text) || isQuotedLine(text)
        counts.push(isEnd ? 0 : (counts.at(-1) ?? 0) + countOwnWords(text))
      }
      return counts[lines.length - 2 - index] ?? 0
    },
  }
}

function countOwnWords(text: string): number {
  return text.trim() === '' || isDropped(text) ? 0 : countWords(text)
}
