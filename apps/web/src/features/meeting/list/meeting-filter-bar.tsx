import { t, tLabels } from '../../../platform/text/text.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { SegmentedTabs } from '../../../ui/segmented-tabs.tsx'
import { type MeetingFilter, type SourceTab, status_options } from './meeting-filter.ts'
import type { SearchBox } from './use-meeting-search.ts'

interface MeetingFilterBarProps {
  readonly filter: MeetingFilter
  readonly onChange: (filter: MeetingFilter) => void
  readonly searchBox: SearchBox
  readonly tabs: readonly { readonly id: SourceTab; readonly label: string; readonly count?: number }[]
}

/** Stands inside a TabArea, which changes the source. */
export function MeetingFilterBar({ filter, onChange, searchBox, tabs }: MeetingFilterBarProps) {
  return (
    <div className="mb-4.5 flex flex-wrap items-center gap-2.5 print:hidden">
      <div className="-mx-4 w-[calc(100%+2rem)] overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:w-auto md:max-w-full md:px-0">
        <SegmentedTabs label={t('Source')} segments={tabs} />
      </div>
      <SearchField
        {...searchBox}
        label={t('Search meetings')}
        placeholder={t('Search meetings')}
        shortcut="/"
        className="flex-1 max-xs:basis-full md:ms-auto md:w-65 md:flex-none"
      />
      <Select
        label={t('Status')}
        isLabelHidden
        options={tLabels(status_options)}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
        className="w-fit min-w-33"
      />
    </div>
  )
}
