import { createHold, deleteHold, listHeldTimes } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import type { QueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide'
import { call } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { offerTakeBack } from '../../../platform/state/undo.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { type Clock, formatShortDay, formatTime, isoDate } from '../../../platform/time/format.ts'
import { shortTime } from './share-text.ts'

export const hold_days = 3

interface WantedHold {
  readonly times: readonly Interval[]
  /** The empty text stands for the usual title. */
  readonly title: string
  readonly clock: Clock
}

/** Holds the marked times, and offers to undo it. Whether they are held now; a toast says why they are not. */
export async function holdMarked(
  queries: QueryClient,
  { times, title, clock }: WantedHold,
): Promise<boolean> {
  const slots = times.map(([start, end]): [string, string] => [
    new Date(start).toISOString(),
    new Date(end).toISOString(),
  ])
  const held_title = title.trim() || t('Shared times')
  try {
    const { holder_id, expires_at } = await call(createHold, { body: { slots, held_title, hold_days } })
    const end = Date.parse(expires_at)
    const words = plural(
      times.length,
      { one: '{count} time is held until {time}', other: '{count} times are held until {time}' },
      { time: `${formatShortDay(isoDate(end, clock.zone))}, ${formatTime(end, clock)}` },
    )
    offerTakeBack(words, { icon: CalendarClock, takeBack: () => void release(queries, holder_id) })
    return true
  } catch (problem) {
    showError(takenWords(problem, times, clock) ?? problem, t(createHold.says.failed))
    return false
  } finally {
    void queries.invalidateQueries({ queryKey: keyOf(listHeldTimes) })
  }
}

async function release(queries: QueryClient, holder_id: string): Promise<void> {
  try {
    await call(deleteHold, { params: { holder_id } })
    showSuccess(t(deleteHold.says.done))
  } catch (problem) {
    showError(problem, t(deleteHold.says.failed))
  } finally {
    void queries.invalidateQueries({ queryKey: keyOf(listHeldTimes) })
  }
}

/** The taken times on the shown clock; null where another reason was given. */
function takenWords(problem: unknown, times: readonly Interval[], clock: Clock): string | null {
  if (!(problem instanceof ApiError) || problem.status !== 409) return null
  const places = new Set(problem.errors.map(({ path }) => path))
  const taken = times.filter((_, place) => places.has(`slots.${place}`))
  if (taken.length === 0) return null
  return t('No longer free: {times}. Remove it here, or choose another time.', {
    times: taken.map((time) => shortTime(time, clock)).join('; '),
  })
}
