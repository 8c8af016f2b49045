import type { Language } from '../../language.ts'
import { rememberLatest } from '../../latest.ts'
import { foldText, readTokens, type Token } from './tokens.ts'
import { chat_spellings, dotted_spellings, without_umlauts } from '../words/chat-spellings.ts'

interface Spelling {
  /** The rules of a sentence ask for it and for parts of it one after the other. */
  readonly fold: (text: string) => string
  readonly words: ReadonlyMap<string, string>
  readonly pattern: RegExp
}

/** A text with its shortened words in full: `lo dejamos pa la semana q viene` */
export function spelledOut(text: string, language: Language): string {
  const { words, pattern } = spellings[language]
  const spelled = text.replace(pattern, (found) => words.get(keyOf(found)) ?? found)
  return language === 'de' ? spelled.replace(without_umlauts, withoutE) : spelled
}

/** Small letters without accents, as `foldText` makes them, with shortened words in full. */
export function foldSpelledOut(text: string, language: Language): string {
  return text.length < least_remembered
    ? foldText(spelledOut(text, language))
    : spellings[language].fold(text)
}

/** A few letters are folded as quickly as they are found. */
const least_remembered = 40

/** The tokens of a text; the words that a shortened word stands for stand where it does. */
export function readSpelledTokens(text: string, language: Language): readonly Token[] {
  const { words, pattern } = spellings[language]
  const tokens = readTokens(text).map((token) => withoutUmlauts(token, language))
  const found = new Map([...text.matchAll(pattern)].map(({ 0: word, index }) => [index, word]))
  if (found.size === 0) return tokens
  const spelled: Token[] = []
  let until = 0
  for (const token of tokens) {
    if (token.start < until) continue
    const word = found.get(token.start)
    if (word === undefined) spelled.push(token)
    else {
      until = token.start + word.length
      spelled.push(...placed(readTokens(words.get(keyOf(word)) ?? word), token.start, until))
    }
  }
  return spelled
}

/** Every word has a piece of its own, as later words stand behind earlier ones. */
function placed(tokens: readonly Token[], start: number, end: number): Token[] {
  const width = (end - start) / tokens.length
  return tokens.map(({ word }, place) => ({
    word,
    start: start + Math.floor(place * width),
    end: start + Math.floor((place + 1) * width),
  }))
}

function withoutUmlauts(token: Token, language: Language): Token {
  return language === 'de' ? { ...token, word: token.word.replace(without_umlauts, withoutE) } : token
}

function withoutE(word: string): string {
  return word.replaceAll(/(?<=[aou])e/g, '')
}

function keyOf(found: string): string {
  return found.toLowerCase().replace(/\.$/, '')
}

const spellings: Readonly<Record<Language, Spelling>> = {
  en: spellingOf('en'),
  de: spellingOf('de'),
  fr: spellingOf('fr'),
  es: spellingOf('es'),
  it: spellingOf('it'),
}

function spellingOf(language: Language): Spelling {
  const entries = Object.entries(chat_spellings[language])
  const words = new Map(entries.map(([key, long]) => [(key.split(' ')[0] ?? key).toLowerCase(), long]))
  const choices = entries.map(([key]) => {
    const [short = '', ...behind] = key.split(' ')
    // `Xfa` begins a sentence; `DS`, `Pr` and `WE` are abbreviations of something else.
    const first = short.length > 2 ? `[${short[0]}${short[0]?.toUpperCase()}]${short.slice(1)}` : short
    const dot = dotted_spellings.has(short) ? String.raw`\.` : String.raw`(?:\.(?=\s+\p{Ll}))?`
    return behind.length > 0 ? `${first}(?= ${behind.join(' ')})` : `${first}(?![\\p{L}\\d])${dot}`
  })
  const pattern = new RegExp(String.raw`(?<![\p{L}\d'’@/.-])(?:${choices.join('|')})(?![\p{L}\d'’@/-])`, 'gu')
  return { words, pattern, fold: rememberLatest((text) => foldText(spelledOut(text, language)), 20_000) }
}
