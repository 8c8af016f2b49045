import type { WorkingTime } from '@meridian/engine'
import type { WeekChoice } from '../../../platform/state/preferences.ts'

/** The weekdays that the week view leaves out, 0 = Sunday … 6 = Saturday. A person without weekly hours works on all days but the weekend. */
export function hiddenWeekdays(
  choice: WeekChoice,
  weekend: ReadonlySet<number>,
  hours: WorkingTime | null | undefined,
): ReadonlySet<number> {
  if (choice === 'no_weekend') return weekend
  if (choice !== 'working') return none
  const off = all_weekdays.filter((day) => (hours?.weekly[day] ?? []).length === 0)
  return off.length === all_weekdays.length ? weekend : new Set(off)
}

/** The weekend where one writes as the IETF tag has it; Saturday and Sunday where the browser cannot tell. */
export function weekendOf(tag: string): ReadonlySet<number> {
  // Newer than the type library: https://tc39.es/proposal-intl-locale-info
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    getWeekInfo?: () => { readonly weekend: readonly number[] }
  }
  return new Set((locale.getWeekInfo?.().weekend ?? [6, 7]).map((day) => day % 7))
}

/** How many days lie between a date and the next one, that way, that is not hidden. */
export function stepOver(weekday: number, by: 1 | -1, hidden: ReadonlySet<number>): number {
  const steps = all_weekdays.find((step) => !hidden.has((((weekday + by * (step + 1)) % 7) + 7) % 7))
  return by * ((steps ?? 0) + 1)
}

const all_weekdays = [0, 1, 2, 3, 4, 5, 6] as const
const none: ReadonlySet<number> = new Set()
