import type { MailSnippet } from '@meridian/contract'

/** A text and the place of the cursor in it. */
export interface TextWithCursor {
  readonly text: string
  readonly cursor: number
}

/** With the snippet in the place of the selected characters, and the cursor behind it. */
export function insertSnippet(
  text: string,
  [start, end]: readonly [start: number, end: number],
  snippet: string,
): TextWithCursor {
  return { text: `${text.slice(0, start)}${snippet}${text.slice(end)}`, cursor: start + snippet.length }
}

/** The snippet in the place of `;name` when a space or a line break was typed behind it; null for no name. */
export function expandSnippet(
  typed: TextWithCursor,
  snippets: readonly Pick<MailSnippet, 'snippet_name' | 'snippet_text'>[],
): TextWithCursor | null {
  const before = typed.text.slice(0, typed.cursor)
  const name = /(?:^|\s);([\p{L}\p{M}\p{N}_-]{1,40})[ \n]$/u.exec(before)?.[1]
  if (name === undefined) return null
  const folded = fold(name)
  const found = snippets.find(({ snippet_name }) => fold(snippet_name) === folded)
  if (!found) return null
  return insertSnippet(
    typed.text,
    [typed.cursor - name.length - 2, typed.cursor],
    found.snippet_text.trimEnd() + before.slice(-1),
  )
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
