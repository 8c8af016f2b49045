import type { Language } from '../language.ts'
import { named_option } from '../points/marked-choices.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { capitalised, onOneLine } from '../words.ts'
import { countOpenQuestions } from './question-words.ts'

/**
 * The things of which a question asks to choose one, in its own words: `Shall I take the blue one or the green one?` has
 * `the blue one` and `the green one`. None where it leaves whole actions to choose from, or asks whether or not.
 */
export function optionsIn(clause: string, language: Language): string[] {
  const words = clause.split(' ')
  const at = words.findLastIndex((word) => either[language].has(foldText(word)))
  if (at < 1) return []
  const left = words.slice(0, at)
  const right = rightThing(left, words.slice(at + 1), language)
  if (right.length === 0 || right.length > most_words || isNoThing(right, language)) return []
  const found = besideRemark(left, right, language) ?? alongside(tailOf(left), right, language)
  const first = found === null ? [] : withoutVerb(shortened(found, language), language)
  if (first.length === 0 || first.length > most_words || isNoThing(first, language)) return []
  const options = [
    ...optionBefore(left, { second: first, right }, language),
    first.join(' '),
    right.join(' '),
  ]
  return new Set(options.map(foldText)).size < options.length ? [] : options
}

/** What stands behind the last `or`. Of `red, slate or petrol at the same price` it is one word, as those before. */
function rightThing(left: readonly string[], behind: readonly string[], language: Language): string[] {
  const begin = behind.findIndex((word) => !rathers.has(foldText(word)))
  const words = shortened(headOf(behind.slice(Math.max(begin, 0))), language)
  const isRow = left.at(-2)?.endsWith(',') === true && left.at(-1)?.endsWith(',') === false
  return isRow && !isLead(words[0], language) && isLead(words[1], language) ? words.slice(0, 1) : words
}

/** German verbs stand behind their nouns: `im März machen oder nach Ostern`. */
function withoutVerb(words: readonly string[], language: Language): readonly string[] {
  const last = words.findLastIndex(startsThing)
  return language === 'de' && last > 0 ? words.slice(0, last + 1) : words
}

/** Without what a preposition adds to many words: `the room above with two beds at the back`. */
function shortened(words: readonly string[], language: Language): string[] {
  const [head = ''] = words
  if (words.length <= most_words || !isLead(head, language) || isPreposition(head, language))
    return [...words]
  const end = words.findIndex(
    (word, index) => index > 1 && isPreposition(word, language) && !belongings.has(foldText(word)),
  )
  return end < 0 || end > most_words_named ? [...words] : words.slice(0, end)
}

/** `the room with a yard, which is cooler, or the one with a view` */
function besideRemark(
  left: readonly string[],
  right: readonly string[],
  language: Language,
): string[] | null {
  if (!isLead(right[0], language) || left.at(-1)?.endsWith(',') !== true) return null
  const end = left.findLastIndex((word, index) => index < left.length - 1 && word.endsWith(','))
  return end < 0 ? null : alongside(tailOf(left.slice(0, end + 1)), right, language)
}

/** The options of a passage by their names, or by their letters with what stands behind these. */
export function namedOptionsIn(passage: string): string[] {
  const names = [...passage.matchAll(named_option)].map(([name]) => onOneLine(name).toLowerCase())
  const named = [...new Set(names)].map(
    (name) => `${capitalised(name.slice(0, -1))}${name.slice(-1).toUpperCase()}`,
  )
  return named.length > 1 ? named : markedOptionsIn(passage)
}

/** What stands behind the letters of a list: `(a) the short one, (b) the long one`. */
export function markedOptionsIn(text: string): string[] {
  const marks = [...text.matchAll(letter_mark)]
  const letters = marks.map(({ 1: letter = '' }) => letter.toLowerCase()).join('')
  if (letters.length < 2 || !'abcdef'.startsWith(letters)) return []
  return marks.map(({ 0: mark, 1: letter = '', index }, at) => {
    const behind = text.slice(index + mark.length, marks[at + 1]?.index).slice(0, most_letters)
    const thing = behind.slice(0, behind.search(ends_option)).replace(last_or, '').trim()
    return `${letter}) ${thing}`
  })
}

const letter_mark = /(?<![\p{L}\p{N}])\(?([a-fA-F])\) /gu
const ends_option = /[,;.:?!()\n]|$/u
const last_or = / (?:or|oder|ou|o|u|oppure) *$/u

/** The first of three: `Essen: mit Fleisch, vegetarisch oder vegan?`, `We have it in burgundy, slate or petrol.` */
function optionBefore(
  left: readonly string[],
  { second, right }: Record<'second' | 'right', readonly string[]>,
  language: Language,
): string[] {
  const colon = left.findLastIndex((word) => word.endsWith(':'))
  const list = left
    .slice(colon + 1)
    .join(' ')
    .split(', ')
  const [one = ''] = list.slice(-2)
  if (list.length < 2 || list.at(-1) !== second.join(' ') || one === '') return []
  const words = one.split(' ').map(withoutMarks)
  if (colon >= 0 && list.length === 2 && words.length <= most_words) return [words.join(' ')]
  const isCalled = list.length === 2 && words.length === 1
  if (isLead(right[0], language) || right.length > 2 || isCalled || conditions.test(foldText(one))) return []
  // `How many are you in the end, four or six?`
  if (countOpenQuestions(one, language) > 0) return []
  const thing = alongside(words, right, language)
  return thing === null || isNoThing(thing, language) ? [] : [thing.join(' ')]
}

/** `If you like, tea or coffee?` */
const conditions =
  /^[¿¡]?(?:if|when|as|for|wenn|falls|fur|beim?|zu[mr]?|si|quand|pour|cuando|para|se|quando|per|hi|hello|hallo|bonjour|hola|ciao)(?!\p{L})/u

const most_words = 6
/** Of a longer thing a preposition may end the part that names it; with more words a verb may be among these. */
const most_read = 12
const most_words_named = 4
const most_letters = 60

/** Up to the first mark that ends a part of the sentence. */
function headOf(words: readonly string[]): string[] {
  const end = words.findIndex((word) => ends_part.test(word))
  const suits = words.findIndex((word, at) => at > 0 && said_of_both.has(foldText(word)))
  const part = end < 0 ? words : words.slice(0, end + 1)
  return (suits < 0 ? part : part.slice(0, suits)).map(withoutMarks).filter((word) => word !== '')
}

/** Behind the last such mark. */
function tailOf(words: readonly string[]): string[] {
  const begin = words.findLastIndex(
    (word, index) => index < words.length - 1 && (ends_part.test(word) || prefers.has(foldText(word))),
  )
  return words
    .slice(begin + 1)
    .map(withoutMarks)
    .filter((word) => word !== '')
}

const ends_part = /[,;:.!?)\]–—]$|^-$/u

function withoutMarks(word: string): string {
  return word.replace(/^[¿¡"'“„«([–—-]+/u, '').replace(/(?<![,;:.!?"”“»)\]–—])[,;:.!?"”“»)\]–—]+$/u, '')
}

/** The words of the left side that stand for what the right side stands for; null where they cannot be told. */
function alongside(left: readonly string[], right: readonly string[], language: Language): string[] | null {
  const [head = ''] = right
  if (isLead(head, language)) {
    const begin = isPreposition(head, language)
      ? beginLike(head, left, language)
      : beginOfArticle(head, left, language)
    if (begin >= 0) return left.length - begin <= most_read ? left.slice(begin) : null
    if (left.length <= 2) return [...left]
  }
  const isName = startsThing(head)
  if (isName && left.length <= right.length && startsThing(left[0] ?? '')) return [...left]
  // A German noun tells itself: `Es gibt Suppe oder einen Salat`.
  if (language === 'de' && isLead(head, language))
    return startsThing(left.at(-1) ?? '') ? left.slice(-1) : null
  // `tiramisù oppure crostata di fichi`
  if (left.length === 1 && isPreposition(right[1] ?? '', language)) return [...left]
  if (right.length > (isName ? most_words : 2)) return null
  const tail = left.slice(-right.length)
  if (isName && startsThing(tail[0] ?? '')) return tail
  const lastLead = tail.findLastIndex((word) => isLead(word, language))
  if (lastLead >= 0 && right.length > 1 && !isName) return null
  return lastLead + 1 < tail.length ? tail.slice(lastLead + 1) : null
}

function beginLike(head: string, words: readonly string[], language: Language): number {
  const same = words.findLastIndex((word) => foldText(word) === foldText(head))
  return same >= 0 ? same : beginOfLeads(words, language)
}

/** Beside `the attic` stands `a bed` of `a bed in the hall`, and not `the hall`. */
function beginOfArticle(head: string, words: readonly string[], language: Language): number {
  const begins = words.flatMap((word, at) =>
    isLead(word, language) && !isPreposition(word, language) && !isPreposition(words[at - 1] ?? '', language)
      ? [at]
      : [],
  )
  const same = begins.findLast((at) => foldText(words[at] ?? '') === foldText(head))
  return same ?? begins.at(-1) ?? beginLike(head, words, language)
}

/** Of the last words with which a thing begins: `with the`. */
function beginOfLeads(words: readonly string[], language: Language): number {
  let at = words.findLastIndex((word) => isLead(word, language))
  while (at > 0 && isLead(words[at - 1], language)) at -= 1
  return at
}

/** Whether a thing may begin with this word. */
function isLead(word: string | undefined, language: Language): boolean {
  const folded = foldText(word ?? '')
  return leads[language].has(folded) || prepositions[language].has(folded)
}

function isPreposition(word: string, language: Language): boolean {
  return prepositions[language].has(foldText(word))
}

/** A number or a name. */
function startsThing(word: string): boolean {
  return /^[\p{Lu}\d]/u.test(word)
}

/** `or not`, `or would you rather …`, `ou le faites-vous ?` */
function isNoThing(words: readonly string[], language: Language): boolean {
  const text = foldText(words.join(' '))
  const beginning = text.split(' ').slice(0, words_of_clause).join(' ')
  return (
    text.length > most_letters || no_things[language].has(text.split(' ')[0] ?? '') || persons.test(beginning)
  )
}

/** A clause names who acts in one of its first words: `that lemon stuff you like` is none. */
const words_of_clause = 3

const persons =
  /(?<!\p{L})(?:i|you|we|they|ich|du|wir|je|tu|vous|nous|usted|ustedes|nosotros|noi|voi|io)(?!\p{L})/u

/** Whether a thing may begin with this word. */
export function beginsThing(folded: string, language: Language): boolean {
  return isLead(folded.replace(/'.*/u, ''), language) || articles_before_vowel.has(folded)
}

const articles_before_vowel: ReadonlySet<string> = new Set(["l'", "un'", "d'"])

/** `I hesitate between the ash and the walnut` as `the ash or the walnut`. */
export function withoutBetween(text: string, language: Language): string {
  const words = text.split(' ')
  const [from, and, or] = betweens[language]
  const begin = words.findLastIndex((word) => from.has(foldText(word))) + 1
  const place = words.slice(begin + 1, begin + most_words + 1).findIndex((word) => foldText(word) === and)
  return begin === 0 || place < 0
    ? text
    : words
        .with(begin + 1 + place, or)
        .slice(begin)
        .join(' ')
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const rathers = wordsOf(
  'rather lieber eher plutot mejor meglio schon erst doch only just nur seulement juste solo soltanto solamente bien',
)

/** `Is Thursday or Friday better for you?` */
const said_of_both = wordsOf('better best suit suits')

const prefers = wordsOf(
  'prefer preferes prefere preferez prefieres prefiere preferis prefieren preferisci preferisce preferite bevorzugst bevorzugen bevorzugt lieber rather',
)

const either: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf('or'),
  de: wordsOf('oder bzw bzw.'),
  fr: wordsOf('ou'),
  es: wordsOf('o u'),
  it: wordsOf('o oppure'),
}

const betweens: Readonly<Record<Language, readonly [from: ReadonlySet<string>, and: string, or: string]>> = {
  en: [wordsOf('between'), 'and', 'or'],
  de: [wordsOf('zwischen'), 'und', 'oder'],
  fr: [wordsOf('entre'), 'et', 'ou'],
  es: [wordsOf('entre'), 'y', 'o'],
  it: [wordsOf('tra fra'), 'e', 'o'],
}

/** Prepositions of what belongs to a thing. */
const belongings = wordsOf('von vom de del di della dei delle dello')

/** What a thing to choose begins with where it does not begin with its own name or a preposition. */
const leads: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf('the a an my your our this that one two three those these'),
  de: wordsOf(
    'der die das den dem ein eine einen einem einer mein meine dein deine ihr ihre dieser diese dieses jener jene',
  ),
  fr: wordsOf('le la les un une des du mon ma ton ta votre notre ce cette celui celle ceux celles'),
  es: wordsOf('el la los las un una unos unas mi tu su este esta ese esa aquel aquella'),
  it: wordsOf(
    'il lo la i gli le un uno una mio mia tuo tua suo sua questo questa quello quella quelli quelle',
  ),
}

const prepositions: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf('by with without at on in for from to before after as'),
  de: wordsOf('am an im in ins mit ohne um bei beim zu zum zur fur von vom nach vor per auf als'),
  fr: wordsOf('de a au aux en par avec sans pour dans sur chez avant apres'),
  es: wordsOf('a al en con sin por para de del antes despues'),
  it: wordsOf(
    'a al alla alle allo ai agli in nel nella nei nelle nello con col coi senza per su sul sulla sui sulle di del della dei delle dello da dal dalla dai dalle prima dopo',
  ),
}

/** Words that begin no thing, or the other half of a question of yes and no. */
const no_things: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf(
    'not no so something anything someone else rather would do does did is are was were will can could should shall may have has had i you we they he she it if whether what who how when where which maybe perhaps similar later even any whatever other another both either less more yes',
  ),
  de: wordsOf(
    'nicht nein nie so sowas ahnlich ahnliches etwas irgend irgendwas irgendwann jemand anders sonst ist sind war hat haben habe kann konnen konnt kannst konnte konnten soll sollen sollte mochte mochten mochtest will willst wollen wird werden wurde ich du wir ihr es er man wenn ob was wer wie wann wo vielleicht auch doch gar noch andere anderes beides mehr weniger ja muss mussen geht passt gibt',
  ),
  fr: wordsOf(
    "non pas si quelque quelqu'un quelque-chose autre autres est est-ce es suis avez as ai ont a-t-il faut dois devons dois-je veux voulez pouvez peux pouvons peut je tu nous vous il elle on ils que qui quoi ou quand comment combien peut-etre bien preferez preferes preferez-vous serait est-il alors plus moins oui les-deux",
  ),
  es: wordsOf(
    'no si algo alguien otro otra otros es esta estan hay ha has he puede puedes podemos quiere quieres prefiere prefieres prefieren yo nosotros usted ustedes se te le lo me nos que quien cuando donde como quizas tal tambien ya mas menos asi debo tengo tiene tienes',
  ),
  it: wordsOf(
    "no si qualcosa qualcuno altro altra altri e' e ho ha hai hanno sono siamo puo puoi posso vuole vuoi preferisce preferisci preferisci preferite io tu noi voi si se che chi quando dove come magari forse anche gia piu meno cosi devo dobbiamo ti le mi ci meno",
  ),
}
