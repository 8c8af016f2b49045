import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { cx } from './cx.ts'

interface IconProps {
  readonly of: IconNode
  /** Pixels at the usual text size, growing with it: 16 in controls, 14 beside small text, 21 in the bottom bar. */
  readonly size?: number
  readonly strokeWidth?: number
  readonly className?: string
}

/** A decorative icon in the one style of the product; meaning always stands beside it in words. */
export function Icon({ of: shapes, size = 16, strokeWidth = 1.75, className }: IconProps) {
  const length = `${size / 16}rem`
  const attributes = {
    'aria-hidden': true,
    viewBox: '0 0 24 24',
    width: length,
    height: length,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className: cx('block shrink-0', className),
  } as const
  // The shapes of an icon never change their order, so that they need no keys.
  return createElement('svg', attributes, ...shapes.map(([tag, shape]) => createElement(tag, shape)))
}
