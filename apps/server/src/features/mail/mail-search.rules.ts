import type { SearchField } from './mail.rules.ts'

/** A search of mails: words that stand anywhere, and texts that a field has. */
export interface MailSearch {
  readonly words: string
  readonly fields: readonly SearchedField[]
}

export interface SearchedField {
  readonly field: SearchField
  readonly text: string
}

const field_names: Readonly<Record<string, SearchField>> = {
  from: 'from',
  von: 'from',
  to: 'to',
  an: 'to',
  subject: 'subject',
  betreff: 'subject',
}

/** Reads `from:jonas subject:"the quay" crane`. A name without a text is still being typed, and asks for nothing. */
export function readSearch(term: string): MailSearch {
  const fields: SearchedField[] = []
  const words = term.replaceAll(
    /(?<![\p{L}\p{N}])(from|von|to|an|subject|betreff):\s*(?:"([^"]*)"?|(\S*))/giu,
    (_, name: string, quoted: string | undefined, plain: string | undefined) => {
      const field = field_names[name.toLowerCase()]
      const text = (quoted ?? plain ?? '').trim()
      if (field && text !== '') fields.push({ field, text })
      return ' '
    },
  )
  return { words: words.trim(), fields }
}
