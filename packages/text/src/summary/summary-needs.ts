import { isToMany } from '../mail-text/courtesies.ts'
import type { Language } from '../language.ts'
import type { Listed } from './listed-items.ts'
import { tellsHardship } from '../kinds/hardships.ts'
import { filtered } from '../literal-filter.ts'
import { point_phrases } from '../points/point-phrases.ts'
import { pointsForReader } from '../points/points-for-reader.ts'
import { type MeasuredSentence, namesFacts } from './summary-features.ts'
import {
  absenceIn,
  causeBehind,
  causeIn,
  decisionsIn,
  introductionIn,
  ordinalsIn,
  stateBehind,
  tasksBehind,
} from './summary-sides.ts'
import { tellsAgain } from './summary-outcomes.ts'
import { tasksOf } from './summary-tasks.ts'
import {
  asidesIn,
  choicesOf,
  consequencesIn,
  countedIn,
  factRowsIn,
  nextMeetingIn,
  offersIn,
  openMattersIn,
  optionsIn,
  ownTimesIn,
  topicIn,
} from './summary-wants.ts'
import { matchPhrases } from '../wish/cues/phrase-matcher.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { countWords, wordsOf } from '../words.ts'

export interface NeedyMail {
  readonly subject: string
  readonly text: string
  readonly from?: string | undefined
  readonly reader?: string | undefined
}

/**
 * The places of the sentences that a summary is not to be without, the most needed first: grave news and what is to
 * stay a secret, the reader's own tasks, the news itself, what the mail asks, and what follows where nobody answers.
 */
export function neededIn(
  all: readonly MeasuredSentence<Listed>[],
  mail: NeedyMail,
  language: Language,
): number[] {
  const folded = all.map(({ text }) => foldText(text.slice(0, longest_read)))
  const isToReader = (mail.reader ?? '') !== ''
  const isForReader = isToReader && !isToMany(mail.text)
  const subject = foldText(mail.subject.slice(0, longest_read)).trim()
  const grave = placesOf(folded, (words) => tellsHardship(words) || struck.test(words) || secret.test(words))
  const named = tasksOf(all, mail.reader ?? '', language)
  const tasks = [...named, ...tasksBehind(all, named)]
  const news = namesFacts(all) ? newsOf(all, folded) : []
  const setbacks = isLong(all) ? setbackIn(all, folded) : []
  const isOfMeeting = all.some(({ text }) => point_phrases[language].attendance.test(text))
  const points = (isForReader ? askedIn(all, mail, language) : []).filter(
    (place) => !isOfMeeting || !whoever.test(all[place]?.text ?? ''),
  )
  const asked = [...points, ...(isForReader ? openMattersIn(all, language) : [])]
  const told = new Set([...tasks, ...asked])
  const isDue = (place: number) => told.has(place) || (all[place]?.features.deadline ?? 0) > 0
  const consequences = isToReader ? consequencesIn(folded, isDue) : []
  const wanted = [
    ...grave,
    ...tasks,
    ...news,
    ...setbacks,
    ...choicesOf(all, asked),
    ...(isForReader ? optionsIn(all) : []),
    ...asked,
    ...(isForReader ? offersIn(all) : []),
  ]
  const { attendance } = point_phrases[language]
  const isBringing = (place: number) =>
    brings.test(folded[place] ?? '') || attendance.test(all[place]?.text ?? '')
  const topic = isForReader ? topicIn(all, { subject: mail.subject, brings: isBringing, told: wanted }) : []
  const rows = isToReader ? factRowsIn(all, mail.text) : []
  const next = isToReader && (isLong(all) || isOfMeeting) ? nextMeetingIn(all) : []
  const times = asked.length > 0 ? [...ownTimesIn(all), ...(isForReader ? durationIn(all) : [])] : []
  const needed = [
    ...new Set([
      ...grave,
      ...(isToReader ? stateBehind(all, grave) : []),
      ...tasks,
      ...absenceIn(folded, passed_on.test(mail.subject.slice(0, longest_mark))),
      ...topic,
      ...(isForReader ? introductionIn(all, folded, subject) : []),
      ...(isToReader && isLong(all) ? causeBehind(all, news) : []),
      ...wanted,
      ...(isForReader ? lastDaysIn(all) : []),
      ...consequences,
      ...(isForReader ? placesOf(folded, tellsAgain).slice(0, most_again) : []),
      ...rows,
      ...times,
      ...(isForReader ? [...countedIn(all), ...ordinalsIn(all, folded)] : []),
      ...next,
      ...(isToReader && isLong(all) ? causeIn(all) : []),
      ...(isToReader && (isLong(all) || isOfMeeting) ? decisionsIn(all, folded) : []),
      ...(isForReader ? asidesIn(all) : []),
    ]),
  ]
  return isLong(all) ? needed.filter((place) => !onlyBrings(all, folded, place)) : needed
}

/** The first short sentence that asks for something by a day. */
function lastDaysIn(all: readonly MeasuredSentence<Listed>[]): number[] {
  const place = all.findIndex(
    ({ features: { deadline, request, question, date, number }, lead, words }) =>
      lead === null &&
      deadline * request > 0 &&
      question === 0 &&
      date + number > 0 &&
      words <= longest_last_day,
  )
  return place < 0 ? [] : [place]
}

const longest_last_day = 35

/** How long it takes that the reader is asked to: `Half an hour is enough`. */
function durationIn(all: readonly MeasuredSentence<Listed>[]): number[] {
  const place = all.findIndex(
    ({ text, words, features }) =>
      words <= longest_duration && features.question === 0 && lasts.test(text) && names_length.test(text),
  )
  return place < 0 ? [] : [place]
}

const longest_duration = 28
const lasts = filtered(
  /(?<!\p{L})(?:takes?|lasts?|needs?|allow|enough|dauert|dauern|brauche|brauchen|bräuchte|bräuchten|reicht|reichen|genügt|genügen|dure|durent|durera|comptez|prévoyez|suffit|suffisent|dura|durará|duran|basta|bastan|bastano|bastará|calcule|dureranno|durerà|serve|servono)(?!\p{L})/iu,
)
const names_length =
  /(?<!\p{L})(?:an?|half an|one|two|three|ein|eine|eine halbe|eineinhalb|zwei|drei|une?|une (?:petite|bonne)|deux|trois|una?|media|dos|tres|hora y|due|mezza|\d{1,3})(?: ?(?:to|bis|à|a|-|–) ?\d{1,3})? ?(?:minutes?|minuten|min\.?|hours?|h|stunden?|viertelstunde|heures?|demi-heure|minutos?|horas?|minuti|or[ae]|quarti d[’']ora|quarto d[’']ora|quarts? d[’']heure|cuarto de hora)(?!\p{L})|(?<!\p{L})(?:half an hour|demi-heure|media hora|mezz[’']ora|halbe stunde)(?!\p{L})/iu

/** Whether a sentence brings what stands below it, and names no sum, no last day and nobody's task. */
function onlyBrings(
  all: readonly MeasuredSentence<Listed>[],
  folded: readonly string[],
  place: number,
): boolean {
  const { money = 0, deadline = 0, request = 0, question = 0, number = 0 } = all[place]?.features ?? {}
  return (
    place < most_before_news &&
    money + deadline + request + question + number === 0 &&
    brings.test(folded[place] ?? '')
  )
}

const most_again = 2

/** How programs title a mail that is passed on. */
export const passed_on = /^\s*(?:fwd?|wg|weitergeleitet|wtr|tr|rv|reenv|i|inoltro|inoltrato)\s*:/iu
export const longest_mark = 60

/** A sentence is read so far for its first words and for set phrases. */
const longest_read = 400

function placesOf(folded: readonly string[], fits: (words: string, place: number) => boolean): number[] {
  return folded.flatMap((words, place) => (fits(words, place) ? [place] : []))
}

const secret = matchPhrases(
  [
    '(between us|between you and me|between ourselves|in confidence|confidentially|strictly confidential)|(keep|treat) (this|it|that) ~3 (to yourself|to yourselves|between us|confidential|confidentially|quiet|private)|(nobody|no one|noone) else ~2 (knows|know|has|is to know|should know)|(don t|do not|please don t) (tell|mention|share|forward|pass) ~4 (anyone|anybody|others|on|yet)|(haven t|not|have not) ~1 told (anyone|anybody) ~1 else',
    '(unter uns|im vertrauen|vertraulich|streng vertraulich|unter vier augen)|(behalt|behalte|behaltet|behalten) ~4 (fur (dich|euch|sich)|bei dir)|(sonst|noch) (weiss|wissen) ~2 (niemand|keiner)|(niemand|keiner|niemandem|keinem) ~2 (sonst|anderem|anderer|davon) ~3 (weiss|erzahlt|gesagt|wissen|erfahren)|(sag|sagt|sagen|erzahl|erzahle|erzahlt|erzahlen) ~3 (niemandem|keinem|nicht weiter)|nicht weitersagen|(bleibt|bleiben|bleibe) ~2 unter uns',
    '(entre nous|en confidence|confidentiel|confidentiellement|strictement confidentiel)|(gardes|garde|gardez|garder) ~3 (pour (toi|vous)|secret|confidentiel)|(personne d autre|a personne d autre|a personne)|(n en|ne le|n) ~2 (parle|parlez|dis|dites) ~2 (pas|a personne)|(personne) ~3 (sait|savoir|courant)',
    '(entre nosotros|entre nosotras|en confianza|confidencial|confidencialmente|entre tu y yo)|(nadie mas) ~4|(guardalo|guardatelo|guardelo|que quede) ~3 (entre|para ti|para usted|secreto)|no (se lo|lo|le) ~2 (digas|cuentes|comentes|diga|cuente|comente) ~3|a nadie mas',
    '(tra noi|fra noi|in confidenza|riservato|riservata|in via riservata|strettamente confidenziale)|(tienilo|tenetelo|tenga|tieni) ~3 (per te|per voi|per se|riservat*)|nessun altro ~3|(non) ~1 (dirlo|dire|raccontarlo|parlarne|ne ho parlato) ~3 (a nessuno|nessuno|nessun)|resti tra noi|rimanga tra noi',
  ].join('|'),
)

/** Somebody near without `my`: `Mum had a stroke`. */
const struck = matchPhrases(
  [
    '(mum|mom|dad|mummy|daddy|gran|granny|grandma|grandad|grandpa|nan) ~3 (stroke|heart attack|cancer|tumour|hospital|hospice|died|passed away|dementia|coma|dying)',
    '(mama|papa|mutti|vati|oma|opa) ~5 (schlaganfall|herzinfarkt|krebs|tumor|krankenhaus|klinik|hospiz|gestorben|verstorben|demenz|koma|intensivstation)',
    '(maman|papa|mamie|papi|papy|mamy) ~4 (avc|infarctus|cancer|tumeur|hopital|hospitalise*|mort|morte|decede*|coma|reanimation)',
    '(mama|papa|la abuela|el abuelo) ~4 (ictus|infarto|cancer|tumor|hospital|ingresad*|muerto|murio|fallecid*|fallecio|coma|uci)',
    '(mamma|papa|la nonna|il nonno) ~4 (ictus|infarto|cancro|tumore|ospedale|ricoverat*|morto|morta|mancat*|coma|rianimazione)',
  ].join('|'),
)

/** Of a long mail the first sentence that something comes late or fails, with a day or a number. */
function setbackIn(all: readonly MeasuredSentence<Listed>[], folded: readonly string[]): number[] {
  const place = all.findIndex(
    ({ features, lead }, index) =>
      lead === null &&
      (features.date + features.number > 0 || counts_days.test(folded[index] ?? '')) &&
      setback.test(folded[index] ?? ''),
  )
  return place < 0 ? [] : [place]
}

/** `Four days behind` has no digit. */
const counts_days = filtered(
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|ten|zwei|drei|vier|funf|sechs|sieben|acht|zehn|deux|trois|quatre|cinq|six|huit|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez|due|quattro|cinque|sei|sette|otto|dieci) (?:days|weeks|months|tagen?|wochen|monaten?|jours|semaines|mois|dias|semanas|meses|giorni|settimane|mesi)(?!\p{L})/u,
)

const setback = matchPhrases(
  [
    '(moves|moved|goes|shifts) from # ~2 to #|(delayed|delay|delays|postponed|failed|broke down|outage|cancelled|behind schedule|shut down|went down|fell through)|(days|weeks|months) (late|behind)',
    '(verschiebt|verlegt|rutscht) ~2 vom # ~2 (auf|zum)|(verzogert*|verzogerung|verspatet|verspatung|verschoben|verschiebt|ausgefallen|ausfall|abgesagt|gescheitert|verzug|ruckstand)|(tage|wochen|monate) (spater|zu spat)',
    '(passe|passent) du # ~2 au #|(retard|retarde*|reporte*|repousse*|annule*|panne|echoue|interrompu*|decale*|decalage)',
    '(pasa|pasan) del # ~2 al #|(retraso|retrasad*|retrasa|aplazad*|aplaza|averia|averiad*|cancelad*|anulad*|fallo|suspendid*|demora)',
    '(passa|passano) dal # ~2 al #|(ritardo|ritarda|rinviat*|rinvio|slitta|slittano|guasto|annullat*|saltat*|sospes*|interrott*)',
  ].join('|'),
)

/**
 * The first sentence that tells what the mail is about: what its subject names changes, or gets a day or a number. One
 * that only brings a long text is none, the first with a day behind it is.
 */
function newsOf(all: readonly MeasuredSentence<Listed>[], folded: readonly string[]): number[] {
  let isBehindLead = false
  const mayBring = isLong(all)
  let seen = 0
  for (const [place, { text, words, isListed, features }] of all.entries()) {
    if (isHeading(all, place) || isListed) continue
    if (
      seen === (isBehindLead ? most_behind_lead : most_before_news) ||
      text.endsWith(':') ||
      features.question > 0
    )
      return []
    seen += 1
    if (features.small_talk > 0 || words < shortest_news) continue
    if (mayBring && brings.test(folded[place] ?? '')) {
      isBehindLead = true
      continue
    }
    const tells = features.decision + features.date + features.number + features.money
    if (tells > 0) return isBehindLead || features.subject > 0 ? [place] : []
  }
  return []
}

function isLong(all: readonly MeasuredSentence<Listed>[]): boolean {
  return all.reduce((sum, { words }) => sum + words, 0) >= long_mail_words
}

const long_mail_words = 150
const shortest_news = 7
const most_before_news = 2
const most_behind_lead = 4

/** Where the headings of a mail begin that has several: short lines for themselves above more. */
export function headingsAmong(all: readonly Listed[]): ReadonlySet<number> {
  const found = all.filter((_, place) => isHeading(all, place))
  const sure = found.filter(({ text }) => !text.endsWith('?') || asks_itself.test(text))
  return new Set((sure.length > 1 ? found : []).map(({ start }) => start))
}

/** `What happened?`, above the answer. */
const asks_itself =
  /^(?:what|why|how|was|warum|wieso|wie|que|qu[’']|pourquoi|comment|¿qué|¿por qué|¿cómo|che|cosa|cos[’']|perché|come)(?!\p{L})(?!.*(?<!\p{L})(?:you|your|sie|du|ihr|euch|dir|vous|tu|te|usted|ustedes|lei|ti|vi|voi)(?!\p{L}))/iu

/** The places of the titles of a newsletter: its headings, also long ones, where there are several. */
export function titlesAmong(all: readonly Listed[], from: string): number[] {
  const names = new Set(wordsOf(from).filter((word) => word.length >= shortest_name))
  const found = all.flatMap(({ text }, place) => {
    const next = all[place + 1]
    const isTitle =
      isHeading(all, place, longest_title) &&
      next !== undefined &&
      countWords(next.text) >= least_told &&
      /\p{Ll}/u.test(text) &&
      !calls_to_press.test(text) &&
      !names_issue.test(text) &&
      !recipe.test(text) &&
      !wordsOf(text).some((word) => names.has(word))
    return isTitle ? [place] : []
  })
  return found.length < least_titles ? [] : found.slice(0, most_titles)
}

const least_titles = 2
const most_titles = 7
const longest_title = 12
const shortest_name = 5
/** Below a title somebody tells something. */
const least_told = 3

const recipe = /^(?:rezept|recipe|recette|receta|ricetta)(?!\p{L})/iu

/** `No. 12 – March 2026` */
const names_issue =
  /^(?:n[°º]|no\.|nr\.|núm\.|issue|edition|ausgabe|numéro|número|numero|edición|edizione|vol\.) ?\d|^(?:\p{L}+,? )?\d{1,2}\.? (?:de |di )?\p{L}{3,10}(?: de)? 20\d\d$/iu

/** What a button says. */
const calls_to_press = filtered(
  /^(?:register|sign up|join|book|reserve|subscribe|discover|shop|order|jetzt|hier|anmelden|entdecke|buche|sichere|bestelle|inscri\p{L}+|je |découvr\p{L}+|réserve\p{L}*|profite\p{L}*|command\p{L}+|apúnta\p{L}*|inscríb\p{L}*|reserva|descubre|compra|pide|scopri|prenota|guarda|iscriviti|acquista|ordina|partecipa)(?!\p{L})/iu,
)

function isHeading(all: readonly Listed[], place: number, longest = longest_heading): boolean {
  const one = all[place]
  const next = all[place + 1]
  if (!one || !next || !one.isFirst || next.paragraph === one.paragraph || one.lead !== null) return false
  if (next.start - one.end > widest_gap || next.isItem) return false
  return countWords(one.text) <= longest && !/[.!:,;…]$|(?<!(?<!\d)20\d)\d$/u.test(one.text)
}

/** Line breaks and blanks between a heading and what it is of. */
const widest_gap = 4
const longest_heading = 6

/** `Please find below the report`, `here is this week's update`. */
const brings = matchPhrases(
  [
    'please find|find (below|attached|enclosed)|(here|below|attached|enclosed) (is|are|s|comes|come|you will find) ~5|(attach|attaching|enclose|send you|sending you|share|sharing|pass on|forward) ~5 (minutes|report|update|notes|summary|protocol|newsletter)|written to',
    '(anbei|hier|im anhang|nachfolgend|beigefugt|nachstehend|unten|hiermit) ~6 (protokoll|bericht|update|zusammenfassung|notizen|stand|rundbrief|ergebnisse|uberblick|ergebnisprotokoll|wochenbericht|finden|findet|findest)|(schicke|sende|schicken|senden|ubersende) ~5 (protokoll|bericht|zusammenfassung|notizen|stand|uberblick)',
    '(voici|ci joint|ci jointe|ci dessous|vous trouverez|veuillez trouver|tu trouveras)|(envoie|envoyons|transmets|transmettons|adresse|adressons) ~5 (compte rendu|rapport|point|proces verbal|bilan|resume|notes)',
    '(os|te|le|les) (paso|mando|envio|remito|adjunto|dejo) ~5 (acta|informe|resumen|notas|parte)|(adjunto|a continuacion|aqui (tienes|teneis|tiene|tienen|va|esta)) ~5',
    '(ecco|di seguito|in allegato|qui sotto|allego|qui di seguito)|(vi|ti|le) (mando|invio|giro|trasmetto|inoltro|allego) ~5 (verbale|resoconto|rapporto|relazione|riassunto|punto|appunti|report)',
  ].join('|'),
)

/** Minutes ask all, and not their reader. */
const whoever = filtered(
  /^(?:(?:who|any(?:one|body) who|every(?:one|body) who)(?:ever)? |wer |(?:tous )?(?:ceux|celles) qui |quiconque |quien(?:es)? |(?:los|las) que |chi(?:unque)? )/iu,
)

/** What the draft of an answer would answer too. */
function askedIn(
  all: readonly Listed[],
  { text, reader = '', from = '' }: NeedyMail,
  language: Language,
): number[] {
  const people = { ownName: reader, otherNames: [from] }
  const points = pointsForReader({ text, sentences: all }, language, people)
  const starts = points.map(({ start }) => start)
  return all.flatMap(({ start, end }, place) => (starts.some((at) => at >= start && at < end) ? [place] : []))
}
