import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

/** Four columns side by side; on a phone they are swiped through. */
export function BoardColumns({
  isDragging = false,
  children,
}: {
  readonly isDragging?: boolean
  readonly children: ReactNode
}) {
  return (
    <div
      className={cx(
        'relative -mx-4 flex items-stretch gap-3 overflow-x-auto px-4 pb-3 [scrollbar-width:none] md:-m-2 md:grid md:grid-cols-[repeat(4,minmax(10.5rem,1fr))] md:gap-4 md:p-2',
        isDragging ? 'snap-none' : 'snap-x snap-mandatory',
      )}
    >
      {children}
    </div>
  )
}

export const column_class =
  'min-h-95 min-w-0 flex-[0_0_min(17.875rem,84vw)] snap-center rounded-[14px] bg-[color-mix(in_srgb,var(--c-text)_3.2%,transparent)] px-2 pt-1 pb-2 md:min-h-100'
