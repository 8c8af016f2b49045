import { weekdayOf } from './day-number.ts'
import { type DayRange, dayRange } from './day-range.ts'
import { isWantedDay } from '../items/groups.ts'
import { forgetSigns, type Reader } from '../items/item-reader.ts'

/**
 * `The Monday after the fair (15 March)`: a date in brackets behind an event tells which weekday is meant, where it
 * falls on the one that is named before. False where it is the day of the event.
 */
export function tellsWeekday(reader: Reader, days: readonly DayRange[]): boolean {
  const { items, clause } = reader
  const [date] = days
  const last = items.at(-1)
  const isDate = days.length === 1 && date !== undefined && date.first === date.last && date.weekday === null
  if (!isDate || last === undefined || !isWantedDay(last) || last.clause !== clause) return false
  const [named] = last.days
  const isWeekday = last.days.length === 1 && named?.first === named?.last && named?.weekday != null
  if (!isWeekday || named?.weekday !== weekdayOf(date.first)) return false
  items[items.length - 1] = { ...last, days: [dayRange(date.first, date.first, {})] }
  forgetSigns(reader)
  reader.limitAt = reader.lastBefore = null
  return true
}
