import type { FirstWords } from '../kinds/first-words.ts'
import {
  type Kind,
  kindOf,
  onlyAnswers,
  onlyConfirms,
  onlyThanks,
  type ReadMail,
  tellsWhen,
} from '../kinds/kinds.ts'
import { usesInvitation } from '../kinds/invitations.ts'
import { namesDate } from '../dates.ts'
import { lexicons, type Language } from '../language.ts'
import { wantsNoReply } from '../points/wishes-of-writers.ts'
import { callsToAttend } from '../wish/cues/called-to-attend.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { anyWord } from '../words.ts'

/** What the writer of a mail wants of its reader; `none` where that is not certain. */
export type Intent =
  | Kind
  | 'reschedule'
  | 'meeting'
  | 'approval'
  | 'invitation'
  | 'question'
  | 'confirmation'
  | 'thanks'
  | 'notice'
  | 'none'

/** The first that fits, for a mail that asks for no time, in the order of what an answer has to bring. */
export function intentOf(mail: ReadMail, first: FirstWords | null, language: Language): Intent {
  const { subject, sentences, requests } = mail
  const { intents } = lexicons[language]
  const kind = kindOf(mail)
  if (kind !== null) return kind
  const text = sentences.join('\n')
  const asked = requests.map((request) => request.text).join('\n')
  // An approval that was given has a subject of the same words.
  const isTitled = intents.approval.test(subject) && requests.some(({ isQuestion }) => isQuestion)
  const isTheOnlyOne = requests.every(({ text: one }) => intents.approval.test(one)) || requests.length === 1
  if (isTheOnlyOne && (intents.approval.test(asked) || isTitled)) return 'approval'
  if (intents.invitation.test(sentences.filter((sentence) => !usesInvitation(sentence)).join('\n')))
    return 'invitation'
  if (first === 'invited' && requests.length === 0) return 'invitation'
  if (sentences.some((sentence) => callsToAttend(foldText(sentence), language))) return 'invitation'
  if (onlyConfirms(mail)) return 'confirmation'
  if (requests.every(({ isQuestion }) => !isQuestion) && wantsNoReply(foldText(text))) return 'notice'
  if (requests.length > 0) return 'question'
  if ((first !== null && is_personal.has(first)) || only_tells.test(text)) return 'notice'
  if (onlyThanks(mail, intents.thanks)) {
    const isNews = tellsWhen(mail, intents.thanks, (sentence) => namesDate(sentence, lexicons[language]))
    return isNews ? 'notice' : 'thanks'
  }
  return first !== null || onlyAnswers(mail) ? 'notice' : 'none'
}

/** News of the writer, or words for the reader alone. */
const is_personal: ReadonlySet<FirstWords> = new Set([
  'congratulation',
  'goodNews',
  'getWell',
  'wishes',
  'sympathy',
  'encouragement',
  'glad',
  'seen',
  'noWorry',
  'agreed',
  'late',
])

/** `FYI`: nothing is asked. */
const only_tells = anyWord(
  'fyi|for your information|for info|just to let you know|zur info|zur kenntnis|zur information|zu ihrer information|zu deiner information|pour info|pour information|para tu informaci[oó]n|para su informaci[oó]n|para tu conocimiento|per conoscenza|per tua informazione|per informazione|per opportuna conoscenza',
)
