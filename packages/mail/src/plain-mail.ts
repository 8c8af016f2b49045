import { escapeHtml } from './escape-html.ts'
import { linkAttributes } from './link.ts'
import { openingOf, type Piece } from './markup.ts'
import { quoteAround } from './quotes.ts'
import { splitAddresses } from './web-address.ts'

/** A plain text as HTML with its links; lines that repeat an earlier mail can be folded away. */
export function writePlainText(text: string): Piece[] {
  return groupLines(text).flatMap(({ lines, isQuote }) => {
    const written: Piece[] = [openingOf('pre'), ...writeLines(lines), { kind: 'close', tag: 'pre' }]
    return isQuote ? quoteAround(written) : written
  })
}

interface Group {
  readonly lines: string
  readonly isQuote: boolean
}

function groupLines(text: string): Group[] {
  const groups: Group[] = []
  let lines: string[] = []
  let isQuote = false
  const end = () => {
    const whole = lines.join('\n').replace(/^\n+/, '').trimEnd()
    if (whole !== '') groups.push({ lines: whole, isQuote })
    lines = []
  }
  for (const line of text.split(/\r\n?|\n/)) {
    const belongs: boolean = line.startsWith('>') || (isQuote && line.trim() === '')
    if (belongs !== isQuote) {
      end()
      isQuote = belongs
    }
    lines.push(line)
  }
  end()
  return groups
}

function writeLines(lines: string): Piece[] {
  return splitAddresses(lines).flatMap(({ text, address }): Piece[] => {
    const words: Piece = { kind: 'text', html: escapeHtml(text) }
    if (address === null) return [words]
    return [openingOf('a', linkAttributes(address)), words, { kind: 'close', tag: 'a' }]
  })
}
