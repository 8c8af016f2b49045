import type { Language } from '../language.ts'
import { things } from '../kinds/things.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { type Known, knownForm, namesTopic } from './topic-words.ts'

/**
 * What a point is about, in a word or two of its own: the first noun of a German one, elsewhere the first of the
 * things that mails ask about. Null where it has none.
 */
export function topicOf(text: string, language: Language): string | null {
  const words = [...text.slice(0, longest_read).matchAll(word)].map(([found]) => found)
  const named = language === 'de' ? germanNoun(words) : knownNoun(words, language)
  if (named === undefined) return null
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}`
}

/** A document rather than what it is for: `for the booking we need the list`. */
function knownNoun(words: readonly string[], language: Known): string | undefined {
  const folded = words.map((one) => foldText(one))
  const document = folded.findIndex(
    (one) => !verbs.has(one) && knownForm(one, documents[language], language) !== undefined,
  )
  const topic = words.findIndex((one, at) => namesTopic(one, words[at - 1] ?? '', language))
  const isNear = topic < 0 || document - topic <= most_words_between
  return document >= 0 && isNear ? words[document] : words[topic]
}

/** The deposit of `the deposit by Friday, the account is in the contract that I sent`. */
const most_words_between = 8

const longest_read = 400
const word = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu

/** `Entwurf der Betriebsvereinbarung` with what it is of; nouns have a capital letter, and so has the first word. */
function germanNoun(words: readonly string[]): string | undefined {
  const place = words.findIndex(
    (one, at) => at > 0 && isNoun(one, words[at - 1] ?? '') && !saysWhen(words.slice(0, at)),
  )
  const noun = words[place]
  const [of = '', whom = ''] = words.slice(place + 1, place + 3)
  return noun !== undefined && /^(?:der|des)$/u.test(of) && isNoun(whom, of) ? `${noun} ${of} ${whom}` : noun
}

/** `Bis zur nächsten Sitzung` tells when, and not what. */
function saysWhen(before: readonly string[]): boolean {
  return when.test(before.slice(-most_words_of_when).join(' ').toLowerCase())
}

const most_words_of_when = 3
const when =
  /(?:^| )(?:bis|nach|seit|ab)(?: (?:zum|zur|zu|der|dem|den))?(?: \p{Ll}+n)?$|(?:^| )vor (?:der|dem|den)$|nächste[nrm]?$/u

function isNoun(one: string, before: string): boolean {
  return /^\p{Lu}\p{Ll}{2,}/u.test(one) && !no_topic.test(one) && !/^(?:Herrn?|Frau|Dr)$/u.test(before)
}

/** Pronouns of address, times, and what any answer is. */
const no_topic =
  /^(?:Der|Die|Das|Den|Dem|Des|Ein\p{L}*|Kein\p{L}*|Wer|Wen|Wem|Was|Wie|Wo|Wann|Warum|Welch\p{L}*|Kannst|Können|Könnt\p{L}*|Hast|Haben|Habt|Ist|Sind|Wird|Werden|Soll\p{L}*|Und|Oder|Aber|Ach|Also|Dann|Noch|Wenn|Falls|Gib\p{L}*|Sag\p{L}*|Schick\p{L}*|Ich|Wir|Es|Bis|Vielleicht|Außerdem|Sie|Ihnen|Ihr\p{L}*|Du|Dir|Dich|Dein\p{L}*|Euch|Euer\p{L}*|Eur\p{L}*|Uhr|Herrn?|Frau|Bescheid|Antwort|Rückmeldung|Info|Nachricht|Bitte|Frage|Fragen|Punkt|Punkte|Sache|Ding|Hause|Ende|Anfang|Mitte|Mal|Moment|Woche\p{L}*|Tage?|Tagen|Monat\p{L}*|Jahr\p{L}*|Stunde\p{L}*|Minute\p{L}*|Morgen|Vormittag|Mittag|Nachmittag|Abend|Nacht|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Dank|Grüße?|Zeit|Euro|Prozent|Meinung|Einschätzung|Freigabe)$/u

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split('|').filter((one) => !one.includes(' ') && !verbs.has(one)))
}

/** `Ada drafts the letter` */
const verbs: ReadonlySet<string> = new Set([
  'drafts',
  'copies',
  'plans',
  'forms',
  'files',
  'comments',
  'scans',
])

const documents: Readonly<Record<Known, ReadonlySet<string>>> = {
  en: setOf(things.en.slice(1, -1)),
  fr: setOf(things.fr.slice(1, -1)),
  es: setOf(things.es.slice(1, -1)),
  it: setOf(things.it.slice(1, -1)),
}
