import type { Lexicon } from '../languages/lexicon.ts'
import type { Listed } from './listed-items.ts'
import { filtered } from '../literal-filter.ts'
import type { MeasuredSentence } from './summary-features.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'
import { foldText } from '../wish/terms/tokens.ts'

type Measured = MeasuredSentence<Listed>

interface TellingOptions {
  readonly worth: (one: Measured) => number
  readonly lexicon: Lexicon
}

interface WorthOptions {
  readonly worth: (one: Measured) => number
  /** What is worth less is left out where it has no number, day, sum or decision. */
  readonly least: number
  /** A number in words is one too. */
  readonly countsWords: boolean
}

/**
 * The places of all sentences that are worth something or tell a fact, the best first, each text once. Exclamations,
 * titles, logs and what has a link or how to reach somebody are left out.
 */
export function byWorth(all: readonly Measured[], { worth, least, countsWords }: WorthOptions): number[] {
  const ranked = all
    .flatMap((one, place) => {
      const { link, number, date, money, decision } = one.features
      const isFact = number + date + money + decision > 0 || (countsWords && counts_in_words.test(one.text))
      const isExclaimed =
        one.text.endsWith('!') && one.words <= longest_exclamation && !isFact && !invites.test(one.text)
      const value = worth(one)
      const isLeftOut = isExclaimed || link > 0 || (value < least && !isFact)
      return isLeftOut || isTitle(one) || isContact(one.text) || isLog(one.text)
        ? []
        : [{ place, value, text: one.text }]
    })
    .toSorted((one, other) => other.value - one.value)
  const best = new Map(ranked.toReversed().map(({ text, place }) => [text, place]))
  return ranked.flatMap(({ text, place }) => (best.get(text) === place ? [place] : []))
}

const longest_exclamation = 9
const invites = filtered(
  /(?<!\p{L})(?:come|join|bring|call|komm|kommt|kommen|bring|bringt|ruf|viens|venez|passez?|apportez?|ven|venid|vente|venga|trae|vieni|venite|porta|portate|please|bitte|por favor|porfa|per favore|merci de)(?!\p{L})/iu,
)

/** `Four sessions`, `fifty minutes` */
export const counts_in_words = filtered(
  /(?<!\p{L})(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|cuarenta|cincuenta|tre|quattro|cinque|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta) (?:of (?:the|our|your) |der |des |de (?:los|las|nos|vos) |dei |delle )?\p{Ll}{3}|(?:due|sei) \p{Ll}{2,14}i(?!\p{L}))/iu,
)

/** A short line without an end, or one that leads on. */
function isTitle({ text, words, isFirst, isListed }: Measured): boolean {
  return text.endsWith(':') || (isFirst && !isListed && words <= longest_title && /^\P{N}*\p{L}$/u.test(text))
}

const longest_title = 5

function isContact(text: string): boolean {
  return /^(?:tel|tél|phone|fon|fax|mobile?|móvil|cell|handy|telefon\p{L}?|teléfono)(?!\p{L})[ .:]{0,3}[+(\d]/iu.test(
    text,
  )
}

/** `8:52 first report, 9:10 Bo on site, …`: what a report says minute by minute. */
export function isLog(text: string): boolean {
  return (text.match(clock)?.length ?? 0) >= many_clocks
}

const clock = /(?<![\d.:])\d{1,2}(?:[:h]| ?h ?|\.)\d{2}(?![\d.])/gu
const many_clocks = 4

/** The places of sentences that tell a sum, a last day, a wish or an outcome, the best first; that an office is closed for a while, last. */
export function tellingIn(all: readonly Measured[], { worth, lexicon }: TellingOptions): number[] {
  return all
    .flatMap((one, place) =>
      isTellingMuch(one, lexicon) && !isTitle(one) && !isLog(one.text) && !went_well.test(headOf(one.text))
        ? [{ place, worth: worth(one) - (closes.test(one.text) ? far_less : 0) }]
        : [],
    )
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ place }) => place)
}

/** `What went well` */
export const went_well = filtered(
  /(?<!\p{L})(?:went well|positives?|gut (?:lief|gelaufen|war)|(?:lief|ist) gut|bien (?:marché|passé|fonctionné)|(?:salió|salido|ido|fue|funcionó) bien|andato bene|funzionato)(?!\p{L})/iu,
)

/** What stands before the colon. */
function headOf(text: string): string {
  return /^[^:]{3,40}(?=:)/u.exec(text)?.[0] ?? ''
}

/** More than one sentence is ever worth than another. */
const far_less = 100
/** `Our office is closed from 21 December to 3 January` */
const closes = filtered(
  /(?<!\p{L})(?:(?:our|the) (?:office|practice|shop|workshop|firm|secretariat) (?:is|will be) closed|(?:unsere?|die|das) (?:kanzlei|praxis|büro|geschäft|werkstatt|laden|sekretariat|betrieb)(?= ).{0,60} geschlossen|(?:notre|nos|le|la) (?:bureaux?|cabinet|atelier|magasin|agence|secrétariat)(?= ).{0,20} fermée?s?|(?:nuestr[oa]s?|la|el) (?:oficinas?|despacho|consulta|taller|tienda|secretaría)(?= ).{0,30} cerrad[oa]s?|(?:il nostro|la nostra|lo|il) (?:ufficio|studio|negozio|officina|segreteria)(?= ).{0,20} chius[oa])(?!\p{L})/iu,
)

function isTellingMuch({ text, features, lead }: Measured, lexicon: Lexicon): boolean {
  if (lead !== null || features.small_talk > 0 || text.endsWith(':')) return false
  const { money, deadline, number, request, question } = features
  return (
    money + deadline > 0 ||
    (number > 0 && lexicon.deadline.test(text)) ||
    (request > 0 && question === 0) ||
    tellsOutcome(foldText(text.slice(0, longest_read)))
  )
}

const longest_read = 400

/** Whether a folded sentence tells how something turned out, who bears it, what the writer advises, or what would be instead. */
export function tellsOutcome(folded: string): boolean {
  return [decided, borne, well, lost, advised, instead, why, again, unanswered].some((one) =>
    one.test(folded),
  )
}

/** Whether a folded sentence tells what is done, and at whose cost, where the reader does nothing. */
export function tellsUnanswered(folded: string): boolean {
  return unanswered.test(folded)
}

/** Whether a folded sentence tells that it is not the first time, or that nobody answered. */
export function tellsAgain(folded: string): boolean {
  return again.test(folded)
}

const decided = matchAnyOf(
  '(in principle|overall|broadly|by and large) (,)? ~4 (positive|agree|agreed|favour|negative)|(found|detected|established|confirm*) ~1 (that|a|the|your)|(i|we) ~1 (confirm|can confirm)|(would like|d like|d love|are pleased|are happy|happy|delighted|glad) ~1 to (offer|accept|invite|confirm|take|have you|welcome)|(we|it was|was|were|has been|have been|board|committee|council|i) ~2 (decided|agreed|approved|rejected|refused|declined|adopted|turned down)|(result|decision|outcome|resolved) :|(in favour|against) ~6 (in favour|against|abstention*)|(we|i) (agree|accept|approve|cannot accept|cannot agree|can t accept)|(is|are|was|were|been) (granted|accepted|denied|valid|invalid|put off)',
  '(grundsatzlich|insgesamt|im grunde|uberwiegend) (,)? ~4 (positiv|einverstanden|dafur|negativ|dagegen)|(festgestellt|bestatige|bestatigen|ergab|ergeben)|(wurden|mochten|konnen|freuen uns) ~4 (aufnehmen|einladen|einstellen|begrussen|zusagen)|(beschluss|ergebnis|entscheidung) :|(wurde|wurden|wird|werden|haben|ist|sind|hat) ~6 (beschlossen|abgelehnt|genehmigt|bewilligt|angenommen|vertagt|entschieden|verabschiedet|zugesagt|freigegeben)|(einstimmig|mehrheitlich)|(stimmen|stimme) (wir|ich) ~4 zu|(wir|ich) (stimmen|stimme) ~8 zu|nicht ~2 (zusagen|akzeptieren|anerkennen|genehmigen|gewahrleisten)|(beschliesst|beschliessen|lehnt|lehnen) ~8 (ab)?',
  '(sur le principe|globalement|dans l ensemble) (,)? ~4 (positi*|favorable*|d accord|negati*)|(constate*|confirme|confirmons|revele)|(avons le plaisir|ai le plaisir|sommes heureux|serions heureux|serions ravis|aimerions) ~2|(decision|resultat|resolution) :|(a|ont|avons|ai|est|sont|ete|on a) ~2 (decide*|adopte*|approuve*|refuse*|accepte*|rejete*|accorde*|vote*|valide*|tranche)|(a l unanimite|voix pour|voix contre)|(nous|je) ~1 (acceptons|accepte|refusons|refuse|validons)|ne (pouvons|pouvons nous|peux|peut|sera|seront|pourrons) pas ~3 (accepter|accorder|garantir|garanti*|reconduit|rembourser)|n est pas (garanti*|couvert*|compris*|assure*|possible)',
  '(en principio|en general|en conjunto) (,)? ~4 (positiv*|favorable*|de acuerdo|negativ*)|(constatado|comprobado|detectado|confirmo|confirmamos)|(nos complace|nos alegra|nos gustaria|nos encantaria|estaremos encantad*)|(acuerdo|resultado|decision) :|(se ha|se han|se|hemos|ha sido|han sido|fue|fueron|ha|han) ~1 (decidido|decidio|acordado|acordo|aprobado|aprobo|aprobad*|rechazado|rechazo|rechazad*|aceptado|concedido|denegad*|votado|voto)|(votamos|decidimos|acordamos|aceptamos|aprobamos|rechazamos)|por unanimidad|(votos|a favor) ~5 en contra|no (podemos|puedo) (aceptar*|garantizar|conceder|asumir)',
  '(in linea di massima|in linea di principio|nel complesso) (,)? ~4 (positiv*|favorevol*|d accordo|negativ*)|(riscontrato|constatato|accertato|confermo|confermiamo)|(siamo lieti|sono lieta|sono lieto|ci farebbe piacere|ci piacerebbe)|(delibera|decisione|esito|risultato) :|(si|e stato|e stata|sono stati|sono state|abbiamo|ho|ha|hanno) ~1 (decide|deciso|decisa|decisi|approvato|approvata|approvano|respinto|respinta|accettato|accettata|concesso|concessa|deliberato|stabilito|votato|bocciat*)|all unanimita|(voti|a favore) ~5 contrari*|non (possiamo|posso) (accettare*|garantire|concedere|riconoscere)',
)

/** Who pays, and what is included. */
const borne = matchAnyOf(
  '(is|are|be|will be|not|fully|only) ~1 (covered|insured|included|refunded|reimbursed)|(we|insurance|landlord|company|club|they|i|guarantee) ~3 (cover|covers|covered|pay|pays|reimburse|refund|refunds|bear|bears)|(free of charge|at no cost|no extra cost|no charge|at our (own )?(cost|expense)|on the house|for free|under (the )?(guarantee|warranty)|costs nothing|without charge)',
  '(gedeckt|abgedeckt|mitversichert|versichert|inklusive|inbegriffen|kostenlos|kostenfrei|gratis|unentgeltlich|kulanz|kulanterweise|gebuhrenfrei)|(ubernehmen|ubernimmt|tragen|tragt|zahlt|zahlen|erstatten|erstattet) ~1 (wir|die|der|das|ich|mein*|unser*)|(wir|ich|versicherung|vermieter|verein|kasse|firma|stadt) ~4 (ubernehmen|ubernimmt|ubernehme|tragen|tragt|zahlt|erstattet|erstatten)|(auf|unter) (garantie|unsere kosten|ihre kosten|deine kosten|kosten)|(keine|ohne) ~2 (kosten|mehrkosten|aufpreis|gebuhr*|zusatzkosten)|zu ~2 lasten',
  '(pris|prise|prises|prend|prenons|prendra) ~1 en charge|(couvert*|compris|comprise|incluse|inclus|gratuit*|offert*|rembourse*|offrons)|(sans frais|sans supplement|sans surcout|a (nos|vos|ta|votre|notre) (frais|charge)|a la charge|sous garantie)|(vous n avez|tu n as|il n y a) rien a',
  '(corre|corren|corremos|cargo) ~3 (cargo|cuenta|nuestra|nuestro)|(se hace|nos hacemos|se hara) cargo|(sin coste*|sin cargo|sin recargo|gratis|gratuit*|incluid*|cubiert*|cubre|cubren|reembols*|en garantia|a nuestro cargo|a nuestra cuenta)|no ~4 (pagar|abonar) ~1 (nada|aparte)',
  '(a|al) (nostro|vostro|suo|tuo|loro) carico|(a carico|copert*|copre|coprono|compres* nel|inclus*|gratuit*|gratis|omaggio|rimbors*|in garanzia)|(senza (costi|spese|sovrapprezzo|supplemento))|(paghiamo|offriamo) noi|non ~3 pagare ~1 (nulla|niente)',
)

/** Nothing bad happened, or nothing is to be done. */
const well = matchAnyOf(
  '(he|she|they|everyone|all) (is|are|s|re) ~1 (fine|well|ok|okay|safe|better)|(out of danger|on the mend|no action)|(nobody|no one|noone) ~2 (hurt|injured|harmed)|not life threatening|(went|gone|going) ~2 (well|fine|smoothly)|nothing ~2 (to do|to worry|serious|broken)|no (damage|need to|action)|(don t|do not|needn t|need not) ~1 (have to|need to|worry)',
  '(geht|gehts) ~2 (ihm|ihr|ihnen|uns|mir|allen) ~2 (gut|besser|wieder gut)|(ihm|ihr|ihnen|uns|mir) (geht|gehts) ~3 (gut|besser)|(ausser gefahr|auf dem weg der besserung|kein handlungsbedarf|wohlauf)|(niemand|keiner) ~4 verletzt|nicht lebensbedrohlich|(gut|glatt|problemlos) (verlaufen|gelaufen|uberstanden|gegangen)|(brauchst|brauchen|brauchst|musst|mussen|musst) ~3 (nichts|nicht|dich nicht|sich nicht) ~4|nichts ~1 (schlimmes|ernstes|passiert|kaputt)|kein grund zur sorge|(entwarnung|zum gluck)',
  '(il|elle|ils|elles|tout le monde|maman|papa) ~1 (va|vont) ~1 (bien|mieux)|(hors de danger|aucune (action|demarche|intervention))|personne ~3 (blesse*|touche*)|pas (en danger|grave)|(bien passe*|s est bien|rien de grave|rien a faire|pas besoin de)|(ne t inquiete|ne vous inquietez) pas|plus de peur que de mal',
  '(esta|estan|se encuentra|se encuentran) ~1 (bien|mejor|a salvo|estable)|ninguna (accion|gestion)|(nadie|ningun*) ~3 (herid*|resulto)|(fuera de peligro|ha ido bien|ha salido bien|salio bien|nada grave|no es grave|no hace falta|no hay que|no tienes que|no tiene que|no te preocupes|no se preocupe)',
  '(sta|stanno) ~1 (bene|meglio|benone)|(nessuna|alcuna) (azione|operazione)|(nessun*) ~2 (ferit*|danno|problema)|(fuori pericolo|e andat* bene|niente di grave|non e grave|non serve|non occorre|non deve fare|non devi fare|non ti preoccupare|non si preoccupi|non preoccuparti)',
)

/** What is broken, gone or late. */
const lost = matchAnyOf(
  '(fell|broke|cut|hurt|injured|hit|crashed|burst|burned down|burnt down)|(behind schedule|postponed|pushed back|put back|shifts|shifted)|(is|are|was|were|has|have) ~3 (damaged|broken|bent|torn|dented|scratched|missing|gone|stolen|destroyed|closed|cancelled|delayed|late|leaking|expired|cracked)',
  '(verletzt|gesturzt|gefallen|geschnitten|gebrochen|verstaucht|verschiebt|verschieben|verschoben|verzogert|verzogerung)|(liegen|sind|liegt) ~4 (zuruck|im verzug|im ruckstand)|(beschadigt|kaputt|verbogen|verbeult|zerkratzt|durchgefault|morsch|faul|riss|defekt|gestohlen|zerstort|gesperrt|geschlossen|ausgefallen|verspatet|undicht|abgelaufen|gerissen|verschwunden|gebrochen|fehlten|fehlt noch)',
  '(tombe*|blesse*|coupe au|coupe a|s est coupe|fracture|foule*|reporte*|decale*|repousse*|retard)|(abime*|casse*|tordu*|raye*|fendu*|dechire*|fuite|endommage*|vole*|detruit*|ferme*|annule*|en panne|fissure*|manquant*|manquaient|hors service)',
  '(se cayo|se ha caido|se corto|herid*|se lesiono|aplaza*|pospon*|retras*|averia)|(danad*|rot*|doblad*|rayad*|abollad*|grieta|podrid*|fuga|averiad*|robad*|destrozad*|cerrad*|cancelad*|retrasad*|faltaban|faltan|caducad*|mojad*)',
  '(cadut*|ferit*|si e fatt*|tagliat* (il|la|un)|slitta*|rinviat*|ritard*|spostat*)|(danneggiat*|rott*|piegat*|ammaccat*|graffiat*|crepa|marci*|perdita|guast*|rubat*|distrutt*|chius*|annullat*|mancavano|mancano|scadut*|bagnat*)',
)

const advised = matchAnyOf(
  '(my|our) (advice|recommendation|suggestion|preference)|(i|we) ~1 (recommend|advise|suggest|prefer|favour)|(i d|i would|we d|we would|personally i d) ~1 (go for|take|choose|pick|rather|prefer|recommend)',
  '(mein|unser|meine|unsere) (rat|vorschlag|tipp|empfehlung|favorit)|(ich|wir) (wurde|wurden) ~8 (nehmen|wahlen|empfehlen|raten|bevorzugen|vorziehen|lassen)|(empfehle|empfehlen|rate|raten|pladiere|bevorzuge) (ich|wir|dir|ihnen|euch|fur)|(ich|wir) (empfehle|empfehlen|rate|raten|pladiere|bevorzuge)|(lieber ware|am liebsten)',
  '(mon|notre) (conseil|avis|choix)|(je|nous) ~1 (conseille|conseillons|recommande|recommandons|prefere|prefererais|prefererions|suggere|suggerons|prendrais|choisirais|opterais)|a mon avis|je serais (pour|d avis)',
  '(mi|nuestro|nuestra) (consejo|recomendacion|opinion|propuesta)|(yo|nosotros) ~1 (elegiria|cogeria|preferiria|optaria)|(te|le|os|les) (aconsejo|recomiendo|recomendamos)|(prefiero|preferimos|recomendamos|recomiendo|preferiria)|a mi juicio',
  '(il mio|il nostro|la mia) (consiglio|parere|proposta)|(ti|le|vi) (consiglio|consigliamo|suggerisco)|(io|noi) ~1 (sarei|saremmo|prenderei|sceglierei|preferirei)|(preferirei|preferisco|consigliamo|consiglio di|a mio avviso|secondo me)',
)

/** What the reader may choose in its place. */
const instead = matchAnyOf(
  'if you ~2 (rather|prefer|like) |(alternatively|alternative|alternatives|as a replacement|in its place)|(we|i) (can|could) ~2 offer|either ~9 or|(if|should) (neither|none|this|that|it) ~3 (work|suit|suits|works|fit|possible)|if (we|you|they|i) ~8 (lose|have to|has to|must|would need|cannot|can t|won t)',
  '(wenn|falls|sollten|sollte) ~6 (lieber|nicht geht|bevorzugen|nicht passt|nicht passen|nicht geht|nicht gehen|nicht moglich)|(alternativ|alternative|alternativen|ersatzweise|stattdessen|ersatztermin)|(konnen|kann|konnten|konnte) (wir|ich) ~4 anbieten|entweder ~9 oder|lieber ware|(wenn|falls) ~8 , (mussen|musste|mussten|muss|entfallt|verlieren|verliert|fallt)',
  'si (vous|tu) ~1 (prefer*|souhait*|aimeriez)|(alternative|alternatives|a la place|a defaut|deux solutions|deux options)|(pouvons|pourrions|peux|pourrais) ~3 (proposer|offrir)|soit ~9 soit|si (cela|ca|aucun*) ~4 (convient|va|possible)|si (nous|vous|on|tu) ~8 , ~1 (faudra|faudrait|devrons|devrez|devra|perd*|renoncer)',
  'si (prefiere*|lo prefiere*|quiere*|no le viene|no te viene|no os viene) ~3|(alternativa|alternativas|en su lugar|en cambio|como opcion)|(podemos|podriamos|puedo|podria) ~2 (ofrecer*|proponer*)|si ningun*|si ~8 , (habra|habria|tendremos|tendriamos|perdemos|perderemos|tendra)',
  'se ~2 (preferisc*|preferite|vuole|vuoi)|(in alternativa|alternativa|alternative|al suo posto|in sostituzione)|(possiamo|potremmo|posso|potrei) ~2 (offrir*|propor*)|oppure|se (nessun*|non le va|non ti va|non va bene)|se ~8 , (bisogna|bisognera|dovremo|dovremmo|perdiamo|perderemo|dovra)',
)

/** That it is not the first time. */
const again = matchAnyOf(
  '(second|third|fourth|fifth) time|not the first time|once more this (month|year)|(third|fourth|fifth) ~1 in a row|(without|no) ~1 (reply|answer|response)|(complaint|complaints)|(nobody|no one|never) ~2 (answered|replied|called back|rang back)',
  '(zweite|dritte|vierte|funfte) mal|(zweiten|dritten|vierten|wiederholten) mal|nicht das erste mal|(dritte|vierte|dritten|vierten) ~3 (in folge|hintereinander)|(ohne|keine) ~1 (antwort|reaktion|ruckmeldung)|beschwerde*|(niemand|keiner|nie) ~3 (geantwortet|gemeldet|zuruckgerufen|reagiert)',
  '(deuxieme|troisieme|quatrieme|cinquieme|enieme) fois|pas la premiere fois|(troisieme|quatrieme) ~3 (consecutive|d affilee|de suite)|(sans|aucune) ~1 (reponse|retour|suite)|(reclamation*|plainte*)|(personne|jamais) ~3 (repondu|rappele)',
  '(segunda|tercera|cuarta|quinta) vez|no es la primera vez|(tercera|cuarta) ~3 (consecutiva|seguida)|(sin|ninguna) ~2 (respuesta|contestacion)|(queja|quejas|reclamacion*)|(nadie|nunca) ~3 (contestado|respondido|llamado|contesto|respondio)',
  '(seconda|terza|quarta|quinta|ennesima) volta|non e la prima volta|(terza|quarta) ~3 (consecutiva|di fila|di seguito)|(senza|nessuna) ~2 (risposta|riscontro)|(reclam*|lamentel*)|(nessuno|mai) ~3 (risposto|richiamato|rispost*)',
)

const why = matchAnyOf(
  '(the|main) reason (is|was|for|being)|(cause|reason) :|(cause|reason) ~4 (was|is)',
  '(ursache|grund|hintergrund) (ist|war|dafur|hierfur|:)|(grund|ursache) ~4 (ist|war)',
  '(la|le|en) (cause|raison|motif) ~3 (est|etait|:)|cause :|(s explique par)',
  '(motivo|causa|razon) ~2 (es|fue|ha sido|principal|:)',
  '(motivo|causa|ragione) ~2 (e|e stata|e stato|:)|causa :',
)

/** What holds if the reader says nothing. */
const unanswered = matchAnyOf(
  '(who|whoever|those who|anyone who) ~2 (doesn t|don t|does not|do not) (answer|reply|pay|register|sign up)|(if|unless) (we|i|you) ~3 (hear|reply|answer|respond|object|receive|do nothing)|at your (own )?(expense|cost)|without ~3 (reply|answer|response)|(no later|after) ~4 (cannot|can t|will be|won t|lose)',
  'wer ~6 nicht ~2 (antwortet|meldet|zahlt|anzahlt|anmeldet|zusagt|bescheid)|(aussern|melden|antworten|erfolgt|kommt|erhalten|geht) ~5 (nicht|kein|keine) ~6 (gilt|gelten|mussen|muss|wird|werden|gehen|gehe|verfallt)|(ohne|bis) ~3 (antwort|ruckmeldung) ~2 (gilt|gehen|gehe|wird|werden)|(auf ihre|auf deine) kosten',
  '(qui|ceux qui) ne (repond*|paie*|s inscri*) ~1 pas|(sans|faute de) ~3 (reponse|retour|nouvelles|documents|reglement)|passe ~2 (delai|date)|a (vos|tes) frais',
  '(quien|los que|quienes|las que) no ~1 (contest*|respond*|pag*|confirm*|avis*)|(sin|a falta de) ~2 (respuesta|noticias|documentos|confirmacion)|(si no) ~3 (recibimos|contesta*|responde*|dice*|llega*)|se entendera|a su (costa|cargo)',
  '(chi|quelli che) non ~1 (rispond*|conferm*|pag*|avvis*|iscriv*)|(in mancanza|in assenza|senza) ~2 (risposta|riscontro|notizie)|se non ~4 (riceviamo|risponde*|ce la|sentiamo)|si intendera|a (sue|vostre|tue) spese',
)
