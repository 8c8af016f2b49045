import { ChevronDown, CircleAlert, type IconNode } from 'lucide'
import { useId } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../cx.ts'
import { type FieldProps, field_class, label_class } from '../form/field.tsx'
import { Icon } from '../icon.tsx'
import { PopupTrigger } from '../overlay/popup-trigger.tsx'
import { lazyPart } from '../state/lazy-part.tsx'
import type { SearchOption } from './option-search.ts'

interface SearchSelectProps extends FieldProps {
  readonly options: readonly SearchOption[]
  readonly value: string
  readonly onChange: (id: string) => void
  readonly icon?: IconNode
  /** In the search field, such as 'Country'. */
  readonly searchPlaceholder: string
}

const fetchPopup = async () => ({ default: (await import('./search-popup.tsx')).SearchPopup })
const SearchPopup = lazyPart(fetchPopup)

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
  const id = useId()
  const chosen = options.find((option) => option.id === value)

  return (
    <div className={cx(field_class, className)}>
      <span id={`${id}-label`} className={cx(label_class, isLabelHidden && 'sr-only')}>
        {label}
      </span>
      <PopupTrigger
        kind="dialog"
        prepare={fetchPopup}
        trigger={
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
        }
      >
        {(popup) => (
          <SearchPopup
            {...popup}
            label={label}
            placeholder={searchPlaceholder}
            options={options}
            value={value}
            onPick={(picked) => picked !== value && onChange(picked)}
          />
        )}
      </PopupTrigger>
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
