import { linkAttributes, type VisibleLink } from './link.ts'
import type { Page } from './page.ts'
import { splitAddresses } from './web-address.ts'

/** Writes a plain text with its links; lines it repeats of earlier mails can be folded away. Answers the links. */
export function writePlainText(page: Page, text: string): VisibleLink[] {
  const links: VisibleLink[] = []
  for (const { lines, isQuote } of groupLines(text)) {
    if (isQuote) {
      page.beginQuote()
      page.mark('<details class="quote"><summary>…</summary>')
    }
    page.open('pre', '', 'verbatim')
    links.push(...writeLines(page, lines))
    page.close()
    if (isQuote) {
      page.endQuote()
      page.mark('</details>')
    }
  }
  return links
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

function writeLines(page: Page, lines: string): VisibleLink[] {
  const links: VisibleLink[] = []
  for (const { text, address } of splitAddresses(lines)) {
    if (address === null) {
      page.write(text)
      continue
    }
    page.open('a', linkAttributes(address), 'inline')
    page.write(text)
    page.close()
    links.push({ text, address })
  }
  return links
}
