import type { Place } from './hours-in-place.ts'
import type { Meaning } from './term.ts'
import type { Token } from './tokens.ts'

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

/** `Der 14-Uhr-Termin`, `das 9-Uhr-Meeting`: a clock, and the place of the noun; null for anything else. */
export function clockOfCompound(
  tokens: readonly Token[],
  at: number,
): { readonly meaning: Meaning; readonly next: number } | null {
  const [number, dash, unit, join, noun] = tokens.slice(at, at + 5)
  if (unit?.word !== 'uhr' || dash?.word !== '-' || join?.word !== '-') return null
  const hour = /^\d{1,2}$/.test(number?.word ?? '') ? Number(number?.word) : 0
  if (hour < 1 || hour > 23 || !/^\p{L}/u.test(noun?.word ?? '')) return null
  return { meaning: { kind: 'clock', minute: (hour < earliest ? hour + 12 : hour) * 60 }, next: at + 4 }
}

/** Nobody meets at an earlier hour of the morning. */
const earliest = 7

const leads = /^(?:at|um|gegen)$/
const of_hours = /^(?:am|pm|h|hrs|hours|uhr)$/
/** `At 1200 metres`, `um 500 Euro` */
const counts =
  /^(?:%|€|\$|£|-)$|^(?!(?:am|pm|h|hrs|hours|uhr|on|or|and|a|the|tomorrow|today|tonight|this|next|for|sharp|if|please|would|works?|to|monday|tuesday|wednesday|thursday|friday|saturday|sunday|treffen|sehen|telefonieren|sprechen|oder|und|bei|am|in)$)\p{L}/u
