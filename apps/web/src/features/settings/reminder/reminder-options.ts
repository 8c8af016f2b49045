import { reminder_minutes, type ReminderMinutes } from '@meridian/contract'

/** What names a choice in a list. */
export function optionOf(minutes: ReminderMinutes | null): string {
  return minutes === null ? 'none' : String(minutes)
}

/** The choice behind its name; none for a name nobody gave. */
export function minutesOf(option: string): ReminderMinutes | null {
  return reminder_minutes.find((minutes) => String(minutes) === option) ?? null
}

/** 'At the start', '10 minutes before', '1 hour before', 'Never' */
export function reminderWords(minutes: ReminderMinutes | null): string {
  if (minutes === null) return 'Never'
  if (minutes === 0) return 'At the start'
  return minutes === 60 ? '1 hour before' : `${minutes} minutes before`
}
