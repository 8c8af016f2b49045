import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { type Option, OptionList } from '../../../ui/picker/option-list.tsx'

interface InlineSelectProps<Id extends string> {
  /** Read out, not seen. */
  readonly label: string
  readonly options: readonly (Option & { readonly id: Id })[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  /** The value as it stands in its line, in words at least for readers by ear. */
  readonly children: ReactNode
  readonly className?: string
}

/** A value in a line of text that opens its choices when it is pressed. */
export function InlineSelect<Id extends string>({
  label,
  options,
  value,
  onChange,
  children,
  className,
}: InlineSelectProps<Id>) {
  return (
    <AriaSelect
      aria-label={label}
      value={value}
      onChange={(id) => {
        const option = options.find((one) => one.id === id)
        if (option && option.id !== value) onChange(option.id)
      }}
      className={className}
    >
      <AriaButton className="-mx-1 flex h-11 max-w-[calc(100%+0.5rem)] min-w-11 items-center gap-1.5 rounded-md px-1.5 text-start text-xs whitespace-nowrap data-hovered:bg-pressed md:h-7 md:min-w-7">
        <SelectValue className="flex min-w-0 items-center gap-1.5">{() => children}</SelectValue>
      </AriaButton>
      <Popover offset={4} className="floating min-w-40">
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  )
}
