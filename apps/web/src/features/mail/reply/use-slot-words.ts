import type { SlotPair } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { formatShortDay, formatTimeRange, isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'

/** A time on the reader's clock: `Tue 24 Nov, 10:00 – 10:30`. */
export function useSlotWords(): (slot: SlotPair) => string {
  const clock = useClock()
  return ([start, end]) =>
    t('{day}, {time}', {
      day: formatShortDay(isoDate(start, clock.zone)),
      time: formatTimeRange(start, end, clock),
    })
}
