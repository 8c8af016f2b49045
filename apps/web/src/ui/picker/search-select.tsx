import { ChevronDown, CircleAlert, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { DialogTrigger, Popover } from 'react-aria-components/Popover'
import { cx } from '../cx.ts'
import { type FieldProps, field_class, label_class } from '../form/field.tsx'
import { Icon } from '../icon.tsx'
import { type SearchOption, searchOptions } from './option-search.ts'
import { SearchedList } from './searched-list.tsx'

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
          <SearchedList
            label={label}
            placeholder={searchPlaceholder}
            options={options}
            search={searchOptions}
            value={value}
            onPick={(option) => {
              setOpen(false)
              if (option.id !== value) onChange(option.id)
            }}
            startsGroup={(option) => option.startsGroup === true}
            className="max-h-72"
          >
            {(option) => (
              <>
                <span lang={option.lang} className="min-w-0 flex-1 truncate">
                  {option.label}
                </span>
                {option.hint && <span className="text-xs text-muted">{option.hint}</span>}
              </>
            )}
          </SearchedList>
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
