import { type DayNumber, mondayOf } from './day-number.ts'
import type { Item } from './item.ts'

/** `I cannot come on Tuesday the 19th. Could we meet the following week?`: the week behind that Tuesday. */
export function withFollowingWeeks<Sentence extends { readonly items: readonly Item[] }>(
  sentences: readonly Sentence[],
  today: DayNumber,
): Sentence[] {
  let named = today
  return sentences.map((sentence) => {
    const items = sentence.items.map((item): Item => {
      if (item.kind !== 'days') return item
      const later = mondayOf(named) - mondayOf(today)
      const days = item.days.map((day) =>
        day.isFollowing === true ? { ...day, first: day.first + later, last: day.last + later } : day,
      )
      for (const { first, last, isEvery } of days)
        if (first === last && !isEvery && first > today) named = first
      return { ...item, days }
    })
    return { ...sentence, items }
  })
}
