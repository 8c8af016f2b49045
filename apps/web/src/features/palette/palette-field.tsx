import { Search, X } from 'lucide'
import type { KeyboardEvent, Ref } from 'react'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import type { useActiveRow } from './use-active-row.ts'

interface PaletteFieldProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly placeholder: string
  readonly isBusy: boolean
  readonly inputRef: Ref<HTMLInputElement>
  readonly combobox: ReturnType<typeof useActiveRow>
  /** Mod+Enter. */
  readonly onOpenForm: () => void
  readonly onClose: () => void
}

/** Where one types; the focus stays here while the arrows move through the rows. */
export function PaletteField({
  text,
  onChange,
  placeholder,
  isBusy,
  inputRef,
  combobox,
  onOpenForm,
  onClose,
}: PaletteFieldProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return combobox.onKeyDown(event)
    event.preventDefault()
    onOpenForm()
  }

  return (
    <div className="flex min-h-14 items-center gap-2.5 border-b border-border ps-4 pe-2">
      {isBusy ? <Spinner /> : <Icon of={Search} size={18} className="text-muted" />}
      <input
        {...combobox.inputProps}
        ref={inputRef}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog takes the focus, and this is its first field.
        autoFocus
        aria-label={t('Search or jump to')}
        placeholder={placeholder}
        value={text}
        maxLength={characters_max}
        spellCheck={false}
        readOnly={isBusy}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-12 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-muted"
      />
      <Kbd className="me-2">Esc</Kbd>
      <IconButton label={t('Close')} icon={X} onPress={onClose} className="md:hidden" />
    </div>
  )
}

const characters_max = 500
