import type { Language } from '../../language.ts'
import type { Judged } from '../passes/judge-sentence.ts'
import { readTokens } from '../terms/tokens.ts'
import { conceptOf } from './concepts.ts'
import { sentenceCues } from './sentence-cues.ts'
import { signsOf } from './signs.ts'
import { pairCues } from './surrounding-cues.ts'

export interface AskingContext {
  readonly text: string
  readonly subject: string
  readonly language: Language
}

/** Whoever asks does so before that many sentences. */
const most_sentences = 100
const longest_subject = 300

/** By which cues it is told whether a sentence asks for a time to meet: those of each sentence of a mail. */
export function askingCues(
  judged: readonly Judged[],
  { text, subject, language }: AskingContext,
): string[][] {
  const title = readTokens(subject.slice(0, longest_subject)).flatMap(({ word }) => [
    `${language} subject ${word}`,
    `subject ${conceptOf(word, language)}`,
  ])
  return judged.slice(0, most_sentences).map((sentence, place) => {
    const signs = signsOf(text.slice(sentence.start, sentence.end), sentence, language)
    const kinds = (['days', 'hours', 'length'] as const).filter((one) =>
      sentence.items.some(({ kind }) => kind === one),
    )
    const cues = [
      'any',
      ...sentenceCues(sentence),
      `score=${sentence.score.toFixed(1)} ${sentence.isQuestion}`,
      `times=${kinds.join(' ')}`,
      `place=${place === 0 ? 'first' : place === judged.length - 1 ? 'last' : 'within'}`,
      ...pairCues(signs.map(({ word }) => word)).map((cue) => `${language} ${cue}`),
      ...pairCues(signs.map(({ concept }) => concept)),
      ...title,
    ]
    return [...new Set(cues)]
  })
}
