import { matchPhrases } from './wish/cues/phrase-matcher.ts'
import { foldText } from './wish/tokens.ts'

const read_characters = 20_000

const phrases = matchPhrases(
  [
    "(do not|don't) ~1 (reply|respond|answer) ~2 (this|the) ~1 (message|mail|email|notification|address)",
    '(replies|answers) to this ~3 (are not|will not be) (read|monitored|answered)',
    'bitte ~2 nicht auf diese ~2 (mail|nachricht) ~2 (antworten|antwortet|reagieren)|antworten sie ~2 nicht ~4 (mail|nachricht)',
    '(nachricht|mail) ~4 (automatisch erstellt|automatisch erzeugt|automatisch generiert)',
    '(ne pas repondre|ne repondez pas) ~2 (ce|cet) ~1 (message|courriel|mail|email)',
    '(no responda|no responder|no conteste|no contestar) ~2 (este|a este) ~1 (mensaje|correo|email)',
    '(non rispondere|non rispondete|non risponda) ~2 (questa|questo) ~1 (mail|messaggio|email)',
  ].join('|'),
)

/** Whether a mail says that replies are not read. */
export function takesNoReplies(text: string): boolean {
  return phrases.test(foldText(text.slice(0, read_characters)))
}
