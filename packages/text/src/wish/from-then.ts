import { type DaysItem, type HoursItem, isOneDay } from './groups.ts'
import type { Item } from './item.ts'
import type { Judged } from './judge-sentence.ts'

/** `I am back on the 5th. From then on any day suits me`: that day and those behind it, or these alone behind a stretch. */
export function daysFromThen(
  { start, end, clause, isExcluded, isFromThen }: HoursItem,
  named: DaysItem,
): Item[] {
  const [range, other] = named.days
  const isOfDay = range !== undefined && !other && !range.isEvery && (named.bound ?? 'from') === 'from'
  if (isExcluded || !isOfDay) return []
  const bound = isFromThen === true && range.first === range.last ? 'from' : 'after'
  const days = [range]
  return [{ kind: 'days', days, isExcluded, bound, isTarget: false, isSettled: true, start, end, clause }]
}

/** `I am back on the 5th. From then on I can come any day`: the day of the sentence before is where the days begin. */
export function withBeginnings(judged: readonly Judged[]): Judged[] {
  return judged.map((one, place) => {
    const behind = judged[place + 1]
    const goesOn = behind?.beginsFromThen === true && !behind.isDeclined && behind.paragraph === one.paragraph
    const day = one.items.findLast(isBeginning)
    if (!goesOn || !day || one.score > 0 || one.isQuestion) return one
    const begin: Item = { ...day, isExcluded: false, bound: 'from', isSettled: true }
    const items = one.items.map((item) => (item === day ? begin : item))
    return { ...one, items, isOwnDay: false, isAboutTime: true }
  })
}

function isBeginning(item: Item): item is DaysItem {
  if (!isOneDay(item) || item.days.some(({ isFrame }) => isFrame)) return false
  return item.bound === null || item.bound === 'from'
}
