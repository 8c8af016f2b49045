import type { SearchedTimes, TimeSearch } from '@meridian/contract'
import type { MeetingRequest, ReplyDraft } from '@meridian/text'
import {
  firstGroups,
  groupTimes,
  placeWeekdays,
  proposedStretches,
  type TimeGroup,
} from '@meridian/text/answering'
import type { OfferedTimes, TimedSender } from './meeting-time.service.ts'
import { presentNamedTimes } from './named-time.rules.ts'

export interface WishSearch {
  readonly request: Pick<MeetingRequest, 'wish' | 'asking' | 'named'>
  /** The zone in which the wish counts. */
  readonly timeZone: string
  readonly minutes: number
  readonly now: Date
  readonly found: Partial<OfferedTimes>
  readonly sender: TimedSender | undefined
}

const most_proposals = 5

/** The limits by which times are looked for, as many of them as a person reads. Null for a draft that needs no times. */
export function presentTimeSearch(
  { isAboutTimes, mayWantTimes }: Pick<ReplyDraft, 'isAboutTimes' | 'mayWantTimes'>,
  { request: { wish, asking, named }, timeZone, minutes, now, found, sender }: WishSearch,
): TimeSearch | null {
  if (!isAboutTimes && !mayWantTimes) return null
  const offered = proposedStretches(wish, { timeZone, minutes }).filter(([start]) => start > now.getTime())
  const proposals = [...new Map(offered.map((stretch) => [stretch.join(), stretch])).values()]
  const times = firstGroups(groupTimes(wish.times))
  const excluded = firstGroups(groupTimes(placeWeekdays(wish.excluded, wish.times)))
  const [place] = asking
  return {
    timezone: timeZone,
    minutes,
    proposals: proposals
      .slice(0, most_proposals)
      .map(([start, end]): [string, string] => [new Date(start).toISOString(), new Date(end).toISOString()]),
    more_proposals: Math.max(0, proposals.length - most_proposals),
    times: times.shown.map(presentTimes),
    more_times: times.more,
    excluded: excluded.shown.map(presentTimes),
    more_excluded: excluded.more,
    last_date: lastDate(wish),
    is_unmet: isUnmet(found),
    named_times: presentNamedTimes(named),
    searched_user_id: sender?.user_id ?? null,
    place: place ? { start: place.start, end: place.end } : null,
  }
}

function presentTimes({ days, weekdays, hours }: TimeGroup): SearchedTimes {
  return {
    days: days.map(({ first, last }) => ({ first_date: first, last_date: last })),
    weekdays: [...weekdays],
    hours: hours.map(([from, until]): [number, number] => [from, until]),
  }
}

/** Null where no time of the wish goes beyond it. */
function lastDate({ deadline, times }: MeetingRequest['wish']): string | null {
  if (deadline === null) return null
  const isWithin = times.length > 0 && times.every(({ last }) => last !== null && last <= deadline.date)
  return isWithin ? null : deadline.date
}

function isUnmet({
  isOutsideWish,
  accepted,
  slots = [],
  taken = [],
  outsideHours = [],
}: Partial<OfferedTimes>) {
  const isDeclined = accepted === undefined && taken.length + outsideHours.length > 0
  return slots.length > 0 && (isOutsideWish === true || isDeclined)
}
