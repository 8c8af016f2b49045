import type { DayNumber } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import type { DaysItem, HoursItem } from '../items/groups.ts'
import type { TimeItem } from './signs.ts'

/** What kind of time an item is. */
export function itemCues(item: TimeItem, today: DayNumber): string[] {
  if (item.kind === 'length') return ['length', `length=${lengthKind(item.minutes)}`]
  const cues = item.kind === 'days' ? daysCues(item, today) : hoursCues(item)
  return [item.kind, ...[...joinCues(item), ...cues].map((cue) => `${item.kind} ${cue}`)]
}

function lengthKind(minutes: number): string {
  if (minutes < 15) return 'short'
  return minutes <= 120 ? 'usual' : 'long'
}

function joinCues(item: DaysItem | HoursItem): string[] {
  return [
    `excluded=${item.isExcluded}`,
    ...(item.isChoice === true ? ['choice'] : item.isJoined === true ? ['joined'] : []),
    ...(item.isGuessed === true ? ['guessed'] : []),
    ...(item.isException === true ? ['exception'] : []),
  ]
}

const day = 24 * 60
/** Few meetings lie before or behind these minutes of the day. */
const early = 7 * 60
const late = 19 * 60

function hoursCues({ hours, isLimit, isTurned }: HoursItem): string[] {
  const { from, until, isExact } = hours
  return [
    `of=${isExact ? (until > from ? 'span' : 'clock') : until === day ? 'from' : from === 0 ? 'until' : 'part'}`,
    ...(isLimit === true ? ['limit'] : []),
    ...(isTurned === true ? ['turned'] : []),
    ...(from < early || from > late ? ['odd'] : []),
  ]
}

function daysCues(item: DaysItem, today: DayNumber): string[] {
  const [first] = item.days
  return [
    ...(first === undefined
      ? []
      : [`of=${item.bound ?? rangeKind(first)}`, `in=${distance(first.first - today)}`]),
    `count=${Math.min(item.days.length, 4)}`,
    ...(item.isTarget ? ['target'] : []),
    ...(item.isAlso === true ? ['also'] : []),
    ...(item.isSpan === true ? ['span'] : []),
  ]
}

function rangeKind({ weekday, isFrame, isEvery, first, last }: DayRange): string {
  if (weekday !== null) return isFrame ? 'weekdays' : isEvery ? 'every weekday' : 'weekday'
  if (first === last) return 'date'
  if (last - first < 7) return 'week'
  return last - first < 32 ? 'month' : 'long'
}

function distance(days: number): string {
  if (days < 0) return 'past'
  if (days <= 1) return `${days}`
  if (days < 8) return 'week'
  if (days < 22) return 'weeks'
  return days < 70 ? 'months' : 'far'
}
