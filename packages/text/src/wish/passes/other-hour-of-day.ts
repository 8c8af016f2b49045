import { momentOf } from '../items/ends-of-work.ts'
import { type HoursItem, isOneDay, isTime } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { asSettled } from '../items/settle.ts'
import type { Judged } from './judge-sentence.ts'
import { asTold, gone, open } from './only-day.ts'

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
    const told = new Map([open(day), gone(taken), [hour, [asSettled(hour)]] as const])
    return { ...asTold(one, told), isOffer: one.isOffer }
  })
}

/** An hour, or one until or from which something is. */
function isMoment(item: Item | undefined): item is HoursItem {
  return item?.kind === 'hours' && item.isPart !== true && momentOf(item.hours) !== null
}
