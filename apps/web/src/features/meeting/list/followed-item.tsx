import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'

interface FollowedItemProps {
  readonly isCurrent: boolean
  readonly onFocus: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** Takes the focus when the keys choose it, so that readers by ear hear it and Tab goes on from there. */
export function FollowedItem({ isCurrent, onFocus, className, children }: FollowedItemProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = row.current
    if (!isCurrent || !element || element.contains(document.activeElement)) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The focus is only followed, wherever inside the item it goes.
    <li ref={row} tabIndex={-1} onFocus={onFocus} className={cx('min-w-0 scroll-my-20', className)}>
      {children}
    </li>
  )
}
