import { englishCityOf, runtimeZone } from '@meridian/engine'
import { placeIn } from '@meridian/languages/places'

type Slot = readonly [start: number, end: number]

/** `Tuesday 24 November, 14:00–15:00 (Berlin)`. */
export function tellSlot(slot: Slot, locale: string, timeZone: string): string {
  return `${tellDay(slot[0], locale, timeZone)}, ${clocksOf(slot, locale, timeZone)} (${cityOf(timeZone, locale)})`
}

/** `Tuesday 24 November`. */
export function tellDay(at: number, locale: string, timeZone: string): string {
  return format(at, locale, timeZone, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** `09:00–12:00 and 14:00–17:00 (Berlin)`. */
export function tellHours(
  slots: readonly Slot[],
  { locale, and, timeZone }: { readonly locale: string; readonly and: string; readonly timeZone: string },
): string {
  const hours = slots.map((slot) => clocksOf(slot, locale, timeZone))
  const last = hours.at(-1) ?? ''
  const told = hours.length > 1 ? `${hours.slice(0, -1).join(', ')} ${and} ${last}` : last
  return `${told} (${cityOf(timeZone, locale)})`
}

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const

function clocksOf([start, end]: Slot, locale: string, timeZone: string): string {
  return `${format(start, locale, timeZone, clock)}–${format(end, locale, timeZone, clock)}`
}

function format(at: number, locale: string, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: runtimeZone(timeZone, at) }).format(at)
}

function cityOf(timeZone: string, locale: string): string {
  return placeIn(new Intl.Locale(locale).language, englishCityOf(timeZone))
}
