import { type ReactElement, useRef } from 'react'
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import type { Placement } from 'react-aria-components/Popover'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { lazyPart } from '../state/lazy-part.tsx'
import { OnceOpen } from './once-open.tsx'

interface TooltipProps {
  readonly text: string
  readonly shortcut?: string
  readonly placement?: Placement
  readonly isDisabled?: boolean
  /** A Button, IconButton or Link of this folder. */
  readonly children: ReactElement
}

const TooltipBubble = lazyPart(
  async () => ({ default: (await import('./tooltip-bubble.tsx')).TooltipBubble }),
  { kind: 'unasked' },
)

/** Shows after 400 ms, at once when moving between neighbours. Never the only place of a name. */
export function Tooltip({ text, shortcut, placement = 'bottom', isDisabled, children }: TooltipProps) {
  const when = { delay: 400, closeDelay: 0, isDisabled }
  const state = useTooltipTriggerState(when)
  const anchor = useRef<HTMLElement>(null)
  const { triggerProps, tooltipProps } = useTooltipTrigger(when, state, anchor)
  return (
    <>
      <FocusableProvider {...triggerProps} ref={anchor}>
        {children}
      </FocusableProvider>
      <OnceOpen isOpen={state.isOpen}>
        <TooltipBubble {...{ state, anchor, tooltipProps, placement, text, shortcut }} />
      </OnceOpen>
    </>
  )
}
