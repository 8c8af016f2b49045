import type { Language } from '../../language.ts'
import { foldSpelledOut } from '../terms/chat-spelling.ts'
import { matchAnyOf } from '../cues/phrase-matcher.ts'
import { type Item, longest_clause } from '../items/item.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { withUnmeant } from '../items/settle.ts'

/** `Let me know by Friday whether we can meet next week`: by that day the writer wants to know, and not to meet. */
export function withoutAnswerDeadlines(
  judged: readonly Judged[],
  { language }: JudgeContext,
): readonly Judged[] {
  return judged.map((one) => {
    const gone = one.items.flatMap((item, place) => {
      if (!isLastDay(item) || !isOfAnswer(one, item, language)) return []
      const next = one.items[place + 1]
      return next?.kind === 'hours' && next.start - item.end <= widest_gap ? [item, next] : [item]
    })
    return gone.length === 0 ? one : withUnmeant(one, (item) => gone.includes(item))
  })
}

/** `By Friday noon`, `by Friday at 12` */
const widest_gap = 6

function isLastDay(item: Item): boolean {
  return item.kind === 'days' && !item.isExcluded && (item.bound === 'by' || item.bound === 'before')
}

function isOfAnswer({ text, start }: Judged, item: Item, language: Language): boolean {
  const [from, to] = [item.start - start, item.end - start]
  const before = foldSpelledOut(text.slice(Math.max(0, from - longest_clause), from), language)
  const behind = foldSpelledOut(text.slice(to, to + longest_clause), language)
  return answers.test(`${before} limitday ${behind}`)
}

/** The words around the day, which stands as `limitday`. */
const answers = matchAnyOf(
  '((let (me|us) know)|(tell (me|us))|((get|come) back to (me|us))|reply|respond|answer|rsvp|(drop (me|us) a (line|note))|(hear ~1 from you)|(your (answer|reply|response|decision|choice|feedback))) ~2 limitday|(let (me|us) know|tell (me|us)) which ~6 limitday|(confirm|choose|pick) ~1 (by|before) limitday|(confirm|choose|pick) (one|which|your|the one) ~4 limitday',
  '(bescheid|ruckmeldung|((deine|eure|ihre|um) ~1 (antwort|ruckantwort|zusage))) ~3 limitday|(sag|sagt|sage|teil|teilt|teile|gib|gebt|schreib|schreibt|antworte|antwortet|melde|meldet|bestatige|entscheide|((sagen|teilen|geben|schreiben|antworten|melden|bestatigen) sie)) ~4 limitday|limitday ~4 (bescheid|ruckmeldung|sagen|mitteilen|antworten|zuruckmelden|ruckmelden|melden|bestatigen|zusagen|(wissen (lassen|lasst)))',
  '(dire|dis|dites|redire|redis|redites|indiquer|indique|indiquez|repondre|reponds|repondez|savoir|preciser|precisez|prevenir|previens|prevenez|((votre|ton|un) retour)|((votre|ta) reponse)) ~4 limitday|(confirmer|confirme|confirmez) ~2 limitday|limitday ~3 (dire|indiquer|repondre|confirmer|savoir)',
  '(dime|decidme|digame|dices|decirme|decirnos|dinos|diganos|avisa*|avise*|contesta*|conteste*|responde*|responda*|((su|tu|vuestra) respuesta)|comentame|indique*|indicarme|saber) ~4 limitday|(confirma|confirme|confirmame|confirmeme|confirmar|confirmarme|confirmas) ~2 limitday|limitday ~3 (decirme|avisarme|contestarme|confirmarme|responder)',
  '(sapere|dirmi|dirci|dimmi|dici|dica|dicci|rispondi*|rispondere|risponda|((sua|tua|vostra) risposta)|riscontro|avvisa*|comunica*|indica*) ~4 limitday|(conferma|confermi|confermare|confermarmi|confermami) ~2 limitday|limitday ~3 (sapere|dirmi|rispondermi|confermarmi)',
)
