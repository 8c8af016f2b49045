import { useSearchParams } from 'react-router'
import { addressOfMailFilter, isSameMailFilter, type MailFilter, mailFilterIn } from './list-filter.ts'

/**
 * The filter of the list of mails, which lives in the address: a reload or a shared link keeps it, back and
 * forward restore it. Refining a search replaces the entry of the history, every other change adds one.
 */
export function useMailFilter(): [MailFilter, (filter: MailFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter = mailFilterIn(params)
  const setFilter = (next: MailFilter) => {
    if (isSameMailFilter(next, filter)) return
    const isRefinement =
      filter.search !== '' &&
      next.search !== '' &&
      isSameMailFilter({ ...next, search: '' }, { ...filter, search: '' })
    setParams(addressOfMailFilter(next), { replace: isRefinement })
  }
  return [filter, setFilter]
}
