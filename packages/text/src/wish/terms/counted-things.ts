import type { Language } from '../../language.ts'
import type { Place } from './hours-in-place.ts'
import { filtered, type TextTest } from '../../literal-filter.ts'
import { phrase_tables } from './phrase-tables.ts'

/** `One of the two rooms`, `después de las dos reuniones`: a plural behind a number in words says what it counts. */
export function countsThings({ tokens, at, next, language, sentence }: Place): boolean {
  const before = tokens[at - 1]?.word ?? ''
  const { word = '', start = 0 } = tokens[next] ?? {}
  if (language === 'es' && picks.test(tokens[at - 3]?.word ?? '') && before === 'las') return true
  if (word.length < shortest || phrase_tables[language].has(word) || !articles[language].test(before))
    return false
  if (language === 'de' && !/^\p{Lu}/u.test(sentence.slice(start))) return false
  return plurals[language].test(word) && !others[language].test(word)
}

/** `On the 2nd floor`, `in der 5. Klasse`, `dans le 11e`: the number says which of some things, and no day of a month. */
export function isOrdinalOfThing({ tokens, at, next, language, sentence }: Place): boolean {
  const [number, mark] = [tokens[at], tokens[next]]
  if (!number || !mark || mark.start !== number.end || !/^\d\d?$/.test(number.word)) return false
  // `The 3-year contract`, and neither `a 2-hour call` nor `9-to-5`.
  if (mark.word === '-' && tokens[next + 1]?.start === mark.end) {
    const behind = tokens[next + 1]?.word ?? ''
    return /^\p{L}/u.test(behind) && !of_clocks.test(behind)
  }
  const isDotted = mark.word === '.' && tokens[next + 1]?.start === mark.end
  const ending = isDotted ? (tokens[next + 1]?.word ?? '') : mark.word
  const behind = next + (isDotted ? 2 : 1)
  const thing = tokens[behind]?.word ?? ''
  if (language === 'de' && !/^\p{Lu}/u.test(sentence.slice(tokens[behind]?.start))) return false
  if (things[language].test(thing)) return ordinal_endings.test(ending)
  const ahead = tokens.slice(behind, behind + longest_series).map(({ word }) => word)
  if (ahead.some((word) => of_days.test(word) || of_calendar.has(phrase_tables[language].get(word)?.kind)))
    return false
  // In these languages a day of a month is an ordinal on the first alone.
  return (number.word === '1' ? feminine : of_things).test(ending) && /^(?:fr|es|it)$/.test(language)
}

const of_clocks =
  /^(?:to|bis|a|am|pm|h|hrs?|hours?|min|minutes?|uhr|std|stund\p{L}*|minut\p{L}*|heures?|horas?|or[ae]|tagig\p{L}*|days?|weeks?|wochig\p{L}*)$/u

/** `In room 4.12`, `at 12 Oak Street`, `12 rue de la Paix`: the number tells places apart. */
export function isNumberOfPlace({ tokens, at, next, language, sentence }: Place): boolean {
  const [number, behind] = [tokens[at], tokens[next]]
  if (!number || !/^\d{1,4}$/.test(number.word)) return false
  const isClock =
    behind_clock.test(behind?.word ?? '') ||
    (behind?.word === ':' && /^\d/.test(tokens[next + 1]?.word ?? ''))
  if (rooms[language].test(tokens[at - 1]?.word ?? '')) return !isClock
  const isDecimal = tokens[at - 1]?.word === '.' && /^\d/.test(tokens[at - 2]?.word ?? '')
  if (isDecimal && rooms[language].test(tokens[at - 3]?.word ?? '')) return true
  if (language === 'fr') return french_street.test(tokens[behind?.word === ',' ? next + 1 : next]?.word ?? '')
  return language === 'en' && english_street.test(sentence.slice(number.end, number.end + longest_street))
}

/** `In the hall 3pm Thursday`, `im Raum 15 Uhr` */
const behind_clock = /^(?:am|pm|h|hs|hrs|uhr|heures?|horas?|ore|-|–|to|until|till|bis|a)$/
const rooms: Readonly<Record<Language, RegExp>> = {
  en: /^(?:room|suite|gate|platform|hall|booth|stand|terminal|flat|apartment|unit|bay|track)$/,
  de: /^(?:\p{L}*raum|\p{L}*zimmer|saal|gate|gleis|halle|platz|stand|terminal|wohnung|tisch|kabine|hausnummer)$/u,
  fr: /^(?:salle|porte|quai|voie|stand|hall|appartement|appt|chambre|table|batiment)$/,
  es: /^(?:sala|aula|puerta|anden|stand|piso|habitacion|mesa|via)$/,
  it: /^(?:sala|aula|gate|binario|stanza|stand|interno|camera|tavolo)$/,
}
const french_street =
  /^(?:rue|avenue|av|boulevard|bd|place|allee|chemin|impasse|quai|route|cours|square|passage|faubourg)$/
const longest_street = 48
const english_street =
  /^[a-z]? (?:\p{Lu}[\p{L}'’.]{0,20} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Square|Sq|Place|Court|Way|Close|Hill|Gardens|Row|Terrace|Crescent|Boulevard|Blvd|Park|Mews|Quay|Yard)(?!\p{L})/u

/** `Le 3e jeudi du mois`, `la 3ª semana` */
const of_calendar: ReadonlySet<string | undefined> = new Set([
  'month',
  'weekday',
  'week_noun',
  'month_noun',
  'quarter_noun',
  'weekend',
  'span_unit',
])
/** `La 9e ou 10e semaine` */
const longest_series = 4
const of_days = /^(?:jours?|semaines?|mois|week|dias?|semanas?|giorn[oi]|settiman[ae]|fine)$/

const ordinal_endings = /^(?:st|nd|rd|th|er|ere|eme|e|[ºª°.])$/
const of_things = /^(?:eme|e|[ºª°])$/
const feminine = /^(?:ere|ª)$/

const things: Readonly<Record<Language, TextTest>> = {
  en: /^(?:floors?|grades?|graders?|quarters?|half|halves|attempts?|drafts?|versions?|rounds?|editions?|anniversary|birthday|century|chapters?|reminders?|interviews?|parts?|phases?|semesters?|terms?|avenue|streets?|class|team|steps?|stages?|sessions?|instal?lments?|rows?|party|opinions?|shifts?|items?|points?|persons?|laps?|divisions?|districts?|generation|trimesters?|doses?|lessons?|levels?|years?|storey|story|times?|meetings?|calls?|visits?|appointments?|pages?|edition|mover|line|place|paragraph|league)$/,
  de: /(?:stock|stockwerk|klasse|klassen|etage|quartal|halbjahr|semester|trimester|versuch|entwurf|fassung|version|runde|auflage|jahrestag|geburtstag|jahrhundert|kapitel|mahnung|gesprach|teil|phase|schritt|stufe|bezirk|reihe|platz|obergeschoss|og|stunde|rate|seite|impfung|dosis|sitzung|treffen|termin|liga|mannschaft|schicht|lesung|entwurfs|gesprachs|versuchs|quartals|halbjahrs|stocks|teils|treffens|termins|lehrjahr|schuljahr|lebensjahr|instanz|absatz|mal|male|person|zeile|ausgabe|folge|staffel|spieltag|satz|gang)$/,
  fr: /^(?:etages?|trimestre|semestre|tour|rang|arrondissement|ministre|rendez|entretien|chapitre|versement|avis|niveau|essai|jet|point|degre|cycle|paiement|acompte|rappel|cours)$/,
  es: /^(?:plantas?|pisos?|trimestre|semestre|curso|ronda|vez|entrevista|borrador|plazo|division|capitulo|pago|equipo|izquierda|derecha|clase|fase|parte|grado|nivel)$/,
  it: /^(?:piano|trimestre|semestre|turno|colloquio|capitolo|rata|classe|livello|bozza|posto|incontro|parte|fase|anno|grado)$/,
}

const shortest = 4

const picks = /^(?:cual|una|ninguna|alguna|cualquiera)$/

/** In German and English an hour has no article. */
const articles: Readonly<Record<Language, RegExp>> = {
  en: /^/,
  de: /^/,
  fr: /^(?:les|des)$/,
  es: /^las$/,
  it: /^(?:le|delle|dalle|alle|nelle|sulle)$/,
}

const plurals: Readonly<Record<Language, RegExp>> = {
  en: /[^s]s$/,
  de: /(?:[glnrt]en|ern|ideen)$/,
  fr: /[sx]$/,
  es: /[ae]s$/,
  it: /(?:ioni|enti|anti|ori|oste|este|ine|ole|ale|ite|ate|ute|ette|elle|iche|aghe|ie|ze|de|me|ne)$/,
}

/** Verbs and small words that end as such plurals do. */
const others: Readonly<Record<Language, TextTest>> = {
  en: filtered(
    /^(?:works|suits|fits|seems|sounds|looks|means|makes|gives|leaves|starts|ends|begins|opens|closes|does|always|perhaps|besides|needs|gets|takes|comes|goes)$/,
  ),
  de: /^(?:essen|ihnen|sollen|wollen|konnen|waren|kinderwagen|morgen|feiern|verfugen)$/,
  fr: /^$/,
  es: /^(?:puedes|tienes|quieres|vienes|sales|debes|prefieres|acabas|terminas|llegas|estas|entonces|despues|tardes|lunes|martes|miercoles|jueves|viernes)$/,
  it: /^(?:bene|come|deve|vede|viene|conviene|chiude|insieme|rimane|prende|scende|scade|sale|vuole|potete|siete|avete|sarebbe|andrebbe)$/,
}
