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

/** Whether a folded clause says when its writer arrives: `my flight gets in at 9`. */
export function saysArrival(folded: string, language: Language): boolean {
  return arrivals[language].test(folded)
}

const arrivals: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(i|we|flight|train|plane|bus|coach|ferry) ~1 (land|lands|arrive|arrives|get in|gets in|touch down|touches down|fly in|come in|comes in|pull in|pulls in)',
  ),
  de: matchPhrases('lande|landen|landet|(komme|kommen|kommt) ~9 an'),
  fr: matchPhrases('(j|je|nous|on|vol|train|avion|tgv) ~1 (atterri*|arriv*|debarqu*)'),
  es: matchPhrases('aterriz*|llego|llegamos|(vuelo|tren|avion|ave) ~1 llega'),
  it: matchPhrases('atterr*|arrivo|arriviamo|(volo|treno|aereo) ~1 arriva'),
}
