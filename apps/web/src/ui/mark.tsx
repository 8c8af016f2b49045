import type { IconNode } from 'lucide'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

interface MarkProps {
  /** The class that sets the colours, such as source-zoom. */
  readonly tint: string
  /** One letter or an icon. */
  readonly sign: string | IconNode
  readonly size?: 'sm' | 'lg'
}

/** The square mark of a calendar or provider; its name stands beside it. */
export function Mark({ tint, sign, size = 'sm' }: MarkProps) {
  const isSmall = size === 'sm'
  return (
    <span
      aria-hidden
      className={cx(
        'inline-grid shrink-0 place-items-center bg-tint-dot font-bold leading-none text-tint-on',
        isSmall ? 'size-4 rounded-[5px] text-[0.59375rem]' : 'size-9 rounded-[10px] text-[1.0625rem]',
        tint,
      )}
    >
      {typeof sign === 'string' ? (
        sign
      ) : (
        <Icon of={sign} size={isSmall ? 10 : 20} strokeWidth={isSmall ? 2.75 : 2.2} />
      )}
    </span>
  )
}
