import { lexicons, type Language } from './language.ts'
import type { Request } from './requests.ts'

/** What the writer of a mail wants of its reader. */
export type Intent = 'reschedule' | 'meeting' | 'approval' | 'invitation' | 'question' | 'thanks'

/** The first that fits, in the order of what an answer has to bring. */
export function intentOf(
  { subject, text, requests }: { subject: string; text: string; requests: readonly Request[] },
  language: Language,
): Intent {
  const { intents } = lexicons[language]
  const asked = `${subject}\n${requests.map((request) => request.text).join('\n')}`
  const movesMeeting = intents.meeting.test(asked) && intents.reschedule.test(`${asked}\n${text}`)
  if (movesMeeting && requests.length > 0) return 'reschedule'
  if (asksToMeet(requests, subject, language)) return 'meeting'
  if (intents.approval.test(asked)) return 'approval'
  if (intents.invitation.test(text)) return 'invitation'
  return requests.length > 0 ? 'question' : 'thanks'
}

/** A question that speaks of meeting; a sentence that merely mentions one asks for nothing. */
function asksToMeet(requests: readonly Request[], subject: string, language: Language): boolean {
  const { meeting } = lexicons[language].intents
  return requests.some(({ text, isQuestion }) => meeting.test(text) && (isQuestion || meeting.test(subject)))
}
