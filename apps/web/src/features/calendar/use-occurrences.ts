import { getWorkspace, type Input, listOccurrences, type Occurrence } from '@meridian/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callContinued } from '../../platform/api/call-page.ts'
import { queryFor } from '../../platform/api/queries.ts'
import type { CalendarView } from '../../platform/navigation/shown-period.ts'
import { shiftDate } from '../../platform/navigation/shown-period.ts'
import { useSession } from '../../platform/session/session.ts'
import { startOfDate } from '../../platform/time/format.ts'
import { weekStartIn } from '../../platform/time/use-clock.ts'
import { shownDates } from './calendar-dates.ts'

/**
 * What takes place around the shown dates. Day, week and month ask for the month's six weeks, so that
 * going from day to day asks nothing; the periods before and after are fetched ahead.
 */
export function useOccurrences(view: CalendarView, date: string, weekStart: number, zone: string) {
  const queries = useQueryClient()
  const asked = view === 'agenda' ? 'agenda' : 'month'
  const enabled = useIsWeekStartKnown()
  const question = (of: string) => askAll({ query: windowOf(shownDates(asked, of, weekStart), zone) })
  // The grid stays where it is while another period is on its way, and with it the focus.
  const answer = useQuery({ ...question(date), enabled, placeholderData: keepPreviousData })
  const isThere = answer.data !== undefined && !answer.isPlaceholderData

  useEffect(() => {
    if (!isThere) return
    for (const by of [1, -1]) {
      const near = shiftDate(asked === 'agenda' ? 'week' : 'month', date, by)
      const window = windowOf(shownDates(asked, near, weekStart), zone)
      void queries.prefetchQuery(askAll({ query: window }))
    }
  }, [queries, isThere, asked, date, weekStart, zone])
  return answer
}

/**
 * The days of a new session are not drawn before the workspace has told with which of them a week begins: their columns,
 * and the focus in one of them, would become other days'. Where no attempt to ask it succeeds they are.
 */
function useIsWeekStartKnown(): boolean {
  const isKnown = useSession((session) => weekStartIn(session) !== null)
  const { isError } = useQuery(queryFor(getWorkspace, {}))
  return isKnown || isError
}

/** How many events of a period are shown at most. */
export const most_shown = 5000

/** All pages, up to as many as are shown. */
export function askAll(input: Input<typeof listOccurrences>) {
  return {
    ...queryFor(listOccurrences, input),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const all: Occurrence[] = []
      let cursor: string | null | undefined
      while (cursor !== null && all.length < most_shown) {
        const query = { ...input.query, ...(cursor !== undefined && { cursor }) }
        const { data, next } = await callContinued(listOccurrences, { query }, { signal })
        all.push(...data)
        cursor = next
      }
      return all
    },
  }
}

/** A day more on both sides, because whole days reach as far as the profile's zone lies from the one looked from. */
export function windowOf(dates: readonly string[], zone: string) {
  const first = Temporal.PlainDate.from(dates[0] ?? '1970-01-01').subtract({ days: 1 })
  const after = Temporal.PlainDate.from(dates.at(-1) ?? '1970-01-01').add({ days: 2 })
  return {
    start_timestamp: new Date(startOfDate(first.toString(), zone)).toISOString(),
    end_timestamp: new Date(startOfDate(after.toString(), zone)).toISOString(),
  }
}
