import type { Place } from './hours-in-place.ts'
import type { Meaning } from './term.ts'

/** `At 1030`, `um 0930 Uhr`, `730 pm`: hours and minutes without a mark between them; null for any other number. */
export function clockOfDigits(meaning: Meaning, { tokens, at, next }: Place): Meaning | null {
  if (meaning.kind !== 'number' || meaning.digits < 3) return null
  const [hour, minute] = [Math.floor(meaning.value / 100), meaning.value % 100]
  if (hour < 1 || hour > 23 || minute >= 60 || minute % 5 !== 0) return null
  const behind = tokens[next]?.word ?? ''
  const isLed = leads.test(tokens[at - 1]?.word ?? '') && !counts.test(behind)
  if (!isLed && !of_hours.test(behind)) return null
  const isLate = hour < 12 && (behind === 'pm' || (hour < 7 && meaning.digits === 3 && behind !== 'am'))
  return { kind: 'clock', minute: (hour + (isLate ? 12 : 0)) * 60 + minute }
}

const leads = /^(?:at|um|gegen)$/
const of_hours = /^(?:am|pm|h|hrs|hours|uhr)$/
/** `At 1200 metres`, `um 500 Euro` */
const counts =
  /^(?:%|€|\$|£|-)$|^(?!(?:am|pm|h|hrs|hours|uhr|on|or|and|a|the|tomorrow|today|tonight|this|next|for|sharp|if|please|would|works?|to|monday|tuesday|wednesday|thursday|friday|saturday|sunday|treffen|sehen|telefonieren|sprechen|oder|und|bei|am|in)$)\p{L}/u
