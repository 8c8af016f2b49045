import type { DayPart } from '../parts.ts'
import { alternatives } from '../spoken-numbers.ts'

export const long_weekday = '(?:sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend)'
export const weekday = `(?:${long_weekday}|(?:so|mo|di|mi|do|fr|sa)\\.?)`
export const month =
  '(?:jan(?:uar)?|jänner|feb(?:ruar)?|mär(?:z)?|maerz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)\\.?'
const month_starts: readonly (readonly [start: string, number: number])[] = [
  ['jan', 1],
  ['jän', 1],
  ['feb', 2],
  ['mär', 3],
  ['mae', 3],
  ['apr', 4],
  ['mai', 5],
  ['jun', 6],
  ['jul', 7],
  ['aug', 8],
  ['sep', 9],
  ['okt', 10],
  ['nov', 11],
  ['dez', 12],
]
export const day_part = '(?:früh|frueh|morgen|morgens|vormittags?|mittags?|nachmittags?|abends?|nachts?)'
export const spoken = {
  ein: 1,
  eine: 1,
  einem: 1,
  einer: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  fünfzehn: 15,
  zwanzig: 20,
  dreißig: 30,
  fünfundvierzig: 45,
  neunzig: 90,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
} as const
/** 'dritten Dezember' */
export const ordinals = {
  ersten: 1,
  zweiten: 2,
  dritten: 3,
  vierten: 4,
  fünften: 5,
  sechsten: 6,
  siebten: 7,
  achten: 8,
  neunten: 9,
  zehnten: 10,
  elften: 11,
  zwölften: 12,
} as const
export const number = `(?:\\d{1,3}(?:[.,]\\d+)?|\\d?½|(?:${alternatives(spoken)})(?=[\\s-]))`
export const ending = '(?:bis|bis zum|bis zur|bis einschließlich)'
export const lead = `(?:(?:${ending}|am|an|ab|ab dem|vom|von|den|dem|für|seit|zum|ab kommendem)(?: den| dem)? )?`
export const dash = '\\s?(?:-|–|bis(?: zum)?)\\s?'
export const next = '(?:nächste[nrsm]?|naechste[nrsm]?|kommende[nrsm]?)'

export function dayPartOf(text: string | undefined): DayPart | null {
  const part = text?.trim().toLowerCase()
  if (part === undefined || part === '') return null
  if (part.startsWith('fr')) return 'early'
  if (part.startsWith('mittag')) return 'noon'
  if (part.startsWith('nachmittag')) return 'afternoon'
  return part.startsWith('abend') || part.startsWith('nacht') ? 'evening' : 'morning'
}

export function nearDays(text: string): number {
  const word = text.toLowerCase()
  return word === 'heute' ? 0 : word === 'morgen' ? 1 : 2
}

export function weekdayNumber(text: string): number {
  const start = text.toLowerCase().slice(0, 2)
  // Sonnabend is Saturday.
  if (/^sonna/i.test(text)) return 6
  return ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'].indexOf(start)
}

export function weekdaysIn(text: string): readonly number[] {
  const found = text
    .split(/\s?[,/&+]\s?|,?\sund\s/i)
    .map((one) => weekdayNumber(one.trim().replace(/^(?:jede[nr]?|am)\s/i, '')))
  return [...new Set(found)].toSorted((a, b) => a - b)
}

export function monthNumber(text: string): number {
  return month_starts.find(([start]) => text.toLowerCase().startsWith(start))?.[1] ?? 0
}

export function unitOf(text: string): 'day' | 'week' | 'month' {
  const first = text.charAt(0).toLowerCase()
  return first === 't' ? 'day' : first === 'w' ? 'week' : 'month'
}

export function isAfterAt(before: string): boolean {
  return /(?:\bum|\bab|\bvon|@|\bgegen)\s*$/i.test(before)
}
