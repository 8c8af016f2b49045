import { englishCityOf } from '@meridian/engine'
import { placeIn } from '@meridian/languages/places'

/** Languages in which a text with times can be written. */
export const share_languages = ['en', 'de'] as const
export type ShareLanguage = (typeof share_languages)[number]

export interface SharedSlot {
  readonly start_timestamp: string
  readonly end_timestamp: string
  readonly slot_url: string
}

const tags = { en: 'en-GB', de: 'de-DE' } as const
/**
 * Times as text for a mail, a line and a link each. Every line names the zone at its moment, which tells the two
 * hours apart that a clock change repeats.
 */
export function formatShareText(
  slots: readonly SharedSlot[],
  zone: string,
  language: ShareLanguage,
  isTwelveHour: boolean,
  /** The sentence above the times. */
  intro: string,
): string {
  const time = {
    hour: isTwelveHour ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: isTwelveHour ? 'h12' : 'h23',
    timeZone: zone,
  } as const
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const
  const formats = {
    day: new Intl.DateTimeFormat(tags[language], day),
    time: new Intl.DateTimeFormat(tags[language], time),
    zone: new Intl.DateTimeFormat(tags[language], { ...time, timeZoneName: 'short' }),
  }
  const city = placeIn(language, englishCityOf(zone))
  const lines = slots.map(({ start_timestamp, end_timestamp, slot_url }) => {
    const [start, end] = [new Date(start_timestamp), new Date(end_timestamp)]
    const zoneName =
      formats.zone.formatToParts(start).find(({ type }) => type === 'timeZoneName')?.value ?? zone
    return `${formats.day.format(start)}, ${formats.time.format(start)} – ${formats.time.format(end)} (${[...new Set([city, zoneName])].join(', ')})\n${slot_url}`
  })
  return [intro, ...lines].join('\n\n')
}

/** The name of a language in that language: 'Deutsch'. */
export function languageName(language: ShareLanguage): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
