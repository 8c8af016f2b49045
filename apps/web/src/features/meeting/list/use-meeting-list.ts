import { listMeetings, type Meeting } from '@meridian/contract'
import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { infiniteQueryFor, pageQueryFor } from '../../../platform/api/queries.ts'
import { keepMeetings } from '../../../platform/session/session-records.ts'
import { getSession } from '../../../platform/session/session.ts'
import { useHidden } from '../../../platform/state/hidden.ts'
import { isHidden } from '../delete/hidden-occurrences.ts'
import {
  countInput,
  default_filter,
  filterInput,
  isOfTab,
  isSameFilter,
  type MeetingFilter,
  type SourceTab,
  source_tabs,
} from './meeting-filter.ts'

/** The meetings of a filter, page by page, without those just deleted. */
export function useMeetingList(filter: MeetingFilter, searchedDay: string | null) {
  const isDefault = isSameFilter(filter, default_filter)
  const pages = useInfiniteQuery({
    ...infiniteQueryFor(listMeetings, filterInput(filter, searchedDay)),
    placeholderData: () => (isDefault ? keptPages() : undefined),
  })
  const hidden = useHidden()
  const { data, isPlaceholderData } = pages
  useEffect(() => {
    if (isDefault && data && !isPlaceholderData) keepMeetings(listed(data))
  }, [isDefault, data, isPlaceholderData])

  const found = data && listed(data)
  const meetings = found?.filter((meeting) => !isHidden(hidden, meeting))
  const gone = found?.filter((meeting) => isHidden(hidden, meeting)) ?? []
  const total = isPlaceholderData ? undefined : data?.pages.at(-1)?.pagination.total
  return {
    pages,
    meetings,
    gone,
    /** How many there are on all pages; unknown until the server has answered. */
    total: total === undefined ? undefined : Math.max(total - gone.length, 0),
  }
}

/** How many meetings each tab would show; undefined until it is known. The open tab's is the list's own total. */
export function useTabCounts(
  filter: MeetingFilter,
  searchedDay: string | null,
  { total, gone }: { readonly total: number | undefined; readonly gone: readonly Meeting[] },
) {
  const others = source_tabs.filter(({ id }) => id !== filter.source)
  const answers = useQueries({
    queries: others.map(({ id }) => ({
      ...pageQueryFor(listMeetings, countInput(filter, searchedDay, id)),
      placeholderData: keepPreviousData,
    })),
  })
  const counts = new Map<SourceTab | MeetingFilter['source'], number | undefined>([[filter.source, total]])
  for (const [index, { id }] of others.entries()) {
    const count = answers[index]?.data?.pagination.total
    const goneHere = gone.filter((meeting) => isOfTab(meeting, id)).length
    counts.set(id, count === undefined ? undefined : Math.max(count - goneHere, 0))
  }
  return counts
}

interface Pages {
  readonly pages: readonly { readonly data: readonly Meeting[] }[]
}

/** Each meeting once: between two pages the list may have moved. */
function listed({ pages }: Pages): Meeting[] {
  const all = pages.flatMap(({ data }) => data)
  return [...new Map(all.map((meeting) => [meeting.meeting_id, meeting])).values()]
}

/** What was seen last, for the moment until the server answers. */
function keptPages() {
  const kept = getSession().meeting.all_meetings
  if (kept.length === 0) return undefined
  const pagination = { page: 1, limit: kept.length, total: kept.length }
  return { pages: [{ data: [...kept], pagination }], pageParams: [1] }
}
