import type { Language } from '../../language.ts'
import { phrase_tables, taken_words, time_words, wish_words } from './phrase-tables.ts'
import type { Meaning, Term } from './term.ts'
import { speaks_of_self } from '../days/own-days.ts'
import {
  countsPeople,
  isEarlyOrLate,
  isFrenchClock,
  isFrenchHour,
  isFrenchSeven,
  isItalianBefore,
  isLooseLead,
  isOneOClock,
  isIdleUpTo,
  isOpenTil,
  isThisDay,
  type Place,
} from './hours-in-place.ts'
import { countsThings, isNumberOfPlace, isOrdinalOfThing } from './counted-things.ts'
import { countsNoWord } from './counted-words.ts'
import { foldText, type Token } from './tokens.ts'
import { isAmongDays, isDayAlone, isShare } from './day-articles.ts'
import { dayInWords } from './day-words.ts'
import { isFirstName } from './first-names.ts'
import { isHolidayItself, isYearPartItself } from './holidays-in-place.ts'
import { isPostponedUntil } from './postponed-until.ts'
import { asksWhatIsLiked } from './liked-time.ts'
import { saysUnplanned } from './unplanned.ts'
import { givesUpTime } from './given-up-times.ts'
import { clockOfDigits } from './clock-of-digits.ts'
import { isClearMonth, isShort, isShortName } from './short-names.ts'

/** What a word or a phrase means where it stands. */
export function meaningAt(meaning: Meaning, place: Place): Meaning {
  const { text, tokens, at, next, terms, language } = place
  const word = tokens[at]?.word ?? ''
  const before = tokens[at - 1]?.word ?? ''
  // `Quel giovedì` is that one.
  const isAsked = asks_which[language].test(before)
  if (meaning.kind === 'weekday' && isAsked && tokens[at - 2]?.word !== 'importe') return { kind: 'word' }
  // `Di 9 bis 11`
  if (
    meaning.kind === 'by' &&
    word === 'bis' &&
    /^\d\d?$/.test(before) &&
    /^\d/.test(tokens[next]?.word ?? '')
  )
    return { kind: 'to' }
  if (meaning.kind === 'by' && isPostponedUntil(tokens, at, language)) return { kind: 'to' }
  if (givesUpTime(place)) return { kind: 'instead' }
  // `Was hältst du von Freitag?`
  if (
    meaning.kind === 'from' &&
    word === 'von' &&
    /^(?:du|sie|ihr)$/.test(before) &&
    holds.test(tokens[at - 2]?.word ?? '')
  )
    return { kind: 'filler' }
  // `Ist Freitag zu früh?`, and not `nicht zu früh`
  if (meaning.kind === 'part' && word === 'fruh' && before === 'zu' && tokens[at - 2]?.word !== 'nicht')
    return { kind: 'word' }
  // `Dime qué mañana te va mejor`
  if (language === 'es' && word === 'manana' && meaning.kind === 'day' && asksWhich(place))
    return { kind: 'part', from: 0, until: 12 * 60 }
  // `Vivo en el 2ºB`
  if (meaning.kind === 'number' && /^[ºª°]\p{L}/u.test(tokens[next]?.word ?? '')) return { kind: 'word' }
  // `La reunión de las 11:30`
  if (
    language === 'es' &&
    meaning.kind === 'from' &&
    meetsThen.test(before) &&
    !opensRangeBehind(tokens, next)
  )
    return { kind: 'at' }
  // `Any chance of starting at 9.30?`
  if (meaning.kind === 'from' && word === 'starting' && /^(?:of|about|mind|suggest|by|with)$/.test(before))
    return { kind: 'at' }
  if (language === 'en' && meaning.kind === 'month' && opensRequest(tokens, at)) return { kind: 'word' }
  if (meaning.kind === 'not' && (saysUnplanned(tokens, at) || asksWhatIsLiked(tokens, at)))
    return { kind: 'word' }
  // `I am only in on Wednesday`, and not `Wednesday am only`.
  if (language === 'en' && meaning.kind === 'part' && word === 'am' && before === 'i') return { kind: 'word' }
  // `12 mar` is a month where it is a weekday as well.
  if (
    meaning.kind === 'weekday' &&
    word === 'mar' &&
    (/^\d/.test(before) || /^\d{4}/.test(tokens[next]?.word ?? ''))
  )
    return { kind: 'month', month: 3, isClear: true }
  if (
    word === 'eve' &&
    language === 'en' &&
    (terms.at(-1)?.kind === 'weekday' || terms.at(-1)?.kind === 'day')
  )
    return { kind: 'part', from: 17 * 60, until: 24 * 60, usualFrom: 18 * 60 }
  // `a las 9 a la tarde` moves from one to the other.
  if (meaning.kind === 'part' && language === 'es' && word === 'a' && isMorningHour(terms.at(-1)))
    return { ...meaning, isApart: true }
  if (isShort(meaning, text) && !isShortName(meaning, place, phrase_tables[language])) return { kind: 'word' }
  // `en semaine 41`, `during the week of 7 March`
  if (meaning.kind === 'every' && goes_on_with_week.test(tokens[next]?.word ?? '') && names_week.test(text))
    return { kind: 'week_noun' }
  if (meaning.kind === 'week_noun' && weeks_of.test(foldText(text)) && !isNumberAhead(tokens, next))
    return { kind: 'span_unit', days: 7 }
  if (meaning.kind === 'light' && is_hour.test(before)) return { kind: 'word', soundsLikeTime: true }
  if (of_calendar.has(meaning.kind) && isOfHolidays(tokens, at)) return { kind: 'word', soundsLikeTime: true }
  if (meaning.kind === 'year_part' && !isYearPartItself(place)) return { kind: 'word' }
  if (meaning.kind === 'holiday' && !isHolidayItself(place)) return { kind: 'word' }
  if (meaning.kind !== 'number' && isFrenchSeven(place))
    return meaningAt({ kind: 'number', value: 7, digits: 1, isWord: true }, place)
  if (meaning.kind === 'first' && isItalianBefore(place) && !/^\p{L}/u.test(tokens[next]?.word ?? ''))
    return { kind: 'before' }
  const dayWord = isShare(tokens, next) ? null : dayInWords(meaning, place)
  if (dayWord) return dayWord
  if (meaning.kind === 'number' && meaning.isNth === true)
    return counts_weeks.test(tokens[next]?.word ?? '') ? { ...meaning, isNth: false } : { kind: 'word' }
  if (meaning.kind === 'length' && isFrenchClock(place))
    return { kind: 'clock', minute: 12 * 60 + meaning.minutes }
  if (
    meaning.kind === 'number' &&
    meaning.isWord === true &&
    (countsPeople(place, meaning.value) || countsThings(place))
  )
    return { kind: 'word' }
  if (meaning.kind === 'month' && isFirstName(place)) return { kind: 'word', isName: true }
  if (meaning.kind === 'month') return { ...meaning, isClear: isClearMonth(word, before, language) }
  if (language === 'en' && isHalfOfDay(tokens, at)) return { kind: word === 'a' ? 'am' : 'pm' }
  if (meaning.kind === 'number' && (isOrdinalOfThing(place) || isNumberOfPlace(place)))
    return { kind: 'word' }
  const clock = clockOfDigits(meaning, place)
  if (clock) return clock
  if (meaning.kind === 'number') {
    const isDay =
      isOneOfDay(tokens, at) ||
      (isDayBehind(before, hasDot(tokens, at), language) &&
        !(isPair(tokens, at) && /^(?:nicht|no|non|pas|bis)$/.test(before)) &&
        !each.has(tokens[at - 2]?.word ?? '')) ||
      isAmongDays(tokens, at, language)
    const countsNothing = countsNoWord(place)
    const mayBeHour = meaning.value <= (meaning.isWord === true ? 12 : 23) && meaning.digits <= 2
    if (mayBeHour && (meaning.isWord === true || before === 'vers') && isFrenchHour(place, meaning.value))
      return { kind: 'clock', minute: (meaning.value + (meaning.value < 7 ? 12 : 0)) * 60 }
    if (isShare(tokens, next)) return { ...meaning, countsNothing }
    if (language === 'de' && before === 'der' && tokens[at - 2]?.word === 'in' && hasDot(tokens, at))
      return { ...meaning, countsNothing, mayBeWeek: true }
    return { ...meaning, isDay, isAlone: isDay && isDayAlone(place), countsNothing }
  }
  if (language === 'de' && meaning.kind === 'week' && /^in dieser/i.test(text))
    return { ...meaning, mayBeNamed: true }
  if (meaning.kind === 'day' && meaning.offset === 1 && isDayPart(terms.at(-1), text, language))
    return { kind: 'part', from: 0, until: 12 * 60 }
  const bracketed = bracketedPart(place)
  if (bracketed) return bracketed
  if (meaning.kind === 'span_unit' && isWorkingDays(place)) return { kind: 'every', first: 1, last: 5 }
  const early = isEarlyOrLate(place)
  if (early !== null)
    return early === 'early'
      ? { kind: 'part', from: 6 * 60, until: 10 * 60 }
      : { kind: 'part', from: 17 * 60, until: 24 * 60 }
  if (isItalianBefore(place)) return { kind: 'before_that' }
  if (isOpenTil(place) || isIdleUpTo(place)) return { kind: 'word' }
  if (isThisDay(place)) return { kind: 'day', offset: 0 }
  if (meaning.kind === 'at' && isLooseLead(place)) return { kind: 'word' }
  if (isOneOClock(place)) return { kind: 'number', value: 1, digits: 1, isWord: true, countsNothing: true }
  // `7 y pico`, and not `7 y pico euros`
  if (meaning.kind === 'clock_part' && meaning.minutes === 0 && !countsNoWord(place)) return { kind: 'word' }
  if (meaning.kind === 'word') {
    if (isBareAfternoon(terms.at(-1), word, language))
      return { kind: 'part', from: 12 * 60, until: 18 * 60, outUntil: 21 * 60 }
    return {
      kind: 'word',
      soundsLikeTime: isTimeWord(word, language),
      isTaken: taken_words[language].has(word),
      isName: language !== 'de' && /^\p{Lu}/u.test(text),
      isSelf: speaks_of_self.test(word) || pronouns.has(word),
    }
  }
  const goesOn = meaning.kind === 'weekday' && goesOnWeekly(place)
  if (meaning.kind === 'weekday' && (goesOn || isHabit(tokens, at, next, language)))
    return { ...meaning, isEvery: true }
  return isFrenchFrom(place) || isItalianFrom(place) ? { kind: 'from' } : meaning
}

/** `Tutte tranne quella del 18` */
function isOneOfDay(tokens: readonly Token[], at: number): boolean {
  return /^(?:quell[aoie]|l[ao]|el) (?:del|dell)$/.test(`${tokens[at - 2]?.word} ${tokens[at - 1]?.word}`)
}

const meetsThen =
  /^(?:reunion|llamada|videollamada|cita|clase|junta|comida|cena|entrevista|visita|consulta|sesion|tutoria|charla|misa|funcion)$/

/** `De las 10 a las 12`, `de 10 hasta 12` */
function opensRangeBehind(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at, at + 5).some(({ word }) => /^(?:a|hasta)$/.test(word))
}

const holds = /^(?:haltst|halten|haltet|hieltest|hielten)$/

/** The accent tells `qué` from `que`. */
function asksWhich({ sentence, tokens, at }: Place): boolean {
  const before = tokens[at - 1]
  return (
    before !== undefined && sentence.slice(before.start, before.end).toLowerCase().normalize('NFC') === 'qué'
  )
}

/** `The weeks of 18 and 25 January`, and not `the first two weeks of May`. */
const weeks_of =
  /^(?:les |las |le )?(?:weeks|wochen|semaines|semanas|settimane) (?:of|vom|von|des|du|del|dell)$/

function isNumberAhead(tokens: readonly Token[], at: number): boolean {
  const place = tokens[at]?.word === 'the' ? at + 1 : at
  return /^\d/.test(tokens[place]?.word ?? '')
}

/** `In der achten Kalenderwoche` */
const counts_weeks = /^(?:kalenderwoche|kw|calendar)$/

/** `The last hour before sunset` */
const is_hour = /^(?:hours?|stunden?|heures?|horas?|or[ae])$/

const of_calendar: ReadonlySet<Meaning['kind']> = new Set(['holiday', 'month', 'year_part'])

/** `Les vacances de la Toussaint`, `el puente de mayo`: schools and calendars know them, and dates do not. */
function isOfHolidays(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word)
  return of_holidays.test(words.join(' '))
}

const of_holidays =
  /(?:^| )(?:vacances|conges?|vacaciones|puente|vacanze|ferie|ponte) (?:de la|de los|de l|del|della|dell|di|de|d)$/

const names_week = /(?:week|semaine|settimana)$/i
const goes_on_with_week =
  /^(?:\d+|of|from|after|before|that|beginning|du|de|des|d|qui|prochaine|suivante|del|della|dell|di|prossima|successiva|che|dopo)$/

/** `On working days`, `giorni lavorativi`, and neither `five working days` nor `working days later`. */
function isWorkingDays({ text, tokens, at, next, terms }: Place): boolean {
  if (!works.test(foldText(text)) || counts.test(tokens[next]?.word ?? '')) return false
  const before = terms.at(-1)?.kind
  return (
    !['number', 'next', 'nth', 'first', 'within'].includes(before ?? '') &&
    !/^(?:few|paar|einige|quelques|unos|algunos|pocos|alcuni|pochi|many|viele)$/.test(
      tokens[at - 1]?.word ?? '',
    )
  )
}

const works = /^(?:working|business|werk|arbeits)|ouvr|habiles|laborables|lavorativi/
const counts =
  /^(?:later|after|before|earlier|spater|danach|vorher|apres|plus|avant|suivants|despues|antes|siguientes|dopo|prima|successivi|seguenti)$/

/** `May I propose` names no month. */
function opensRequest(tokens: readonly Token[], at: number): boolean {
  const isMonth = tokens[at - 1]?.word === 'of'
  return (
    !isMonth && tokens[at]?.word === 'may' && /^(?:i|we|you|be|have|it)$/.test(tokens[at + 1]?.word ?? '')
  )
}

/** `El 24 me es imposible`, `il 28 mi portano`, `le 11 elle part`: behind a day of the month, they count nothing. */
const pronouns: ReadonlySet<string> = new Set(
  'he|she|they|it|my|our|er|sie|es|man|mir|uns|mein|meine|unser|unsere|il|elle|ils|elles|ca|me|m|nos|mi|ci|lui|lei|io|noi|mio|mia|il|ya|tengo|estoy|puedo|voy|vuelvo|salgo|viajo|est|sont|sera|serait|ne|n|nous|on|vous|j|e|es|esta|estara|seria|sono|sara|non|no|pero|invece|tampoco|tambien|aussi|is|are|ist|geht|passt|ware|abrimos|cerramos|parto|torno|posso|peux|pars|rentre|par|mais|car|puisque|je|si|plutot|serait|aca|aqui|alli|porque|que|hay|tenemos|estamos|siamo|abbiamo|perche|che|pero|y'.split(
    '|',
  ),
)

/** `9a`, `9p` */
function isHalfOfDay(tokens: readonly Token[], at: number): boolean {
  const [hour, half] = [tokens[at - 1], tokens[at]]
  return /^[ap]$/.test(half?.word ?? '') && /^\d{1,2}$/.test(hour?.word ?? '') && hour?.end === half?.start
}

/** `which Thursday suits you` names none, and `est-ce que vendredi irait` does. */
const asks_which: Readonly<Record<Language, RegExp>> = {
  en: /^(?:which|what)$/,
  de: /^welche[nm]?r?$/,
  fr: /^quels?$/,
  es: /^(?:que|cual)$/,
  it: /^(?:quale|quali|che)$/,
}

/** `toutes les 2`, `alle 3` */
const each: ReadonlySet<string> = new Set(['tous', 'toutes', 'todos', 'todas', 'tutti', 'tutte'])

/** `Los lunes y miércoles`, `les lundi et mercredi`, and not `los lunes y miércoles 20` */
function goesOnWeekly({ terms, tokens, at, next, language }: Place): boolean {
  if (/^\d/.test(tokens[next]?.word ?? '')) return false
  if (language === 'fr' && tokens[at - 1]?.word === 'les') return true
  const behind = tokens.slice(next, next + 4).map(({ word }) => word)
  if (of_choice.test(behind.join(' '))) return true
  const [join, day] = [terms.at(-1), terms.at(-2)]
  const isList = join?.kind === 'and' || (join?.kind === 'mark' && join.mark === ',')
  return /^(?:es|fr|it)$/.test(language) && isList && day?.kind === 'weekday' && day.isEvery
}

/** `El martes que usted elija`, `a Tuesday of your choice` */
const of_choice =
  /^(?:of your (?:choice|choosing)|you like|(?:deiner|ihrer|eurer) wahl|que (?:tu |vous |usted )?(?:voudras|voudrez|preferes|preferez|elija|elijas|prefiera|prefieras|quiera|quieras)|de (?:ton|votre|su|tu) (?:choix|eleccion)|che (?:preferisce|preferisci|vuole|vuoi)|a (?:sua|tua) scelta)(?!\p{L})/u

/** `le lundi`, `il lunedì`, and not `le lundi 7`, `il lunedì prossimo`. */
function isHabit(tokens: readonly Token[], at: number, next: number, language: Language): boolean {
  const article = language === 'fr' ? 'le' : language === 'it' ? 'il' : null
  if (article === null || tokens[at - 1]?.word !== article) return false
  const behind = tokens[next]?.word ?? ''
  const isHour = behind === 'de' && /^\d/.test(tokens[next + 1]?.word ?? '')
  return isHour || !/^\d|^(?:proch|suiv|pross|succ|segu|premier|primo|de|di)/.test(behind)
}

/** `da giovedì`, and not `da Lei`. */
function isItalianFrom({ tokens, at, next, language }: Place): boolean {
  return (
    language === 'it' &&
    tokens[at]?.word === 'da' &&
    next === at + 1 &&
    phrase_tables.it.get(tokens[next]?.word ?? '')?.kind === 'weekday'
  )
}

/** `dès mardi`, and not `des rendez-vous`. */
function isFrenchFrom({ text, tokens, at, language }: Place): boolean {
  if (language !== 'fr' || tokens[at]?.word !== 'des') return false
  const behind = phrase_tables.fr.get(tokens[at + 1]?.word ?? '')?.kind
  return /è/i.test(text) || behind === 'weekday' || behind === 'day'
}

/** `viernes tarde`, and not `llego tarde`. */
/** `El 19 (mañana) o el 20 (tarde)`, and not `el jueves 14 (mañana)`, which is tomorrow. */
function bracketedPart({ tokens, at, next, language }: Place): Meaning | null {
  const word = tokens[at]?.word ?? ''
  const isBracketed = (place: number) => tokens[place - 1]?.word === '(' && tokens[place + 1]?.word === ')'
  if (language !== 'es' || next !== at + 1 || !isBracketed(at)) return null
  if (word === 'tarde') return { kind: 'part', from: 12 * 60, until: 18 * 60, outUntil: 21 * 60 }
  const near = tokens.slice(Math.max(0, at - longest_pair), at + longest_pair)
  const hasBoth = near.some((token, place) => token.word === 'tarde' && near[place - 1]?.word === '(')
  return word === 'manana' && hasBoth ? { kind: 'part', from: 0, until: 12 * 60 } : null
}

const longest_pair = 12

function isBareAfternoon(before: Term | undefined, word: string, language: Language): boolean {
  return (
    language === 'es' &&
    word === 'tarde' &&
    (before?.kind === 'weekday' || before?.kind === 'day' || before?.kind === 'other_days')
  )
}

function hasDot(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.word === '.' && !isPair(tokens, at)
}

/** `14.30`, `3.12` */
function isPair(tokens: readonly Token[], at: number): boolean {
  const [dot, more] = [tokens[at + 1], tokens[at + 2]]
  return dot?.word === '.' && more?.start === dot.end && /^\d/.test(more.word)
}

/** `bis 12.` is a day and `bis 12` an hour. */
function isDayBehind(word: string, hasDot: boolean, language: Language): boolean {
  if (language === 'de' && word === 'bis') return hasDot
  return wish_words[language].dayArticles.split('|').includes(word)
}

function isTimeWord(word: string, language: Language): boolean {
  return time_words[language].some((beginning) => word.startsWith(beginning))
}

/** `Donnerstag morgen` is a part of the Thursday. */
function isDayPart(before: Term | undefined, word: string, language: Language): boolean {
  // Within a sentence, the capital tells the part of the day from the day after.
  if (language === 'de' && word === 'Morgen' && before?.kind === 'except') return true
  return language === 'de' && (before?.kind === 'weekday' || (before?.kind === 'day' && before.offset === 0))
}

function isMorningHour(before: Term | undefined): boolean {
  return before?.kind === 'number' && before.value >= 8 && before.value <= 12
}
