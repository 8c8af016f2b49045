import type { DayHours } from '@meridian/contract'
import { eachDay, type HoursForm } from './hours-draft.ts'

/** Monday to Friday from nine to five, and nothing else. */
export const office: HoursForm = {
  availability_info: {
    ...eachDay(() => open('09:00', '17:00')),
    sunday: { ...open('09:00', '17:00'), is_available: false },
    saturday: { ...open('09:00', '17:00'), is_available: false },
  },
  additional_hours: eachDay(() => []),
  date_overrides: [],
  stays: [],
  travel_minutes: 0,
  break_minutes: 0,
  notice_minutes: 0,
}

export function open(start_time: string, end_time: string): DayHours {
  return { start_time, end_time, is_available: true }
}
