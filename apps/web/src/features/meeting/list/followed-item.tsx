import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'

interface FollowedItemProps {
  readonly isCurrent: boolean
  readonly onFocus: () => void
  /** Shift with an arrow key. */
  readonly onExtend: (by: 1 | -1) => void
  readonly className?: string
  readonly children: ReactNode
}

/** Takes the focus when the keys choose it, so that readers by ear hear it and Tab goes on from there. */
export function FollowedItem({ isCurrent, onFocus, onExtend, className, children }: FollowedItemProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = row.current
    if (!isCurrent || !element || element.contains(document.activeElement)) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (by === null || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onExtend(by)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The focus is only followed, wherever inside the item it goes.
    <li
      ref={row}
      tabIndex={-1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className={cx('min-w-0 scroll-my-20', className)}
    >
      {children}
    </li>
  )
}
