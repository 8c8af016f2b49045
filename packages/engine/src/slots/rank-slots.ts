import { day_ms, minute_ms } from '../durations.ts'
import { workingIntervals } from '../hours/working-intervals.ts'
import { type Interval, mergeIntervals, overlaps } from '../interval/interval.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import type { NamedPerson } from './explain-slot.ts'

/** What there is to say about a slot; `id` names the person it is true of. */
export type SlotReason =
  | { readonly code: 'inside_everyones_hours' }
  | { readonly code: PersonalCode; readonly id: string }

export type PersonalCode =
  /** starts within half an hour of the person's first working minute */
  | 'opens_day_of'
  /** ends within half an hour of the person's last working minute */
  | 'closes_day_of'
  /** begins less than a quarter of an hour after something that is taken */
  | 'right_after_meeting_of'
  /** ends less than a quarter of an hour before something that is taken */
  | 'right_before_meeting_of'
  /** leaves more than a quarter and less than three quarters of an hour beside something that is taken */
  | 'cuts_up_day_of'
  /** touches 12:00 to 13:00 on the person's wall clock */
  | 'lunchtime_of'

/** A slot with what there is to say about it. */
export interface RankedSlot {
  readonly slot: Interval
  readonly reasons: readonly SlotReason[]
}

/** A ranked slot with what it costs: 1 is a day of waiting, or one inconvenience for every person. */
export interface WeighedSlot extends RankedSlot {
  readonly cost: number
}

interface RankingQuestion {
  readonly slots: readonly Interval[]
  readonly people: readonly NamedPerson[]
}

/**
 * The slots from best to worst, each with its reasons. A day of waiting weighs as much as one inconvenience
 * for every person; of two equally good slots the earlier comes first.
 */
export function weighSlots({ slots, people }: RankingQuestion): WeighedSlot[] {
  const earliest = slots.reduce((least, [start]) => Math.min(least, start), Infinity)
  const calendars = people.map((person) => ({ person, busy: mergeIntervals(person.busy) }))
  return slots
    .map((slot) => {
      const reasons = reasonsFor(slot, calendars)
      const personal = reasons.filter(({ code }) => code !== 'inside_everyones_hours').length
      const cost = (slot[0] - earliest) / day_ms + personal / Math.max(1, people.length)
      return { slot, reasons, cost }
    })
    .toSorted((a, b) => a.cost - b.cost || a.slot[0] - b.slot[0])
}

interface Calendar {
  readonly person: NamedPerson
  readonly busy: readonly Interval[]
}

function reasonsFor(slot: Interval, calendars: readonly Calendar[]): SlotReason[] {
  const days = calendars.map(({ person }) =>
    workingIntervals(person, [slot[0] - day_ms, slot[1] + day_ms]).find(
      ([opensAt, closesAt]) => opensAt <= slot[0] && slot[1] <= closesAt,
    ),
  )
  const personal = calendars.flatMap((calendar, place) =>
    codesFor(slot, calendar, days[place]).map((code): SlotReason => ({ code, id: calendar.person.id })),
  )
  return days.includes(undefined) ? personal : [{ code: 'inside_everyones_hours' }, ...personal]
}

function codesFor(slot: Interval, { person, busy }: Calendar, day: Interval | undefined): PersonalCode[] {
  const codes: PersonalCode[] = []
  if (day !== undefined && slot[0] - day[0] < 30 * minute_ms) codes.push('opens_day_of')
  if (day !== undefined && day[1] - slot[1] < 30 * minute_ms) codes.push('closes_day_of')
  if (busy.some(([, end]) => isShort(slot[0] - end))) codes.push('right_after_meeting_of')
  if (busy.some(([start]) => isShort(start - slot[1]))) codes.push('right_before_meeting_of')
  if (busy.some(([start, end]) => isScrap(slot[0] - end) || isScrap(start - slot[1])))
    codes.push('cuts_up_day_of')
  const date = wallTimeOf(slot[0], person.timeZone).slice(0, 10)
  const noon = instantOf(`${date}T12:00`, person.timeZone)
  if (overlaps([noon, noon + 60 * minute_ms], slot)) codes.push('lunchtime_of')
  return codes
}

/** Time that is too long for a breather and too short for work. */
function isScrap(gapMs: number): boolean {
  return gapMs > 15 * minute_ms && gapMs < 45 * minute_ms
}

function isShort(gapMs: number): boolean {
  return gapMs >= 0 && gapMs < 15 * minute_ms
}
