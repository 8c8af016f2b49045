import type { Bound, Item } from './item.ts'

/** What is said of a time that does not suit. Whoever is busy until Thursday is free after it. */
export function asLeftOut(item: Item): Item {
  if (item.kind === 'days') return { ...item, isExcluded: true, bound: item.bound && other_side[item.bound] }
  if (item.kind !== 'hours' || item.isLimit === true) return item
  return { ...item, hours: { ...item.hours, until: item.outUntil ?? item.hours.until }, isExcluded: true }
}

/** The same for a time that suits after all. */
export function asMeant(item: Item): Item {
  if (item.kind === 'days')
    return {
      ...item,
      isExcluded: false,
      bound: item.isExcluded && item.bound ? this_side[item.bound] : item.bound,
    }
  if (item.kind !== 'hours' || !item.isExcluded || saysOtherSide(item)) return item
  return { ...item, isExcluded: false }
}

/** Hours that stand for the other side already: `not before 10`, `I start at 10`. */
export function saysOtherSide(item: Item): boolean {
  return item.kind === 'hours' && (item.isTurned === true || item.isLimit === true)
}

const other_side: Readonly<Record<Bound, Bound | null>> = {
  by: 'after',
  before: 'from',
  after: null,
  from: 'before',
}

const this_side: Readonly<Record<Bound, Bound>> = { after: 'by', from: 'before', before: 'from', by: 'after' }
