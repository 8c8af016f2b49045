import type { ReactElement } from 'react'
import type { Placement } from 'react-aria-components/Popover'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Kbd } from '../kbd.tsx'

interface TooltipProps {
  readonly text: string
  readonly shortcut?: string
  readonly placement?: Placement
  readonly isDisabled?: boolean
  /** A Button, IconButton or Link of this folder. */
  readonly children: ReactElement
}

/** Shows after 400 ms, at once when moving between neighbours. Never the only place of a name. */
export function Tooltip({ text, shortcut, placement = 'bottom', isDisabled, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="flex max-w-60 items-center gap-1.5 rounded-sm bg-tooltip px-2 py-1 text-xs text-on-tooltip shadow-md transition-opacity duration-(--dur-fast) data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
        {shortcut && (
          <Kbd className="border-transparent bg-[rgb(128_128_128/0.3)] text-inherit">{shortcut}</Kbd>
        )}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
