import type { Bound, Item } from './item.ts'

/** On which side of a time the meeting lies. */
export type Side = 'until' | 'from'

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
      isGuessed: false,
      bound: item.isExcluded && item.bound ? this_side[item.bound] : item.bound,
    }
  if (item.kind !== 'hours' || !item.isExcluded || saysOtherSide(item)) return item
  return { ...item, isExcluded: false, isGuessed: false }
}

/** Hours that stand for the other side already: `not before 10`, `I start at 10`. */
export function saysOtherSide(item: Item): boolean {
  return item.kind === 'hours' && (item.isTurned === true || item.isLimit === true)
}

/**
 * On which side of it a time leaves the meeting as it was read: before it for `by Friday` and
 * `away from Friday`. Null for a time that is no limit.
 */
export function sideOf(item: Item): Side | null {
  if (item.kind === 'days') {
    if (item.bound === null) return null
    return item.bound === 'by' || item.bound === 'before' ? 'until' : 'from'
  }
  if (item.kind !== 'hours') return null
  const { from, until } = item.hours
  if ((from === 0) === (until === day)) return null
  return (from === 0) === item.isExcluded ? 'from' : 'until'
}

/** A time that is no time of the meeting, and limits it: `the board sits on Friday`, `I have to leave at 3`. */
export function asLimit(item: Item, side: Side): Item {
  if (sideOf(item) === side) return item
  if (item.kind === 'days')
    return {
      ...item,
      isExcluded: false,
      bound: side === 'until' ? 'before' : item.bound === 'by' ? 'after' : 'from',
    }
  if (item.kind !== 'hours') return item
  const { from, until } = item.hours
  const hours =
    side === 'until'
      ? { from: from === 0 ? until : from, until: day, isExact: false }
      : { from: 0, until: until === day ? from : until, isExact: false }
  // What stands behind the end is left out, so that other hours stay as they were named.
  return { ...item, hours, isExcluded: true, isTurned: true, isLimit: false }
}

const day = 24 * 60

const other_side: Readonly<Record<Bound, Bound | null>> = {
  by: 'after',
  before: 'from',
  after: null,
  from: 'before',
}

const this_side: Readonly<Record<Bound, Bound>> = { after: 'by', from: 'before', before: 'from', by: 'after' }
