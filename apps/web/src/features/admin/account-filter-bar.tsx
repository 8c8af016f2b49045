import { account_statuses, roles } from '@meridian/contract'
import { useSearchBox } from '../../platform/navigation/use-search-box.ts'
import { mark, t, tLabels } from '../../platform/text/text.ts'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { type AccountFilter, type AccountSort, sortedBy } from './account-filter.ts'
import { role_words, status_words } from './account-words.ts'

interface AccountFilterBarProps {
  readonly filter: AccountFilter
  readonly onChange: (filter: AccountFilter) => void
}

export function AccountFilterBar({ filter, onChange }: AccountFilterBarProps) {
  const searchBox = useSearchBox({
    label: t('Search users'),
    group: t('Users'),
    search: filter.search,
    onSearch: (search) => onChange({ ...filter, search }),
  })
  const isPhone = useIsPhone()
  return (
    <div className="mb-4 grid grid-cols-2 gap-2.5 max-xs:grid-cols-1 md:flex md:items-center">
      <SearchField
        {...searchBox}
        label={t('Search users')}
        placeholder={t('Search by name or address')}
        shortcut="/"
        className="col-span-full md:w-80"
      />
      <Select
        label={t('Role')}
        isLabelHidden
        options={tLabels(role_options)}
        value={filter.role}
        onChange={(role) => onChange({ ...filter, role })}
        className="md:ms-auto md:w-36"
      />
      <Select
        label={t('Status')}
        isLabelHidden
        options={tLabels(status_options)}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
        className="md:w-33"
      />
      {isPhone && (
        <Select
          label={t('Order')}
          isLabelHidden
          options={tLabels(sort_options)}
          value={filter.sort}
          onChange={(sort) => filter.sort !== sort && onChange(sortedBy(filter, sort))}
          className="col-span-full"
        />
      )}
    </div>
  )
}

const role_options = [
  { id: 'all' as const, label: mark('Any role') },
  ...roles.map((id) => ({ id, label: role_words[id] })),
]
const status_options = [
  { id: 'all' as const, label: mark('Any status') },
  ...account_statuses.map((id) => ({ id, label: status_words[id] })),
]
const sort_options: readonly { readonly id: AccountSort; readonly label: string }[] = [
  { id: 'full_name', label: mark('By name') },
  { id: 'primary_email', label: mark('By address') },
  { id: 'role', label: mark('By role') },
  { id: 'last_active_at', label: mark('Latest active first') },
  { id: 'created_at', label: mark('Newest first') },
]
