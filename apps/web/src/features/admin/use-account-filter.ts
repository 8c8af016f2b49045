import { useSearchParams } from 'react-router'
import { mergeFilter } from '../../platform/navigation/merge-filter.ts'
import { type AccountFilter, addressOfFilter, filterIn, isRefinement } from './account-filter.ts'

/** The filter of the users table, which lives in the address: a reload or a shared link keeps it. */
export function useAccountFilter(): [AccountFilter, (filter: AccountFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter = filterIn(params)
  const setFilter = (wanted: AccountFilter) => {
    const latest = filterIn(new URLSearchParams(location.search))
    const next = mergeFilter(filter, wanted, latest)
    if (addressOfFilter(next) === addressOfFilter(latest)) return
    // Refining a search replaces the entry of the history, every other change adds one.
    setParams(addressOfFilter(next), { replace: isRefinement(latest, next) })
  }
  return [filter, setFilter]
}
