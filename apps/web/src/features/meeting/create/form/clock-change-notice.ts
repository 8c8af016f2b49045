import { wallTimeOf } from '@meridian/engine'
import { instantsOf, type MeetingForm } from './meeting-form.ts'

/** What a clock change does to the chosen start. */
export type ClockChangeNotice =
  | { readonly kind: 'skipped' /** The wall time it becomes, HH:mm. */; readonly becomes: string }
  | { readonly kind: 'repeated' }

/** Null on every day on which the start exists exactly once in the meeting's zone. */
export function clockChangeNotice(form: MeetingForm): ClockChangeNotice | null {
  if (form.is_all_day) return null
  const [startMs] = instantsOf(form)
  const zone = form.meeting_timezone
  const actual = wallTimeOf(startMs, zone).slice(11, 16)
  if (actual !== form.start_time) return { kind: 'skipped', becomes: actual }
  return isRepeated(startMs, zone) ? { kind: 'repeated' } : null
}

/** Clocks have gone back by 20 minutes to 3 hours; the same wall time shows again that much later. */
function isRepeated(startMs: number, zone: string): boolean {
  const wall = wallTimeOf(startMs, zone)
  for (let minutes = 10; minutes <= 180; minutes += 10) {
    if (wallTimeOf(startMs + minutes * 60_000, zone) === wall) return true
  }
  return false
}
