import { detectLanguage, lexicons } from './language.ts'
import { sentencesIn } from './sentences.ts'

export interface PlacedSentence {
  readonly text: string
  /** Where the source has the same words; null where it has not. */
  readonly start: number | null
  readonly end: number | null
}

/** The sentences of a text that somebody wrote about a source, each with the place where the source has it. */
export function placeSentences(text: string, source: string): PlacedSentence[] {
  const lexicon = lexicons[detectLanguage(text)]
  return sentencesIn(text, { start: 0, end: text.length }, lexicon).map((sentence) => {
    const words = sentence.text.split(' ').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    const match = new RegExp(words.join('\\s+'), 'u').exec(source)
    if (!match) return { text: sentence.text, start: null, end: null }
    return { text: sentence.text, start: match.index, end: match.index + match[0].length }
  })
}
