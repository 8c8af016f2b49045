import {
  type SearchBox,
  useSearchBox as useAnySearchBox,
} from '../../../platform/navigation/use-search-box.ts'
import { t } from '../../../platform/text/text.ts'

export type { SearchBox } from '../../../platform/navigation/use-search-box.ts'

/** The search over the meetings list. */
export function useSearchBox(search: string, onSearch: (search: string) => void): SearchBox {
  return useAnySearchBox({ label: t('Search meetings'), group: t('Meetings'), search, onSearch })
}
