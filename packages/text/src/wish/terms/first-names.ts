import type { Language } from '../../language.ts'
import type { Place } from './hours-in-place.ts'

/** `April can meet you on Thursday`, `con Julio`: the name of a month is a first name before what a person does. */
export function isFirstName({ tokens, at, next, language, text }: Place): boolean {
  const word = tokens[at]?.word ?? ''
  if (!names[language].test(word) || !/^\p{Lu}/u.test(text)) return false
  const before = tokens[at - 1]?.word ?? ''
  if (beside.test(before)) return !/^\d/.test(tokens[next]?.word ?? '')
  if (at > 0 && !leads.test(before)) return false
  const [verb = '', behind = '', third = ''] = [0, 1, 2].map((more) => tokens[next + more]?.word)
  return does[language].test(verb) && !of_months.test(behind) && !of_months.test(third)
}

const names: Readonly<Record<Language, RegExp>> = {
  en: /^(?:april|may|june|august)$/,
  de: /^(?:april|mai|juni|juli|august)$/,
  fr: /^(?:avril|mai|juin)$/,
  es: /^(?:abril|julio)$/,
  it: /^(?:aprile|maggio)$/,
}

const beside = /^(?:with|mit|avec|con)$/

const leads = /^(?:[.,;:!?¿¡()–—-]|and|that|whether|und|ob|et|que|qu|y|si|e|che|se|but|aber|mais|pero|ma)$/

/** What a person does or wants. */
const does: Readonly<Record<Language, RegExp>> = {
  en: /^(?:can|could|would|will|has|asks|asked|wants|wanted|says|said|told|needs|suggests|suggested|called|rang|thinks|mentioned|wrote|offered|prefers)$/,
  de: /^(?:kann|konnte|mochte|will|wurde|hat|fragt|fragte|ruft|kommt|meldet|meint|sagt|braucht|bittet|schlagt)$/,
  fr: /^(?:peut|pourrait|pourra|veut|voudrait|aimerait|souhaite|souhaiterait|demande|propose|viendra|vient|passera|appelle|appellera|prefere|dit)$/,
  es: /^(?:puede|podria|podra|quiere|querria|necesita|pregunta|dice|propone|llama|llamara|viene|vendra|prefiere|pide)$/,
  it: /^(?:puo|potrebbe|potra|vuole|vorrebbe|chiede|propone|viene|verra|chiama|dice|preferisce)$/,
}

/** `April would be fine`, `Mai kann ich nicht`, `abril puede ser` */
const of_months =
  /^(?:be|work|works|suit|do|been|no|only|not|i|we|you|it|passen|gehen|sein|klappen|reichen|ich|wir|man|es|aller|convenir|suffire|etre|marcher|je|on|nous|ir|ser|valer|funcionar|estar|andare|bastare|essere|\?)$/
