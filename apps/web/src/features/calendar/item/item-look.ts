import { cx } from '../../../ui/cx.ts'
import type { CalendarItem } from './calendar-item.ts'

/** The classes that tell what an event is; each of these things is also said in its name. */
export function itemLook({ occurrence, interval }: CalendarItem, nowMs: number): string {
  const { meeting_status, meeting_action, is_transparent, is_tentative } = occurrence
  if (meeting_status === 'cancelled') return 'is-cancelled'
  return cx(
    meeting_action === 'pending' && 'is-proposal',
    is_tentative && 'is-tentative',
    interval[1] <= nowMs && 'is-past',
    is_transparent && 'is-free',
  )
}
