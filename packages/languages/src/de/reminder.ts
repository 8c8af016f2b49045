import type { Texts } from '../translate.ts'

/** Reminders. */
export const reminder: Texts = {
  Reminders: 'Erinnerungen',
  'Due reminders': 'Fällige Erinnerungen',
  'Snooze 5 min': 'In 5 min erneut',
  Dismiss: 'Schließen',
}
