import { ChevronDown, type LucideIcon } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { t } from '../../platform/text/text.ts'
import { type ButtonSize, buttonLook } from '../button-look.ts'
import { pick } from '../form/select.tsx'
import { Icon } from '../icon.tsx'
import { type Option, OptionList } from '../picker/option-list.tsx'

interface DropdownProps<Id extends string> {
  /** Read out, not seen. */
  readonly label: string
  readonly options: readonly (Option & { readonly id: Id })[]
  readonly value: Id | null
  readonly onChange: (id: Id) => void
  readonly placeholder?: string
  readonly icon?: LucideIcon
  readonly isLoading?: boolean
  /** ghost in bars, secondary where an edge is needed. */
  readonly variant?: 'ghost' | 'secondary'
  readonly size?: ButtonSize
}

/** A Select that looks like a button: for bars, filters and headings. Closes on a click outside. */
export function Dropdown<Id extends string>({
  label,
  options,
  value,
  onChange,
  placeholder = t('Choose'),
  icon,
  isLoading,
  variant = 'ghost',
  size = 'md',
}: DropdownProps<Id>) {
  return (
    <AriaSelect
      aria-label={label}
      value={value}
      onChange={(id) => pick(options, id, onChange)}
      placeholder={placeholder}
      allowsEmptyCollection
    >
      <AriaButton className={buttonLook(variant, size, 'gap-1.5')}>
        {icon && <Icon of={icon} size={14} />}
        <SelectValue className="truncate">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon of={ChevronDown} size={14} className="text-muted" />
      </AriaButton>
      <Popover offset={4} className="floating min-w-(--trigger-width)">
        <OptionList options={options} isLoading={isLoading} />
      </Popover>
    </AriaSelect>
  )
}
