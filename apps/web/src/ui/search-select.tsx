import { Check, ChevronDown, CircleAlert, type LucideIcon, Search } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { DialogTrigger, Popover } from 'react-aria-components/Popover'
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField'
import { t } from '../platform/text/text.ts'
import { cx } from './cx.ts'
import { type FieldProps, field_class, label_class } from './field.tsx'
import { Icon } from './icon.tsx'
import { type SearchOption, searchOptions } from './option-search.ts'
import { input_class } from './text-field.tsx'
import { useCombobox } from './use-combobox.ts'

interface SearchSelectProps extends FieldProps {
  readonly options: readonly SearchOption[]
  readonly value: string
  readonly onChange: (id: string) => void
  readonly icon?: LucideIcon
  /** In the search field, such as 'Country'. */
  readonly searchPlaceholder: string
}

/** One choice out of a list that is too long to look through: it is searched by what one types. */
export function SearchSelect({
  label,
  isLabelHidden = false,
  hint,
  error,
  options,
  value,
  onChange,
  icon,
  searchPlaceholder,
  isDisabled,
  className,
}: SearchSelectProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const chosen = options.find((option) => option.id === value)

  return (
    <div className={cx(field_class, className)}>
      <span id={`${id}-label`} className={cx(label_class, isLabelHidden && 'sr-only')}>
        {label}
      </span>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <AriaButton
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={hint || error ? `${id}-note` : undefined}
          isDisabled={isDisabled}
          data-invalid={error ? true : undefined}
          className="control w-full text-start"
        >
          {icon && <Icon of={icon} className="text-muted" />}
          <span id={`${id}-value`} className="min-w-0 flex-1 truncate">
            <span lang={chosen?.lang}>{chosen?.label ?? value}</span>
            {chosen?.hint && <span className="ms-2 text-muted">{chosen.hint}</span>}
          </span>
          <Icon of={ChevronDown} size={14} className="text-muted" />
        </AriaButton>
        <Popover
          aria-label={label}
          placement="bottom start"
          offset={4}
          className="floating w-72 min-w-(--trigger-width) max-w-[calc(100vw-1rem)] outline-none"
        >
          <Options
            label={label}
            options={options}
            value={value}
            placeholder={searchPlaceholder}
            onPick={(option) => {
              setOpen(false)
              if (option.id !== value) onChange(option.id)
            }}
          />
        </Popover>
      </DialogTrigger>
      {(hint || error) && (
        <span
          id={`${id}-note`}
          className={cx('flex gap-1.25 text-xs', error ? 'text-danger-text' : 'text-muted')}
        >
          {error && <Icon of={CircleAlert} size={14} className="mt-px" />}
          {error || hint}
        </span>
      )}
    </div>
  )
}

interface OptionsProps {
  readonly label: string
  readonly options: readonly SearchOption[]
  readonly value: string
  readonly placeholder: string
  readonly onPick: (option: SearchOption) => void
}

function Options({ label, options, value, placeholder, onPick }: OptionsProps) {
  const [query, setQuery] = useState('')
  const items = useMemo(() => searchOptions(options, query), [options, query])
  const combobox = useCombobox({
    items,
    isOpen: true,
    onOpenChange: () => {},
    onPick,
    startAt: query === '' ? items.findIndex(({ id }) => id === value) : 0,
  })

  return (
    <>
      <AriaTextField
        aria-label={label}
        value={query}
        onChange={setQuery}
        autoFocus
        className="border-b border-border p-2"
      >
        <Group className="control">
          <Icon of={Search} className="text-muted" />
          <Input
            {...combobox.inputProps}
            placeholder={placeholder}
            onKeyDown={(event) => event.key !== 'Escape' && combobox.onKeyDown(event)}
            className={input_class}
          />
        </Group>
      </AriaTextField>
      <ul {...combobox.listProps} aria-label={label} className="max-h-72 overflow-y-auto p-1.25">
        {items.map((option, index) => (
          <li
            key={option.id}
            {...combobox.optionProps(option, index)}
            className={cx(
              'option-row [contain-intrinsic-height:2rem] [content-visibility:auto]',
              option.startsGroup && query === '' && 'mt-1 rounded-t-none border-t',
            )}
          >
            <Icon of={Check} size={14} className={option.id === value ? 'text-accent-text' : 'invisible'} />
            <span lang={option.lang} className="min-w-0 flex-1 truncate">
              {option.label}
            </span>
            {option.hint && <span className="text-xs text-muted">{option.hint}</span>}
          </li>
        ))}
        {items.length === 0 && <li className="px-2 py-1.5 text-muted">{t('No data found')}</li>}
      </ul>
    </>
  )
}
