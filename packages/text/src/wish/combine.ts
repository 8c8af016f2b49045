import { type DayNumber, formatDay } from './day-number.ts'
import { excludedIn } from './excluded-times.ts'
import { framesOf, inOrder, type Limits, limitsOf } from './frames.ts'
import { groupsOf, isShort, isWanted } from './groups.ts'
import type { Item } from './item.ts'
import { onlyLimits, timesOf, within } from './open-times.ts'
import { proposalsOf } from './proposals.ts'
import type { MeetingWish } from './wish.ts'

/** No mail names more times than this; what searches for them stays quick whatever a mail holds. */
const most_times = 40

/** One wish from what the sentences of a mail say about time. Items are listed sentence by sentence. */
export function combineItems(told: readonly (readonly Item[])[], today: DayNumber): MeetingWish {
  const sentences = told.map((items) => items.flatMap((item) => withoutPast(item, today)))
  const all = sentences.flat()
  const frames = all
    .flatMap((item) => (isWanted(item) && item.bound === null ? framesOf(item) : []))
    .filter(({ value }) => value.last >= today)
  const limits = limitsOf(all, frames)
  const groups = sentences.flatMap((items) => groupsOf(inOrder(items)))
  const proposals = proposalsOf(groups, frames, today)
  const wanted = groups.filter((group) => !group.hours.some(({ hours }) => hours.isExact && isShort(hours)))
  const times = timesOf(wanted, frames).flatMap((time) => within(time, limits, today) ?? [])
  const length = all.find((item) => item.kind === 'length')
  const zone = all.find((item) => item.kind === 'zone')
  return {
    times: (times.length > 0 || proposals.length > 0 ? times : onlyLimits(limits, all)).slice(0, most_times),
    excluded: sentences.flatMap((items) => excludedIn(items, frames)).slice(0, most_times),
    proposals: proposals.slice(0, most_times),
    length:
      length?.kind === 'length' ? { minutes: length.minutes, start: length.start, end: length.end } : null,
    deadline: deadlineOf(all, limits),
    isUrgent: all.some(({ kind }) => kind === 'asap'),
    timeZone: zone?.kind === 'zone' ? zone.zone : null,
  }
}

/** A date that has passed is no wish: `as we said on 12 November`. */
function withoutPast(item: Item, today: DayNumber): Item[] {
  if (!isWanted(item) || item.bound !== null) return [item]
  const days = item.days.filter(({ last }) => last >= today)
  return days.length === 0 ? [] : [{ ...item, days }]
}

function deadlineOf(items: readonly Item[], { last }: Limits): MeetingWish['deadline'] {
  const item = items.find((one) => one.kind === 'days' && (one.bound === 'before' || one.bound === 'by'))
  return item && last !== null ? { date: formatDay(last), start: item.start, end: item.end } : null
}
