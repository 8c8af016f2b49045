import { ChevronDown } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { OptionList } from '../picker/option-list.tsx'
import { FieldLabel, FieldNote, field_class } from './field.tsx'
import type { PressAhead } from '../picker/use-press-ahead.ts'
import type { SelectProps } from './select.tsx'

/** A Select, once its part is there. */
export function SelectField({
  label,
  isLabelHidden,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder = t('Choose'),
  icon,
  isLoading,
  className,
  ...rest
}: SelectProps<string> & PressAhead['field']) {
  return (
    <AriaSelect
      {...rest}
      value={value}
      onChange={(id) => onChange(String(id))}
      placeholder={placeholder}
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx('group', field_class, className)}
    >
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <AriaButton className="control w-full text-start group-data-invalid:border-danger">
        {icon && <Icon of={icon} className="text-muted" />}
        <SelectValue className="min-w-0 flex-1 truncate max-xs:whitespace-normal data-placeholder:text-muted">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon of={ChevronDown} size={14} className="text-muted" />
      </AriaButton>
      <FieldNote hint={hint} error={error} />
      <Popover offset={4} className="floating min-w-(--trigger-width)">
        <OptionList options={options} isLoading={isLoading} />
      </Popover>
    </AriaSelect>
  )
}
