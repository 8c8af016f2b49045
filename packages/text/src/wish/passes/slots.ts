import { isExcludedTime, isSingleDays, isStretchOfHours, isTime } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { possible } from './score-sentence.ts'
import { asSettled } from '../items/settle.ts'
import { isMostlyTime } from './sentence-times.ts'

/** Entries that only name a day and its hour, one below the other, are times to choose from. */
export function withSlots(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  const counts = judged.map((one) => (one.isOffer && isMostlyTime(one, language) ? countSlots(one.items) : 0))
  const isAsked = judged.some(({ score }) => score >= possible)
  return judged.map((one, place) => {
    if (isAsked && tellsOpeningHours(one)) return withOpeningHours(one)
    const count = counts[place] ?? 0
    const beside = Math.max(counts[place - 1] ?? 0, counts[place + 1] ?? 0)
    if (count === 0 || count + beside < least) return one
    return { ...one, items: one.items.map((item) => (isTime(item) ? { ...item, isMeant: true } : item)) }
  })
}

const least = 2

/** `Our hours: Monday and Tuesday 8 to 12, Wednesday 2 to 6`: each day has the stretch behind it. */
function tellsOpeningHours({ folded, items, score }: Judged): boolean {
  const times = items.filter(isTime)
  const stretches = times.filter((item, place) => isStretchOfHours(item) && times[place - 1]?.kind === 'days')
  return score === 0 && stretches.length >= least && hours_head.test(folded)
}

const hours_head = /(?:zeiten|stunden|hours|horaires?|horarios?|orari)(?: [^:]{0,40})?:/u

function withOpeningHours(one: Judged): Judged {
  const items = one.items.map((item) => (isTime(item) && !isExcludedTime(item) ? asSettled(item) : item))
  return { ...one, items, isAboutTime: true }
}

/** How many days a sentence names, each with an hour right behind it; none where it names anything else. */
function countSlots(items: readonly Item[]): number {
  const times = items.filter(isTime)
  const isPaired = times.every((item, place) => (place % 2 === 0 ? isSingleDays(item) : isMoment(item)))
  return isPaired && times.length % 2 === 0 ? times.length / 2 : 0
}

function isMoment(item: Item): boolean {
  return (
    item.kind === 'hours' && !item.isExcluded && item.hours.isExact && item.hours.from === item.hours.until
  )
}
