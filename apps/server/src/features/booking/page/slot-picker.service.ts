import { day_ms, type Interval, minute_ms, wallTimeOf } from '@meridian/engine'
import type { BookableSlot } from '../bookable-slots.service.ts'
import { firstDayIn, timesByDay, weeksSpan } from './booking-days.rules.ts'
import type * as present from './guest-page.present.ts'

const search_ms = 45 * day_ms
const next_count = 3

export type Finder = (window: Interval) => Promise<BookableSlot[]>

/** The month and day that are asked for; without them those of the first free time. */
export async function readPicker(
  find: Finder,
  {
    context: { zone, reader, place },
    now,
    minutes,
    days_ahead,
  }: { context: present.GuestContext; now: Date; minutes: number; days_ahead: number },
): Promise<present.PickerView> {
  const first_month = wallTimeOf(now.getTime(), zone).slice(0, 7)
  const last_month = wallTimeOf(now.getTime() + (days_ahead + 1) * day_ms, zone).slice(0, 7)
  const asked = place.day?.slice(0, 7) ?? place.month
  const all: Interval = [now.getTime(), now.getTime() + (days_ahead + 1) * day_ms]
  const soon = asked === null ? await findFirst(find, all, minutes) : null
  const first = soon?.slots[0]
  const wanted = asked ?? (first ? wallTimeOf(first.interval[0], zone).slice(0, 7) : first_month)
  const month = wanted < first_month ? first_month : wanted > last_month ? last_month : wanted
  // The week around the open day may reach into the months beside.
  const [start, end] = weeksSpan(month, zone, firstDayIn(reader.locale))
  const window: Interval = [start, Math.min(end + minutes * minute_ms, start + search_ms)]
  const slots = soon && window[1] <= soon.until ? soon.slots : await find(window)
  const inside = slots.filter(({ interval: [at] }) => at >= start && at < end)
  const days = timesByDay(inside, zone, reader)
  const first_day = days.keys().find((date) => date.startsWith(month)) ?? null
  const day = place.day?.startsWith(month) ? place.day : first_day
  return { month, first_month, last_month, day, days }
}

/** The first times within the interval, by searches of some weeks each, and the moment until which all times are known. */
async function findFirst(
  find: Finder,
  [from, until]: Interval,
  minutes: number,
): Promise<{ readonly slots: BookableSlot[]; readonly until: number }> {
  for (let start = from; start < until; start += search_ms) {
    const end = start + search_ms + minutes * minute_ms
    const slots = await find([start, end])
    if (slots.length > 0) return { slots, until: end }
  }
  return { slots: [], until }
}

export async function nextTimes(
  find: Finder,
  after_ms: number,
  { now, minutes, days_ahead }: { now: Date; minutes: number; days_ahead: number },
): Promise<number[]> {
  const [from, until] = [now.getTime(), now.getTime() + (days_ahead + 1) * day_ms]
  const later = await findFirst(find, [Math.max(after_ms, from), until], minutes)
  const { slots } = later.slots.length > 0 ? later : await findFirst(find, [from, until], minutes)
  return [...new Set(slots.map(({ interval }) => interval[0]))].slice(0, next_count)
}

export function hasTime(picker: present.PickerView | null, wanted: number): boolean {
  return [...(picker?.days.values() ?? [])].flat().some(({ starts_ms }) => starts_ms === wanted)
}
