import { momentOf } from '../items/ends-of-work.ts'
import { type HoursItem, isOneDay, isTime } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { asSettled } from '../items/settle.ts'
import type { Judged } from './judge-sentence.ts'

/**
 * `I'm double-booked at 2 on Thursday, could we start at 3.30?`: a question names another hour of the day on which
 * something else is at an hour before it.
 */
export function withOtherHoursOfDays(judged: readonly Judged[]): readonly Judged[] {
  return judged.map((one) => {
    const [first, second, hour, more] = [...one.items, ...one.unmeant]
      .filter(isTime)
      .toSorted((item, other) => item.start - other.start)
    const day = first && isOneDay(first) ? first : second
    const taken = day === first ? second : first
    if (!one.isQuestion || more || !day || !isOneDay(day) || !isMoment(taken) || !isMoment(hour)) return one
    const isApart = taken.clause === day.clause && hour.clause !== day.clause && hour.isChoice !== true
    if (!isApart || hour.isExcluded || hour.hours.from === taken.hours.from) return one
    const others = one.items.filter((item) => !isTime(item))
    return {
      ...one,
      items: [
        asSettled({ ...day, isExcluded: false, isGuessed: false }),
        ...others,
        asSettled(hour),
      ].toSorted((item, other) => item.start - other.start),
      unmeant: [...one.unmeant.filter((item) => !isTime(item)), asSettled(taken)],
      unread: one.unread.filter(({ start }) => start !== taken.start),
      isAboutTime: true,
      own: [],
      isOwnDay: false,
      isMove: false,
    }
  })
}

/** An hour, or one until or from which something is. */
function isMoment(item: Item | undefined): item is HoursItem {
  return item?.kind === 'hours' && item.isPart !== true && momentOf(item.hours) !== null
}
