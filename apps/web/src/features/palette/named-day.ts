import { dayAlone } from './day-alone.ts'
import { meaningOf } from './sentence/meaning.ts'
import type { Reader } from './sentence/parts.ts'
import { readSentence } from './sentence/sentence.ts'

/** The date of a text that names one day and nothing else, such as 'friday' or '15. März'; else null. */
export function namedDay(text: string, reader: Reader): string | null {
  const reading = readSentence(text, reader)
  const values = reading.parts.map(({ value }) => value)
  return dayAlone(meaningOf(text, reading, reading.parts, reader), values)
}
