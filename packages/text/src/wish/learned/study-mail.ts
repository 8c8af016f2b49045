import { readByGrammar } from '../request/find-request.ts'
import { type AskingMail, judgeMail } from '../judge-mail.ts'
import { askingCues } from './asking-cues.ts'
import { namedTimes, type NamedTime, withUnmeant } from './time-cues.ts'

/** What can be learned of a mail. */
export interface StudiedMail {
  /** By which cues each sentence asks, or does not. */
  readonly sentences: readonly (readonly string[])[]
  /** The times that it names. */
  readonly times: readonly NamedTime[]
}

/** The cues of a mail, as they are read where its meeting is looked for. */
export function studyMail(mail: AskingMail): StudiedMail {
  const { judged, subject, grounds } = judgeMail(mail)
  return {
    sentences: askingCues(judged, { ...grounds, subject }),
    times: namedTimes(judged.map(withUnmeant), { ...grounds, ...readByGrammar(judged, subject, grounds) }),
  }
}
