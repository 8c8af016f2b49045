import { Button as AriaButton } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { OptionList } from '../../../ui/picker/option-list.tsx'
import type { PressAhead } from '../../../ui/picker/use-press-ahead.ts'
import { inline_value_class, type InlineSelectProps } from './inline-select.tsx'

/** An InlineSelect, once its part is there. */
export function InlineSelectField({
  label,
  options,
  value,
  onChange,
  children,
  className,
  ...field
}: InlineSelectProps<string> & PressAhead['field']) {
  return (
    <AriaSelect
      {...field}
      aria-label={label}
      value={value}
      onChange={(id) => id !== value && onChange(String(id))}
      className={className}
    >
      <AriaButton className={inline_value_class}>
        <SelectValue className="flex min-w-0 items-center gap-1.5">{() => children}</SelectValue>
      </AriaButton>
      <Popover offset={4} className="floating min-w-40">
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  )
}
