import { Check, type IconNode } from 'lucide'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../icon.tsx'
import { Spinner } from '../state/spinner.tsx'

export interface Option {
  readonly id: string
  readonly label: string
  /** Muted words after the label. */
  readonly hint?: string
  readonly icon?: IconNode
}

interface OptionListProps {
  readonly options: readonly Option[]
  readonly isLoading?: boolean
  readonly empty?: string
}

/** The list inside a Select, Dropdown or combobox. While fetching it says 'Loading...'. */
export function OptionList({ options, isLoading = false, empty = t('No data found') }: OptionListProps) {
  return (
    <ListBox
      items={isLoading ? [] : options}
      dependencies={[isLoading]}
      renderEmptyState={() => (
        <p className="flex min-h-8 items-center gap-2 px-2 text-muted">
          {isLoading && <Spinner />}
          {isLoading ? t('Loading...') : empty}
        </p>
      )}
      className="max-h-80 overflow-y-auto p-1.25 outline-none"
    >
      {(option) => (
        <ListBoxItem textValue={option.label} className="group option-row">
          {option.icon && <Icon of={option.icon} className="text-muted" />}
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          {option.hint && <span className="num text-xs text-muted">{option.hint}</span>}
          <Icon of={Check} size={14} className="invisible text-accent-text group-data-selected:visible" />
        </ListBoxItem>
      )}
    </ListBox>
  )
}
