import type { Language } from '../language.ts'
import type { Listed } from './listed-items.ts'
import { isFactLine, isFactRow } from '../mail-text/fact-rows.ts'
import { filtered } from '../literal-filter.ts'
import { isRelieved } from './summary-leans.ts'
import { tellsUnanswered } from './summary-outcomes.ts'
import { tellsOpenMatter } from '../points/open-matters.ts'
import type { MeasuredSentence } from './summary-features.ts'
import { countWords } from '../words.ts'

type Measured = MeasuredSentence<Listed>

/** The places of sentences that say what their writer lacks, needs or waits for. */
export function openMattersIn(all: readonly Listed[], language: Language): number[] {
  return all.flatMap(({ text }, place) =>
    tellsOpenMatter(text, language) || needs_decision.test(text) || hopes.test(text) ? [place] : [],
  )
}

const needs_decision = filtered(
  /(?<!\p{L})(?:(?:i|we)(?:[’']d| would|[’']ll| will)? also (?:need|like) (?:you|to know)|il (?:nous |me )?faudrait (?:également |aussi |encore )?que (?:vous|tu)|(?:habría|haría falta|sería necesario|convendría) (?:también )?que (?:nos|me)|(?:bisognerebbe|occorrerebbe|sarebbe necessario) (?:anche |inoltre )?che|es wäre (?:außerdem |noch )?(?:nötig|erforderlich), dass (?:sie|du|ihr)|a (?:clear |simple )?yes or (?:a )?no|ein (?:klares )?ja oder (?:ein )?nein|un oui ou (?:un )?non|un sí o (?:un )?no|un sì o (?:un )?no|(?:i|we)(?:[’']d| would|[’']ll| will)? (?:also |still )?need (?:a|your|an|the) (?:final |quick |clear )?(?:decision|answer|reply|go-ahead|approval)|(?:ich|wir) (?:brauche|brauchen|bräuchte|bräuchten|benötige|benötigen) (?:\p{L}+ ){0,3}(?:eine|deine|ihre|eure|die) (?:entscheidung|antwort|rückmeldung|freigabe|zusage)|(?:j[’']ai|j[’']aurais|nous avons|nous aurions) (?:aussi )?besoin d[’'](?:une|un|avoir) (?:votre |ta )?(?:décision|réponse|accord)|(?:necesito|necesitamos|necesitaría|necesitaríamos) (?:una?|tu|su|vuestra) (?:decisión|respuesta|confirmación|aprobación)|(?:ho|abbiamo|avrei|avremmo) bisogno (?:di una|della tua|della sua|della vostra) (?:decisione|risposta|conferma)|(?:mi|ci) (?:serve|servirebbe|occorre) (?:una|la tua|la sua|la vostra) (?:decisione|risposta|conferma))(?!\p{L})/iu,
)

/** `I would be grateful for a short call` */
const hopes = filtered(
  /(?<!\p{L})(?:(?:(?:i|we)(?:[’']d| would) (?:still |also |just |very much |really |so )*(?:be (?:(?:very|so|really|most|extremely) )*(?:grateful|glad|happy|pleased|thankful|delighted) (?:for|to be|to hear|to meet|to talk|to speak|to learn|if)|(?:love|like|appreciate)(?: to (?:talk|meet|hear|speak|see|know|join|apply|learn))? )|(?:ich|wir) (?:würde|würden|wäre|wären) (?:\p{L}+ ){0,4}(?:freuen|dankbar|froh)|(?:würde|würden) (?:ich mich|wir uns) (?:\p{L}+ ){0,3}freuen|(?:wäre|wären) (?:ich|wir) (?:\p{L}+ ){0,4}(?:dankbar|froh)|(?:je|nous) (?:vous |te )?(?:serais|serions|saurais gré) (?:\p{L}+ ){0,3}(?:heureu\p{L}{1,3}|reconnaissante?s?|ravie?s?|gré)|(?:j[’']|nous )(?:aimerais|aimerions) (?:\p{L}+ ){0,3}(?:rencontrer|échanger|parler|discuter|savoir)|me encantaría (?:\p{L}+ ){0,3}(?:hablar|conocer|charlar|saber|poder|que)|(?:le|les|te|os) (?:estaría|agradecería) (?:\p{L}+ ){0,4}(?:que|una?|si|unos|quince|veinte|diez)|me gustaría (?:\p{L}+ ){0,3}(?:hablar|conocer\p{L}{0,2}|saber|entrevistarme)|(?:le |ti |vi )?(?:sarei|saremmo) (?:\p{L}+ ){0,3}(?:grat[oaie]|liet[oaie]|felic[ei]|content[oaie]) (?:se|di|per)|mi (?:piacerebbe|farebbe piacere) (?:\p{L}+ ){0,3}(?:parlar\p{L}{1,3}|incontrar\p{L}{1,3}|saper\p{L}{1,3}|conoscer\p{L}{1,3}|poter)))(?!\p{L})|(?:it would (?:also )?(?:help|be (?:useful|helpful|good|great|nice))|(?:hilfreich|gut|schön|nützlich|sinnvoll) wäre(?: es)?,|es wäre (?:auch |sehr |außerdem )?(?:gut|hilfreich|schön|nützlich|sinnvoll)|il serait (?:aussi |très )?(?:utile|bon|bien|souhaitable)|(?:sería|estaría) (?:muy |también )?(?:útil|bueno|conveniente|bien)|sarebbe (?:molto |anche )?(?:utile|bene|opportuno|bello))(?!\p{L})/iu,
)

/** Where the choices stand of which a sentence at one of these places says `which of the two`. */
export function choicesOf(all: readonly Listed[], places: readonly number[]): number[] {
  return places.flatMap((place) => {
    if (!of_several.test(all[place]?.text ?? '')) return []
    for (let before = place - 1; before >= Math.max(0, place - farthest_choice); before -= 1) {
      const one = all[before]
      if (one?.lead !== null && one?.lead !== undefined) return [one.lead]
      if (one && offers.test(one.text) && /\d/u.test(one.text)) return [before]
    }
    return []
  })
}

const farthest_choice = 6

const of_several =
  /(?<!\p{L})(?:(?:which|one|either|any|none|neither|both) of (?:the (?:two|three|four)|them|these|those)|which (?:one )?(?:you (?:prefer|would)|suits)|welche[rsnm]? (?:der|von den|davon|von beiden)(?: (?:beiden|zwei|drei|vier))?|eine[rsnm]? (?:der|von den) (?:beiden|zwei|drei|vier)|(?:laquelle|lequel|l[’']une?|aucune?)(?: des (?:deux|trois|quatre))?|l[’']une? ou l[’']autre|(?:cuál|alguna?|una?|uno|ninguna?) de (?:l[oa]s|est[oa]s) (?:dos|tres|cuatro)?|(?:quale|una?|uno|nessuna?) (?:dei|delle|di questi|di queste)(?: (?:due|tre|quattro))?)(?!\p{L})/iu
const offers = /(?<!\p{L})(?:or|oder|ou|o|oppure|u|alternatively|alternativ)(?!\p{L})/iu

/** The paragraphs of choices that have marks: `Option A – two rooms. 80 a day.` */
export function optionsIn(all: readonly Measured[]): number[] {
  const lengths = new Map<number, number>()
  for (const { text, isFirst, paragraph, words } of all) {
    const length = lengths.get(paragraph)
    if (length !== undefined) lengths.set(paragraph, length + words)
    else if (isFirst && is_option.test(text)) lengths.set(paragraph, words)
  }
  if (lengths.size < 2) return []
  return all.flatMap(({ isFirst, paragraph, features }, place) => {
    const length = lengths.get(paragraph)
    if (length === undefined) return []
    const isFact = features.number + features.date + features.money > 0
    return isFirst || isFact || length <= short_option_words ? [place] : []
  })
}

const short_option_words = 45

const is_option = filtered(
  /^(?:the )?(?:option|variant|plan|package|offer|alternative|variante|möglichkeit|lösung|vorschlag|angebot|paket|formule|solution|offre|scénario|opción|alternativa|propuesta|oferta|opzione|proposta|soluzione|offerta|pacchetto) (?:[A-D]|[1-4]|one|two|three|eins|zwei|drei|une?|deux|trois|uno|una|dos|tres|due|tre)(?: ?[:.,)–—-]|\s)/iu,
)

/** What leads on to what the writer offers, and the line behind it that is no list. */
export function offersIn(all: readonly Measured[]): number[] {
  return all.flatMap(({ text }, place) => {
    if (!text.endsWith(':') || !leads_to_offer.test(text)) return []
    return all[place + 1]?.lead === place ? [place] : [place, place + 1].filter((one) => one < all.length)
  })
}

const leads_to_offer = filtered(
  /(?<!\p{L})(?:(?:i|we) (?:can|could|would like to|are able to)? ?(?:also )?(?:offer|propose|suggest)|what (?:i|we) (?:can|could) (?:offer|propose|do)|(?:two|three|four|these|following|possible) (?:\p{L}+ )?(?:options|alternatives|ways|possibilities)|(?:kann|könnte|können|könnten) (?:ich|wir) (?:\p{L}+ ){0,3}(?:anbieten|vorschlagen)|(?:ich|wir) (?:kann|könnte|können|könnten) (?:\p{L}+ ){0,3}(?:anbieten|vorschlagen)|(?:biete|bieten|schlage|schlagen) (?:ich|wir) |(?:schlage|schlagen) (?:\p{L}+ ){0,3}vor|(?:zwei|drei|vier|folgende[nr]?|diese) (?:\p{L}+ )?(?:möglichkeiten|alternativen|wege|varianten|optionen|termine)|(?:je|nous) (?:peux|pouvons|pourrais|pourrions)? ?(?:vous |te )?(?:propos|offr)\p{L}{1,4}|(?:deux|trois|quatre|plusieurs) (?:\p{L}+ )?(?:options|solutions|possibilités|formules)|(?:(?:le|les|te|os) )?(?:propongo|proponemos|ofrezco|ofrecemos|puedo ofrecer|podemos ofrecer|podría ofrecer|podríamos ofrecer)(?:le|les|te|os)?|(?:dos|tres|cuatro|varias) (?:\p{L}+ )?(?:opciones|alternativas|posibilidades)|(?:(?:le|ti|vi) )?(?:propongo|proponiamo|offro|offriamo|posso (?:offrir|propor)\p{L}{1,4}|possiamo (?:offrir|propor)\p{L}{1,4}|potrei proporre|potremmo proporre)|(?:due|tre|quattro|varie) (?:\p{L}+ )?(?:opzioni|alternative|possibilità|soluzioni))(?!\p{L})/iu,
)

/** Where a mail names the next meeting and its day, and where its writer proposes one. */
export function nextMeetingIn(all: readonly Measured[]): number[] {
  const isDated = ({ features }: Measured) => features.date + features.number > 0
  const places = all.flatMap((one, place) => (isDated(one) && next_meeting.test(one.text) ? [place] : []))
  // `By the next meeting Ada counts the boats` tells no day of it.
  const place = places.find((one) => next_meeting.test(headOf(all[one]?.text ?? ''))) ?? places[0]
  const proposed = all.findIndex(
    (one) => isDated(one) && (proposes_meeting.test(one.text) || named_evening.test(one.text)),
  )
  return [...new Set([place ?? -1, proposed])].filter((one) => one >= 0)
}

/** `I suggest that we meet on Monday at ten` */
const proposes_meeting = filtered(
  /(?<!\p{L})(?:(?:i|we) (?:suggest|propose) (?:that )?(?:we|to|a (?:\p{L}+ )?(?:meeting|call))|let[’']?s (?:\p{L}+ )?(?:meet|talk|discuss|go through|sit down)|(?:ich|wir) schlagen? (?:\p{L}+ ){0,3}vor,? (?:dass )?(?:wir|uns)|lasst uns |lass uns |(?:je|nous) propos(?:e|ons) (?:que (?:nous|l[’']on|on)|de (?:nous|se)|une (?:\p{L}+ )?(?:réunion|visio))|voyons-nous|(?:propongo|proponemos|sugiero) (?:que (?:lo |nos )|una (?:\p{L}+ )?(?:reunión|llamada)|vernos|reunirnos)|(?:propongo|proponiamo|suggerisco) (?:di (?:veder|senti|riuni|incontr|parlarne)|che ci|una (?:\p{L}+ )?(?:riunione|call))|vediamoci|sentiamoci)/iu,
)

/** `The information evening is on Thursday 14 January` */
const named_evening = filtered(
  /(?<!\p{L})(?:(?:information|info|parents[’']?) (?:evening|meeting|session)|(?:info|eltern|informations)(?:abend|veranstaltung|treffen|runde)|(?:réunion|soirée) (?:d[’']information|d[’']info|de parents|des parents)|reunión (?:informativa|de padres|de familias)|sesión informativa|(?:riunione|serata|incontro) (?:informativ[ao]|dei genitori|per i genitori))(?!\p{L})/iu,
)

/** The first words of a sentence. */
function headOf(text: string): string {
  return text.split(' ', first_words).join(' ')
}

const first_words = 4

const next_meeting = filtered(
  /(?<!\p{L})(?:(?:(?:our|the) )?next (?:\p{L}+ )?(?:meeting|round|session|call|sync|review|steering|committee|stand-?up)|nächste[rsn]? (?:\p{L}+ )?(?:sitzung|treffen|termin|besprechung|runde|jour fixe|abstimmung|versammlung)|prochaine? (?:\p{L}+ )?(?:réunion|point|séance|rendez-vous|comité|assemblée|copil|codir|comex|visio)|próxim[oa] (?:\p{L}+ )?(?:reunión|sesión|encuentro|cita|asamblea|videollamada)|prossim[oa] (?:\p{L}+ )?(?:riunione|incontro|assemblea|seduta|appuntamento|call))(?!\p{L})/iu,
)

/** What is told at last besides: `Another thing: …`. */
export function asidesIn(all: readonly Measured[]): number[] {
  return all.flatMap(({ text }, place) => (aside.test(text) && !isRelieved(all, place) ? [place] : []))
}

/** Whether the next sentence of the paragraph goes with this one: it says what is wanted, or that nothing is. */
export function bringsNext(all: readonly Listed[], place: number): boolean {
  if (isRelieved(all, place)) return true
  const one = all[place]
  const next = all[place + 1]
  return (
    one !== undefined &&
    next?.paragraph === one.paragraph &&
    ((aside.test(one.text) && countWords(next.text) <= longest_behind_aside) || names_both.test(next.text))
  )
}

const longest_behind_aside = 25
/** `Either the hall, for free, or the hostel` */
const names_both = filtered(
  /^(?:either [^.]{3,120}[ ,]or |entweder [^.]{3,120}[ ,]oder |soit [^.]{3,120}[ ,]soit |ou bien [^.]{3,120}[ ,]ou (?:bien )?|o bien [^.]{3,120}[ ,]o (?:bien )?|o [^.]{3,120}, o (?:bien )?|o(?:ppure)? [^.]{3,120}[ ,]oppure )/iu,
)

const aside = filtered(
  /^(?:and )?(?:one more thing|another thing|one other thing)[:,. ]|^(?:und )?noch (?:etwas|was|eins)[:,. ]|^(?:und )?eine sache noch[:,. ]|^(?:et )?autre chose ?[:,. ]|^(?:y )?otra cosa[:,. ]|^(?:e )?(?:un[’']altra cosa|altra cosa)[:,. ]/iu,
)

/** When the writer of a request says to have time. */
export function ownTimesIn(all: readonly Measured[]): number[] {
  return all.flatMap(({ text, features, words }, place) =>
    words <= longest_own_time &&
    ((features.date + features.number > 0 && has_time.test(text)) || is_best.test(text))
      ? [place]
      : [],
  )
}

const longest_own_time = 25

/** `Evenings are best` */
const is_best = filtered(
  /^(?:(?:for me )?(?:(?:the )?(?:early |late )?(?:mornings?|afternoons?|evenings?|weekends?|weekdays|nights?)) [^.?]{0,40}(?:best|better|fine|easiest|good|suits?|works?)|(?:am besten |abends |vormittags |nachmittags |morgens |mittags |am wochenende |unter der woche )[^.?]{0,50}(?:passt|geht|ginge|erreich|am besten|besser|gut|abends|vormittags|nachmittags|morgens)|(?:plutôt |de préférence )?(?:le|en|les) (?:matin|soir|soirée|matinée|après-midi|midi|week-end|soirs|matins) [^.?]{0,40}(?:mieux|idéal|arrange|convient|préférence|possible)|(?:mejor )?(?:por|a) (?:la|las|el) (?:tardes?|noches?|mañanas?|mediodía) [^.?]{0,40}(?:mejor|bien|puedo)|(?:meglio )?(?:la|di|al|nel) (?:sera|mattina|mattino|pomeriggio|weekend) [^.?]{0,40}(?:meglio|bene|comodo|posso|preferi\p{L}{1,4}))(?!\p{L})/iu,
)

const has_time = filtered(
  /^(?:(?:\p{L}+ ){0,2}(?:i|we) (?:can (?:do|make|come|be)|could (?:do|make|come|be)|(?:am|are) (?:free|available|around|flexible)|have time)|i[’']?m (?:free|available|around)|(?:ich|wir) (?:kann|können|könnte|könnten|habe|haben|hätte|hätten|bin|sind) (?:[\p{L}\d.:]+ ){0,6}(?:zeit|frei|verfügbar|erreichbar|da|kommen)|zeit (?:habe|hätte) ich|(?:je|nous) (?:suis|sommes|serai|serons|peux|pouvons|pourrais) (?:\p{L}+ ){0,3}(?:libres?|disponibles?|le|la|les|tous|toute)|(?:puedo|podría|podemos|estoy (?:libre|disponible)|estamos (?:libres|disponibles)|tengo (?:tiempo|libre)|tenemos (?:tiempo|libre))|(?:posso|potrei|possiamo|sono (?:libero|libera|disponibile)|siamo (?:liberi|libere|disponibili)|ho tempo))(?!\p{L})/iu,
)

/** Rows that name a sum, a last day or a place. */
export function factRowsIn(all: readonly Measured[], mail: string): number[] {
  const rows = all.flatMap(({ text, start, end, isFirst }, place) =>
    isFirst && (isFactLine(text) || isFactRow(mail.slice(start, end))) ? [place] : [],
  )
  return rows.slice(0, most_rows)
}

const most_rows = 4

/** In a text that counts its points, the sentences that begin with the first and the second. */
export function countedIn(all: readonly Measured[]): number[] {
  const first = all.findIndex(({ text }) => is_first.test(text))
  const second = first < 0 ? -1 : all.findIndex(({ text }, place) => place > first && is_second.test(text))
  return second < 0 || second - first > farthest_second ? [] : [first, second]
}

const farthest_second = 6
const is_first = filtered(
  /^(?:the first(?: one| point| thing| question| item)?(?: is| concerns|:)|first(?:ly| of all)?[,:] |erstens[,: ]|zum einen |(?:der|die|das) erste(?: punkt| frage| sache)? (?:ist|betrifft|wäre)|premièrement|d[’']une part|(?:le premier|la première)(?: point| question)? (?:est|concerne|c[’']est)|(?:el primero|la primera|lo primero)(?: punto)? (?:es|se)|en primer lugar|por un lado|primero[,:] |(?:il primo|la prima)(?: punto)? (?:è|riguarda)|in primo luogo|anzitutto,|da un lato)/iu,
)
const is_second = filtered(
  /^(?:the (?:second|other)(?: one| point| thing| question| item)?(?: is| concerns|:)|second(?:ly)?[,:] |zweitens[,: ]|zum anderen |(?:der|die|das) (?:zweite|andere)(?: punkt| frage| sache)? (?:ist|betrifft|wäre)|deuxièmement|d[’']autre part|(?:le second|la seconde|le deuxième|la deuxième|l[’']autre)(?: point| question)? (?:est|concerne|c[’']est)|(?:el segundo|la segunda|lo segundo|el otro|la otra)(?: punto)? (?:es|se)|en segundo lugar|por otro lado|segundo[,:] |(?:il secondo|la seconda|l[’']altr[oa])(?: punto)? (?:è|riguarda)|in secondo luogo|dall[’']altro)/iu,
)

export interface Topic {
  readonly subject: string
  /** The places of sentences that only bring something. */
  readonly brings: (place: number) => boolean
  /** The places of sentences that are told anyway. */
  readonly told: readonly number[]
}

/**
 * The first sentence that shares a number and a word with the subject; else, where nothing that is told has a word of
 * it, the first with most of its words.
 */
export function topicIn(all: readonly Measured[], { subject, brings, told }: Topic): number[] {
  const numbers = new Set(longNumbers(subject))
  const tells = ({ words, isListed, text, features }: Measured, place: number) =>
    features.subject > 0 &&
    features.small_talk === 0 &&
    !isListed &&
    words >= shortest_topic &&
    words <= longest_topic &&
    !/[?:]$/u.test(text) &&
    !brings(place)
  const places = all.flatMap((one, place) => (tells(one, place) ? [place] : []))
  const numbered = places.find((place) =>
    longNumbers(all[place]?.text ?? '').some((number) => numbers.has(number)),
  )
  if (numbered !== undefined) return [numbered]
  const shares = (place: number) => all[place]?.features.subject ?? 0
  if (told.some((place) => shares(place) > 0)) return []
  const [first, ...others] = places
  if (first === undefined) return []
  return [others.reduce((most, place) => (shares(place) > shares(most) ? place : most), first)]
}

/** Whole numbers of at least two digits, and none of an hour or a date. */
function longNumbers(text: string): string[] {
  const numbers = text.match(/\d[\d.,:/-]{0,30}/gu) ?? []
  return numbers.map((number) => number.replace(/[.,:/-]$/u, '')).filter((number) => /^\d{2,}$/u.test(number))
}

const shortest_topic = 6
const longest_topic = 45

/** What follows where nothing is done until the day, or without the thing that is asked for. */
export function consequencesIn(folded: readonly string[], isDue: (place: number) => boolean): number[] {
  return folded.flatMap((words, place) =>
    ((otherwise.test(words) || tellsUnanswered(words)) && (isDue(place) || isDue(place - 1))) ||
    without_it.test(words) ||
    if_it_goes_on.test(words) ||
    not_before.test(words) ||
    (by_law.test(words) && until.test(words))
      ? [place]
      : [],
  )
}

/** What happens where nothing is done until the day, or where none of the choices suits. */
const otherwise = filtered(
  /(?<![\p{L}\p{N}])(?:otherwise|failing that|if neither|if none of|if not,|if nothing|(?:after|from) (?:that|this) (?:date|day)|sonst|andernfalls|ansonsten|wenn nicht,|falls nicht,|sollte(?:n|st)? (?:sich |es |keine?r? |keines |bis )|nach (?:ablauf|diesem datum)|ab (?:diesem|dem) (?:tag|datum|zeitpunkt)|sinon|faute de quoi|a defaut|passe ce delai|(?:passe|(?:a partir|a compter) de) cette date|sans (?:reponse|nouvelles|reglement)|si aucun|si no,|en caso contrario|de lo contrario|de no ser|pasad[ao] (?:esa|ese|dicha|dicho)|transcurrid[ao]|a partir de (?:esa|esta|dicha) fecha|si ningun|altrimenti|in caso contrario|in mancanza|in assenza di|trascors[oa]|decors[oa]|(?:a partire )?da (?:tale|quella) data|oltre (?:tale|questa|quella)|se nessun)/u,
)

/** At the beginning of a sentence with what will then be. */
const without_it = filtered(
  /^(?:(?:after|from) (?:this|that)(?: date| day| point)?,? [^.]{1,60}(?:will|can|won't)|without \p{L}[^.,]{1,40},? [^.]{1,80}(?:not|no|cannot|can't|unable|cancel|lose)|ohne \p{L}[^.]{1,80}(?<!\p{L})(?:nicht|kein\p{L}{0,2})|(?:danach|ab dann) [^.]{1,60}(?:nicht mehr|kein\p{L}{0,2})|(?:sans (?:ces|cette|ce|celle|celui|eux|cela|elles?|le|la|les|votre|vos)(?!\p{L})|apres (?:cela|cette date))[^.]{1,80}(?:ne|n'|plus)|(?:sin (?:ellos|ellas|el|ella|eso|est[oa]s?|la|los|las|un|una|su|sus)(?!\p{L})|despues de (?:esa|esta|ese))[^.]{1,60}(?:no|nunca)|(?:senza (?:di )?(?:essi|esse|quest[oaei]|loro|il|la|i|le|un|una)(?!\p{L})|dopo (?:tale|questa|quella))[^.]{1,60}non)(?![\p{L}])/u,
)

/** `If it goes on like this we leave` */
const if_it_goes_on = filtered(
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma) )?(?:if (?:it|this|that|things) (?:goes?|carr(?:y|ies)|keeps?|continues?|happens?|do(?:es)? not change|don't change|doesn't change)|if nothing (?:changes|happens|moves)|(?:wenn|falls) (?:das|es|sich) (?:so |noch einmal |nochmals? |wieder |nichts )(?:weitergeht|weiter geht|vorkommt|passiert|andert|tut|bewegt|ruhrt)|sollte (?:das|es|sich) (?:so |noch einmal |nochmals? |wieder |nichts )|si (?:cela|ca|rien|la situation) (?:continue|ne change|ne bouge|se reproduit|ne s'arrange|se repete)|si (?:esto|la cosa|nada|la situacion|vuelve) (?:sigue|cambia|se mueve|se repite|no cambia|continua|a (?:pasar|ocurrir))|se (?:continua|va avanti|non cambia|non si muove (?:nulla|niente)|nulla (?:cambia|si muove)|la situazione|succede ancora|dovesse))(?!\p{L})/u,
)

/** `After that not before January` */
const not_before = filtered(
  /(?<!\p{L})(?:(?:after that|afterwards|then|otherwise),? (?:only|not) (?:again )?(?:in|on|before|until|from)|(?:danach|dann|sonst) erst (?:wieder )?(?:im|am|in|ab|nach|kw|nachst)|(?:ensuite|apres|sinon),? (?:c'est )?(?:pas|plus rien|seulement|rien) (?:avant|en|a partir)|(?:despues|luego|si no),? (?:ya )?(?:no hasta|hasta|solo en|solo a partir)|(?:poi|dopo|altrimenti),? (?:solo|soltanto|non prima|si va))(?!\p{L})/u,
)

/** `before I turn to our lawyer` */
const by_law = filtered(
  /(?<!\p{L})(?:lawyers?|solicitors?|legal action|court|(?:rechts)?anwalt|(?:rechts)?anwaltin|rechtliche schritte|inkasso\p{L}{0,12}|avocate?|mise en demeure|contentieux|huissier|abogad[oa]|acciones legales|via judicial|avvocat[oa]|vie legali|recupero crediti)(?!\p{L})/u,
)
const until =
  /(?<!\p{L})(?:before|otherwise|if|unless|should|bevor|ehe|sonst|wenn|falls|sollte|ansonsten|avant|sinon|faute|si|antes de|de lo contrario|prima di|se|altrimenti)(?!\p{L})/u
