import { hoursOfBooked } from './booked-meetings.ts'
import { type HoursItem, isExcludedTime, isWantedDay, spanOf } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { Judged, MailContext } from './judge-sentence.ts'
import { foldText } from '../terms/tokens.ts'
import { usual_minutes } from '../wish.ts'

/**
 * `Today at 4 or tomorrow at the same time`: at the hour that was named before. `Could we move it to Friday, same
 * time?`: at the hour that the mail names for the meeting as it was, else at that of the meeting in the calendar.
 * `Tomorrow at 11 or Monday at the usual time`: the usual hour is none that the sentence names for another day.
 */
export function withSameHours(
  judged: readonly Judged[],
  { subjectItems, booked }: MailContext,
): readonly Judged[] {
  if (!judged.some(({ items }) => items.some(isSameHour))) return judged
  const all = [...judged.flatMap(({ items }) => items), ...subjectItems]
  const hours = all.filter(isHours)
  const named = hours.find((item) => item.hours.isExact) ?? hours.find(isMoment) ?? null
  const length = all.find((item) => item.kind === 'length')
  const minutes = length?.kind === 'length' ? length.minutes : (booked?.minutes ?? usual_minutes)
  const placed = judged.map((one, place) => {
    const items = one.items.map((item): Item => {
      if (!isSameHour(item)) return item
      const isUsual = saysUsual(one, item)
      const told = isUsual
        ? (hourBehind(one, item) ?? usualHour([...subjectOf(subjectItems), ...judged.slice(0, place)], one))
        : named
      const old = told ?? (booked && hoursOfBooked(booked))
      if (!old) return item
      const { from, until } = old.hours
      const end = Math.min(until > from && until < day_end ? until : from + minutes, day_end)
      const hours = { from, until: end, isExact: false }
      const before = one.isMove || isUsual ? undefined : hourBefore(one.items, item)
      return {
        ...placeOf(item),
        kind: 'hours',
        hours: before?.hours ?? hours,
        isExcluded: false,
        isSettled: before === undefined,
      }
    })
    return { ...one, items }
  })
  return placed.map((one) => withoutUnknown(one, placed))
}

/** A day at a usual hour that no words name waits for the reader's click, beside days whose hours are told. */
function withoutUnknown(one: Judged, all: readonly Judged[]): Judged {
  const place = one.items.findIndex((item) => isSameHour(item) && saysUsual(one, item))
  if (place < 0) return one
  const first = one.items.findLastIndex((item, at) => at < place && item.kind !== 'days') + 1
  const days = one.items.slice(first, place)
  const others = all.flatMap(({ items }) => items.filter((item) => isWantedDay(item) && !days.includes(item)))
  if (days.length === 0 || others.length === 0) return one
  return {
    ...one,
    items: one.items.toSpliced(first, place + 1 - first),
    unread: [...one.unread, ...one.items.slice(first, place + 1).map(spanOf)],
  }
}

/** `At the usual time`, and not `at the same time`. */
function saysUsual({ text, start }: Judged, item: Item): boolean {
  return usual.test(foldText(text.slice(item.start - start, item.end - start)))
}

const usual = /usual|as planned|gehabt|wie immer|gewohnt|ublich|uebl|habituel|siempre|habitual|solit[ao]/

type Times = Pick<Judged, 'items' | 'unmeant'>

function subjectOf(items: readonly Item[]): readonly Times[] {
  return [{ items, unmeant: [] }]
}

/** `At the usual time, 7 pm` */
function hourBehind({ items }: Times, { end }: Item): HoursItem | null {
  const next = items.find(({ start }) => start >= end)
  return next?.kind === 'hours' && next.start - end <= most_between ? next : null
}

const most_between = 10

/** The only hour that was told before, whatever is said of it, or one of its own sentence that does not suit. */
function usualHour(before: readonly Times[], { items }: Times): HoursItem | null {
  const told = before.flatMap((one) => [...one.items, ...one.unmeant])
  const [first, ...others] = [...told, ...items.filter(isExcludedTime)].filter(isHours).filter(isMoment)
  return first?.hours.from && others.every(({ hours }) => hours.from === first.hours.from) ? first : null
}

/** Not `between 3 and 6`. */
function isMoment({ hours, isPart }: HoursItem): boolean {
  return isPart !== true && (hours.isExact || (hours.from > 0 && hours.until === day_end))
}

const day_end = 24 * 60

function isHours(item: Item): item is HoursItem {
  return item.kind === 'hours'
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
