import { useState, useSyncExternalStore } from 'react'
import type { RowSizes } from './list-layout.ts'

/** One line where there is room for columns, three on a phone, and more where its text is twice as large. */
export const row_height_class = '[--row:5.25rem] max-xs:[--row:12.5rem] lg:[--row:2.75rem]'

/** As the classes have them, by the size of text that the reader has chosen. */
export function useRowSizes(): RowSizes {
  const row = useSyncExternalStore(followWindow, rowRem)
  const [remPx] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  return { row: row * remPx, heading: 2.25 * remPx }
}

/** The breakpoints `xs` and `lg` of theme.css. */
function rowRem(): number {
  if (matchMedia('(width < 18rem)').matches) return 12.5
  return matchMedia('(width < 64rem)').matches ? 5.25 : 2.75
}

function followWindow(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
