import type { DayContext } from './day-range.ts'
import type { Bound, Item } from './item.ts'
import type { ClockContext } from './read-clock.ts'
import type { Term } from './term.ts'

export interface Reader {
  readonly terms: readonly Term[]
  readonly days: DayContext
  readonly clock: Omit<ClockContext, 'isLed'>
  readonly items: Item[]
  /** What was read before the next days or hours. */
  bound: Bound | null
  isBetween: boolean
  isLed: boolean
  isNot: boolean
  isExcept: boolean
  isAny: boolean
  isTarget: boolean
  clauseStart: number
  /** Where the clause begins in the sentence. */
  clauseFrom: number
  isUnavailable: boolean
  readonly isOut: (from: number, to: number) => boolean
  /** `Thursday, I am …`: a time stands before what is said of it. */
  readonly isAhead: (from: number, comma: number) => boolean
}

export function forgetSigns(reader: Reader): void {
  reader.bound = null
  reader.isBetween = false
  reader.isLed = false
  reader.isNot = false
  reader.isExcept = false
  reader.isTarget = false
}

/** What a clause says of times that do not suit is excluded. */
export function closeClause(reader: Reader, at: number): void {
  const { items, clauseStart } = reader
  const isOut = items.length > clauseStart && reader.isOut(reader.clauseFrom, at)
  reader.clauseFrom = at
  if (reader.isUnavailable || isOut) {
    for (let place = clauseStart; place < items.length; place += 1) {
      const item = items[place]
      if (item?.kind === 'days')
        items[place] = { ...item, isExcluded: true, bound: item.bound && opposite[item.bound] }
      else if (item?.kind === 'hours') items[place] = outOf(item)
    }
  }
  reader.clauseStart = items.length
  reader.isUnavailable = false
  reader.isAny = false
  forgetSigns(reader)
}

/** Whoever is busy until Thursday is free after it. */
const opposite: Readonly<Record<Bound, Bound | null>> = {
  by: 'after',
  before: 'from',
  after: null,
  from: 'before',
}

/** `… until Thursday, any time after that` */
export function turnToAfter(items: Item[]): void {
  const place = items.findLastIndex((item) => item.kind === 'days' && item.bound === 'by')
  const item = items[place]
  if (item?.kind === 'days') items[place] = { ...item, bound: 'after' }
}

function outOf(item: Item & { readonly kind: 'hours' }): Item {
  return { ...item, isExcluded: true }
}
