import { isDropped, isHead, isQuotedLine, isQuoteIntroduction } from './line-kinds.ts'
import { ownWords } from './own-words.ts'
import { longest_input } from './prepare.ts'
import { type KnownRange, quotedLines, quotedRanges } from './quoted-lines.ts'

export interface WrittenMail {
  readonly text: string
  readonly quoted?: readonly KnownRange[] | undefined
}

/** The lines that the sender wrote, the signature among them: without what was quoted or passed on. */
export function writtenLines(mail: WrittenMail): string[] {
  const text = ownWords(mail.text.slice(0, longest_input))
  const quotes = (mail.quoted ?? []).filter(({ kind }) => kind === 'quote')
  const isQuoted = quotedLines(quotedRanges(text, quotes))
  const lines = text.split('\n', most_lines)
  const written: string[] = []
  let start = 0
  for (const [index, line] of lines.entries()) {
    const end = start + line.length
    if (beginsOldMail(lines, index)) return written
    if (!isQuotedLine(line) && !isQuoteIntroduction(line) && !isQuoted({ start, end })) written.push(line)
    start = end + 1
  }
  return written
}

/** The words that show how the sender speaks: no signature below its mark, no footers. All of a mail without such words. */
export function spokenText(mail: WrittenMail): string {
  const known = spoken_texts.get(mail) ?? findSpoken(mail)
  spoken_texts.set(mail, known)
  return known
}

/** A dozen rules for a draft ask it of the same mail. */
const spoken_texts = new WeakMap<WrittenMail, string>()

function findSpoken(mail: WrittenMail): string {
  const lines = writtenLines(mail)
  const mark = lines.findIndex((line) => /^--\s*$/u.test(line))
  const spoken = lines.slice(0, mark < 0 ? undefined : mark).filter((line) => !isDropped(line))
  const text = spoken.join('\n').trim()
  return text === '' ? mail.text.slice(0, longest_input) : text
}

const most_lines = 2_000

/** How Outlook heads the mail that is answered. */
function beginsOldMail(lines: readonly string[], index: number): boolean {
  if (!isHead(lines[index] ?? '')) return false
  return lines.slice(index, index + 4).filter(isHead).length >= 3
}
