import { Check, Search } from 'lucide'
import { type ReactNode, useMemo, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { InputField } from '../form/input-field.tsx'
import { input_class } from '../form/text-field.tsx'
import { Icon } from '../icon.tsx'
import { useCombobox } from './use-combobox.ts'

interface SearchedListProps<Option> {
  readonly label: string
  readonly placeholder: string
  readonly options: readonly Option[]
  /** The options that go with what is typed, the likeliest first; all of them where nothing is. */
  readonly search: (options: readonly Option[], query: string) => readonly Option[]
  /** The id of the one that is chosen. */
  readonly value: string
  readonly onPick: (option: Option) => void
  /** Whether a line stands above it while all are shown. */
  readonly startsGroup?: (option: Option) => boolean
  /** What a row shows behind its tick. */
  readonly children: (option: Option) => ReactNode
  /** Of the list. */
  readonly className: string
}

/** The inside of a popup: a field to type into, and below it what goes with that. */
export function SearchedList<Option extends { readonly id: string }>({
  label,
  placeholder,
  options,
  search,
  value,
  onPick,
  startsGroup,
  children,
  className,
}: SearchedListProps<Option>) {
  const [query, setQuery] = useState('')
  const items = useMemo(() => search(options, query), [search, options, query])
  const combobox = useCombobox({
    items,
    isOpen: true,
    onOpenChange: () => {},
    onPick,
    startAt: query === '' ? items.findIndex(({ id }) => id === value) : 0,
  })

  return (
    <>
      <InputField
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
      </InputField>
      <ul {...combobox.listProps} aria-label={label} className={cx('overflow-y-auto p-1.25', className)}>
        {items.map((option, index) => (
          <li
            key={option.id}
            {...combobox.optionProps(option, index)}
            className={cx(
              'option-row [contain-intrinsic-height:2rem] [content-visibility:auto]',
              query === '' && startsGroup?.(option) && 'mt-1 rounded-t-none border-t',
            )}
          >
            <Icon of={Check} size={14} className={option.id === value ? 'text-accent-text' : 'invisible'} />
            {children(option)}
          </li>
        ))}
        {items.length === 0 && <li className="px-2 py-1.5 text-muted">{t('No data found')}</li>}
      </ul>
    </>
  )
}
