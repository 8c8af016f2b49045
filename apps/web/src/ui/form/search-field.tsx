import { Search, X } from 'lucide'
import type { Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { SearchField as AriaSearchField, Input } from 'react-aria-components/SearchField'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Kbd } from '../kbd.tsx'
import { FieldLabel } from './field.tsx'
import { input_class } from './text-field.tsx'

interface SearchFieldProps {
  /** Read out, not seen. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit?: (value: string) => void
  readonly placeholder?: string
  /** The key that leads here. */
  readonly shortcut?: string
  readonly autoFocus?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
  readonly className?: string
}

/** Escape and the cross empty it. */
export function SearchField({
  label,
  placeholder,
  shortcut,
  inputRef,
  className,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} className={cx('group min-w-0', className)}>
      <FieldLabel isHidden>{label}</FieldLabel>
      <Group className="control">
        <Icon of={Search} className="text-muted" />
        <Input ref={inputRef} placeholder={placeholder} className={input_class} />
        {shortcut && <Kbd className="md:group-not-data-empty:hidden">{shortcut}</Kbd>}
        <AriaButton
          aria-label={t('Clear search')}
          className="touch -me-1 inline-grid size-6 shrink-0 place-items-center rounded-sm text-muted group-data-empty:hidden data-hovered:bg-hover data-hovered:text-text"
        >
          <Icon of={X} size={14} />
        </AriaButton>
      </Group>
    </AriaSearchField>
  )
}
