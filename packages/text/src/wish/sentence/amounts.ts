import { matchPhrases } from '../cues/phrase-matcher.ts'
import type { Reader } from '../items/item-reader.ts'
import { filtered } from '../../literal-filter.ts'

/** Whether what is counted is no length of the meeting: `20 hours a week`, `these three hours: …`, a journey. */
export function isOtherAmount({ terms, textAt }: Reader, at: number, next: number): boolean {
  const [first, last] = [terms[at], terms[next - 1]]
  if (!first || !last) return false
  const before = textAt(Math.max(0, first.start - longest_before), first.start)
  const behind = textAt(last.end, last.end + longest_behind)
  const isLong = first.kind === 'number' && first.value > most_lessons
  if ((isLong && of_week.test(behind)) || of_ways.test(behind)) return true
  if (each.test(before) || leavesUndone(before.split(/[.;!?]/u).at(-1) ?? '', behind)) return true
  if (these.test(before) && (behind.includes(':') || chooses.test(behind))) return true
  return journeys.test(before.split(/[.;!?]/u).at(-1) ?? '')
}

/** `You should not drive for two hours afterwards` */
function leavesUndone(before: string, behind: string): boolean {
  const [rest = ''] = behind.split(/[.;!?]/u)
  return undone.test(`${before} ${rest}`)
}

/** `Take the drops every two hours` */
const each = /(?:^| )(?:every|alle|toutes les|tous les|cada|ogni) $/
const undone = matchPhrases(
  [
    '(not|no|without|avoid|nothing|refrain*|t) ~5 (drive|driving|eat|eating|drink|drinking|food|alcohol|smoke|smoking|exercise|shower|swim|swimming|lift|bend)|(eat|drink) ~2 (nothing|anything)|fasting|(on an )?empty stomach',
    '(kein|keine|keinen|nicht|nichts|ohne) ~4 (fahren|autofahren|auto|essen|trinken|sport|alkohol|rauchen|duschen|baden|schwimmen|kauen|heben|bucken)|(essen|trinken|fahren|rauchen|iss|trink) ~6 (nichts|nicht)|nuchtern',
    '(ne|n|sans|evitez|eviter|rien) ~4 (conduire|conduisez|manger|mangez|boire|buvez|sport|alcool|fumer|fumez|porter)|a jeun',
    '(no|sin|evite|evitar|nada) ~4 (conducir|conduzca|comer|coma|beber|beba|deporte|alcohol|fumar|fume|levantar)|en ayunas',
    '(non|senza|eviti|evitare|nulla|niente) ~4 (guidare|guidi|mangiare|mangi|bere|beva|sport|alcol|alcolici|fumare|fumi|sollevare)|a digiuno',
  ].join('|'),
)

const longest_before = 60
const longest_behind = 60
/** Lessons of some hours a week are meetings. */
const most_lessons = 6

const of_week = filtered(
  /^ ?(?:(?:a|per|each|every|\/) ?(?:week|month)|weekly|(?:pro|die|in der|je|\/) ?woche|(?:im|pro) monat|wochentlich|par (?:semaine|mois)|hebdomadaires?|semanales|(?:a la|por) semana|(?:al|por) mes|mensuales|settimanali|(?:a|alla) settimana|(?:al) mese|mensili)(?!\p{L})/u,
)
const of_ways = filtered(
  /^ (?:away|by (?:train|car|bus|plane)|entfernt|(?:auto|zug)?fahrt|mit (?:dem|der) (?:auto|zug|bahn|bus)|de (?:route|train|voiture|trajet|vol|camino|coche|tren|viaje|vuelo)|en (?:train|voiture|coche|tren|avion)|d['’]ici|di (?:macchina|treno|strada|viaggio|volo)|in (?:macchina|treno))(?!\p{L})/u,
)
const these =
  /(?:^|[^\p{L}])(?:these|those|the following|diese|die folgenden|folgende|ces|les|estas|esas|las siguientes|queste|le seguenti) $/u
const chooses = matchPhrases(
  '(choose|pick|select)|aussuch*|wahl*|(such|suchen) ~3 aus|chois*|(elij*|elig*|escoj*|escog*)|(scegl*|scelg*|scelta)',
)
const journeys = matchPhrases(
  '(drive|journey|train|flight|trip|ride|crossing|fahrt|anfahrt|anreise|heimfahrt|ruckfahrt|flug|zugfahrt|autofahrt|trajet|route|vol|viaje|trayecto|vuelo|tren|viaggio|tragitto|volo|treno) ~4 (takes|take|is|lasts|dauert|dauern|braucht|ist|betragt|dure|durent|prend|est|dura|duran|lleva|es|tarda|impiega|e|prende)',
)

/** `I am allowing four hours`, `setze vier Stunden an`: the writer plans with it. */
export function isPlanned({ terms, textAt }: Reader, at: number): boolean {
  const first = terms[at]
  if (!first) return false
  return plans.test(textAt(Math.max(0, first.start - longest_before), first.start))
}

const plans = filtered(
  /(?<!\p{L})(?:(?:i|we) (?:am |are |have |will )?(?:allow|allowing|allowed|set aside|setting aside|reckon with|planned)|i['’]m allowing|we['’]re allowing|i['’]ve set aside|we['’]ve set aside|(?:setze|setzen|plane|planen|veranschlage|veranschlagen|rechne mit|rechnen mit)(?: ich| wir| dafur| hierfur)?|je prevois|nous prevoyons|je table sur|nous tablons sur|calculo|calculamos|preveo|prevemos|reservo|reservamos|cuento con|contamos con|prevedo|prevediamo|metto in conto|mettiamo in conto|calcolo|calcoliamo|riservo|riserviamo) (?:about |around |roughly |etwa |rund |circa |environ |unas )?$/u,
)

/** `A call of twenty minutes`, `una videollamada de 20 minutos`, `ein 20-minütiges Gespräch`. */
export function isOfMeeting({ terms, textAt }: Reader, at: number, next: number): boolean {
  const [first, last] = [terms[at], terms[next - 1]]
  if (!first || !last) return false
  return (
    named_before.test(textAt(Math.max(0, first.start - longest_noun), first.start)) ||
    named_behind.test(textAt(last.end, last.end + longest_noun))
  )
}

const longest_noun = 40
const nouns =
  'call|chat|meeting|conversation|interview|talk|gesprach|telefonat|anruf|videocall|treffen|besprechung|telefontermin|appel|entretien|visio|visioconference|rendez-vous|reunion|echange|llamada|videollamada|videoconferencia|charla|entrevista|conversacion|chiamata|videochiamata|telefonata|colloquio|incontro|riunione|intervista'
const named_before = new RegExp(
  `(?<!\\p{L})(?:${nouns}) (?:of|lasting|von|uber|de|d['’]|di|da) ?(?:about |etwa |ca\\. |environ |unos |circa )?$`,
  'u',
)
const named_behind = new RegExp(
  `^[- ](?:quick |short |phone |video |kurzes |telefonisches )?(?:${nouns})(?!\\p{L})`,
  'u',
)
