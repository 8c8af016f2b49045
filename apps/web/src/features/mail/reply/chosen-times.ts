import { offered_slots_max, type SlotPair, type TimeSearch } from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import { shiftDate } from '../../../platform/navigation/shown-period.ts'
import { weekdayNumber } from '../../../platform/text/dates.ts'
import { isoDate } from '../../../platform/time/format.ts'

/** A time of so many minutes. */
export function slotFrom(start: string, minutes: number): SlotPair {
  return [start, new Date(Date.parse(start) + minutes * minute_ms).toISOString()]
}

/** With the time, or without it where it was chosen; in their order. */
export function toggled(chosen: readonly SlotPair[], slot: SlotPair): SlotPair[] {
  const others = chosen.filter(([start]) => start !== slot[0])
  return others.length < chosen.length ? others : sorted([...chosen, slot])
}

/** A time overlaps none that is chosen, and there is room for one more. */
export function mayChoose(chosen: readonly SlotPair[], [start, end]: SlotPair): boolean {
  const overlaps = chosen.some(([from, until]) => from < end && start < until)
  return chosen.length < offered_slots_max && !overlaps
}

function sorted(slots: readonly SlotPair[]): SlotPair[] {
  return slots.toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** The first day that the mail asks for, after today; where it names none, the next from Monday to Friday. */
export function firstDate({ times, proposals }: TimeSearch, nowMs: number, zone: string): string {
  const today = isoDate(nowMs, zone)
  const named = [
    ...times.flatMap(({ days }) => days.flatMap(({ first_date }) => first_date ?? [])),
    ...proposals.map(([start]) => isoDate(start, zone)),
  ]
  return named.filter((date) => date > today).toSorted()[0] ?? nextWorkday(today)
}

function nextWorkday(date: string): string {
  const next = shiftDate('day', date, 1)
  const weekday = weekdayNumber(next)
  return weekday === 0 || weekday === 6 ? nextWorkday(next) : next
}
