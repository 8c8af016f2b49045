import { isLink } from '@meridian/contract'
import { remainingTime } from '@meridian/engine'
import { placeName } from '../../../platform/navigation/place-name.ts'
import { t } from '../../../platform/text/text.ts'
import { formatElsewhere } from '../../../platform/time/elsewhere.ts'
import { type Clock, formatRemaining } from '../../../platform/time/format.ts'
import type { CalendarItem } from './calendar-item.ts'

/** What stands below a title: what is special first, then where it is, else the meeting's own clock, else its source. */
export function subtitleOf(item: CalendarItem, source: string, clock: Clock, nowMs: number): string {
  const { occurrence, interval } = item
  if (occurrence.meeting_status === 'cancelled') return t('Cancelled')
  if (occurrence.is_tentative) return t('Tentative, not answered')
  if (occurrence.meeting_action === 'pending') return t('Proposal, not answered')
  if (occurrence.calendar_problem !== null) return t('A change is not in its calendar')
  const place = placeName(occurrence.location_name)
  const minutes = (interval[0] - nowMs) / 60_000
  if (!item.isWholeDays && minutes > 0 && minutes <= 60) {
    return `${place ?? source}, ${formatRemaining(remainingTime(interval[0], interval[1], nowMs))}`
  }
  return place ?? elsewhere(item, clock) ?? source
}

/** '09:30 AM in New York'; with its weekday where it is another one; null where clocks show the same, and for dates, which belong to no zone. */
export function elsewhere({ occurrence, interval }: CalendarItem, clock: Clock): string | null {
  return occurrence.is_all_day ? null : formatElsewhere(interval[0], occurrence.meeting_timezone, clock)
}

/** The link to join by, from ten minutes before the start until the end. */
export function linkToJoin(
  { occurrence, interval, isWholeDays }: CalendarItem,
  nowMs: number,
): string | null {
  if (isWholeDays || nowMs < interval[0] - 600_000 || nowMs >= interval[1]) return null
  return joinLink({ occurrence })
}

/** The link to join by, whenever it takes place; only web addresses count. */
export function joinLink({
  occurrence: { meeting_link, meeting_status },
}: Pick<CalendarItem, 'occurrence'>): string | null {
  return meeting_status === 'active' && meeting_link && isLink(meeting_link) ? meeting_link : null
}
