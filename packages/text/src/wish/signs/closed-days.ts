import { matchPhrases } from '../cues/phrase-matcher.ts'
import { isWantedDay } from '../items/groups.ts'
import { longest_clause } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'
import { asSettled } from '../items/settle.ts'

/** `Over Easter, from 26 March to 5 April, the office is closed`: what stands behind the comma at a place is said of these days. */
export function closesOverDays(reader: Reader, comma: number): boolean {
  const { items, clauseStart, clauseFrom, textAt } = reader
  const days = items.slice(clauseStart)
  if (days.length === 0 || !days.every(isWantedDay)) return false
  // A comma behind the feast may end a clause that names no day.
  const front = textAt(clauseStart === 0 ? 0 : clauseFrom, comma)
  if (!lasts.test(front) || !closes.test(textAt(comma + 1, comma + longest_clause))) return false
  // The dates of a feast say better than its name when it is.
  const [feast, dates, ...others] = days
  if (feast && dates && others.length === 0 && dates.days.some(({ first, last }) => last > first))
    reader.unmeant.push(...items.splice(clauseStart, 1).map(asSettled))
  return true
}

/** How a clause begins that says for how long. */
const lasts =
  /^[,; ]*(?:and |und |et |y |e )?(?:over|during|for|throughout|uber|wahrend|zu|in|pendant|durant|durante|por|en|per|a)(?: |$)/

const closes = matchPhrases(
  [
    '(is|are|will be|remains|remain|stays|stay) ~2 (closed|shut)|(we|i) (close|shut)',
    '(ist|sind|bleibt|bleiben|haben|hat) ~5 (geschlossen|zu)|(schliesst|schliessen)',
    '(est|sont|sera|seront|reste|restent|restera) ~2 (ferme|fermee|fermes|fermees)|(ferme|fermons|ferment)',
    '(esta|estan|estara|permanece|permanecera|queda) ~2 cerrad*|(cierra|cerramos|cierran)',
    '(e|sara|resta|rimane|restera|rimarra|siamo) ~2 chius*|(chiude|chiudiamo)',
  ].join('|'),
)
