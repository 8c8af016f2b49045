import { type DeliveredTime, formatTime } from '../../../platform/format-time.ts'
import { mark, textsIn } from '../../../platform/texts/texts.ts'
import type { SenderPreferences } from './mailed-reply.rules.ts'

const counter_note = mark('Could we meet at this time instead? {time}')

/** The note to the organizer of an event at a provider that has no field for another time. */
export function counterWords(time: DeliveredTime, preferences: SenderPreferences): string {
  const { t, locale } = textsIn(preferences.language)
  const { time_format, timezone } = preferences
  return t(counter_note, { time: formatTime(time, timezone, { locale, time_format }) })
}
