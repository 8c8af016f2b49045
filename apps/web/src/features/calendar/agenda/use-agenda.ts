import type { Occurrence } from '@meridian/contract'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { askAll, windowOf } from '../use-occurrences.ts'
import { type AgendaExtent, blockDates, blocks_max, blocksBeside } from './agenda-blocks.ts'

/** What an agenda shows beyond the four weeks of its date, and the ways to more. */
export interface Further {
  readonly extent: AgendaExtent
  readonly occurrences: readonly Occurrence[]
  readonly earlier: FurtherEnd
  readonly later: FurtherEnd
}

export interface FurtherEnd {
  readonly isLoading: boolean
  /** Null a year from the date. */
  readonly show: (() => void) | null
}

/** The blocks of an agenda beside the one of its date; none of another date. */
export function useAgenda(
  date: string,
  {
    weekStart,
    zone,
    isShown,
  }: { readonly weekStart: number; readonly zone: string; readonly isShown: boolean },
): Further {
  const [grown, setGrown] = useState({ date, ...nothing })
  const extent = isShown && grown.date === date ? grown : nothing
  const answers = useQueries({
    queries: blocksBeside(extent).map((block) =>
      askAll({ query: windowOf(blockDates(date, weekStart, block), zone) }),
    ),
  })

  function endOf(blocks: typeof answers, shown: number, by: AgendaExtent): FurtherEnd {
    const isLoading = blocks.some(({ isPending }) => isPending)
    const failed = blocks.filter(({ isError }) => isError)
    // A block that could not be read is asked for again before the next one.
    const show = () => {
      if (isLoading) return
      if (failed.length > 0) for (const { refetch } of failed) void refetch()
      else
        setGrown((before) => {
          const known = before.date === date ? before : nothing
          return { date, before: known.before + by.before, after: known.after + by.after }
        })
    }
    return { isLoading, show: shown < blocks_max ? show : null }
  }

  return {
    extent,
    occurrences: answers.flatMap(({ data }) => data ?? []),
    earlier: endOf(answers.slice(0, extent.before), extent.before, { before: 1, after: 0 }),
    later: endOf(answers.slice(extent.before), extent.after, { before: 0, after: 1 }),
  }
}

/** The occurrences of several windows, each once. */
export function withoutRepeats(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const byKey = occurrences.map((one) => [`${one.meeting_id} ${one.original_start_timestamp}`, one] as const)
  return [...new Map(byKey).values()]
}

const nothing: AgendaExtent = { before: 0, after: 0 }
