import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { PaletteRow } from './palette-row.ts'

interface ActiveRow {
  readonly text: string
  readonly rows: readonly PaletteRow[]
  readonly onRun: (row: PaletteRow) => void
}

/**
 * The keyboard and the roles of a WAI-ARIA combobox with a listbox whose rows come and go while answers
 * arrive: the active row stays the same one. Another text begins at the first row again.
 */
export function useActiveRow({ text, rows, onRun }: ActiveRow) {
  const listId = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ readonly text: string; readonly id: string } | null>(null)
  const found = moved?.text === text ? rows.findIndex(({ id }) => id === moved.id) : -1
  const index = found < 0 ? 0 : found
  const active = rows[index]

  useEffect(() => {
    if (active === undefined) return
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function moveTo(to: number) {
    const row = rows[(to + rows.length) % rows.length]
    if (row) setMoved({ text, id: row.id })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') moveTo(index + 1)
    else if (event.key === 'ArrowUp') moveTo(index - 1)
    else if (event.key === 'PageDown') moveTo(Math.min(index + page_rows, rows.length - 1))
    else if (event.key === 'PageUp') moveTo(Math.max(index - page_rows, 0))
    else if (event.key === 'Enter' && active && !event.ctrlKey && !event.metaKey) onRun(active)
    else return
    event.preventDefault()
  }

  return {
    onKeyDown,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': rows.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': active && rowId(listId, active),
    },
    listProps: {
      id: listId,
      role: 'listbox',
      ref: listRef,
      // A press in the list must not take the focus out of the input.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    rowProps: (row: PaletteRow) => ({
      id: rowId(listId, row),
      role: 'option',
      'aria-selected': row.id === active?.id,
      'data-focused': row.id === active?.id || undefined,
      onMouseMove: () => row.id !== active?.id && setMoved({ text, id: row.id }),
      onClick: () => onRun(row),
    }),
  } as const
}

const page_rows = 8

/** Without spaces, which would part it where it is referred to. */
function rowId(listId: string, { id }: PaletteRow): string {
  return `${listId}-${id.replaceAll(/\s+/g, '_')}`
}
