import { listSnippets, type MailSnippet } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { expandSnippet, insertSnippet, type TextWithCursor } from './snippet-text.ts'

interface SnippetBox {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly characters_max: number
  readonly onChange: (text: string) => void
}

/** Snippets in a text box: chosen, or typed as `;name`. */
export function useSnippets({ box, text, characters_max, onChange }: SnippetBox) {
  const snippets = useQuery(queryFor(listSnippets, {})).data ?? []
  const cursor = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (cursor.current === null) return
    box.current?.focus()
    box.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  })

  function place(next: TextWithCursor) {
    if (next.text.length > characters_max) return false
    cursor.current = next.cursor
    onChange(next.text)
    return true
  }

  return {
    snippets,
    /** Takes what was typed; only a single typed character can end the name of a snippet. */
    change: (typed: string) => {
      const end = box.current?.selectionStart ?? typed.length
      const isOneKey = typed.length === text.length + 1
      const expanded = isOneKey ? expandSnippet({ text: typed, cursor: end }, snippets) : null
      if (expanded === null || !place(expanded)) onChange(typed)
    },
    insert: ({ snippet_text }: MailSnippet) => {
      const { selectionStart = text.length, selectionEnd = text.length } = box.current ?? {}
      place(insertSnippet(text, [selectionStart, selectionEnd], snippet_text))
    },
  }
}
