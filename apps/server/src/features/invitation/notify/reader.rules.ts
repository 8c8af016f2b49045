import { day_ms, runtimeZone, zoneOffsetMinutes } from '@meridian/engine'
import { z } from 'zod'
import { language_codes } from '@meridian/languages'
import { clockOptions, usualClock } from '../../../platform/format-time.ts'
import { formatZone } from '../../../platform/format-zone.ts'
import { findLanguage, textsIn } from '../../../platform/texts/texts.ts'
import type { Span } from './delivered-meeting.rules.ts'

/** Who reads a mail, and how they read times. */
export const Reader = z.object({
  name: z.string(),
  language: z.enum(language_codes),
  /** ISO country code, for the order of day and month; without one both are as on the pages of guests. */
  region: z.string().nullable(),
  time_format: z.enum(['12', '24']),
  /** Null where it is unknown. */
  timezone: z.string().nullable(),
})
export type Reader = z.infer<typeof Reader>

/** As in the settings, which know more languages than the mails. */
export interface LocalePreferences {
  readonly language: string
  readonly region: string | null
  readonly time_format: '12' | '24'
}

/**
 * The preferences of the first person whose language the mails have: the recipient, then `other`; English
 * where they have neither.
 */
export function choosePreferences(
  own: LocalePreferences | null,
  other: LocalePreferences,
): Pick<Reader, 'language' | 'region' | 'time_format'> {
  for (const preferences of [own, other]) {
    const language = findLanguage(preferences?.language ?? '')
    if (preferences && language !== undefined) {
      const { region, time_format } = own ?? preferences
      return { language, region, time_format }
    }
  }
  return { language: 'en', region: (own ?? other).region, time_format: (own ?? other).time_format }
}

/**
 * How a guest without an account reads times: as the pages showed them, where the tag of the guest's browser names a
 * country, such as `en-US`; else like `other`.
 */
export function guestPreferences(
  tag: string,
  other: Pick<Reader, 'region' | 'time_format'>,
): Pick<Reader, 'language' | 'region' | 'time_format'> {
  const language = findLanguage(tag) ?? 'en'
  const [, region] = tag.split('-')
  if (region === undefined) return { language, region: other.region, time_format: other.time_format }
  return { language, region, time_format: usualClock(tag) }
}

/**
 * The time on the reader's clock and, where that shows another time, on the meeting's; each with the name of
 * its zone. All-day meetings have no zone.
 */
export function timesFor(span: Span, reader: Reader): string[] {
  if (span.is_all_day) return [daysIn(span, reader)]
  const zones = [reader.timezone ?? span.zone, span.zone]
  const [here = span.zone] = zones
  const isSame = [span.starts_ms, span.ends_ms].every(
    (ms) => zoneOffsetMinutes(here, ms) === zoneOffsetMinutes(span.zone, ms),
  )
  return (isSame ? [here] : zones).map((zone) => timesIn(span, zone, reader))
}

/** One line for a subject, with the zone abbreviated. */
export function shortTimeFor(span: Span, reader: Reader): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  if (span.is_all_day) return format(span.starts_ms, { ...day, timeZone: 'UTC' }, reader)
  const timeZone = reader.timezone ?? span.zone
  return format(span.starts_ms, { ...day, ...clockOptions(reader), timeZone, timeZoneName: 'short' }, reader)
}

export function dayFor(ms: number, timeZone: string, reader: Reader): string {
  return format(ms, { ...long_day, timeZone }, reader)
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayFor(weekday: number, reader: Reader): string {
  return format(Date.UTC(2026, 1, 1 + weekday), { weekday: 'long', timeZone: 'UTC' }, reader)
}

export function listFor(parts: readonly string[], reader: Reader): string {
  return new Intl.ListFormat(localeOf(reader), { type: 'conjunction' }).format(parts)
}

const long_day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

function daysIn({ starts_ms, ends_ms }: Span, reader: Reader): string {
  const last = Math.max(starts_ms, ends_ms - day_ms)
  const days = last === starts_ms ? [starts_ms] : [starts_ms, last]
  return days.map((ms) => dayFor(ms, 'UTC', reader)).join(' – ')
}

function timesIn({ starts_ms, ends_ms }: Span, timeZone: string, reader: Reader): string {
  const start = `${dayFor(starts_ms, timeZone, reader)}, ${timeIn(starts_ms, timeZone, reader)}`
  const isOneDay = dayFor(starts_ms, timeZone, reader) === dayFor(ends_ms, timeZone, reader)
  const end = `${isOneDay ? '' : `${dayFor(ends_ms, timeZone, reader)}, `}${timeIn(ends_ms, timeZone, reader)}`
  return `${start} – ${end} (${formatZone(timeZone, localeOf(reader), new Date(starts_ms))})`
}

function timeIn(ms: number, timeZone: string, reader: Reader): string {
  return format(ms, { ...clockOptions(reader), timeZone }, reader)
}

function format(
  ms: number,
  { timeZone, ...options }: Intl.DateTimeFormatOptions & { readonly timeZone: string },
  reader: Reader,
): string {
  const clock = { ...options, timeZone: runtimeZone(timeZone, ms) }
  // Some languages put narrow spaces between a time and AM or PM, which old mail readers show as boxes.
  return new Intl.DateTimeFormat(localeOf(reader), clock).format(ms).replaceAll(/[\u202f\u00a0]/g, ' ')
}

function localeOf({ language, region }: Reader): string {
  return region === null ? textsIn(language).locale : `${language}-${region}`
}
