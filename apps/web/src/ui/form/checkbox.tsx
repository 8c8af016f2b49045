import { Check } from 'lucide'
import type { ReactNode } from 'react'
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

export function Checkbox({ isSelected, onChange, children, label, isDisabled, className }: CheckboxProps) {
  return (
    <label
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      className={cx(
        'group touch relative flex cursor-pointer items-center gap-2 data-disabled:cursor-default data-disabled:text-disabled',
        className,
      )}
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
        className="sr-only"
      />
      <span className="grid size-4 shrink-0 place-items-center rounded-[5px] border-[1.5px] border-border-control bg-raised transition-colors duration-(--dur-instant) group-hover:border-text-2 group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-focus group-data-selected:border-accent group-data-selected:bg-accent group-data-selected:text-on-accent group-data-disabled:border-border group-data-disabled:bg-sunken">
        <Icon of={Check} size={11} strokeWidth={3} className="invisible group-data-selected:visible" />
      </span>
      {children}
    </label>
  )
}
