import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'

interface IconProps {
  readonly of: LucideIcon
  /** Pixels at the usual text size, growing with it: 16 in controls, 14 beside small text, 21 in the bottom bar. */
  readonly size?: number
  readonly strokeWidth?: number
  readonly className?: string
}

/** A decorative icon in the one style of the product; meaning always stands beside it in words. */
export function Icon({ of: Picture, size = 16, strokeWidth = 1.75, className }: IconProps) {
  return (
    <Picture
      aria-hidden
      size={`${size / 16}rem`}
      strokeWidth={strokeWidth}
      className={cx('block shrink-0', className)}
    />
  )
}
