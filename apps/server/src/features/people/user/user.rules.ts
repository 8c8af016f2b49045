import type { AvailabilityInfo, DayHours } from '@meridian/contract'
import { canonicalZone } from '@meridian/engine'
import { badField } from '../../../platform/errors.ts'

const working_day: DayHours = { start_time: '09:00', end_time: '17:00', is_available: true }
const day_off: DayHours = { ...working_day, is_available: false }

/** The default hours: Monday to Friday, nine to five. */
export const usual_hours: AvailabilityInfo = {
  sunday: day_off,
  monday: working_day,
  tuesday: working_day,
  wednesday: working_day,
  thursday: working_day,
  friday: working_day,
  saturday: day_off,
}

/** The canonical name under which a zone is stored and compared. Throws `bad_input` for an unknown name. */
export function storedZone(timezone: string): string {
  const zone = canonicalZone(timezone)
  if (zone === null) {
    throw badField('timezone', 'The time zone must be an IANA name such as Europe/Berlin.')
  }
  return zone
}

/** An emptied field becomes null. */
export function emptyToNull<Text extends string | null | undefined>(text: Text): Text | null {
  return text === '' ? null : text
}
