import { type IconNode, Trash2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../icon.tsx'
import { Kbd } from '../kbd.tsx'

interface UndoBarProps {
  /** What was done, such as 'Meeting deleted'. */
  readonly text: string
  readonly icon?: IconNode
  readonly durationMs?: number
  /** Nothing can be undone any more, and the text says how it ended. */
  readonly isOver?: boolean
  /** The key Z undoes it; a message may offer to undo something newer. */
  readonly hasKey?: boolean
  readonly onUndo: () => void
  /** The time is over: nothing can be undone any more. */
  readonly onExpire: () => void
}

/** A landmark, because it lies outside of the screen. Bottom centre, with a thin line of what time remains; it waits while the pointer or the focus is on it. Give it a new key for a new act. */
export function UndoBar({
  text,
  icon = Trash2,
  durationMs = 6000,
  isOver = false,
  hasKey = true,
  onUndo,
  onExpire,
}: UndoBarProps) {
  const [isPaused, setPaused] = useState(false)
  const remainingMs = useRef(durationMs)
  const expire = useRef(onExpire)
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    expire.current = onExpire
  }, [onExpire])

  useEffect(() => {
    if (isPaused || isOver) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => expire.current(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - startedAt
    }
  }, [isPaused, isOver])

  return (
    <Group
      role="region"
      aria-label={text}
      onHoverChange={setPaused}
      className="undo-motion fixed start-1/2 bottom-[calc(var(--h-bottombar)+var(--h-actbar)+1.75rem)] z-(--z-toast) flex min-h-11 w-max max-w-[calc(100vw-1.5rem)] -translate-x-1/2 items-center gap-2.5 overflow-hidden rounded-lg border border-border bg-overlay py-1.5 ps-3.5 pe-2 shadow-lg md:bottom-[calc(var(--h-actbar)+1.5rem)] rtl:translate-x-1/2"
    >
      <Icon of={icon} />
      <span role="alert" className="line-clamp-3 min-w-0 wrap-anywhere">
        {text}
      </span>
      {!isOver && (
        <AriaButton
          onPress={() => {
            onUndo()
            giveFocusBack(before.current)
          }}
          onFocus={({ relatedTarget }) => {
            before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
          }}
          onFocusChange={setPaused}
          className="touch ms-3 inline-flex items-center gap-1.5 rounded-sm px-2 py-1 font-semibold text-accent-text data-hovered:bg-hover"
        >
          {t('Undo')}
          {hasKey && <Kbd>Z</Kbd>}
        </AriaButton>
      )}
      {!isOver && (
        <span
          aria-hidden
          className="undo-line absolute inset-x-0 bottom-0 h-0.5 origin-left bg-accent-line rtl:origin-right"
          style={{
            animationDuration: `${durationMs}ms`,
            animationPlayState: isPaused ? 'paused' : 'running',
          }}
        />
      )}
    </Group>
  )
}

/** The button goes with what it undoes; who came to it by keyboard goes on from where that was. */
function giveFocusBack(before: HTMLElement | null): void {
  if (before === null) return
  requestAnimationFrame(() => {
    const target = before.isConnected ? before : document.querySelector('main')
    if (document.activeElement === document.body) target?.focus()
  })
}
