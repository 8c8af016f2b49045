import type { OwnSentence } from '../mail-text/prepare.ts'
import { type Span, trimmed } from '../sentences.ts'

/** The items that are told with the capital letters of their list, and with its numbers where a sentence that is told names one. */
export function withOptionMarks<One extends OwnSentence>(
  mail: string,
  told: readonly One[],
  all: readonly OwnSentence[],
): One[] {
  const letters = all.filter((one) => one.isFirst && is_letter.test(markBefore(mail, one)))
  const showsLetters = letters.length > 1
  const showsNumbers = told.some(({ text }) => names_number.test(text))
  if (!showsLetters && !showsNumbers) return [...told]
  return told.map((one) => {
    const mark = one.isFirst ? markBefore(mail, one) : ''
    const isShown = is_letter.test(mark) ? showsLetters : showsNumbers && mark !== ''
    return isShown ? { ...one, ...trimmed(mail, one.start - mark.length, one.end) } : one
  })
}

/** The letter or the number in the line before an item, with the white space behind it. */
function markBefore(mail: string, { start }: Span): string {
  return (
    /(?:^|\n)[^\S\n]{0,8}((?:[A-H]\)|\d{1,2}[.)])[^\S\n]{1,4})$/u.exec(
      mail.slice(Math.max(0, start - longest_mark), start),
    )?.[1] ?? ''
  )
}

const longest_mark = 20
const is_letter = /^[A-H]/u
/** `Points 2 and 3` */
const names_number =
  /(?<!\p{L})(?:points?|items?|questions?|punkte?n?|fragen?|numéros?|puntos?|preguntas?|punt[oi]|domand[ae]) \d(?!\d)/iu
