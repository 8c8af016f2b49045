import type { Occurrence } from '@meridian/contract'
import type { HandledReminder } from '../../platform/state/reminders.ts'

/** How long after its start a meeting still reminds who has not come yet. */
const late_ms = 5 * 60_000
export const snooze_ms = 5 * 60_000

interface Question {
  /** How long before the start; null for never. */
  readonly minutes: number | null
  /** What was put aside, by key. */
  readonly held: Readonly<Record<string, HandledReminder>>
  readonly nowMs: number
}

/** The occurrences to remind of now, the earliest first. */
export function dueReminders(
  occurrences: readonly Occurrence[],
  { minutes, held, nowMs }: Question,
): Occurrence[] {
  if (minutes === null) return []
  return occurrences
    .filter((occurrence) => {
      if (!mayRemind(occurrence)) return false
      const startMs = Date.parse(occurrence.start_timestamp)
      if (nowMs < startMs - minutes * 60_000 || nowMs > startMs + late_ms) return false
      const aside = held[keyOf(occurrence)]
      return !aside || (aside.until !== null && nowMs >= aside.until)
    })
    .toSorted((a, b) => a.start_timestamp.localeCompare(b.start_timestamp))
}

/** One occurrence at one time: moved elsewhere it is another. */
export function keyOf({ meeting_id, start_timestamp }: Occurrence): string {
  return `${meeting_id} ${start_timestamp}`
}

function mayRemind({ meeting_status, meeting_action, is_all_day, is_tentative }: Occurrence): boolean {
  return meeting_status === 'active' && meeting_action !== 'rejected' && !is_all_day && !is_tentative
}
