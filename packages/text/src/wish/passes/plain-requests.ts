import type { Language } from '../../language.ts'
import { filtered } from '../../literal-filter.ts'
import { countWords } from '../../words.ts'
import { foldSpelledOut } from '../terms/chat-spelling.ts'
import { matchAnyOf, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import { tellsToMeet } from '../cues/told-to-meet.ts'
import { tellsToMove } from '../cues/told-to-move.ts'
import { saysVisit } from '../cues/visits.ts'
import type { DayNumber } from '../days/day-number.ts'
import { isExcludedTime, isTime, isWantedDay, spanOf, type TimeItem, unnamedDay } from '../items/groups.ts'
import { type Item, longest_clause } from '../items/item.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { sure } from './score-sentence.ts'
import { leadOfTime } from './sentence-times.ts'
import { withTimesSettled } from '../items/settle.ts'

/**
 * `Can we talk about the budget on Thursday at 10?`, `I'm in Berlin on Wednesday. Could we meet?`: who asks so, and names
 * times in one place alone, asks to meet then, whatever was learned of other mails. An hour alone is one of today.
 */
export function withPlainRequests(
  judged: readonly Judged[],
  { language, today }: JudgeContext,
): readonly Judged[] {
  const timed = judged.filter(({ items, unmeant }) => items.some(isTime) || unmeant.some(isTime))
  const [one, other] = timed
  if (other) return withToldTimes(judged, language)
  if (!one) return judged
  const isAfterEvent = asks_after.test(one.folded)
  if (!isAfterEvent && !mayBePlain(one, language)) return judged
  // Who asks what is usual, or after an event, asks for no time that can be offered.
  if (isAfterEvent || habits.test(one.folded) || isOfUnknownDay(one, language))
    return judged.map((sentence) => (sentence === one ? asUnread(one) : sentence))
  const behind = judged[judged.indexOf(one) + 1]
  const asking =
    saysPlainly(one, language) || proposesTime(one, language)
      ? one
      : behind && isVisit(one, language) && behind.isQuestion && saysPlainly(behind, language)
        ? behind
        : null
  if (!asking) return judged
  const settled = withTimesSettled(withDay(one.items, today))
  return judged.map((sentence) => {
    const isTimed = sentence === one
    if (sentence !== asking && !isTimed) return sentence
    return {
      ...sentence,
      ...(isTimed && { items: settled, isAboutTime: true, isOwnDay: false, isDenied: false }),
      ...(sentence === asking && { isPlain: true, score: Math.max(sentence.score, sure) }),
    }
  })
}

/** `Call me today. I'm in until five.`: who tells the reader to call then means that time, whatever else the mail names. */
function withToldTimes(judged: readonly Judged[], language: Language): readonly Judged[] {
  const told = judged.filter((one) => mayBePlain(one, language) && tellsToMeet(one.folded, language))
  const isOnlyDay = !judged.some(
    (one) => !told.includes(one) && one.items.some(({ kind }) => kind === 'days'),
  )
  return judged.map((one, place) => {
    // Right behind it the hours at which the writer can be called are those of that day.
    const isReached = isOnlyDay && told.some((before) => before === judged[place - 1]) && mayBeReached(one)
    if (!told.includes(one))
      return isReached ? { ...one, items: withTimesSettled(one.items), isAboutTime: true } : one
    return { ...one, items: withTimesSettled(one.items), isPlain: isOnlyDay }
  })
}

function mayBeReached({ items, isQuestion, isDeclined, isErrand }: Judged): boolean {
  const times = items.filter(isTime)
  return !isQuestion && !isDeclined && !isErrand && times.length > 0 && !times.some(isExcludedTime)
}

/** `How about the day after tomorrow until noon?` */
function proposesTime(sentence: Judged, language: Language): boolean {
  const lead = sentence.isQuestion ? leadOfTime(sentence) : null
  return lead !== null && leads_proposal.test(foldSpelledOut(lead, language))
}

const leads_proposal = filtered(
  /^[¿\s]*(?:(?:how|what)(?: about)?(?: on)?(?: the)?|wie ware (?:es|'?s)(?: mit)?(?: am| dem)?|(?:was ist|wie sieht es) mit(?: dem)?|que (?:tal|te parece|le parece)(?: el)?|que (?:dirais[ -]tu|diriez[ -]vous|dis[ -]tu) (?:de |d['’ ]|du )?|che ne (?:dici|dice|dite) d(?:i|el|ell['’]))\s*$/,
)

function asUnread(one: Judged): Judged {
  return { ...one, unread: [...one.unread, ...one.items.filter(isTime).map(spanOf)] }
}

function mayBePlain(one: Judged, language: Language): boolean {
  const { items, unmeant, isErrand, isMove, isOldTime, isDeclined, isCancel } = one
  if (isErrand || isOldTime || isDeclined || isCancel || unmeant.length > 0) return false
  if (isMove) return items.filter(isWantedDay).length === 1 && tellsToMove(one.folded, language)
  const times = items.filter(isTime)
  const [first] = times
  if (!first || times.some(isExcludedTime) || times.some(isLimit)) return false
  return isInOnePlace(times) && (tellsToMeet(one.folded, language) || !isOfEvent(one, first, language))
}

/** The writer says when they are near. */
function isVisit({ folded, isQuestion }: Judged, language: Language): boolean {
  return !isQuestion && saysVisit(folded, language)
}

/** `On thuesday at 3`: the hour alone would be one of today. */
function isOfUnknownDay({ text, start, items, unread }: Judged, language: Language): boolean {
  const [hour, other] = items.filter(isTime)
  if (!hour || other || hour.kind !== 'hours') return false
  const before = foldSpelledOut(text.slice(0, hour.start - start), language)
  return unread.length > 0 || unknown_day.test(before)
}

const unknown_day = filtered(
  /(?:^| )(?:on|this|next|am|diesen|kommenden|nachsten|ce|el|este|il|questo) (?!(?:zoom|teams|skype|meet|site|phone|telefon|video|handy|messenger|signal|whatsapp|slack)(?!\p{L}))\p{L}{3,20}\.? (?:at|um|gegen|a|vers|a las|sobre las|alle|verso le)? ?$/u,
)

/** `Can we have a call at 11:30?` is today. */
function withDay(items: readonly Item[], today: DayNumber): readonly Item[] {
  const [hour, other] = items.filter(isTime)
  if (!hour || other || hour.kind !== 'hours' || !hour.hours.isExact) return items
  return [unnamedDay(today, hour), ...items]
}

export function saysPlainly(
  { folded, isQuestion }: Pick<Judged, 'folded' | 'isQuestion'>,
  language: Language,
): boolean {
  const { questions, proposals } = plain[language]
  // Within a number, and behind an ordinal or a unit, a point or a colon ends no clause.
  const said = folded.replaceAll(points_of_numbers, '0').replaceAll(points_of_units, '$1 $2')
  if (habits.test(said)) return false
  if (proposals.test(said) || tellsToMeet(said, language) || tellsToMove(said, language)) return true
  if (commands.test(said) && !of_others.test(said)) return true
  return isQuestion && (questions.test(said) || (countWords(said) <= longest_outing && outing.test(said)))
}

/** `When are you in on Mondays usually?` */
const habits = matchAnyOf(
  'usually|normally|in general|generally|typically',
  'normalerweise|ublicherweise|gewohnlich|in der regel|meistens',
  'd habitude|normalement|en general|habituellement',
  'normalmente|habitualmente|por lo general|en general',
  'di solito|normalmente|abitualmente|in genere|generalmente',
)

/** `What about the meeting on Friday?`, `How about Monday's delivery?`, `Wie war's am Freitag?` */
const asks_after = matchAnyOf(
  '(what|how) about ((the|our|your|my) ~2 (meeting|call|workshop|training|delivery|party|trip|event|launch|deadline|appointment|interview|report|presentation|order|parcel)|(mon*|tue*|wed*|thu*|fri*|sat*|sun*) s)|how (was|were|did|went)',
  'wie (war|wars|waren|lief|liefs|ging) ~2 (am|es|s|die|der|das|dein|deine|ihr|ihre|euer|eure|letzten|letzte)',
  'comment (s est|c etait|etait|etaient|ca s est)',
  '(que tal|como) (fue|fueron|estuvo|te fue|le fue|os fue|salio)',
  '(com|come) (e|era|sono|ti e|vi e) (andat*|stat*)',
)

/** `Please schedule a call for Monday at 2.30`, and not `please book a meeting room`, or `a call with the auditors` */
const commands = matchAnyOf(
  'please ~1 (schedule|arrange|set up|book|organise|organize|find|put in) ~4 (meeting|call|chat|time|slot|minutes|hour|session|catch up)',
  '(can|could|would) you ~1 (schedule|arrange|set up|set something up|organise|organize|find ~1 time|block ~1 time|book) ~4 (meeting|call|chat|time|slot|minutes|hour|session|catch up|for|on|next)',
)
const of_others =
  /(?<!\p{L})(?:room|table|flight|taxi|hotel|tickets?|trip|seats?)(?!\p{L})| (?:with|between) (?!(?:me|us|you)(?!\p{L}))\p{L}/u

/** `10:30`, `1,5`, `the 21. or 22.1.` */
const points_of_numbers = /\d{1,4}(?:[:.,]\d{1,4}){1,2}\.?|\d{1,2}\.(?= ?\p{L})/gu
const points_of_units = /(\d) ?(min|mins|std|stdn|hrs?|h)\.(?= \p{L})/gu

/** `Coffee on Friday?`, in so many words at most. */
const longest_outing = 8
const outing = filtered(
  /^[¡¿]?(?:(?:fancy|quick|short|a|ein|eine|einen|kurzer|kurzes|kurze|kurzen|un|une|petit|rapide|una|rapido|rapida|breve|veloce) ){0,3}(?:coffee|lunch|dinner|breakfast|drinks|beer|call|sync|chat|catch[ -]up|kaffee|mittagessen|abendessen|fruhstuck|bier|telefonat|abgleich|cafe|dejeuner|diner|verre|appel|point|comida|cena|cana|cerveza|llamada|repaso|caffe|pranzo|birra|aperitivo|chiamata|allineamento)(?!\p{L})(?! (?:with|for|about|mit|fur|uber|avec|pour|con|para|per|sobre|su) )/u,
)

function isLimit(item: TimeItem): boolean {
  return item.kind === 'days' && item.bound !== null
}

/** `On Tuesday or Wednesday at 3`, and not `on Tuesday, before the launch on Friday` */
function isInOnePlace(times: readonly TimeItem[]): boolean {
  return times.every(({ start }, place) => start - (times[place - 1]?.end ?? start) <= widest_gap)
}

const widest_gap = 16

/** `Can we discuss the workshop on Thursday?` may be of a workshop that is on Thursday. */
function isOfEvent({ text, start }: Judged, first: TimeItem, language: Language): boolean {
  const at = first.start - start
  return events.test(foldSpelledOut(text.slice(Math.max(0, at - longest_clause), at), language))
}

const events = filtered(
  /(?<!\p{L})(?:the|our|your|my|this|that|der|die|das|dem|den|unser(?:e[nrms]?)?|ihre?[nrms]?|dein(?:e[nrms]?)?|le|la|les|l'|notre|votre|ton|ta|el|los|las|nuestr[oa]|su|tu|il|lo|nostr[oa]|vostr[oa]|del|dell[ao']|al|alla|zum|zur|beim|du|au)(?: \p{L}{1,20}){0,2} ?(?:meetings?|calls?|workshops?|trainings?|seminars?|conference|parties|party|trips?|flights?|event|launch|release|deadline|appointments?|interviews?|exam|concert|game|match|lunch|dinner|presentation|demo|webinar|session|visit|festival|opening|wedding|delivery|treffen|termine?|besprechung|sitzung|feier|reise|flug|abgabe|prufung|konzert|spiel|vortrag|reunions?|rendez-vous|rdv|atelier|formation|fete|voyage|vol|lancement|livraison|examen|visite|entretien|soiree|reunion|cita|taller|curso|fiesta|viaje|vuelo|lanzamiento|entrega|concierto|partido|visita|entrevista|riunione|riunioni|incontro|appuntamento|corso|festa|viaggio|volo|lancio|consegna|esame|concerto|partita|colloquio)(?: (?:on|at|in|am|um|im|vom|von|du|de|d|le|la|del|el|de la|di|del|dell|della|in|al|alle))*[ ,'’]*$/u,
)

interface PlainWords {
  readonly questions: PhraseMatcher
  /** `Let's have a call tomorrow at 2.` */
  readonly proposals: PhraseMatcher
}

const plain: Readonly<Record<Language, PlainWords>> = {
  en: {
    questions: matchAnyOf(
      '(may|can|could) i ~2 (call|ring|phone|give you a (ring|call))|are you in (on|tomorrow|today|mon*|tue*|wed*|thu*|fri*)|free for a (call|chat|coffee)',
      '(can|could|shall|should) we ~1 go (to the|out|for (a|lunch|dinner|coffee|drinks))',
      '(can|could|shall|should|may|might) we ~1 (meet|talk|speak|chat|catch up|discuss|have a ~1 (call|chat|meeting|word|coffee)|have (lunch|coffee|dinner)|grab|get together|sit down|zoom|do a call|go through|go over|schedule|set up|arrange)',
      '(are|would|will) you (be )?(free|available|around) ~1 (on|at|for|to|tomorrow|today|this|next|between|mon*|tue*|wed*|thu*|fri*|sat*|sun*|#)|(do|would) you have ~2 (time|minutes|half an hour|an hour)',
      '(would|are) you ~1 (open to|up for|interested in|free for|available for) (a|an) ~5 (call|chat|meeting|coffee|conversation|demo|talk)|(how|what) does your (week|calendar|diary|schedule) look|what s your ~1 (calendar|diary|schedule|availability) like',
      '(how about|what about|shall we say|does|would) ~1 (mon*|tue*|wed*|thu*|fri*|sat*|sun*|tomorrow|#)',
    ),
    proposals: matchAnyOf(
      'let (me|us) know (if|whether) you ~2 (have ~2 (time|minutes|moment|half an hour|an hour)|free|available|around|(meet|talk|speak|chat|catch up) )',
      'please ~1 find ~1 time ~5 (for|to)|(invite|inviting) you to (a|an) ~2 (interview|meeting|call|conversation)|(let s|lets|let us) ~1 (touch base|check in|connect)',
      '(let s|lets|let us) ~1 (have a ~1 (call|chat|meeting|coffee|word)|have (lunch|coffee|dinner)|meet|talk|speak|chat|catch up|get together|sit down|schedule|zoom)',
      '(i d|i would|we d|we would) (prefer|rather (do|have|make it|say)) ~1 (mon*|tue*|wed*|thu*|fri*|sat*|sun*|tomorrow|the #)|(i d|i would) rather (meet|talk|speak) ~1 (on|at|tomorrow|next)',
      '(i d|i would|we d|we would) (love|like) to ~1 (meet|catch up|have a ~1 (call|chat|coffee|meeting)|have (coffee|lunch|dinner)|schedule|set up|arrange|talk to you|speak to you|speak with you|talk with you|grab)',
    ),
  },
  de: {
    questions: matchAnyOf(
      '(konnen|konnten|wollen|sollen|sollten) wir ~12 (sprechen|treffen|telefonieren|reden|zusammensetzen|besprechen|sehen|durchgehen|unterhalten|durchsprechen|essen gehen|mittag essen) (?|,|.)',
      '(hast|hattest|haben|hatten|habt|hattet) (du|sie|ihr) ~9 zeit',
      '(darf|kann|durfte|konnte) ich (dich|sie|euch) ~6 anrufen|wie ware ~1 (nachsten|kommenden|diesen) (montag*|dienstag*|mittwoch*|donnerstag*|freitag*)|(bist|sind|seid) (du|sie|ihr) ~3 (da|im buro|im haus) (?|,)|(bist|sind|seid|warst|waren) (du|sie|ihr) ~9 (erreichbar|frei|verfugbar)|wie sieht (dein|ihr|euer) ~1 (kalender|terminkalender|woche) ~4 aus|wie (ware|ware es|war s|ist) ~1 (mit )?(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen)|(wurde|wurden|passt|passte|ginge|geht) ~2 (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen) ~8 (gesprach|telefonat|treffen|call|termin|besprechung|passen|gehen|?)|(sagen wir|treffen wir uns)',
      '(hatten|hattest|haben|hast) (du|sie) (interesse|lust) ~1 (an|auf) ~5 (gesprach|telefonat|treffen|call|kaffee|kennenlerngesprach)',
    ),
    proposals: matchAnyOf(
      '(brauche|brauchte|hatte gern|hatte gerne) ~7 (von dir|von ihnen|deiner zeit|ihrer zeit)',
      '(sag|sagen|schreib|schreiben|gib|geben|lass|lassen) ~4 , ob (du|sie|ihr) ~9 (zeit|frei|verfugbar|erreichbar)',
      '(nimm|nehmen sie) (dir|sich) ~9 zeit|(einladen|lade|laden) ~9 zu einem ~2 (gesprach|vorstellungsgesprach|treffen)|zu einem ~1 (gesprach|vorstellungsgesprach|treffen) ~3 einladen|(lass|lasst|lassen sie) uns ~9 (austauschen|abstimmen|kurzschliessen)',
      '(mir|uns) ware ~2 (montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*|sonntag*|morgen) ~1 (lieber|am liebsten)|(montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*|sonntag*|morgen) ware (mir|uns) (lieber|am liebsten)',
      '(lass|lasst|lassen sie) uns ~9 (telefonieren|treffen|sprechen|reden|zusammensetzen|sehen|besprechen)',
      '(wurde|wurden|mochte|mochten) (gern|gerne|mich|ich|wir) ~12 (treffen|sprechen|telefonieren|vereinbaren|kaffee ~4 trinken)',
    ),
  },
  fr: {
    questions: matchAnyOf(
      '(on peut|peut on|on pourrait|pourrait on|pouvons nous|pourrions nous) ~1 (se voir|se parler|parler|s appeler|se rencontrer|nous voir|nous parler|nous rencontrer|echanger|discuter|faire un point|fixer|convenir|prevoir)|on se (voit|parle|rencontre|retrouve)|on s appelle|on (dejeune|dine) ensemble',
      '(tu peux|peux tu|pouvez vous|vous pouvez) ~1 (te|vous) connecter|(dispo|disponible|libre) pour un ~1 (appel|cafe|point)|(tu es|es tu|vous etes|etes vous) (la|au bureau) |(pourriez vous|pourrais tu|pouvez vous|peux tu) ~1 participer a (une|un|la|notre) ~1 (reunion|appel|visio|entretien)|(vous|te) (conviendrait|convient|irait) il|(puis je|je peux|pourrais je) ~1 (vous|t|te) ~1 (appeler|telephoner)|(es tu|etes vous|tu es|vous etes|serais tu|seriez vous|tu serais|vous seriez) ~1 (libre|libres|disponible|disponibles|dispo|joignable)|(as tu|avez vous|tu as|vous avez|aurais tu|auriez vous|tu aurais|vous auriez) ~3 (minutes|temps|moment|instant|creneau)',
      '(que dirais tu|que diriez vous|que dis tu|ca te dit|ca vous dit|disons) ~1 (de |d )?(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|un cafe|dejeuner)|a quoi ressemble (ton|votre) (agenda|semaine|planning)|(seriez vous|serais tu) ~1 ouvert* a un ~3 (appel|echange|entretien|rendez vous|cafe)',
    ),
    proposals: matchAnyOf(
      '(envoie|envoyez|donne|donnez|propose|proposez) (moi|nous) ~2 (creneaux|dates|disponibilites|horaires)|(inviter|invite) a un ~2 (entretien|rendez vous|appel)|faisons le point|trouver un moment ~9 avec moi',
      '(je|nous) (prefererais|prefererions|prefere|preferons) ~1 (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)',
      '(appelons nous|voyons nous|parlons nous|retrouvons nous|rencontrons nous|faisons un point|discutons)|(j aimerais|nous aimerions|je souhaiterais|nous souhaiterions) ~1 (fixer|prendre|convenir|vous rencontrer|te voir|vous parler|te parler|echanger)',
    ),
  },
  es: {
    questions: matchAnyOf(
      '(puedes|puede) ~1 (conectarte|conectarse)|(podemos|podriamos) ~1 (hablar|vernos|reunirnos|quedar|charlar|conversar|fijar|concertar|hacer una|tener una)|(quedamos|nos vemos|hablamos|nos reunimos|comemos juntos|cenamos)',
      'libre para una ~1 (llamada|reunion)|(puedo|podria) ~1 (llamarte|llamarle|llamarla|llamarlo)|(le|te) (puedo|podria) llamar|estas (manana|hoy|el (lunes|martes|miercoles|jueves|viernes)) (?|,)|(podria|podrias|puede|puedes) ~1 (asistir|participar) (a|en) (una|la|nuestra) ~1 (reunion|llamada)|(estas|esta|estarias|estaria|estais) ~1 (libre|disponible|libres|disponibles)|(tienes|tiene|tendrias|tendria) ~2 (tiempo|hueco|un rato|un momento|minutos)',
      '(que tal|que te parece|que le parece|digamos|como lo ves) ~1 (el |la )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana)|como (tienes|tiene) la (agenda|semana)|(estaria|estarias) ~1 (interesad*|dispuest*) (en|a) ~1 una ~3 (llamada|reunion|conversacion|entrevista)',
    ),
    proposals: matchAnyOf(
      '(mandame|enviame|mandeme|envieme|dime|digame|proponme|propongame) ~1 (algunas|unas|varias) (horas|fechas|opciones)|(invitarle|invitarte) a una ~2 (entrevista|reunion|llamada)|busca un rato ~9 conmigo',
      '(preferiria|prefeririamos|prefiero|preferimos) ~1 (el|la) (lunes|martes|miercoles|jueves|viernes|sabado|domingo|#)',
      '(hablemos|quedemos|veamonos|reunamonos|llamemonos)|(me|nos) (encantaria|gustaria) ~1 (tomar un cafe|tomar algo|concertar|fijar|quedar|verte|verle|reunir*|hablar contigo|hablar con usted)',
    ),
  },
  it: {
    questions: matchAnyOf(
      '(riesci|riesce|puoi|puo) ~1 (collegarti|collegarsi)|(possiamo|potremmo) ~1 (parlare|parlarci|vederci|sentirci|incontrarci|discutere|parlarne|fare il punto|fare una|fissare)|(ci vediamo|ci sentiamo|ci incontriamo|se ci (vedessimo|sentissimo|incontrassimo)|pranziamo insieme|ceniamo)',
      '(libero|libera) per una ~1 (chiamata|riunione)|(posso|potrei) ~1 (chiamarti|chiamarla|telefonarti|telefonarle)|ci sei (domani|oggi|lunedi|martedi|mercoledi|giovedi|venerdi)|(potrebbe|potresti|puo|puoi) ~1 partecipare a una ~1 (riunione|chiamata)|(sei|e|saresti|sarebbe|siete) ~1 (libero|libera|disponibile|liberi|disponibili|raggiungibile)|(hai|ha|avresti|avrebbe|avete) ~2 (tempo|un attimo|un momento|minuti)',
      '(che ne dici|che ne dice|che ne pensi|facciamo|diciamo) ~1 (di )?(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani)|com e ~1 (messa )?(la tua|la sua) (agenda|settimana)|(sarebbe|saresti) ~1 (interessat*|dispost*) (a|ad) ~1 una ~3 (chiamata|riunione|conversazione|incontro|colloquio)',
    ),
    proposals: matchAnyOf(
      '(mandami|inviami|mi mandi|mi invii) ~1 (qualche|alcuni|alcune) (orario|orari|data|date)|(invitarla|invitarti) a un ~2 (colloquio|incontro)|trova ~3 tempo ~9 con me',
      '(preferirei|preferiremmo|preferisco|preferiamo) ~1 (lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani)',
      '(sentiamoci|vediamoci|incontriamoci|parliamone|troviamoci)|(vorrei|vorremmo|mi piacerebbe) ~1 (fissare|incontrarla|incontrarti|vederti|vederla|sentirti|sentirla|prendere un caffe|parlarle|parlarti)',
    ),
  },
}
