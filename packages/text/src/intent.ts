import { lexicons, type Language } from './language.ts'
import type { Request } from './requests.ts'
import { anyWord } from './words.ts'

/** What the writer of a mail wants of its reader; `none` where that is not certain. */
export type Intent =
  | 'reschedule'
  | 'meeting'
  | 'cancellation'
  | 'approval'
  | 'invitation'
  | 'question'
  | 'thanks'
  | 'notice'
  | 'none'

/** The first that fits, for a mail that asks for no time, in the order of what an answer has to bring. */
export function intentOf(
  { subject, text, requests }: { subject: string; text: string; requests: readonly Request[] },
  language: Language,
): Intent {
  const { intents } = lexicons[language]
  const asked = requests.map((request) => request.text).join('\n')
  // An approval that was given has a subject of the same words.
  const isTitled = intents.approval.test(subject) && requests.some(({ isQuestion }) => isQuestion)
  if (intents.approval.test(asked) || isTitled) return 'approval'
  if (intents.invitation.test(text)) return 'invitation'
  if (requests.length > 0) return 'question'
  if (only_tells.test(text)) return 'notice'
  return intents.thanks.test(text) ? 'thanks' : 'none'
}

/** `FYI`: nothing is asked. */
const only_tells = anyWord(
  'fyi|for your information|for info|just to let you know|zur info|zur kenntnis|zur information|zu ihrer information|zu deiner information|pour info|pour information|para tu informaci[oó]n|para su informaci[oó]n|para tu conocimiento|per conoscenza|per tua informazione|per informazione|per opportuna conoscenza',
)
