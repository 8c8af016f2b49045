import type { Language } from '../../language.ts'
import { meeting_cues } from '../cues/all-cues.ts'
import { callsToAttend } from '../cues/called-to-attend.ts'
import type { Judged } from '../passes/judge-sentence.ts'
import { possible } from '../passes/score-sentence.ts'

/**
 * Whether a mail asks for nothing but to come to an event: `You are cordially invited to the opening on Thursday at 6`.
 * Whether to come is for the reader to say, and no other time can be offered.
 */
export function onlyCalls(judged: readonly Judged[], language: Language): boolean {
  const { suits } = meeting_cues[language]
  if (judged.some(({ isQuestion, folded }) => isQuestion && suits.test(folded))) return false
  const asking = judged.filter(({ score, isMove }) => score >= possible || isMove)
  return (
    asking.length > 0 &&
    asking.every(
      ({ folded, isQuestion, isMove }) => !isQuestion && !isMove && callsToAttend(folded, language),
    )
  )
}
