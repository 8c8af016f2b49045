import type { Lexicon } from '../languages/lexicon.ts'
import type { Listed } from './listed-items.ts'
import { filtered } from '../literal-filter.ts'
import { isCutOff } from './shown-sentences.ts'
import { countWords } from '../words.ts'

/** Whether a sentence says little without the one before it. */
export function leansOn(all: readonly Listed[], place: number, lexicon: Lexicon): boolean {
  return pointsBack(all, place, lexicon) || (hasBefore(all, place) && isBare(all[place]?.text ?? ''))
}

/** Whether a sentence speaks of what the one before it names. */
export function pointsBack(all: readonly Listed[], place: number, { leansBack }: Lexicon): boolean {
  const one = all[place]
  if (!one || !hasBefore(all, place)) return false
  const early = one.text.split(' ', 8).join(' ')
  return (
    leansBack.test(one.text) ||
    points_back.test(early) ||
    takes_up.test(early) ||
    with_it.test(one.text) ||
    does_with_it.test(one.text) ||
    leaves_out_what.test(one.text) ||
    without_subject.test(one.text) ||
    instead_of.test(one.text) ||
    speaks_of_it.test(early) ||
    nobody_did.test(one.text) ||
    agrees.test(early)
  )
}

function hasBefore(all: readonly Listed[], place: number): boolean {
  const one = all[place]
  const before = all[place - 1]
  return (
    one !== undefined &&
    before?.paragraph === one.paragraph &&
    !before.text.endsWith(':') &&
    countWords(before.text) <= longest_before
  )
}

/** Whether a sentence is of no use without the one before it. */
export function hangsOn(all: readonly Listed[], place: number): boolean {
  const one = all[place]
  if (!one || !hasBefore(all, place)) return false
  return (
    takes_up.test(one.text.split(' ', 8).join(' ')) ||
    without_subject.test(one.text) ||
    instead_of.test(one.text)
  )
}

/** `It takes place on`, above the line that ends the sentence. */
export function endsBefore(all: readonly Listed[], place: number): boolean {
  const one = all[place]
  const before = all[place - 1]
  if (!one || !before || before.paragraph === one.paragraph || one.isListed) return false
  const isCut = isCutOff(before.text) || (before.text.endsWith(':') && goes_on_from.test(one.text))
  return isCut && countWords(before.text) <= longest_before
}

/** `Invoices. All above 2,000 need your yes`: the short words before it say of what. */
export function standsBelowName(
  all: readonly Listed[],
  place: number,
  { greeting, closing, smallTalk }: Lexicon,
): boolean {
  const one = all[place]
  const before = all[place - 1]
  if (!one || !before?.isFirst || before.paragraph !== one.paragraph || !before.text.endsWith('.'))
    return false
  const isPolite = [greeting, closing, smallTalk].some((pattern) => pattern.test(before.text))
  return !isPolite && countWords(before.text) <= longest_name && /^\p{Lu}/u.test(before.text)
}

const longest_name = 3

/** `That you send me the list`, behind `I ask for two things:`. */
const goes_on_from =
  /^(?:that |to |first(?:ly)?[,: ]|dass |erstens[,: ]|zum einen |que |de |d[’']|à ce que |premièrement[,: ]|primero[,: ]|che |di |in primo luogo|primo[,: ])/iu

/** Whether the next sentence says that the reader has nothing to do. */
export function isRelieved(all: readonly Listed[], place: number): boolean {
  const next = all[place + 1]
  return next !== undefined && next.paragraph === all[place]?.paragraph && relieves.test(next.text)
}

/** Whether the next sentence of the paragraph is a short question, which asks about this one: `Which one holds?` */
export function asksBehind(all: readonly Listed[], place: number): boolean {
  const one = all[place]
  const next = all[place + 1]
  if (!one || next?.paragraph !== one.paragraph || one.text.endsWith('?')) return false
  return countWords(next.text) <= short_words && next.text.endsWith('?')
}

/** Whether a sentence stands behind the first of an item, which says what it asks or speaks of. */
export function goesOnInItem(all: readonly Listed[], place: number): boolean {
  const one = all[place]
  if (!one || !one.isItem || one.isFirst || !hasBefore(all, place)) return false
  return one.text.endsWith('?') || names_it.test(one.text.split(' ', 8).join(' '))
}

const names_it = /(?<!\p{L})(?:it|it[’']s|they|them|er|sie|es|ihn)(?!\p{L})/iu

/** Short, and without a name that it calls. */
function isBare(text: string): boolean {
  return countWords(text) <= short_words && !/^\p{Lu}\p{L}+,/u.test(text)
}

const longest_before = 45
const short_words = 6
/** `this number`, and not `this week`. */
const points_back =
  /(?<!\p{L})(?:this|these|those|such|dies(?:e[mnrs]?)?|cette|cet|ces|celui-ci|celle-ci|est[eao]s?|es[eao]s?|quest[aoei]|quell[aoei]|tale|tali) (?!week|month|year|morning|afternoon|evening|time|weekend|summer|winter|spring|autumn|woche|monat|jahr|mal|wochenende|sommer|herbst|frühjahr|semaine|mois|année|matin|soir|après|été|hiver|automne|printemps|fois|semana|mes|año|tarde|mañana|noche|verano|invierno|vez|fin|settimana|mese|anno|mattina|sera|estate|inverno|volta)\p{L}/iu

/** A time, a whole or a number of things that was named before. */
const takes_up =
  /(?<!\p{L})(?:(?:until|by) then|(?:all|two|three|four|five|six|some|one|none) of (?:it|them|this|that)|the lot|bis dahin|bis dann|das ganze|(?:eine[rs]?|zwei|drei|vier|fünf|sechs|einige|keine[rs]?) davon|(?:bei|von|mit|an) (?:zweien|dreien|vieren|fünfen|beiden)|d[’']ici là|le tout|[dj][’']y|à y|(?:un|une|deux|trois|quatre|cinq|aucun|aucune) d[’']entre (?:eux|elles)|hasta entonces|para entonces|todo (?:ello|eso|esto)|(?:un[oa]|dos|tres|cuatro|cinco|ningun[oa]) de (?:ellos|ellas)|(?:per|entro|fino ad) allora|if (?:we|you|i|they) \p{L}{2,12} (?:it|them)|wenn (?:wir|sie|ihr|du) (?:es|ihn|das)|si (?:on|nous|vous|tu) (?:le|la|les) \p{L}{3,12}|si l[oa]s? \p{L}{2,12}mos|se l[oaie] \p{L}{2,12}iamo|(?:il|del) tutto|(?:un[oa]|due|tre|quattro|cinque|nessun[oa]) di (?:loro|essi|esse))(?!\p{L})/iu

/** `Otherwise we wait`: than what stands before. */
const instead_of = filtered(
  /^(?:otherwise|failing that|if not,|sonst|ansonsten|andernfalls|wenn nicht,|falls nicht,|sinon|faute de quoi|à défaut|dans le cas contraire|dans ce cas|de lo contrario|si no,|en caso contrario|en ese caso|en tal caso|altrimenti|in caso contrario|in tal caso|in that case|in this case|in diesem fall|dann (?:müsste|würde|wäre|könnte|hätte|müssen|wird|können)|even so|trotzdem|dennoch|malgré cela|aun así|nonostante ciò)(?!\p{L})/iu,
)

/** `nos la haga llegar`, `me les envoyer`, `glielo mando`. */
const speaks_of_it =
  /(?<!\p{L})(?:(?:me|te|nos|os|se) l[oa]s? (?=\p{L}{3})|(?:me|te|nous|vous) (?:le|la|les) (?=\p{L}{3,14}(?:er|ir|re)(?!\p{L}))|(?:me|te|ce|ve|se) l[oaie] (?=\p{L}{3})|glie(?:l[oaie]|ne)(?!\p{L})|(?:with|to|for|about) them(?!\p{L})|(?:avec|pour|chez) (?:eux|elles)(?!\p{L})|(?:con|para|por) (?:ellos|ellas)(?!\p{L})|(?:con|per|da) loro(?!\p{L}))|^(?:the (?:first|second|other)(?: one| time)?,|(?:die|der|das) (?:erste|zweite|andere)[nr]?(?: mal)?,|(?:le|la) (?:premi[eè]re?|second|seconde|deuxième)(?: fois)?,|(?:el|la) (?:primer[oa]|segund[oa]|otr[oa])(?: vez)?,|(?:il|la) (?:prim[oa]|second[oa]|altr[oa])(?: volta)?,|the (?:first|second) (?:was|is|had|costs|they|he|she) |(?:der|die|das) (?:erste|zweite) (?:war|ist|hat|kostet|wurde|ging) |(?:le|la) (?:premi[eè]re?|seconde?) (?:est|était|a|coûte|m[’']a|on|ils) |(?:el|la) (?:primer[oa]|segund[oa]) (?:me|fue|era|es|cuesta|no|nos) |(?:il|la) (?:prim[oa]|second[oa]) (?:mi|ci|ha|hanno|è|era|costa|non|la|il) )/iu

/** `Ada agrees in principle` */
const agrees = filtered(
  /(?<!\p{L})(?:agrees?(?= in principle|[,.]|$)|(?:is|are|ist|sind) (?:grundsätzlich |im prinzip )?(?:in favour|einverstanden)(?! mit)|(?:est|sont) d[’']accord(?! (?:avec|pour))|está[n]? de acuerdo(?! (?:con|en que))|(?:è|sono) d[’']accordo(?! (?:con|su)))(?!\p{L})/iu,
)

/** `Nobody had that on the list` */
const nobody_did = filtered(
  /^(?:nobody|no one|none of us) (?:had|has|knew|knows|noticed|saw|expected|told us) (?:that|this|it)(?= (?:on|in|before|until|at|yet|coming)|[.!])|^(?:niemand|keiner) (?:hatte|hat|wusste|kannte|sah) (?:das|es|sie|ihn)(?= (?:auf|in|vorher|gemerkt|gewusst|gesehen|erwartet|bemerkt)|[.!])|^personne (?:ne l[’'](?:avait|a)|n[’']y (?:avait|a)|ne le) |^nadie l[oa]s? \p{Ll}|^nessuno (?:l[’'](?:aveva|ha)|l[oaie] ) ?\p{Ll}/iu,
)

/** Small letters only: `Ohne Sie` speaks to the reader. */
const with_it =
  /^(?:[Ww]ith(?:out)?|[Ff]or) (?:it|them|this|that|these|those)(?![\p{L}’'])|^(?:[Oo]hne|[Mm]it|[Ff]ür) (?:sie|ihn|ihr|ihm|es|ihnen|diese[nmrs]?)(?!\p{L})|^(?:[Ss]ans|[Aa]vec|[Pp]our) (?:elles?|eux|lui|cela|ça|ces|celles?|ceux)(?!\p{L})|^(?:[Ss]in|[Cc]on|[Pp]ara) (?:ell[oa]s?|él|es[oae]s?|est[oae]s?)(?!\p{L})|^(?:[Ss]enza|[Cc]on|[Pp]er) (?:di )?(?:ess[oaei]|lui|loro|ciò|quest[oaei])(?!\p{L})/u

/** `Please sign it`, `merci de le signer`, `fírmelo`. */
const does_with_it =
  /^(?:please |kindly |could you (?:please )?|can you (?:please )?)(?:read|sign|send|return|check|confirm|complete|bring|fill|forward|have a look at|look at|print) (?:it|them|this|these|that)(?!\p{L})|^bitte (?:lies|lest|lesen sie|unterschreib\p{L}{0,3}(?: sie)?|schick\p{L}{0,3}(?: sie)?|send\p{L}{0,3}(?: sie)?|prüf\p{L}{0,3}(?: sie)?|füll\p{L}{0,3}(?: sie)?|bring\p{L}{0,3}(?: sie)?) (?:es|sie|ihn|das|dies|diese[nmrs]?)(?!\p{L})|^(?:merci de|veuillez|prière de|pourriez-vous|peux-tu|pouvez-vous) (?:me |nous )?(?:l[’']|(?:le|la|les) (?=(?:signer|renvoyer|lire|retourner|vérifier|compléter|remplir|confirmer|relire|apporter|transmettre)(?!\p{L})))|^(?:por favor,? )?(?:fírm|envíe?|mánd|léa?|revís|complét|rellén|devuélv|tráig|confírm|reenví)\p{L}{0,5}l[oa]s?(?!\p{L})|^(?:per favore,? |la prego di |le chiedo di |ti chiedo di |la preghiamo di )?(?:legg|firm|rimand|invi|mand|restitu|controll|compil|conferm|port)\p{L}{1,4}l[oaie](?!\p{L})/iu

/** `We need a decision by Tuesday`: on what stands before. */
const leaves_out_what = filtered(
  /^.{0,40}(?<!\p{L})(?:a|an|your|eine|deine|ihre|eure|une|votre|ta|una|tu|su|vuestra|la tua|la sua|la vostra) (?:decision|answer|reply|entscheidung|antwort|rückmeldung|décision|réponse|decisión|respuesta|decisione|risposta)(?!\p{L})(?! (?:on|about|to|as|whether|zu|zum|zur|über|auf|ob|sur|à|au|aux|quant|si|sobre|a|al|su|sul|sulla|se|riguardo))/iu,
)

/** A third person of whom only the verb is there. */
const without_subject = filtered(
  /^(?:podrían?|pueden?|podrán?|llegan?|llegarán?|vienen?|vendrán?|salen?|saldrán?|duran?|cuestan?|potrebber?o?|possono|può|potrà|potranno|arriva|arrivano|arriverà|arriveranno|viene|vengono|verrà|verranno|costa|costano|dura|durano) /iu,
)

/** `You need not do anything`. */
const relieves = filtered(
  /(?<!\p{L})(?:you (?:do not|don[’']t|need not|needn[’']t|won[’']t) (?:have to |need to )?do anything|nothing (?:for you )?to do|no need to (?:do|reply|answer|act)|no action (?:is )?(?:needed|required)|(?:brauchst|brauchen|musst|müssen|müsst|braucht) (?:du |sie |ihr )?(?:da |dafür |dazu |also |deswegen )?nichts (?:zu )?(?:tun|machen|unternehmen)|nichts (?:weiter )?zu (?:tun|veranlassen|unternehmen)|(?:vous n[’']avez|tu n[’']as|il n[’']y a) rien à faire|ne t[’']occupe de rien|ne vous occupez de rien|no (?:tiene|tienes|tenéis|tienen|hay|hace falta) que hacer nada|no hace falta (?:que )?hag(?:a|as|áis|an) nada|no (?:tiene|tienes) que preocuparse?|non (?:deve|devi|dovete) fare (?:nulla|niente)|non (?:c[’']è|serve) (?:nulla|niente)? ?da fare|non occorre fare (?:nulla|niente))(?!\p{L})/iu,
)
