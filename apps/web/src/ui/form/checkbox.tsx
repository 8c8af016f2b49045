import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

interface CheckboxProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  /** Visible words beside the box, or `label` for a box that stands alone. */
  readonly children?: ReactNode
  readonly label?: string
  readonly isDisabled?: boolean
  readonly className?: string
}

export function Checkbox({ children, label, className, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      aria-label={label}
      className={cx(
        'group touch flex cursor-pointer items-center gap-2 data-disabled:cursor-default data-disabled:text-disabled',
        className,
      )}
    >
      <span className="grid size-4 shrink-0 place-items-center rounded-[5px] border-[1.5px] border-border-control bg-raised transition-colors duration-(--dur-instant) group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-hovered:border-text-2 group-data-selected:border-accent group-data-selected:bg-accent group-data-selected:text-on-accent group-data-disabled:border-border group-data-disabled:bg-sunken">
        <Icon of={Check} size={11} strokeWidth={3} className="invisible group-data-selected:visible" />
      </span>
      {children}
    </AriaCheckbox>
  )
}
