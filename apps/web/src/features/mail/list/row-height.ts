import { useMemo, useState } from 'react'
import { useHasLargeText, useIsNarrow } from '../../../ui/use-is-phone.ts'
import type { RowSizes } from './list-layout.ts'

/** One line where there is room for columns, three on a phone, and more where its text is twice as large. */
export const row_height_class = '[--row:5.25rem] max-xs:[--row:12.5rem] lg:[--row:2.75rem]'

/** As the classes have them, by the size of text that the reader has chosen; the same object while they stay the same. */
export function useRowSizes(): RowSizes {
  const narrowRem = useHasLargeText() ? 12.5 : 5.25
  const rowRem = useIsNarrow() ? narrowRem : 2.75
  const [remPx] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  return useMemo(() => ({ row: rowRem * remPx, heading: 2.25 * remPx }), [rowRem, remPx])
}
