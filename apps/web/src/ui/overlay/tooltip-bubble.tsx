import type { RefObject } from 'react'
import type { TooltipTriggerAria } from 'react-aria/useTooltipTrigger'
import type { Placement } from 'react-aria-components/Popover'
import { Tooltip, TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { Kbd } from '../kbd.tsx'

interface TooltipBubbleProps extends Pick<TooltipTriggerAria, 'tooltipProps'> {
  readonly state: TooltipTriggerState
  readonly anchor: RefObject<HTMLElement | null>
  readonly placement: Placement
  readonly text: string
  readonly shortcut?: string
}

/** The text beside a button, once it is pointed at or has the focus. */
export function TooltipBubble({
  state,
  anchor,
  tooltipProps,
  placement,
  text,
  shortcut,
}: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={{ ...tooltipProps, triggerRef: anchor }}>
        <Tooltip
          placement={placement}
          offset={6}
          className="flex max-w-60 items-center gap-1.5 rounded-sm bg-tooltip px-2 py-1 text-xs text-on-tooltip shadow-md transition-opacity duration-(--dur-fast) data-entering:opacity-0 data-exiting:opacity-0"
        >
          {text}
          {shortcut && (
            <Kbd className="border-transparent bg-[rgb(128_128_128/0.3)] text-inherit">{shortcut}</Kbd>
          )}
        </Tooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  )
}
