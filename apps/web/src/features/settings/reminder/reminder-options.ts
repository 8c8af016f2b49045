import { type ReminderMinutes, reminder_minutes } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'

/** What names a choice in a list. */
export function optionOf(minutes: ReminderMinutes | null): string {
  return minutes === null ? 'none' : String(minutes)
}

/** The choice behind its name; none for an unknown name. */
export function minutesOf(option: string): ReminderMinutes | null {
  return reminder_minutes.find((minutes) => String(minutes) === option) ?? null
}

/** 'At the start', '10 minutes before', '1 hour before', 'Never' */
export function reminderWords(minutes: ReminderMinutes | null): string {
  if (minutes === null) return t('Never')
  if (minutes === 0) return t('At the start')
  return minutes === 60 ? t('1 hour before') : t('{minutes} minutes before', { minutes })
}
