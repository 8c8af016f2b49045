import type { Language } from '../../language.ts'
import { phrase_tables } from './phrase-tables.ts'
import { readTokens, type Token } from './tokens.ts'

/**
 * `… mo di und mi abends aber vor 18 uhr komm ich nicht raus ab donnerstag bin ich weg`: some people write on a telephone
 * without marks. Where a long stretch has none, a semicolon takes the place of the space before each part that says
 * something of its own. The text stays as long as it was.
 */
export function withClauseMarks(text: string, language: Language): string {
  if (!longStretch.test(text)) return text
  const tokens = readTokens(text)
  let marked = text
  let begin = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at]
    if (token && !isMark(token)) continue
    const stretch = tokens.slice(begin, at)
    if (stretch.length >= fewest_words) marked = marksIn(marked, stretch, language)
    begin = at + 1
  }
  return marked
}

const fewest_words = 22
/** So many characters in a row without a mark. */
const longStretch = /[^.,;:!?()\n–—]{100}/u

function isMark({ word }: Token): boolean {
  return /^[.,;:!?()–—]$/.test(word)
}

function marksIn(text: string, stretch: readonly Token[], language: Language): string {
  let marked = text
  stretch.forEach((token, at) => {
    const space = token.start - 1
    if (at > 0 && marked[space] === ' ' && opensPart(stretch, at, language))
      marked = `${marked.slice(0, space)};${marked.slice(token.start)}`
  })
  return marked
}

function opensPart(tokens: readonly Token[], at: number, language: Language): boolean {
  const word = (place: number) => tokens[place]?.word ?? ''
  const { turns, leads, selves, conjunctions, requests } = openers[language]
  if (turns.test(word(at))) return true
  if (conjunctions.test(word(at - 1)) || leads.test(word(at - 1))) return false
  if (requests.test(`${word(at)} ${word(at + 1)}`)) return true
  // `und dienstag bin ich`, `ab donnerstag bin ich`
  const led = leads.test(word(at)) ? (leads.test(word(at + 1)) ? at + 2 : at + 1) : at
  if (!isDay(word(led), language)) return false
  const next = isPart(word(led + 1), language) ? led + 2 : led + 1
  return selves.test(word(next))
}

function isDay(word: string, language: Language): boolean {
  const kind = phrase_tables[language].get(word)?.kind
  return kind === 'weekday' || kind === 'day' || kind === 'weekend'
}

function isPart(word: string, language: Language): boolean {
  return phrase_tables[language].get(word)?.kind === 'part'
}

interface Openers {
  /** Words that turn to something else. */
  readonly turns: RegExp
  /** Words that may stand before a day. */
  readonly leads: RegExp
  /** Words behind a day that say what its writer does then. */
  readonly selves: RegExp
  /** Words behind which a part goes on. */
  readonly conjunctions: RegExp
  /** The first two words of a question or a request, or of what its writer says of themselves. */
  readonly requests: RegExp
}

const openers: Readonly<Record<Language, Openers>> = {
  en: {
    turns: /^(?:but|cos|coz|because|otherwise)$/,
    leads: /^(?:on|and|or|from|then|the)$/,
    selves: /^(?:i|im|ive|ill|we|were|weve|is|no|not|works?|suits|cant)$/,
    conjunctions:
      /^(?:if|that|when|so|and|or|but|because|cos|what|where|how|until|till|before|after|than|as|which)$/,
    requests:
      /^(?:(?:can|could|shall|should) (?:we|you|i)|(?:let|tell) me|i (?:can|cant|could|have|am)|im (?:off|free|on|away|around|busy)|ive got|i ve|i m|we (?:are|re|have|could)|how about|what about|are you|do you|fancy a)$/,
  },
  de: {
    turns: /^(?:aber|weil|denn|sonst|ansonsten|deshalb|danach)$/,
    leads: /^(?:am|ab|den|und|oder|bis|dann)$/,
    selves:
      /^(?:bin|hab|habe|haben|muss|mussen|kann|konnte|konnt|geht|ginge|ist|sind|arbeite|fahre?|passt|nicht|hatte?|da)$/,
    conjunctions: /^(?:dass|wenn|ob|und|oder|aber|weil|denn|wo|wie|was|wann|bevor|bis|da|sonst)$/,
    requests:
      /^(?:(?:kannst|konntest|hast|hattest|magst|willst|hattst) du|(?:konnen|konnten|wollen|wolln|sollen|treffen) wir|(?:sag|sach|schreib|gib|meld|ruf|bring) (?:an|mir|bescheid|mal|dich|kurz|den|die|das)|ich (?:kann|konnte|konnt|bin|hab|habe|muss|hatte|hatt)|wir (?:sind|haben|konnen|mussen)|passt (?:dir|es|euch|das)|geht (?:es|das|bei|dir))$/,
  },
  fr: {
    turns: /^(?:mais|donc|sinon|puis|parce|car)$/,
    leads: /^(?:le|et|ou|ce|du|alors|apres)$/,
    selves: /^(?:je|j|on|nous|c|ca|impossible|pas|suis)$/,
    conjunctions: /^(?:si|que|qu|quand|et|ou|mais|donc|parce|car|comme|dont)$/,
    requests:
      /^(?:(?:tu peux|tu pourrais|on peut|on pourrait|on se)|(?:dis|redis|fais) (?:moi|nous)|je (?:suis|peux|pourrais|dois|bosse|travaille|repars)|j (?:ai|arrive)|ca te|ou alors|t es)$/,
  },
  es: {
    turns: /^(?:pero|porque|sino|luego|aunque)$/,
    leads: /^(?:el|los|y|o|desde|este)$/,
    selves: /^(?:no|tengo|estoy|puedo|podria|trabajo|ya|me|imposible|salgo|curro)$/,
    conjunctions: /^(?:si|que|q|cuando|y|o|pero|porque|como|donde|hasta)$/,
    requests:
      /^(?:(?:puedes|podrias|podemos|quedamos|nos vemos|te va|te viene|te apetece)(?: .*)?|(?:dime|avisame) .*|(?:tengo|estoy|puedo) .*|o si|que tal)$/,
  },
  it: {
    turns: /^(?:ma|pero|perche|oppure|altrimenti|poi|basta)$/,
    leads: /^(?:il|e|o|da|dal|questo)$/,
    selves: /^(?:ho|sono|non|nn|mi|devo|posso|lavoro|abbiamo|siamo|impossibile|riparto)$/,
    conjunctions: /^(?:se|che|quando|e|o|ma|perche|come|dove|fino|cosi)$/,
    requests:
      /^(?:(?:puoi|potresti|possiamo|riesci|ci vediamo|ci sentiamo|ti va|ti viene)(?: .*)?|(?:dimmi|fammi) .*|io .*|(?:ho|sono|posso|devo) .*)$/,
  },
}
