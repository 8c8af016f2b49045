import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import { cx } from '../cx.ts'

interface SwitchProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly children?: ReactNode
  /** The name of a switch without visible words. */
  readonly label?: string
  readonly isDisabled?: boolean
  readonly className?: string
}

/** Takes effect at once; for a choice that is saved later use a Checkbox. */
export function Switch({ children, label, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      aria-label={label}
      className={cx(
        'group touch flex cursor-pointer items-center gap-2 data-disabled:cursor-default data-disabled:text-disabled',
        className,
      )}
    >
      <span className="relative h-4.5 w-7.5 shrink-0 rounded-full bg-border-control transition-colors duration-(--dur-fast) group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-selected:bg-accent group-data-disabled:opacity-50 forced-colors:border">
        <span className="absolute start-0.5 top-0.5 size-3.5 rounded-full bg-[#fff] shadow-[0_1px_2px_rgb(0_0_0/0.3)] transition-[translate] duration-(--dur-fast) ease-out group-data-selected:translate-x-3 rtl:group-data-selected:-translate-x-3 dark:group-data-selected:bg-on-accent forced-colors:bg-[CanvasText]" />
      </span>
      {children}
    </AriaSwitch>
  )
}
