import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { mergeFilter } from '../../../platform/navigation/merge-filter.ts'
import { addressOfFilter, filterIn, isSameFilter, type MeetingFilter } from './meeting-filter.ts'

/**
 * The filter of the meetings list, which lives in the address: a reload or a shared link keeps it, back and
 * forward restore it. Refining a search replaces the entry of the history, every other change adds one.
 */
export function useMeetingFilter(): [MeetingFilter, (filter: MeetingFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter = filterIn(params)
  const address = addressOfFilter(filter)
  useEffect(() => {
    listAddress = address
  }, [address])

  const setFilter = (wanted: MeetingFilter) => {
    const latest = filterIn(new URLSearchParams(location.search))
    const next = mergeFilter(filter, wanted, latest)
    if (isSameFilter(next, latest)) return
    const isRefinement =
      latest.search !== '' &&
      next.search !== '' &&
      isSameFilter({ ...next, search: '' }, { ...latest, search: '' })
    setParams(addressOfFilter(next), { replace: isRefinement })
  }
  return [filter, setFilter]
}

/** Where the way back from a meeting leads: the list as it was last seen. */
export function listHref(): string {
  return listAddress === '' ? '/user/meetings' : `/user/meetings?${listAddress}`
}

let listAddress = ''
