import { tellsOfThing } from '../cues/things.ts'
import { type DaysItem, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { asksOrMoves, asOfOther } from './of-other-matters.ts'
import { possible } from './score-sentence.ts'

/**
 * `The parcel should arrive between 10 and 12 tomorrow. Could we meet on Thursday?`: beside the days of a request, the day of
 * a thing on which none of them falls is none of the meeting, and neither are its hours.
 */
export function withoutThings(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  const asked = judged
    .filter(({ score }) => score >= possible)
    .flatMap(({ items }) => items.filter(isWantedDay))
  if (asked.length === 0) return judged
  return judged.map((one) =>
    isApart(one, asked) && tellsOfThing(one.folded, language) ? { ...asOfOther(one), unread: [] } : one,
  )
}

/** A statement whose days are others than those that are asked for. */
function isApart(one: Judged, asked: readonly DaysItem[]): boolean {
  if (asksOrMoves(one)) return false
  const days = one.items.filter((item) => item.kind === 'days')
  return days.length > 0 && days.every((day) => asked.every((other) => areApart(day, other)))
}

function areApart(day: Item & { readonly kind: 'days' }, asked: DaysItem): boolean {
  return day.days.every(({ first, last, isEvery }) =>
    asked.days.every((other) => {
      if (isEvery || other.isEvery) return false
      const isBehind = first > other.last
      return isBehind || (last < other.first && day.bound !== 'from' && day.bound !== 'after')
    }),
  )
}
