import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether folded text says when its writer arrives, and then when they leave: `I land on the 20th and fly back on the 23rd`. */
export function saysStay(folded: string, language: Language): boolean {
  return stays[language].test(folded.replaceAll(',', ''))
}

const stays: Readonly<Record<Language, PhraseMatcher>> = {
  en: stay(
    '(i|we) ~1 (land|arrive|get in|get there|touch down|fly in|come in|get to)',
    '(fly|leave|travel|go|head|return|fly back|depart)',
  ),
  de: stay(
    '(lande|landen|komme|kommen|reise|ankomme)',
    '(fliege|fliegen|fahre|fahren|reise|abreise|zuruck|weg)',
  ),
  fr: stay('(arrive|arrivons|atterris|debarque)', '(repars|repartons|pars|partons|rentre|reprends|quitte)'),
  es: stay(
    '(llego|llegamos|aterrizo|aterrizamos)',
    '(vuelvo|volvemos|salgo|regreso|regresamos|marcho|voy|me voy|nos vamos)',
  ),
  it: stay('(arrivo|arriviamo|atterro)', '(riparto|ripartiamo|torno|rientro|parto|vado via)'),
}

function stay(arrives: string, leaves: string): PhraseMatcher {
  return matchPhrases(`${arrives} ~9 (and|und|et|y|e) ~6 ${leaves}`)
}
