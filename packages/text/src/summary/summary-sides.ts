import { applies, titlesApplication } from '../kinds/applications.ts'
import type { Listed } from './listed-items.ts'
import { filtered } from '../literal-filter.ts'
import { countWords } from '../words.ts'

/** Of an application, who its writer is and what the writer can do. */
export function introductionIn(all: readonly Listed[], folded: readonly string[], subject: string): number[] {
  if (!titlesApplication(subject) && !applies(folded.join(' '))) return []
  const own = folded.findIndex(
    (words, place) =>
      is_someone.test(words.slice(0, longest_beginning)) && countWords(all[place]?.text ?? '') > 5,
  )
  const able = folded.findIndex((words, place) => place !== own && can.test(words))
  const moving = folded.findIndex((words) => moves.test(words))
  return [own, able, moving].filter((place) => place >= 0)
}

const moves = filtered(
  /(?<!\p{L})(?:(?:i'm|i am|we're|we are|i will be|i'll be) (?:moving|relocating) |(?:i|we) (?:move|relocate) to |(?:ich|wir) ziehen? (?:\p{L}+ ){0,5}nach |(?:ziehe|ziehen) (?:ich|wir) (?:\p{L}+ ){0,5}nach |(?:je m'installe|je demenage|nous demenageons|nous nous installons) |me (?:traslado|mudo) |nos (?:trasladamos|mudamos) |mi trasferisco |mi trasferiro |ci trasferiamo )/u,
)

const longest_beginning = 60
/** In small letters without accents. */
const is_someone = filtered(
  /(?<!\p{L})(?:i am an? |i'm an? |i(?:'ve| have) (?:been |worked |spent )|i work(?:ed)? (?:as|for|in)|ich bin (?:\d|gelernt|ausgebildet|staatlich|derzeit|seit|stud|\p{L}+(?:erin|er|in|ent|entin|ist|istin|mann|frau)(?!\p{L}))|ich (?:arbeite|studiere|mache|habe) (?:als|seit|derzeit|zurzeit|zuletzt|im|an|\p{L}+ jahre)|je suis (?:etudiante?|actuellement|titulaire|diplome|ingenieure?|technicien|cuisini|une? )|etudiante? en |(?:titulaire|diplomee?) d|j'ai (?:travaille|\d+ ans|exerce)|je travaille|soy (?:una?|\p{L}+(?:a|o|or|ora|ista|ente|ante)(?!\p{L}))|llevo (?:\p{L}+|\d+) (?:anos|meses)|llevo \p{L}+ trabajando|trabajo (?:como|de|en)|he trabajado|tengo \d+ anos|estudiante de |ho \d+ anni|sono (?:un|una|uno|\p{L}+(?:ista|ore|rice|iere|iera|ente|ante|aio|aia|ico|ica)(?!\p{L}))|per \p{L}+ anni ho|ho lavorato|lavoro (?:come|da|in|presso)|studente(?:ssa)? (?:di|in) )/u,
)
const can =
  /(?<!\p{L})(?:[abc][12](?!\p{L})|(?:driving |forklift )?licen[cs]e|fluent\p{L}{0,2}|fuhrerschein|staplerschein|fliessend|permis (?:de conduire|[bcd])|courant|bilingue|carne de conducir|con fluidez|patente|patentino|correntemente|native speaker|muttersprach\p{L}{1,4}|langue maternelle|lengua materna|madrelingua)(?!\p{L})/u

/** Of a mail that was passed on, that its sender is away and so does not do it. */
export function absenceIn(folded: readonly string[], isPassedOn: boolean): number[] {
  if (!isPassedOn) return []
  return folded.flatMap((words, place) => (place < most_note && away.test(words) ? [place] : [])).slice(0, 1)
}

const most_note = 4
const away = filtered(
  /(?<!\p{L})(?:i(?:'m| am|'ll be| will be) (?:off|away|out|on (?:holiday|leave|vacation)|travelling|in meetings|not (?:in|back))|(?:bin|ich bin|war) (?:[\p{L}\d.]+ ){0,4}(?:im urlaub|weg|unterwegs|nicht da|verreist|in elternzeit|krank|auf dienstreise)|je (?:suis|serai|pars) (?:[\p{L}\d]+ ){0,3}(?:en conges?|en vacances|absente?|en deplacement|en arret)|(?:estoy|estare|me voy|salgo) (?:[\p{L}\d]+ ){0,3}(?:fuera|de vacaciones|de viaje|de baja|ausente)|no (?:vuelvo|estoy) |(?:sono|saro|parto) (?:[\p{L}\d]+ ){0,3}(?:fuori|in ferie|in viaggio|assente|via|in malattia))(?!\p{L})/u,
)

/** The sentence behind grave news in its paragraph: how the person is. */
export function stateBehind(all: readonly Listed[], grave: readonly number[]): number[] {
  const [place] = grave
  if (place === undefined) return []
  const next = all[place + 1]
  return next && next.paragraph === all[place]?.paragraph && !next.text.endsWith('?') ? [place + 1] : []
}

/** What the reader does as well, behind a task of the reader: `She also writes to the bank`. */
export function tasksBehind(all: readonly Listed[], tasks: readonly number[]): number[] {
  return tasks.flatMap((place) => {
    const next = all[place + 1]
    const isSame =
      next !== undefined && next.paragraph === all[place]?.paragraph && !tasks.includes(place + 1)
    return isSame && goes_on_doing.test(next.text) ? [place + 1] : []
  })
}

const goes_on_doing =
  /^(?:(?:[Ss]he|[Hh]e) (?:also |then |will |is to |\p{Ll}+s )|(?:Außerdem|Zudem|Dazu|Zusätzlich|Ferner|Dann) \p{Ll}+t (?:sie|er)(?!\p{L})|(?:Sie|Er) \p{Ll}+t (?:außerdem|zudem|auch|dazu|ferner)(?!\p{L})|(?:Elle|Il) (?!y |a |est |faut )\p{Ll}+|(?:Además|También|Asimismo),? \p{Ll}+|(?:Inoltre|Anche),? \p{Ll}+)/u

const points_max = 4

/** The sentences that begin with the first, the second and the third, and what each short one leads to. */
export function ordinalsIn(all: readonly Listed[], folded: readonly string[]): number[] {
  const found: number[] = []
  let from = 0
  for (const ordinal of ordinals) {
    const place = folded.findIndex((words, at) => at >= from && ordinal.test(words))
    if (place < 0) break
    found.push(place)
    from = place + 1
  }
  if (found.length < 2) return []
  return found.slice(0, points_max).flatMap((place) => {
    const isShort = countWords(all[place]?.text ?? '') <= longest_name
    return isShort && place + 1 < all.length ? [place, place + 1] : [place]
  })
}

const longest_name = 4
const ordinals = [
  /^(?:first(?:ly)?|erstens|zuerst|premierement|d'abord|primero|en primer lugar|in primo luogo|primo|prima cosa|punkt eins|1\))[,:. ]/u,
  /^(?:second(?:ly)?|zweitens|deuxiemement|ensuite|segundo|en segundo lugar|in secondo luogo|secondo|seconda cosa|2\))[,:. ]/u,
  /^(?:third(?:ly)?|drittens|troisiemement|enfin|tercero|en tercer lugar|in terzo luogo|terzo|terza cosa|3\))[,:. ]/u,
  /^(?:fourth(?:ly)?|viertens|quatriemement|cuarto|en cuarto lugar|in quarto luogo|quarto|4\))[,:. ]/u,
]

/** The sentence behind the news in its paragraph, where it tells what had been before: `The belt had torn`. */
export function causeBehind(all: readonly Listed[], news: readonly number[]): number[] {
  return news.flatMap((place) => {
    const next = all[place + 1]
    const isBehind = next !== undefined && next.paragraph === all[place]?.paragraph
    return isBehind && had_been.test(next.text) ? [place + 1] : []
  })
}

const had_been = filtered(
  /(?<!\p{L})(?:had (?:\p{L}{1,12} )?(?:been|got|become|\p{L}{1,10}(?:ed|en|rn|lt|ft|ht|pt|nt|wn|ne|un|ut))|(?:hatten?|war(?:en)?) (?:\p{L}{1,20} ){0,8}(?:(?:ab|an|auf|aus|ein|durch|los|weg|zu|vor)?ge\p{L}{2,12}(?:t|en)|\p{L}{2,14}iert|worden)|(?:avai(?:t|ent)|(?:s[’'])?étai(?:t|ent)) (?:\p{L}{1,12} )?\p{L}{1,14}(?:é|i|u|is|it)e?s?|(?:se )?habían? \p{L}{1,14}(?:ado|ido|to|cho)|(?:avevan?o?|si era(?:no)?) \p{L}{1,14}(?:t|s)[oaie])(?!\p{L})/iu,
)

/** The first sentence below a heading that asks or names why. */
export function causeIn(all: readonly Listed[]): number[] {
  const place = all.findIndex(({ text }) => names_cause.test(text))
  return place >= 0 && place + 1 < all.length ? [place + 1] : []
}

const names_cause = filtered(
  /^(?:\d[.)] )?(?:(?:root )?causes?|reasons?|why(?: it happened| this happened)?|what caused it|ursachen?|grund|gründe|warum|wie es dazu kam|les? causes?|causes?|raisons?|pourquoi|origine|(?:la )?causas?|motivos?|(?:el )?motivo|por ?qué(?: pasó)?|(?:la )?caus[ae]|motiv[oi]|perché)[ ?:.]{0,2}$/iu,
)

/** Of a long text, sentences that say what was decided, each with the one before it: on what. */
export function decisionsIn(all: readonly Listed[], folded: readonly string[]): number[] {
  const places = folded.flatMap((words, place) =>
    decides.test(words) && !holds_unless.test(words) ? [place] : [],
  )
  return places.slice(0, most_decisions).flatMap((place) => {
    const { text = '', paragraph } = all[place] ?? {}
    const words = countWords(text)
    if (words > longest_decision) return [place]
    const topic = words <= longest_bare || names_decision.test(text) ? topicOf(all, place) : null
    if (topic !== null) return [place, topic]
    const isBehind = place > 0 && all[place - 1]?.paragraph === paragraph
    if (isBehind) return [place, place - 1]
    return words > longest_name ? [place] : []
  })
}

/** The first sentence of the paragraph that a decision stands in, where it is near. */
function topicOf(all: readonly Listed[], place: number): number | null {
  const { paragraph } = all[place] ?? {}
  for (let at = place - 1; at >= Math.max(0, place - farthest_topic); at -= 1)
    if (all[at]?.paragraph === paragraph && all[at]?.isFirst) return at
  return null
}

const farthest_topic = 4
/** A longer one says what was decided, if not on what. */
const longest_bare = 9
/** `Decision (unanimous): we repair` */
const names_decision = /^[\p{L}' ]{4,20}(?: \([^()]{1,20}\))? ?:/u

/** `After Sunday it counts as approved` is no decision. */
const holds_unless = filtered(
  /(?<!\p{L})(?:(?:counts|stands|taken|considered|deemed) (?:as )?approved|(?:gilt|gelten) (?:\p{L}+ )?als (?:genehmigt|angenommen)|(?:considere|repute)e? (?:comme )?(?:approuve|adopte)|(?:se dara|se considera|se considerara|queda) (?:por )?aprobad[ao]|(?:si considera|si intende|si ritiene) approvat[ao])/u,
)

const longest_decision = 20
const most_decisions = 3
const decides = filtered(
  /(?<!\p{L})(?:(?:result|decision|decided|resolved|agreed) ?:|(?:it was|we|(?:the )?(?:board|committee|council|meeting|members)) (?:\p{L}+ )?(?:decided|agreed|approved|voted|rejected)|\p{L}+ in favour|wants? to see|proposal:|beschluss(?: \([^)]{1,20}\))?:?|beschlossen|einstimmig|mehrheitlich|vertagt|abgelehnt|genehmigt|ergebnis:|decision ?:|a l'unanimite|(?:a ete|est|nous avons|on a|le bureau a|le comite a|le conseil a|la commission a) (?:decide|adopte|approuve|rejete|valide|vote|retenu)|acuerdo:|por unanimidad|se (?:acuerda|acordo|decide|decidio|aprueba|aprobo|rechaza|aplaza|aplazo)|se ha (?:acordado|decidido|aprobado|rechazado)|votamos|decidimos|acordamos|delibera:|all'unanimita|si (?:decide|approva|delibera|e deciso|e stabilito)|(?:e stat[oa]|abbiamo|il direttivo ha|l'assemblea ha) (?:deciso|decisa|approvat[oa]|respint[oa]|stabilit[oa]|rinviat[oa]))(?!\p{L})/u,
)
