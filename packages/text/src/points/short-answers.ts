import { datesIn } from '../dates.ts'
import { type Language, lexicons } from '../language.ts'
import { wordsOf } from '../words.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { point_phrases } from './point-phrases.ts'

/** `Bitte um kurze Bestätigung bis Freitag`: any answer is one. */
export function asksForReplyAlone(text: string, language: Language): boolean {
  const { reply, replyKeys } = point_phrases[language]
  return consistsOf(text, language, { known: reply, keys: replyKeys })
}

/** How a clause begins that says what the answer is to be about, or what else is to be done. */
export const goes_on =
  /^(?:und|and|et|y|e|dass|daß|ob|wie|wann|wer|wo|was|welch\p{L}*|that|whether|if|how|when|who|where|what|which|que|qu['’]\p{L}+|si|quand|combien|quel\p{L}*|cuando|cuándo|cuál\p{L}*|cual(?:es)?|cuánt\p{L}*|qué|cómo|quién|che|se|quando|quant\p{L}*|quale|quali|chi|dove|comment|où|dónde)(?!\p{L})/iu

/** `What do you think?`, `Would one of these dates suit you?`: asked of what stands beside it. */
export function asksForOpinionAlone(text: string, language: Language): boolean {
  const { opinion, opinionKeys } = point_phrases[language]
  return consistsOf(text, language, { known: opinion, keys: opinionKeys })
}

const longest_of_its_kind = 200

interface KindOfWords {
  readonly known: ReadonlySet<string>
  readonly keys: ReadonlySet<string>
}

function consistsOf(text: string, language: Language, { known, keys }: KindOfWords): boolean {
  if (text.length > longest_of_its_kind) return false
  const found = contentWords(text, language)
  return (
    found.every((word) => known.has(word) || keys.has(word)) &&
    wordsOf(foldText(text)).some((word) => keys.has(word))
  )
}

/** The words of a text that are no stop words, without its days and hours; without accents. */
export function contentWords(text: string, language: Language): string[] {
  const { stopWords } = lexicons[language]
  let rest = text.slice(0, longest_read)
  for (const { text: date } of datesIn(rest, language)) rest = rest.replace(date, ' ')
  return wordsOf(rest)
    .filter((word) => !stopWords.has(word))
    .flatMap((word) => foldText(word).split(/['-]/u))
    .filter((word) => /^\p{L}{2,}$/u.test(word) && !foldedStopWords(language).has(word))
}

const longest_read = 400
const folded = new Map<Language, ReadonlySet<string>>()

export function foldedStopWords(language: Language): ReadonlySet<string> {
  const known = folded.get(language)
  if (known) return known
  const words = new Set([...lexicons[language].stopWords].map(foldText))
  folded.set(language, words)
  return words
}
