/** Index is the weekday number, 0 = Sunday. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const
export type Weekday = (typeof weekdays)[number]

/** The numbers of the selected weekdays, 0 = Sunday. */
export function weekdayNumbers(days: Readonly<Partial<Record<Weekday, boolean>>>): number[] {
  return weekdays.flatMap((weekday, number) => (days[weekday] ? [number] : []))
}
