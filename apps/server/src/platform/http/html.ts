import { escapeMarkup } from './escape-markup.ts'

/** HTML in which text that a person wrote cannot become markup. */
export interface Html {
  readonly html: string
}

type Part = string | number | Html | readonly Html[] | null | false

/** A template tag: escapes texts, for elements and attributes alike; null and false are empty. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: pieces.map((piece, index) => piece + written(parts[index] ?? null)).join('') }
}

function written(part: Part): string {
  if (part === null || part === false) return ''
  if (typeof part === 'string') return escapeMarkup(part)
  if (typeof part === 'number') return String(part)
  return 'html' in part ? part.html : part.map((one) => one.html).join('')
}
