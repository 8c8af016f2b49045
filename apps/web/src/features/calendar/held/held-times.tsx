import { listHeldTimes } from '@meridian/contract'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import type { CalendarView } from '../../../platform/navigation/shown-period.ts'
import { useClock, useWeekStart } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { type AgendaExtent, blockDates, blocksBeside } from '../agenda/agenda-blocks.ts'
import { shownDates } from '../calendar-dates.ts'
import { windowOf } from '../use-occurrences.ts'
import { heldItems } from './held-item.ts'
import { useHeld } from './held-store.ts'

interface HeldTimesProps {
  readonly view: CalendarView
  readonly date: string
  /** How far an agenda is shown. */
  readonly extent: AgendaExtent
}

/** Reads the held times around the shown dates, in the windows in which the events are read. */
export function HeldTimes({ view, date, extent }: HeldTimesProps) {
  const { zone } = useClock()
  const weekStart = useWeekStart()
  const now = useNow(60_000)
  const blocks = [
    shownDates(view === 'agenda' ? 'agenda' : 'month', date, weekStart),
    ...blocksBeside(extent).map((block) => blockDates(date, weekStart, block)),
  ]
  const { times, hasFailed } = useQueries({
    queries: blocks.map((dates) => ({
      ...queryFor(listHeldTimes, { query: windowOf(dates, zone) }),
      placeholderData: keepPreviousData,
    })),
    combine: combineAnswers,
  })
  const items = useMemo(() => heldItems(times, zone, now), [times, zone, now])
  useEffect(() => useHeld.setState({ items, hasFailed }), [items, hasFailed])
  useEffect(() => () => useHeld.setState({ items: [], hasFailed: false }), [])
  return null
}

type Answer = { readonly data?: HeldTimesAnswer | undefined; readonly isError: boolean }
type HeldTimesAnswer = Parameters<typeof heldItems>[0]

function combineAnswers(answers: readonly Answer[]) {
  return {
    times: answers.flatMap(({ data }) => data ?? []),
    hasFailed: answers.some(({ isError }) => isError),
  }
}
