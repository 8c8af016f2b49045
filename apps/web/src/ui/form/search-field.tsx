import { Search, X } from 'lucide'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Kbd } from '../kbd.tsx'
import { FieldLabel } from './field.tsx'
import { InputField } from './input-field.tsx'
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
  readonly onFocusChange?: (isFocused: boolean) => void
  readonly inputRef?: RefObject<HTMLInputElement | null>
  readonly className?: string
  /** What describes the field, below it. */
  readonly note?: ReactNode
}

/** Escape and the cross empty it. */
export function SearchField({
  label,
  value,
  onSubmit,
  placeholder,
  shortcut,
  inputRef,
  className,
  ...rest
}: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  return (
    <InputField
      {...rest}
      type="search"
      value={value}
      onKeyDown={(event) => {
        // Keys that mean nothing here reach what is around the field.
        const act = event.key === 'Enter' ? onSubmit : value !== '' && event.key === 'Escape' && clear
        if (!act) return event.continuePropagation()
        event.preventDefault()
        act(value)
      }}
      className={cx('min-w-0', className)}
    >
      <FieldLabel isHidden>{label}</FieldLabel>
      <Group className="control">
        <Icon of={Search} className="text-muted" />
        <Input ref={input} placeholder={placeholder} className={input_class} />
        {shortcut && <Kbd className={cx(value !== '' && 'md:hidden')}>{shortcut}</Kbd>}
        {value !== '' && (
          <AriaButton
            aria-label={t('Clear search')}
            excludeFromTabOrder
            // At once, so that the keyboard of a phone stays.
            onPressStart={() => input.current?.focus()}
            preventFocusOnPress
            onPress={clear}
            className="touch -me-1 inline-grid size-6 shrink-0 place-items-center rounded-sm text-muted data-hovered:bg-hover data-hovered:text-text"
          >
            <Icon of={X} size={14} />
          </AriaButton>
        )}
      </Group>
    </InputField>
  )

  function clear() {
    rest.onChange('')
  }
}
