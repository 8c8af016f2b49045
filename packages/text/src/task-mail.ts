import { act_cues } from './acts/act-cues.ts'
import { act_thresholds, asksForAction, readActs } from './acts/acts.ts'
import { detectLanguage, type Language, lexicons } from './language.ts'
import { pointsForReader } from './points/points-for-reader.ts'
import { ownSentences, type ReadMail } from './mail-text/prepare.ts'
import type { Request } from './requests.ts'
import { isTelling } from './summary/summary-features.ts'

export interface ReceivedMail extends ReadMail {
  readonly subject: string
  /** The reader's name, as far as the mail tells it: tasks may be given out by names. */
  readonly reader?: string
  /** The names of others who got the mail. */
  readonly otherNames?: readonly string[]
}

/**
 * Whether a mail asks its reader to do something, beside what it quotes and its greeting and signature: a sentence of
 * it does, or the answer to it has a point. To propose a meeting is no such thing: it becomes a meeting, no task.
 */
export function mailAsksForAction(mail: ReceivedMail): boolean {
  const language = detectLanguage(`${mail.subject}\n${mail.text}`)
  const lexicon = lexicons[language]
  const own = ownSentences(mail, lexicon)
  const telling = own.map(({ text }) => text).filter((text) => isTelling(text, lexicon))
  // A subject that is no question is a title: “Order 12” orders nothing.
  const isAsking = mail.subject.includes('?') || act_cues[language].polite.test(mail.subject.slice(0, 400))
  if (asksForAction(isAsking ? [mail.subject, ...telling] : telling, language, mail)) return true
  const { text, from = '', reader = '', otherNames = [] } = mail
  const people = { ownName: reader, otherNames: [from, ...otherNames] }
  return pointsForReader({ text, sentences: own }, language, people).some(
    (point) => !isQuestionOfMeeting(point, language),
  )
}

function isQuestionOfMeeting({ text, isQuestion }: Request, language: Language): boolean {
  return isQuestion && readActs(text, language).meeting >= act_thresholds.meeting
}
