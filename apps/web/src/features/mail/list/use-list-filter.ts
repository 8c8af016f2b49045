import { useSearchParams } from 'react-router'
import { mergeFilter } from '../../../platform/navigation/merge-filter.ts'
import { addressOfMailFilter, isSameMailFilter, type MailFilter, mailFilterIn } from './list-filter.ts'

/**
 * The filter of the list of mails, which lives in the address: a reload or a shared link keeps it, back and
 * forward restore it. Refining a search replaces the entry of the history, every other change adds one.
 */
export function useMailFilter(): [MailFilter, (filter: MailFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter = mailFilterIn(params)
  const setFilter = (wanted: MailFilter) => {
    const latest = mailFilterIn(new URLSearchParams(location.search))
    const next = mergeFilter(filter, wanted, latest)
    if (isSameMailFilter(next, latest)) return
    const isRefinement =
      latest.search !== '' &&
      next.search !== '' &&
      isSameMailFilter({ ...next, search: '' }, { ...latest, search: '' })
    setParams(addressOfMailFilter(next), { replace: isRefinement })
  }
  return [filter, setFilter]
}
