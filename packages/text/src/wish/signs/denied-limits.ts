import { isTime } from '../items/groups.ts'
import { denies, speaksOfThing } from '../cues/negation.ts'
import type { Item } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'

/** `Before ten I am no use to anyone`, and not `not before ten`, of which its words say what is meant. */
export function deniesLimit({ items, clauseStart, language, textAt }: Reader, clause: string): boolean {
  const times = items.slice(clauseStart).filter(isTime)
  return (
    times.length > 0 &&
    times.every(isOpenLimit) &&
    denies(clause, language) &&
    !textAt().trimEnd().endsWith('?')
  )
}

/** `The paper is not available before April` limits no meeting, and neither does why a day is out: `… not back until the evening`. */
export function isOfThing({ items, clauseStart, language }: Reader, clause: string): boolean {
  const times = items.slice(clauseStart)
  if (times.every(({ kind }) => kind === 'hours'))
    return (
      returnsThen(clause) &&
      items.slice(0, clauseStart).some((item) => item.kind === 'days' && item.isExcluded)
    )
  return times.every((item) => item.kind === 'days' && item.bound !== null) && speaksOfThing(clause, language)
}

function returnsThen(folded: string): boolean {
  return /(?:^| )(?:back|zuruck|rentre|reviens|vuelvo|volvemos|regreso|torno|torniamo|rientro)(?: |$)/.test(
    folded,
  )
}

/** No beginning, which may lie in the past: `we haven't met since Saturday`. */
function isOpenLimit(item: Item): boolean {
  if (item.kind === 'days') return item.bound !== null && item.bound !== 'from' && !item.isExcluded
  if (item.kind !== 'hours' || item.isLimit === true || item.isExcluded) return false
  return (item.hours.from === 0) !== (item.hours.until === 24 * 60)
}
