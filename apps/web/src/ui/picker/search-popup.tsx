import { Popover } from 'react-aria-components/Popover'
import type { Popup } from '../overlay/popup-trigger.tsx'
import { type SearchOption, searchOptions } from './option-search.ts'
import { SearchedList } from './searched-list.tsx'

interface SearchPopupProps extends Popup {
  readonly label: string
  readonly placeholder: string
  readonly options: readonly SearchOption[]
  readonly value: string
  readonly onPick: (id: string) => void
}

/** The list of a SearchSelect, from its first use on. */
export function SearchPopup({
  anchor,
  isOpen,
  onClose,
  label,
  placeholder,
  options,
  value,
  onPick,
}: SearchPopupProps) {
  return (
    <Popover
      triggerRef={anchor}
      aria-label={label}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      placement="bottom start"
      offset={4}
      className="floating w-72 min-w-(--trigger-width) max-w-[calc(100vw-1rem)] outline-none"
    >
      <SearchedList
        label={label}
        placeholder={placeholder}
        options={options}
        search={searchOptions}
        value={value}
        onPick={(option) => {
          onClose()
          onPick(option.id)
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
  )
}
