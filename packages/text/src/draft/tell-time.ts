import { englishCityOf, runtimeZone } from '@meridian/engine'
import { placeIn } from '@meridian/languages/places'
import { inRow } from '../words.ts'

type Slot = readonly [start: number, end: number]

/** `Tuesday 24 November, 14:00–15:00 (Berlin)`. */
export function tellSlot(slot: Slot, locale: string, timeZone: string): string {
  return inCity(tellSlotAlone(slot, locale, timeZone), locale, timeZone)
}

/** `Tuesday 24 November, 14:00–15:00`, for a text that has named the city. */
export function tellSlotAlone(slot: Slot, locale: string, timeZone: string): string {
  return `${tellDay(slot[0], locale, timeZone)}, ${clocksOf(slot, locale, timeZone)}`
}

/** `Tuesday 24 November, 14:00`. */
export function tellStart(at: number, locale: string, timeZone: string): string {
  return `${tellDay(at, locale, timeZone)}, ${format(at, locale, timeZone, clock)}`
}

/** `Tuesday 24 November`. */
export function tellDay(at: number, locale: string, timeZone: string): string {
  const day = format(at, locale, timeZone, { weekday: 'long', day: 'numeric', month: 'long' })
  // The first of a month is the only day that French counts so.
  return locale.startsWith('fr') ? day.replace(/(?<!\d)1(?= \p{L})/u, '1er') : day
}

/** `09:00–12:00 and 14:00–17:00`. */
export function tellHours(
  slots: readonly Slot[],
  { locale, and, timeZone }: { readonly locale: string; readonly and: string; readonly timeZone: string },
): string {
  const hours = slots.map((slot) => clocksOf(slot, locale, timeZone))
  return inRow(hours, ', ', ` ${and} `)
}

/** With the city whose clocks a time is told by. */
export function inCity(told: string, locale: string, timeZone: string): string {
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
  const offset = /^Etc\/GMT([+-])(\d+)$/.exec(timeZone)
  // The sign of these names is turned.
  if (offset) return `UTC${offset[1] === '-' ? '+' : '-'}${offset[2]}`
  return placeIn(new Intl.Locale(locale).language, englishCityOf(timeZone))
}
