import type { ListedMail } from '@meridian/contract'
import { useState } from 'react'
import { findRow, heightOf, type Layout, rowAt } from './list-layout.ts'
import { cursorAfterChange } from './list-selection.ts'

interface Cursor {
  readonly mail_id: string
  readonly index: number
}

interface CursorOptions {
  /** The mails that are there, in their order. */
  readonly mail_ids: readonly string[]
  /** The mail one comes back from, if any. */
  readonly opened: string | null
  readonly reveal: Reveal
}

/** The mail that is looked at, which the keys act on; none until a key or the focus chooses one. */
export function useMailCursor(layout: Layout<ListedMail>, { mail_ids, opened, reveal }: CursorOptions) {
  const [cursor, setCursor] = useState<Cursor | null>(opened === null ? null : { mail_id: opened, index: -1 })
  const held = cursorAfterChange(mail_ids, cursor?.mail_id ?? null, cursor?.index ?? 0)
  const row = held === null ? undefined : findRow(layout, ({ mail_id }) => mail_id === held)

  function look(mail_id: string) {
    const index = findRow(layout, (mail) => mail.mail_id === mail_id)?.index ?? -1
    setCursor({ mail_id, index })
  }

  function move(by: number) {
    const from = row?.index ?? (by > 0 ? -1 : 0)
    const next = rowAt(layout, Math.min(Math.max(from + by, 0), layout.rows - 1))
    if (!next) return
    reveal(next.top, heightOf(next, layout.sizes))
    if (next.item) setCursor({ mail_id: next.item.mail_id, index: next.index })
  }

  return { current: held, look, move }
}

/** Scrolls as little as it takes to have a stretch of the list in sight; in pixels from the list's beginning. */
export type Reveal = (top: number, height: number) => void
