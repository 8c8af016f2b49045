import { clockOptions, type TimePreferences } from './format-time.ts'

/**
 * Formats of dates (`2026-11-24`), months (`2026-11`) and wall times (`2026-11-24T10:00:00`), which have no zone any more.
 * Making them takes longer than using them.
 */
export function wallFormats(reader: TimePreferences) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(reader.locale, { ...options, timeZone: 'UTC' })
    return (wall: string) => made.format(Date.parse(wall)).replaceAll(/[\u202f\u00a0]/g, ' ')
  }
  const clock = format(clockOptions(reader))
  return {
    /** "Tuesday, 24 November 2026" */
    day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** "November 2026" */
    month: format({ month: 'long', year: 'numeric' }),
    weekday: format({ weekday: 'long' }),
    shortWeekday: format({ weekday: 'short' }),
    clock: (wall: string) => clock(`${wall.slice(0, 16)}Z`),
  }
}

export type WallFormats = ReturnType<typeof wallFormats>
