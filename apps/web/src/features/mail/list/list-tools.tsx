import {
  type IntegrationMailType,
  mail_providers,
  type MailCategory,
  provider_table,
} from '@meridian/contract'
import { CircleCheckBig, type IconNode, Inbox, NotebookPen } from 'lucide'
import { useState } from 'react'
import { Text } from 'react-aria-components/Text'
import type { SearchBox } from '../../../platform/navigation/use-search-box.ts'
import { mark, t, tLabels } from '../../../platform/text/text.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { SegmentedTabs } from '../../../ui/segmented-tabs.tsx'
import { category_tabs } from './list-filter.ts'

interface MailListToolsProps {
  readonly tabs: ReturnType<typeof mailTabs>
  readonly searchBox: SearchBox
  readonly source: IntegrationMailType | 'all'
  readonly sources: ReturnType<typeof sourceOptions>
  readonly onSource: (source: IntegrationMailType | 'all') => void
}

/** Stands inside a TabArea, which changes the list. */
export function MailListTools({ tabs, searchBox, source, sources, onSource }: MailListToolsProps) {
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-2.5">
      <div className="max-md:w-full max-md:*:flex max-md:*:w-full max-md:*:*:flex-1 max-md:*:*:justify-center">
        <SegmentedTabs label={t('List')} segments={tabs} />
      </div>
      <MailSearch {...searchBox} />
      <Select
        label={t('Mailbox')}
        isLabelHidden
        options={sources}
        value={source}
        onChange={onSource}
        className="w-33"
      />
    </div>
  )
}

/** As long as nothing is typed it says what can be. */
function MailSearch(searchBox: SearchBox) {
  const [isFocused, setFocused] = useState(false)
  return (
    <SearchField
      {...searchBox}
      label={t('Search mail')}
      placeholder={t('Search mail')}
      shortcut="/"
      onFocusChange={setFocused}
      className="relative flex-1 max-xs:basis-full md:ms-auto md:w-65 md:flex-none"
      note={
        <Text
          slot="description"
          hidden={!isFocused || searchBox.value !== ''}
          className="floating absolute start-0 top-full z-10 mt-1.5 w-full p-2.5 text-xs text-text-2"
        >
          {t(
            'Finds words by their beginnings in subject, sender, text and summary. from:, to: and subject: search there alone, such as from:ada or subject:"first draft"; to: the first 200 recipients.',
          )}
        </Text>
      }
    />
  )
}

/** The lists, with how much of each is unread. */
export function mailTabs(unread: ReadonlyMap<MailCategory, number>) {
  return tLabels(category_tabs).map((tab) => {
    const count = unread.get(tab.id)
    return { ...tab, icon: icons[tab.id], ...(count ? { count } : {}) }
  })
}

const icons: Readonly<Record<MailCategory, IconNode>> = {
  inbox: Inbox,
  task: CircleCheckBig,
  notes: NotebookPen,
}

/** The providers always; other sources where there is such a mailbox, and then all of them together too. */
export function sourceOptions(read: readonly IntegrationMailType[]) {
  const options = source_names.filter(({ id }) => isProvider(id) || (id !== 'all' && read.includes(id)))
  return tLabels(
    options.length > 1 ? [...options, ...source_names.filter(({ id }) => id === 'all')] : options,
  )
}

const isProvider = (id: string) => mail_providers.some((provider) => provider === id)

const source_names = [
  ...mail_providers.map((provider) => ({ id: provider, label: provider_table[provider].name })),
  { id: 'imap', label: mark('IMAP') },
  { id: 'file', label: mark('Files') },
  { id: 'all', label: mark('All') },
] as const
