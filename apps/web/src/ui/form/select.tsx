import { ChevronDown, type LucideIcon } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { type Option, OptionList } from '../picker/option-list.tsx'
import { FieldLabel, FieldNote, type FieldProps, field_class } from './field.tsx'

export interface SelectProps<Id extends string> extends FieldProps {
  readonly options: readonly (Option & { readonly id: Id })[]
  readonly value: Id | null
  readonly onChange: (id: Id) => void
  readonly placeholder?: string
  readonly icon?: LucideIcon
  readonly isLoading?: boolean
  readonly name?: string
}

/** One choice out of a short list. For a list one has to search see ZonePicker and PeoplePicker. */
export function Select<Id extends string>({
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
}: SelectProps<Id>) {
  return (
    <AriaSelect
      {...rest}
      value={value}
      onChange={(id) => pick(options, id, onChange)}
      placeholder={placeholder}
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx('group', field_class, className)}
    >
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <AriaButton className="control w-full text-start group-data-invalid:border-danger">
        {icon && <Icon of={icon} className="text-muted" />}
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-muted">
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

/** Hands over the id with its own type; ids that are not among the options are ignored. */
export function pick<Id extends string>(
  options: readonly (Option & { readonly id: Id })[],
  id: unknown,
  onChange: (id: Id) => void,
) {
  const option = options.find((option) => option.id === id)
  if (option) onChange(option.id)
}
