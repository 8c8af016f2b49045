import type { Language } from '../../language.ts'
import type { Place } from './hours-in-place.ts'
import type { Meaning } from './term.ts'
import type { Token } from './tokens.ts'

/** 'sat', 'mar' and 'do' are words as well; as a name of a day or a month they have a capital. */
export function isShort({ kind }: Meaning, text: string): boolean {
  return (kind === 'weekday' || kind === 'month') && text.length <= 3 && !/^[Mm]ai$/.test(text)
}

/** Whether a short word, such as 'mar', is the name of a day or a month where it stands. */
export function isShortName({ kind }: Meaning, place: Place, phrases: ReadonlyMap<string, Meaning>): boolean {
  const { text, tokens, at, next, language } = place
  const word = tokens[at]?.word ?? ''
  const before = tokens[at - 1]?.word ?? ''
  if (word === 'so') return language === 'de' && isGermanSunday(place, phrases)
  // `Mar` is a name and the sea as well.
  if (word === 'mar' && kind === 'weekday')
    return /^\d/.test(tokens[next]?.word ?? '') || isInSmallLetters(tokens, at, phrases)
  if (text === 'Sam') return isFrenchSaturday(place, phrases)
  if (tokens[at]?.isShortened === true && isDayBehindDot(place, phrases)) return true
  if (/^\p{Lu}/u.test(text) || /^\d/.test(tokens[next]?.word ?? '')) return true
  // `27 feb`, `20th dec`
  if (kind === 'month' && isBehindDay(tokens, at)) return true
  if (kind === 'month') return before_month[language].test(before) && !/^(?:mar|set)$/.test(word)
  if (before_weekday[language].test(before) && !/^(?:mer|jeu)$/.test(word)) return true
  if (language === 'en' && /^(?:mon|tue|wed|thu|fri)$/.test(word)) return true
  if (word === 'sat' && isSaturday(place)) return true
  if (isAheadOfHour(place)) return true
  return isInSmallLetters(tokens, at, phrases) || isSaidOf(tokens, at, language)
}

/** `Gio alle 15`, `do um 10`, `jeu à 15 h`, and not `un jeu à 10 euros` */
function isAheadOfHour({ tokens, next, language }: Place): boolean {
  const [lead, hour] = [tokens[next]?.word ?? '', tokens[next + 1]?.word ?? '']
  if (!leads_hour.test(lead) || !/^\d{1,2}$/.test(hour)) return false
  return language !== 'fr' || (tokens[next + 2]?.word ?? '').startsWith('h')
}

const leads_hour = /^(?:at|um|ab|gegen|a|vers|des|alle|dalle|ore|verso)$/

function isBehindDay(tokens: readonly Token[], at: number): boolean {
  const isOrdinal = day_endings.test(tokens[at - 1]?.word ?? '')
  return /^\d\d?$/.test(tokens[at - (isOrdinal ? 2 : 1)]?.word ?? '')
}

const day_endings = /^(?:st|nd|rd|th|te[nr]?|er|ro|º|°|\.)$/

/** `lun. e mer.`, `gio. dalle 15`, and not `into the sun. and then` */
function isDayBehindDot(
  { tokens, at, next, language }: Place,
  phrases: ReadonlyMap<string, Meaning>,
): boolean {
  const kindAt = (place: number) => phrases.get(tokens[place]?.word ?? '')?.kind
  if (!other_words[language].test(tokens[at]?.word ?? '')) return true
  return (
    kindAt(next) === 'part' ||
    leads_hour.test(tokens[next]?.word ?? '') ||
    ([at - 1, next].some((place) => joins.test(tokens[place]?.word ?? '')) &&
      [at - 2, next + 1].some((place) => kindAt(place) === 'weekday'))
  )
}

const before_month: Readonly<Record<Language, RegExp>> = {
  en: /^(?:in|of|early|mid|late|until|till|before|during|since)$/,
  de: /^(?:im|anfang|mitte|ende|bis|seit|vor)$/,
  fr: /^(?:en|debut|mi|fin|courant)$/,
  es: /^(?:en|de)$/,
  it: /^(?:a|di|inizio|fine|meta)$/,
}

/** `In May`, `le mois de mars`, and not `may`, `June` or `sept heures`: the name of a month alone is that month. */
export function isClearMonth(word: string, before: string, language: Language): boolean {
  if (language === 'en' && /^(?:may|june)$/.test(word)) return before_clear_month.test(before)
  return (word.length > 3 && word !== 'sept') || word === 'mai' || before_month[language].test(before)
}

const before_clear_month =
  /^(?:in|of|during|by|until|till|before|after|since|early|mid|late|throughout|over|all)$/

/** `On sat`, `am do`, `diesen mi`, and not `i sat`, `do you`. */
const before_weekday: Readonly<Record<Language, RegExp>> = {
  en: /^(?:on|this|next|until|till|til|by)$/,
  de: /^(?:am|diesen|nachsten|kommenden|jeden|ab|vorm)$/,
  fr: /^(?:ce|le|du)$/,
  es: /^(?:el|este|proximo)$/,
  it: /^(?:il|questo|entro|prossimo)$/,
}

/** `di mi oder do`, `mo–mi`, `do nachmittag`: some people write without capitals, and then a row of short names is one of days. */
function isInSmallLetters(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlyMap<string, Meaning>,
): boolean {
  const kindAt = (place: number) => phrases.get(tokens[place]?.word ?? '')?.kind
  const isDay = (place: number) =>
    kindAt(place) === 'weekday' && !/^(?:so|sat)$/.test(tokens[place]?.word ?? '')
  const isJoin = (place: number) => joins.test(tokens[place]?.word ?? '')
  const isBehindDay = isJoin(at - 1) && kindAt(at - 2) === 'day'
  return (
    isDay(at - 1) ||
    isDay(at + 1) ||
    isBehindDay ||
    (isJoin(at - 1) && kindAt(at - 2) === 'weekday') ||
    (isJoin(at + 1) && kindAt(at + 2) === 'weekday') ||
    (beginsPart(tokens, at) && tokens[at + 2]?.word === ',' && isDay(at + 3)) ||
    (beginsPart(tokens, at) && tokens[at - 1]?.word === ',' && isDay(at - 3)) ||
    kindAt(at + 1) === 'part'
  )
}

const joins = /^(?:oder|und|u|bis|or|and|to|ou|et|o|y|a|e|al|,|\/|-|–|\+|&)$/

/** Nothing of its own part of the sentence stands before it. */
function beginsPart(tokens: readonly Token[], at: number): boolean {
  return at === 0 || begins.test(tokens[at - 1]?.word ?? '')
}

const begins =
  /^(?:[.,;:?!(–-]|also|aber|sonst|oder|und|ausser|nur|or|but|and|so|otherwise|sinon|mais|donc|ou|et|pero|sino|o|y|ma|oppure|altrimenti|e|tranne|me|te)$/

/** `Do hol ich die Kleine`, `gio ho il turno`, `oder mi?`: what stands behind a day is said of it. */
function isSaidOf(tokens: readonly Token[], at: number, language: Language): boolean {
  if (!beginsPart(tokens, at)) return false
  const [word, before, behind] = [
    tokens[at]?.word ?? '',
    tokens[at - 1]?.word ?? '',
    tokens[at + 1]?.word ?? '',
  ]
  if (said_of_day[language].test(behind) && !other_words[language].test(word)) return true
  return /^[.,;:?!)]?$/.test(behind) && alternatives.test(before) && !other_words[language].test(word)
}

const alternatives = /^(?:or|oder|sonst|ausser|ou|sinon|sauf|o|oppure|altrimenti|tranne|salvo|menos)$/

/** Words that are more often something else. */
const other_words: Readonly<Record<Language, RegExp>> = {
  en: /^(?:sun|mar)$/,
  de: /^so$/,
  fr: /^(?:mer|jeu)$/,
  es: /^$/,
  it: /^$/,
}

const said_of_day: Readonly<Record<Language, RegExp>> = {
  en: /^(?:s|is|works|suits|would|could|ok|okay|eve|instead|from|after|until|before|around)$/,
  de: /^(?:bin|ist|is|hab|habe|hatte|hatt|kann|konnte|muss|hol|hole|geht|ginge|ware|passt|klappt|ohne|ab|um|gegen|arbeite|fahr|fahre|komm|komme|sind|frei|voll|raus|fruh)$/,
  fr: /^(?:je|j|on|c|ca|suis|pris|prise|dispo|libre|impossible|ok|vers|apres)$/,
  es: /^(?:no|tengo|puedo|estoy|voy|por|imposible|ok|libre|trabajo)$/,
  it: /^(?:ho|non|nn|sono|devo|posso|mi|impossibile|ok|libero|libera|va|lavoro)$/,
}

/** `Sa oder so`, `Fr/So`, `am So`, `sonst So, da …`: 'so' is a word that begins sentences as well. */
function isGermanSunday({ text, tokens, at, next }: Place, phrases: ReadonlyMap<string, Meaning>): boolean {
  const [before, behind] = [tokens[at - 1]?.word ?? '', tokens[next]?.word ?? '']
  const day = phrases.get(tokens[at - 2]?.word ?? '')
  const isBehindDay = joins.test(before) && day?.kind === 'weekday'
  if (text !== 'So')
    return isBehindDay && /^(?:fr|sa)$/.test(tokens[at - 2]?.word ?? '') && ends_day.test(behind)
  return (isBehindDay || leads_sunday.test(before)) && (ends_day.test(behind) || /^\d/.test(behind))
}

const ends_day =
  /^(?:[.,;:?!)/–-]|ab|um|gegen|fruh|vormittag|nachmittag|mittag|abend|abends|morgens|nachmittags|oder|und|geht|passt)?$/
const leads_sunday = /^(?:am|bis|sonst|ab|diesen|nachsten|kommenden|jeden|vom|oder)$/

/** `Sam 16`, `ven ou Sam`, `ce Sam`, and not `avec Sam jeudi`: it is a name as well. */
function isFrenchSaturday({ tokens, at, next }: Place, phrases: ReadonlyMap<string, Meaning>): boolean {
  const [before, behind] = [tokens[at - 1]?.word ?? '', tokens[next]?.word ?? '']
  const kindAt = (place: number) => phrases.get(tokens[place]?.word ?? '')?.kind
  if (/^\d/.test(behind) || before_weekday.fr.test(before) || kindAt(next) === 'part') return true
  return (
    (joins_days.test(before) && kindAt(at - 2) === 'weekday') ||
    (joins_days.test(behind) && kindAt(next + 1) === 'weekday')
  )
}

const joins_days = /^(?:ou|\/|-|–|\+)$/

/** `Soundcheck sat, stage at 10`, `can do the sat after`, and not `we sat, and waited` */
function isSaturday({ isSmall, tokens, at, next }: Place): boolean {
  const [before, behind] = [tokens[at - 1]?.word ?? '', tokens[next]?.word ?? '']
  if (before === 'the') return /^(?:after|before|following|instead|[.,;?!)]?)$/.test(behind)
  return isSmall && !subjects.test(before) && /^(?:s|or|and|eve|night|[.,;?!)]?)$/.test(behind)
}

const subjects =
  /^(?:i|we|you|he|she|they|who|it|that|and|just|always|had|have|has|cat|dog|man|woman|kids|us)$/
