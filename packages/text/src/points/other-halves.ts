import type { Request } from '../requests.ts'
import { foldText } from '../wish/terms/tokens.ts'

const second_half =
  /[,;]?\s(?:and|und|et|y|e|ed)\s(?:also |please |bitte |aussi |también |anche )?(?=(?:whether|if|who|how (?:many|much|long)|which|what|where|ob|wer|wen|wie (?:viele?|lange)|welche[nrs]?|was|wo|si|s['’]il|qui|combien|quel(?:le)?s?|où|cu[aá]nt[oa]s?|qui[eé]n(?:es)?|qu[eé]|d[oó]nde|se|chi|quant[aeio]|qual[ei]|cosa|dove)\s)/giu

const about_time =
  /^(?:which|what|welche[nrs]?|was|quel(?:le)?s?|qu[eé]|qual[ei]|cosa|se|si|if|whether|ob)\s(?:of |one |ones |would |is |are |the |de |des |d'|del |davon |dir |ihnen |te |le |ti |vous |jour|day|date|time|suits|works|tag|termin|uhrzeit|passt|heure|dia|fecha|hora|giorno|data|ora|you (?:can|could|are|prefer)|du |sie |tu |puedes|puede|puoi|puo)/

/** What a sentence that asks for a time asks besides: `Tell me which day suits you, and whether you need the key.` */
export function otherHalfOf(request: Request): Request[] {
  const { text, start } = request
  const found = [...text.slice(0, longest_read).matchAll(second_half)].at(-1)
  if (found === undefined) return []
  const from = found.index + found[0].length
  const half = text.slice(from)
  if (about_time.test(foldText(half)) || half.split(/\s+/u).length < least_words) return []
  return [{ ...request, start: start + from, text: half }]
}

const longest_read = 400
const least_words = 3
