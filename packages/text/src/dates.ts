import type { Language } from './language.ts'
import { all_lexicons, lexicons } from './language.ts'
import type { Lexicon } from './languages/lexicon.ts'
import type { Sentence } from './sentences.ts'

const joins = 'st|nd|rd|th|er|º|\\.'
const clock =
  '(?:(?:at|um|ab|à|a las|a la|alle|ore|from|von|de|dalle|dopo le)\\s+)?(?:\\d{1,2}[:h]\\d{2}|\\d{1,2}\\s?(?:h|uhr|am|pm|a\\.m\\.|p\\.m\\.)(?!\\p{L}))'

/** The dates, weekdays and times that a text names, as it writes them. */
export function datesIn(text: string, language: Language): Sentence[] {
  const found: Sentence[] = []
  for (const match of text.matchAll(patternOf(lexicons[language]))) {
    found.push({ start: match.index, end: match.index + match[0].length, text: match[0] })
  }
  return found
}

/** Whether a text names a day or a time of day. */
export function namesDate(text: string, lexicon: Lexicon): boolean {
  return text.search(patternOf(lexicon)) >= 0
}

/** How many days and times of day a text names. */
export function countDates(text: string, lexicon: Lexicon): number {
  return text.match(patternOf(lexicon))?.length ?? 0
}

function patternOf(lexicon: Lexicon): RegExp {
  return patterns.get(lexicon) ?? writePattern(lexicon)
}

function writePattern(lexicon: Lexicon): RegExp {
  const { months, weekdays, days } = lexicon
  const day = `\\d{1,2}(?:${joins})?`
  const dated = [
    `${day}\\s*(?:de\\s+|of\\s+)?(?:${months})(?!\\p{L})\\.?(?:,?\\s+(?:de\\s+)?\\d{4}(?!\\d))?`,
    `(?:${months})(?!\\p{L})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?:,?\\s+\\d{4}(?!\\d))?`,
    '\\d{4}-\\d{2}-\\d{2}',
    '\\d{1,2}[./]\\d{1,2}[./](?:\\d{4}|\\d{2})?(?!\\d)',
  ].join('|')
  const weekday = `(?:${weekdays})(?!\\p{L})\\.?(?:,?\\s+(?:(?:den|dem|the|le|el|il)\\s*)?(?:${dated}))?`
  const source = `(?:${weekday}|${dated}|(?:${days})(?!\\p{L})|${clock})`
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}`, 'giu')
}

const patterns = new Map(all_lexicons.map((lexicon) => [lexicon, writePattern(lexicon)]))
