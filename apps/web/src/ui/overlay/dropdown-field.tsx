import { ChevronDown } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { t } from '../../platform/text/text.ts'
import { buttonLook } from '../button-look.ts'
import { Icon } from '../icon.tsx'
import { OptionList } from '../picker/option-list.tsx'
import type { PressAhead } from '../picker/use-press-ahead.ts'
import type { DropdownProps } from './dropdown.tsx'

/** A Dropdown, once its part is there. */
export function DropdownField({
  label,
  options,
  value,
  onChange,
  placeholder = t('Choose'),
  icon,
  isLoading,
  variant = 'ghost',
  size = 'md',
  ...field
}: DropdownProps<string> & PressAhead['field']) {
  return (
    <AriaSelect
      {...field}
      aria-label={label}
      value={value}
      onChange={(id) => onChange(String(id))}
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
