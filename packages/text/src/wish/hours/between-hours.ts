import { addItem } from '../items/add-item.ts'
import { concludesBehind } from '../signs/conclusions.ts'
import { momentOf } from '../items/ends-of-work.ts'
import { freesThen, isBusyThen } from './free-after.ts'
import type { HoursItem } from '../items/groups.ts'
import { type Hours, type Item, longest_clause, whole_day } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'
import { endsClause } from '../signs/signs-behind.ts'
import { asSettled } from '../items/settle.ts'

/** `My shift ends at 1 and I collect the twins at 3, a coffee in between?`; false where it is not said of hours. */
export function addBetweenHours(reader: Reader, at: number): boolean {
  const term = reader.terms[at]
  const { items } = reader
  if (!term || items.filter(({ kind }) => kind === 'days').length > 1) return false
  const said = reader.textAt(term.end, term.end + longest_clause)
  const isAsked = concludesBehind(reader) || reader.textAt().trimEnd().endsWith('?')
  const isWanted =
    !reader.isNot && (isAsked || endsClause(reader, at + 1) || freesThen(said, reader.language))
  if (!isWanted && !reader.isNot && !isBusyThen(said, reader.language)) return false
  const isOfBefore = !items.some(({ kind }) => kind === 'hours')
  const hours = betweenLast(hoursOf(items))
  if (!hours && !isOfBefore) return false
  // What stands around it is why.
  if (isWanted && hours) {
    const around = items.filter((item) => item.kind === 'hours' && isAround(item, hours))
    reader.unmeant.push(...around.map(asSettled))
    const left = items.filter((item) => !around.includes(item))
    items.splice(0, items.length, ...left)
    reader.clauseStart = Math.min(reader.clauseStart, items.length)
  }
  const more = hours ? { isSettled: true } : { isBetweenThem: true }
  addItem(reader, at, at + 1, {
    kind: 'hours',
    isExcluded: !isWanted,
    isTurned: true,
    hours: hours ?? whole_day,
    ...more,
  })
  return true
}

function hoursOf(items: readonly Item[]): HoursItem[] {
  return items.filter((item) => item.kind === 'hours')
}

/** Suits, or says that the hours between do not. */
function isAround({ isExcluded, hours: { from, until } }: HoursItem, hours: Hours): boolean {
  return !isExcluded || (from < hours.until && hours.from < until)
}

/** What lies between the hours that were named last and those before them that end by then. */
export function betweenLast(all: readonly HoursItem[]): Hours | null {
  const last = all.at(-1)
  if (!last) return null
  const until = momentOf(last.hours) ?? last.hours.from
  const first = all.findLast((item) => endOf(item) < until)
  return first ? { from: endOf(first), until, isExact: false } : null
}

function endOf({ hours }: HoursItem): number {
  return momentOf(hours) ?? Math.max(hours.from, hours.until)
}
