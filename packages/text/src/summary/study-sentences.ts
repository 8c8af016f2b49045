import { lexicons } from '../language.ts'
import type { Span } from '../sentences.ts'
import { type MailText, readMailText } from './summarise.ts'
import { measureSentences } from './summary-features.ts'
import { worthCues } from './worth-cues.ts'

export interface StudiedSentence extends Span {
  readonly cues: readonly string[]
}

/** The sentences of a mail among which its summary chooses, with the cues of what each is worth; for learning. */
export function studySentences(mail: MailText): StudiedSentence[] {
  const { language, own } = readMailText(mail)
  const measured = measureSentences(own, { subject: mail.subject, lexicon: lexicons[language] })
  const cues = worthCues(measured, language)
  return measured.map(({ start, end }, place) => ({ start, end, cues: cues[place] ?? [] }))
}
