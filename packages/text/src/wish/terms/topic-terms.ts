import type { Language } from '../../language.ts'
import { filtered, type TextTest } from '../../literal-filter.ts'
import { small_words } from '../words/small-words.ts'
import type { Term } from './term.ts'
import { foldText } from './tokens.ts'

/**
 * The same terms, where those that only name a thing say nothing of time: `about the Friday report`, `your mail of
 * Monday`, `au sujet du menu du midi`, `monday.com`.
 */
export function withoutTopics(terms: readonly Term[], sentence: string, language: Language): readonly Term[] {
  const named = new Set(terms.flatMap((_, at) => topicAt({ terms, sentence, language }, at)))
  if (named.size === 0) return terms
  return terms.map((term) =>
    named.has(term) ? { kind: 'word', start: term.start, end: term.end, isName: true } : term,
  )
}

interface Place {
  readonly terms: readonly Term[]
  readonly sentence: string
  readonly language: Language
}

/** The terms from there on that name a thing. */
function topicAt({ terms, sentence, language }: Place, at: number): readonly Term[] {
  const term = terms[at]
  if (!term || !times.has(term.kind)) return []
  const before = foldText(sentence.slice(Math.max(0, term.start - longest_topic), term.start))
  if (domains.test(sentence.slice(term.end, term.end + longest_domain))) return [term]
  if (days.has(term.kind) && messages[language].test(before)) return [term]
  if (language === 'en') return leads.test(before) ? englishTopic({ terms, sentence, language }, at) : []
  const name = foldText(sentence.slice(term.start, term.end))
  if (meals.test(name) && about_meal.test(before)) return [term]
  const [lead = ''] = of_time.exec(name) ?? []
  if (term.kind === 'holiday' && feasts.test(name) && feast.test(before + lead)) return [term]
  const isRange = terms[at + 1]?.kind === 'to'
  return names.has(term.kind) && !isRange && isAbout(before + lead, language) ? [term] : []
}

/** `Au sujet du menu du …` */
function isAbout(before: string, language: Language): boolean {
  const clause = before.split(/[,;.!?]/).at(-1) ?? ''
  return of_word.test(clause) && about[language]?.test(clause) === true && !beside_event.test(clause)
}

/** `The 9 to 5 culture`: the times ahead of a noun. */
function englishTopic({ terms, sentence }: Place, at: number): readonly Term[] {
  let end = at
  while (goesOn(terms[end], terms[end + 1])) end += 1
  const last = terms[end]
  const isOwner = last !== undefined && /^['’]s /.test(sentence.slice(last.end, last.end + 3))
  // `Today's news`
  const noun = terms[end + (isOwner && (terms[end + 1]?.start ?? 0) < (last?.end ?? 0) + 3 ? 2 : 1)]
  const gap = last && noun ? sentence.slice(last.end, noun.start) : ''
  if (noun?.kind !== 'word' || !/^(?:['’]s)? ?$/.test(gap))
    return terms[at]?.kind === 'last_day' ? terms.slice(at, at + 1) : []
  const word = foldText(sentence.slice(noun.start, noun.end))
  return small_words.en.has(word) || meetings.test(word) ? [] : terms.slice(at, end + 1)
}

function goesOn(term: Term | undefined, next: Term | undefined): boolean {
  if (!term || !next || next.start - term.end > 1) return false
  return times.has(next.kind) || joins.has(next.kind)
}

const days: ReadonlySet<Term['kind']> = new Set(['weekday', 'day'])
/** Of these, parts of the day and holidays name things. */
const names: ReadonlySet<Term['kind']> = new Set([...days, 'part', 'meal', 'holiday'])
const times: ReadonlySet<Term['kind']> = new Set([...names, 'number', 'clock', 'last_day', 'weekend'])
const joins: ReadonlySet<Term['kind']> = new Set(['am', 'pm', 'hour', 'to', 'ordinal'])

const longest_topic = 70
const longest_domain = 6
const domains = /^\.(?:com|org|net|app|io|eu|de|fr|es|it)(?!\p{L})/u

/** A time is named for them by which they are meant themselves. */
const meetings =
  /^(?:slots?|options?|dates?|times?|appointments?|meetings?|calls?|sessions?|ones?|viewings?|visits?|interviews?|mornings?|afternoons?|evenings?)$/

const leads = filtered(
  /(?<!\p{L})(?:(?<!(?:how|what) )about|regarding|concerning|discuss|discussing|review|go (?:over|through)|talk (?:over|through))(?: (?:the|our|your|my|his|her|their|this|that|those|these|all|any|\p{L}{2,20}['’]s))? $/u,
)

/** What was written or said lies behind. */
const messages: Readonly<Record<Language, TextTest>> = {
  en: filtered(
    /(?<!\p{L})(?:your|the|my|our|his|her|their) (?:e-?mail|mail|message|letter|note|text) (?:of|from) $/u,
  ),
  de: filtered(
    /(?<!\p{L})(?:e-?mail|mail|nachricht|schreiben|brief|anruf|anrufs|telefonat|telefonats|sms|fax|protokoll|protokolls) (?:von|vom) $/u,
  ),
  fr: filtered(/(?<!\p{L})(?:e-?mail|mail|message|courrier|lettre|courriel|sms) (?:de |du |d['’] ?)$/u),
  es: filtered(/(?<!\p{L})(?:correo|e-?mail|mail|mensaje|carta) (?:de |del )$/u),
  it: filtered(/(?<!\p{L})(?:e-?mail|mail|messaggio|lettera) (?:di |del |dell['’] ?)$/u),
}

/** What a talk is about. */
const about: Readonly<Partial<Record<Language, TextTest>>> = {
  fr: filtered(/(?<!\p{L})(?:au sujet|a propos|parler|parlerait|discuter|concernant)(?!\p{L})/u),
  es: filtered(/(?<!\p{L})(?:sobre|acerca|respecto|hablar|comentar|repasar)(?!\p{L})/u),
  it: filtered(
    /(?<!\p{L})(?:su|sul|sulla|sulle|sui|sugli|sullo|sull['’]|riguardo|parlare|discutere)(?!\p{L})/u,
  ),
}

/** The word between a thing and its time. */
const of_word = /(?:^| )(?:du |des |de la |de l['’] ?|de |d['’] ?|del |della |delle |dei |di |dell['’] ?)$/

/** `Le lendemain de l'atelier de mardi` is a day. */
const beside_event =
  /(?<!\p{L})(?:lendemain|veille|jour|avant|apres|dia|antes|despues|vispera|giorno|prima|dopo|vigilia|indomani)(?!\p{L})/u

/** `Por la fiesta de Navidad`, and not `alla festa di San Giuseppe`. */
const feast =
  /(?<!\p{L})(?:fete|repas|marche|soiree|diner|fiesta|cena|comida|mercado|mercadillo|festa|pranzo|mercatino) (?:de |du |d['’] ?|di )$/u
const feasts = /(?:noel|navidad|natale|capodanno|nochevieja|reyes|carnevale|carnaval|halloween)$/

/** `Di mattina` is read as a whole. */
const of_time = /^(?:di|de|del|de la|du|d['’]) /

/** `Sobre el desayuno`, and not `sobre el mediodía`, which is around noon. */
const meals = /^(?:desayuno|comida|cena|almuerzo|turno de (?:manana|tarde|noche)|colazione|pranzo)$/
const about_meal = /(?<!\p{L})(?:sobre (?:el|la)|sulla|sul) $/u
