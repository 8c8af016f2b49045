import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import { isTime } from '../items/groups.ts'
import { asSuiting } from '../items/settle.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'

/** `I'm away from Friday. Could we talk before that?`: the only time of a mail is the day before which one meets. */
export function beforeAbsences(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  const [away, ...others] = judged.flatMap(({ items, unmeant }) => [...items, ...unmeant].filter(isTime))
  if (away?.kind !== 'days' || others.length > 0 || !away.isExcluded || away.bound !== 'before') return judged
  const asks = judged.some(
    ({ folded, score, isQuestion }) => (isQuestion || score > 0) && before[language].test(folded),
  )
  if (!asks) return judged
  const limit = asSuiting(away)
  return judged.map((one) =>
    one.items.includes(away)
      ? { ...one, items: one.items.map((item) => (item === away ? limit : item)), isAboutTime: true }
      : one,
  )
}

const before: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('before (that|then|?|.|!)|beforehand|before i (go|leave)'),
  de: matchPhrases('davor|vorher|zuvor'),
  fr: matchPhrases('avant (cela|ca|?|.|!)|auparavant|d ici la'),
  es: matchPhrases('antes (de eso|de irme|?|.|!)'),
  it: matchPhrases('prima (di allora|di partire|?|.|!)'),
}
