import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import { isTime, type TimeItem } from '../items/groups.ts'
import { hasQuestionMark, type Judged, type MailContext } from './judge-sentence.ts'
import { saysPlainly } from './plain-requests.ts'
import { possible, sure } from './score-sentence.ts'
import { asSettled } from '../items/settle.ts'

/**
 * `Call on Thursday at 10?` above `Would that work for you?`, `Lunch on Friday?` above `I am in town`: a mail that names no time
 * itself asks for the one of its subject, unless it answers another mail.
 */
export function withSubjectTimes(judged: readonly Judged[], context: MailContext): readonly Judged[] {
  const { subject, subjectItems, language } = context
  const times = subjectItems.filter(isTime)
  if (subject === null || times.length === 0 || times.some(isLimit) || judged.some(saysOtherwise))
    return judged
  const asking = askingSentence(judged, subject, language)
  if (!asking) return judged
  // The times have no place in the text.
  const { start } = asking
  const items = times.map((item) => ({ ...asSettled(item), start, end: start }))
  return judged.map((one) =>
    one === asking
      ? {
          ...one,
          items: [...one.items, ...items],
          isPlain: true,
          isAboutTime: true,
          isOwnDay: false,
          score: Math.max(one.score, sure),
        }
      : one,
  )
}

function isLimit(item: TimeItem): boolean {
  return item.isExcluded || (item.kind === 'days' && item.bound !== null)
}

/** It names times itself, or calls a meeting off. */
function saysOtherwise({ items, unmeant, isDeclined, isCancel, isMove, isErrand }: Judged): boolean {
  return items.some(isTime) || unmeant.some(isTime) || isDeclined || isCancel || isMove || isErrand
}

function askingSentence(judged: readonly Judged[], subject: string, language: Language): Judged | undefined {
  const isAsked = hasQuestionMark(subject) && saysPlainly({ folded: subject, isQuestion: true }, language)
  return (
    judged.find(({ folded, isQuestion }) => isQuestion && asksWhetherItSuits[language].test(folded)) ??
    judged.find(({ score }) => score >= possible) ??
    (isAsked ? judged[0] : undefined)
  )
}

const asksWhetherItSuits: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(does|do|would|will|could|can) (this|that|it|you) ~3 (work|suit|ok|okay|possible|convenient|make it|do (this|that|it)|join|attend)|(is|are) (this|that|it|you) ~1 (ok|okay|possible|convenient|fine|free|available|around)|works for you ?|(any good|good for you|up for it)',
  ),
  de: matchPhrases(
    '(passt|passte|geht|ginge|klappt|ware) (das|es|dir|ihnen|euch) ~4|(hast|hattest|haben|hatten) (du|sie|ihr) ~4 (zeit|lust)|(kannst|konntest|konnen|konnten) (du|sie|ihr) ~2 (da|dann) ~2 ?',
  ),
  fr: matchPhrases(
    '(ca|cela) ~1 (te|vous) (va|irait|convient|conviendrait)|(est|serait) ce ~1 (possible|bon)|(es tu|etes vous|tu es|vous etes|serais tu|seriez vous) ~1 (libre|dispo|disponible|disponibles)|(tu peux|vous pouvez|peux tu|pouvez vous) ?',
  ),
  es: matchPhrases(
    '(te|le|os|les) ~1 (viene|va|vendria|iria|parece|encaja) ~1 (bien|bueno)?|(puedes|puede|podrias|podria|podeis) ?|(estas|esta|estarias) ~1 (libre|disponible)',
  ),
  it: matchPhrases(
    '(ti|le|vi) ~1 (va|andrebbe|sta|torna) ~1 bene|(puoi|puo|potresti|potrebbe|riesci|riesce|ce la fai|ci sei) ?|(sei|e|saresti|sarebbe) ~1 (libero|libera|disponibile)',
  ),
}
