import type { OwnSentence } from '../mail-text/prepare.ts'
import type { Request } from '../requests.ts'
import type { Span } from '../sentences.ts'
import type { Language } from '../language.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { countWords, onOneLine } from '../words.ts'
import { asksForItsAnswer, asksToBeTold } from './bare-requests.ts'
import { filtered } from '../literal-filter.ts'
import { asksForReplyAlone } from './short-answers.ts'

/** `Option A`, `Angebot 2` */
export const named_option =
  /(?<!\p{L})(?:option|variante?|lösung|möglichkeit|vorschlag|angebot|solution|formule|proposition|opción|opcion|alternativa|propuesta|opzione|soluzione|proposta|alternative|proposal|offer|plan|paket|package) ?([a-d]|[1-4])(?![\p{L}\p{N}])/giu
const lettered_option = /(?:^|[\s(:;,.])([a-d]|[1-4])\)(?=[ \t])/giu

/** Above or before the options of which one is taken. */
const leads = matchAnyOf(
  '(two|three|either|following) ~3 (options|possibilities|choices|ways|offers|groups|solutions|alternatives|dates|packages|models|slots)|(choose|choice|pick) ~2 (between|from)|either',
  '(zwei|drei|folgende|folgenden|mehrere) ~3 (moglichkeiten|varianten|optionen|wege|angebote|gruppen|losungen|alternativen|termine|pakete|modelle|vorschlage)|(zur|die) (auswahl|wahl)|entweder',
  '(deux|trois|plusieurs) ~3 (possibilites|options|solutions|choix|offres|groupes|formules|variantes|modeles|creneaux|dates)|au choix|soit',
  '(dos|tres|varias) ~3 (opciones|posibilidades|alternativas|ofertas|grupos|turnos|soluciones|modelos|fechas)|a elegir',
  '(due|tre|diverse) ~3 (possibilita|opzioni|alternative|offerte|gruppi|turni|soluzioni|modelli|date)|a scelta|oppure',
)

/** `Which do you choose?`, `We need your decision by Monday.` */
const asks_choice = matchAnyOf(
  '(which|what) (one|option|of|do|would|group|offer|version|variant) ~4|your (choice|decision|preference|pick)|which ~2 (you|suits)|you (prefer|choose|decide)',
  '(welche*|was) ~6 (mochten|mochtest|nehmen|nehmt|nimmst|soll|sollen|bevorzugen|lieber|wollen|wollt|passt|wird)|(deine|ihre|eure) (entscheidung|wahl)|(entscheiden|entscheide|entscheidet) (sie|dich|euch|du)',
  '(laquelle|lequel|quelle|quel) ~6|(votre|ton|vos) (choix|decision|preference)|(choisissez|choisis|preferez|preferes)',
  '(cual|cuales|que opcion) ~4|(su|tu|vuestra) (preferencia|decision|eleccion)|(prefieres|prefiere|eliges|elige)',
  '(quale|quali) ~6|(sua|tua|vostra) (scelta|decisione|preferenza)|(preferisci|preferisce|scegli|sceglie)',
)
/** `A, B or C by Thursday` */
const lettered = /^[¿\s]*a(?:, b)?,? (?:or|oder|ou|o|u) [bcd](?!\p{L})/u

/** What was chosen already. */
const chosen = matchAnyOf(
  '(we|they|i|board|committee) ~2 (chose|decided|went|picked|opted|have chosen|have decided)',
  '(haben|hat|habe) ~6 (entschieden|gewahlt|beschlossen)|(fiel|fallt) ~2 (wahl|entscheidung)',
  '(avons|ai|a|ont) ~2 (choisi|opte|decide|retenu)',
  '(hemos|he|ha|han) ~2 (elegido|decidido|optado)',
  '(abbiamo|ho|ha|hanno) ~2 (scelto|deciso|optato)',
)

/**
 * The requests with one point in place of all that is said of marked options: `Option A: … Option B: … Let me know by
 * Friday.` waits for a choice.
 */
export function withMarkedChoice(
  requests: readonly Request[],
  { text, sentences }: { readonly text: string; readonly sentences: readonly OwnSentence[] },
  language: Language,
): readonly Request[] {
  const options = optionsIn(text, sentences)
  if (options === null) return requests
  const isAbove = ({ end }: Request) => end <= options.start && options.start - end < longest_gap
  // The question says better what there is to choose.
  if (requests.some((one) => one.isQuestion && isAbove(one))) return requests
  const isOfChoice = (one: Request) => {
    if (one.start < options.end && options.start < one.end) return true
    const folded = foldText(one.text)
    if (isAbove(one) && leads.test(folded)) return true
    if (lettered.test(folded)) return true
    const isShort = countWords(one.text) <= most_words_of_asking
    return isShort && (asks_choice.test(folded) || asksForAnswerAlone(one.text, language))
  }
  const asking = requests.find((one) => isOfChoice(one) && asks_choice.test(foldText(one.text)))
  const told = asking?.text ?? onOneLine(text.slice(options.start, options.end))
  const choice: Request = { ...options, text: told, isQuestion: false, hasDeadline: false, isChoice: true }
  return [...requests.filter((one) => !isOfChoice(one)), choice].toSorted(
    (one, other) => one.start - other.start,
  )
}

function asksForAnswerAlone(text: string, language: Language): boolean {
  return (
    asksForReplyAlone(text, language) ||
    asksForItsAnswer(text, language) ||
    asksToBeTold(text) ||
    tells_me.test(foldText(text))
  )
}

/** `¿Me dices algo antes del jueves?` */
const tells_me = filtered(
  /^[¿\s]*(?:(?:me|nos) (?:dices|dice|decis)(?: algo)? (?:antes|para|hasta)|(?:puedes|podrias) decirme(?: algo)? (?:antes|para|hasta)|(?:mi|ci) (?:dici|fai sapere|fa sapere) (?:qualcosa )?(?:entro|prima)|(?:tu|vous) (?:me|nous) (?:dis|dites) (?:avant|d'ici|pour)|(?:sagst|gibst) du (?:mir|uns) (?:bitte |bescheid )?(?:bis|vor)|(?:can|could) you (?:let (?:me|us) know|tell (?:me|us)) (?:by|before))/u,
)

/** Whether a request that stands behind two things to choose between asks for nothing else. */
export function onlyAsksChoice(text: string): boolean {
  return countWords(text) <= most_words_of_choosing && asks_choice.test(foldText(text))
}

const longest_gap = 20
const most_words_of_choosing = 14
const most_words_of_asking = 22

/** From the first marked option to the end of the line of the last. */
function optionsIn(text: string, sentences: readonly OwnSentence[]): Span | null {
  const [first] = sentences
  const last = sentences.at(-1)
  if (!first || !last) return null
  const read = text.slice(0, Math.min(last.end, longest_read))
  const own = ({ index }: { index: number }) =>
    index >= first.start - longest_gap &&
    sentences.some(({ start, end }) => start - longest_gap <= index && index < end)
  const folded = foldText(read.slice(first.start))
  if (chosen.test(folded)) return null
  const named = spanOf([...read.matchAll(named_option)].filter(own), read)
  if (named !== null) return named
  const span = spanOf([...read.matchAll(lettered_option)].filter(own), read)
  if (span === null || read.slice(span.start, span.end).includes('?')) return null
  const before = foldText(read.slice(Math.max(0, span.start - longest_lead), span.start))
  return leads.test(before) || joined.test(read.slice(span.start, span.end)) ? span : null
}

/** `a) in the morning or b) in the evening` */
const joined = /(?<!\p{L})(?:or|oder|ou|o|oppure) [b2]\)/iu
const longest_read = 4000
const longest_lead = 160

/** Two or more marks in their order, close together: `A` and `B`, `1` and `2`. */
function spanOf(marks: readonly RegExpExecArray[], text: string): Span | null {
  const [first, ...others] = marks
  const second = others.find((one) => one[1]?.toLowerCase() !== first?.[1]?.toLowerCase())
  if (!first || !second || !/^[a1]$/iu.test(first[1] ?? '') || !/^[b2]$/iu.test(second[1] ?? '')) return null
  if (second.index - first.index > longest_option) return null
  const last = others.findLast(({ index }) => index - second.index < longest_option) ?? second
  const start = first.index + (/^[\s(:;,.]/u.test(first[0]) ? 1 : 0)
  const end = text.indexOf('\n', last.index + 1)
  return { start, end: end < 0 ? text.length : end }
}

const longest_option = 700
