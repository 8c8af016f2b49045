import { rouge, type Rouge } from './rouge.ts'
import type { Sample } from './samples.ts'
import { onOneLine, wordsOf } from '../words.ts'

export interface Score extends Rouge {
  readonly words: number
  /** How many of the facts that have to be in are in. */
  readonly kept: number
  readonly musts: number
  /** Numbers, dates and names that the mail does not have. */
  readonly invented: readonly string[]
}

/** Compares a summary with what a person wrote of the same mail. */
export function scoreSummary(summary: string, sample: Sample): Score {
  const line = onOneLine(summary).toLowerCase()
  return {
    ...rouge(summary, sample.reference),
    words: wordsOf(summary).length,
    kept: sample.musts.filter((fact) => line.includes(fact.toLowerCase())).length,
    musts: sample.musts.length,
    invented: inventedIn(summary, `${sample.subject}\n${sample.from}\n${sample.text}`),
  }
}

export interface MeanScore {
  readonly r1: number
  readonly r2: number
  readonly rl: number
  readonly words: number
  readonly recall: number
  readonly invented: number
}

/** The means over several mails; facts count one by one. */
export function meanScore(scores: readonly Score[]): MeanScore {
  const mean = (pick: (score: Score) => number) =>
    scores.reduce((sum, score) => sum + pick(score), 0) / Math.max(1, scores.length)
  const musts = scores.reduce((sum, score) => sum + score.musts, 0)
  return {
    r1: mean(({ r1 }) => r1),
    r2: mean(({ r2 }) => r2),
    rl: mean(({ rl }) => rl),
    words: mean(({ words }) => words),
    recall: scores.reduce((sum, score) => sum + score.kept, 0) / Math.max(1, musts),
    invented: scores.reduce((sum, score) => sum + score.invented.length, 0),
  }
}

/** Numbers of a text, and words with a capital inside its sentences, that its source does not have. */
export function inventedIn(text: string, source: string): string[] {
  const known = new Set(wordsOf(source))
  const names = [...text.matchAll(/(?<=[\p{Ll},;:]\s)\p{Lu}[\p{L}\p{N}'’-]+/gu)].flatMap(([name]) =>
    wordsOf(name),
  )
  const numbers = wordsOf(text).filter((word) => /\d/.test(word))
  return [...new Set([...names, ...numbers])].filter((word) => !known.has(word))
}
