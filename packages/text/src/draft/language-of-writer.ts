import { detectLanguage, type Language, languageTold } from '../language.ts'
import { ownWords } from '../mail-text/own-words.ts'

/** The language of the writer's own words, whatever was passed on below them; of all words where those tell none. */
export function languageOfWriter({
  subject,
  text,
}: {
  readonly subject: string
  readonly text: string
}): Language {
  const own = ownWords(text)
  const told = own.length < text.length ? languageTold(own) : null
  return told ?? detectLanguage(`${subject}\n${text}`)
}
