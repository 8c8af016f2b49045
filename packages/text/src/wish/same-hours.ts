import { hoursOfBooked } from './booked-meetings.ts'
import type { HoursItem } from './groups.ts'
import type { Item } from './item.ts'
import type { Judged, MailContext } from './judge-sentence.ts'
import { usual_minutes } from './wish.ts'

/**
 * `Today at 4 or tomorrow at the same time`: at the hour that was named before. `Could we move it to Friday, same
 * time?`: at the hour that the mail names for the meeting as it was, else at that of the meeting in the calendar.
 */
export function withSameHours(
  judged: readonly Judged[],
  { subjectItems, booked }: MailContext,
): readonly Judged[] {
  if (!judged.some(({ items }) => items.some(isSameHour))) return judged
  const all = [...judged.flatMap(({ items }) => items), ...subjectItems]
  const named = all.find((item) => item.kind === 'hours' && item.hours.isExact)
  const old = named ?? (booked && hoursOfBooked(booked))
  if (old?.kind !== 'hours') return judged
  const { from, until } = old.hours
  const length = all.find((item) => item.kind === 'length')
  const minutes = length?.kind === 'length' ? length.minutes : (booked?.minutes ?? usual_minutes)
  const end = Math.min(until > from ? until : from + minutes, 24 * 60)
  const hours = { from, until: end, isExact: false }
  return judged.map((one) => ({
    ...one,
    items: one.items.map((item): Item => {
      if (!isSameHour(item)) return item
      const before = one.isMove ? undefined : hourBefore(one.items, item)
      return {
        ...placeOf(item),
        kind: 'hours',
        hours: before?.hours ?? hours,
        isExcluded: false,
        isSettled: before === undefined,
      }
    }),
  }))
}

function hourBefore(items: readonly Item[], { start }: Item): HoursItem | undefined {
  return items.findLast(
    (item): item is HoursItem =>
      item.kind === 'hours' && item.hours.isExact && !item.isExcluded && item.end <= start,
  )
}

function isSameHour({ kind }: Item): boolean {
  return kind === 'same_hour'
}

function placeOf({
  clause,
  start,
  end,
  isJoined,
  isChoice,
}: Item): Pick<Item, 'clause' | 'start' | 'end' | 'isJoined' | 'isChoice'> {
  return { clause, start, end, ...(isJoined && { isJoined }), ...(isChoice && { isChoice }) }
}
