import { type SearchBox, useSearchBox as useAnySearchBox } from '../../platform/use-search-box.ts'

export type { SearchBox } from '../../platform/use-search-box.ts'

/** The search over the meetings list. */
export function useSearchBox(search: string, onSearch: (search: string) => void): SearchBox {
  return useAnySearchBox({ label: 'Search meetings', group: 'Meetings', search, onSearch })
}
