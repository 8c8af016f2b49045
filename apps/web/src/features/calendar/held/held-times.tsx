import { type Input, listHeldTimes } from '@meridian/contract'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { heldItems } from './held-item.ts'
import { useHeld } from './held-store.ts'

type HeldWindow = Input<typeof listHeldTimes>['query']

interface HeldTimesProps {
  /** The windows in which the events are read. */
  readonly windows: readonly HeldWindow[]
}

/** Reads the held times around the shown dates. */
export function HeldTimes({ windows }: HeldTimesProps) {
  const { zone } = useClock()
  const now = useNow(60_000)
  const { times, hasFailed } = useQueries({
    queries: windows.map((query) => ({
      ...queryFor(listHeldTimes, { query }),
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
