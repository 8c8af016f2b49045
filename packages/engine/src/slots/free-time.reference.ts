import { referenceHours } from '../hours/working-hours.reference.ts'
import type { Interval } from '../interval/interval.ts'
import type { FreeTimeQuestion } from './common-free-time.ts'
import type { Person } from './common-hours.ts'
import type { FreeSlotQuestion } from './free-slots.ts'

/**
 * Common free time the slow way: between any two neighbouring edges of anything nothing changes, so one look
 * at the middle decides. For tests only.
 */
export function referenceFreeTime({ window, people, breakMs = 0 }: FreeTimeQuestion): Interval[] {
  const hours = people.map((person) => referenceHours(person, window))
  const edges = new Set([...window, ...hours.flat(2)])
  for (const [start, end] of people.flatMap(({ busy }) => busy)) edges.add(start - breakMs).add(end + breakMs)
  const ordered = [...edges]
    .filter((edge) => edge >= window[0] && edge <= window[1])
    .toSorted((a, b) => a - b)
  const free: [number, number][] = []
  for (const [place, end] of ordered.entries()) {
    const start = ordered[place - 1]
    if (start === undefined || !isFree((start + end) / 2, people, hours, breakMs)) continue
    const last = free.at(-1)
    if (last?.[1] === start) last[1] = end
    else free.push([start, end])
  }
  return free
}

/** Free slots by trying every start on the grid against every person. For tests only. */
export function referenceFreeSlots(question: FreeSlotQuestion): Interval[] {
  const { window, people, durationMs, breakMs = 0, stepMs = 900_000, limit = Infinity } = question
  const free = referenceFreeTime({ window, people, breakMs })
  const slots: Interval[] = []
  let earliest = -Infinity
  for (let at = Math.ceil(window[0] / stepMs) * stepMs; at + durationMs <= window[1]; at += stepMs) {
    const isInside = free.some(([start, end]) => start <= at && at + durationMs <= end)
    if (!isInside || at < earliest || slots.length >= limit) continue
    slots.push([at, at + durationMs])
    earliest = at + durationMs + breakMs
  }
  return slots
}

function isFree(
  at: number,
  people: readonly Person[],
  hours: readonly Interval[][],
  breakMs: number,
): boolean {
  return people.every(
    ({ busy }, place) =>
      hours[place]?.some(([start, end]) => start <= at && at < end) &&
      !busy.some(([start, end]) => start < end && start - breakMs <= at && at < end + breakMs),
  )
}
