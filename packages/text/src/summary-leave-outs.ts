import { isToMany } from './courtesies.ts'
import { isDocumentHead, isMinutes, otherPointsIn } from './document-heads.ts'
import type { Language } from './language.ts'
import type { Listed } from './listed-items.ts'
import { point_phrases } from './points/point-phrases.ts'
import type { MeasuredSentence } from './summary-features.ts'
import { tasksOf, tasksOfOthers } from './summary-tasks.ts'
import { wordsOf } from './words.ts'

export interface ReadFor {
  readonly text: string
  readonly reader?: string | undefined
  readonly language: Language
}

/**
 * Where the sentences begin that no summary has: tasks of others, the head of minutes and their small points at the
 * end, and the questions of a program.
 */
export function leftOutIn(
  all: readonly MeasuredSentence<Listed>[],
  { text: mail, reader = '', language }: ReadFor,
): ReadonlySet<number> {
  const { attendance } = point_phrases[language]
  const isToAll = isToMany(mail)
  const names = new Set(wordsOf(reader))
  const small = isMinutes(all) ? otherPointsIn(mail, all) : new Set<number>()
  const left = all.filter(
    ({ text, start, features }) =>
      (isToAll && text.endsWith('?')) ||
      attendance.test(text) ||
      isDocumentHead(text) ||
      (small.has(start) && features.date === 0 && !wordsOf(text).some((word) => names.has(word))),
  )
  return new Set([...tasksOfOthers(all, tasksOf(all, reader, language)), ...left.map(({ start }) => start)])
}
