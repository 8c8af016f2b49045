import { mondayOf } from '../days/day-number.ts'
import { type DaysItem, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { isLeftOut, type Judged } from './judge-sentence.ts'
import { isOwnDayItem } from '../days/own-days.ts'
import { asSettled, withUnmeant } from '../items/settle.ts'

/** `We have to move Thursday the 21st. How about the week after?`: the day that the week comes after is that of the old meeting. */
export function withoutOldDays(judged: readonly Judged[]): readonly Judged[] {
  const isMoved = judged.some(({ isMove }) => isMove)
  const place = judged.findIndex(({ items }) => items.some(isWeekBehind))
  const week = judged[place]?.items.find(isWeekBehind)
  if (!week) return judged
  return judged.map((one, at) => {
    if (at > place) return one
    const isOld = (item: Item) => (at < place || item.start < week.start) && isBefore(item, week)
    if (!one.items.some(isOld)) return one
    const left = withUnmeant(one, (item) => isMoved && isOld(item) && !isLeftOut(item))
    const items = left.items.map((item) => (isOld(item) && isLeftOut(item) ? asSettled(item) : item))
    return { ...left, items }
  })
}

/** `The week after`, which is no choice beside a day. */
function isWeekBehind(item: Item): item is DaysItem {
  return (
    isWantedDay(item) && item.isChoice !== true && item.days.some(({ weeksBehind = 0 }) => weeksBehind > 0)
  )
}

function isBefore(item: Item, week: DaysItem): boolean {
  const [day, other] = item.kind === 'days' && isOwnDayItem(item) ? item.days : []
  const [range] = week.days
  if (!day || other || !range || day.isEvery || day.first !== day.last) return false
  return mondayOf(day.first) + 7 * (range.weeksBehind ?? 0) === mondayOf(range.first)
}
