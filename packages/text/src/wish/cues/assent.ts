import type { Language } from '../../language.ts'
import { asksOver } from './come-over.ts'
import { filtered } from '../../literal-filter.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a folded question asks no more than whether something suits: `Does that work?`, `Geht das?`, `Ça va ?` */
export function asksAssent(folded: string, language: Language): boolean {
  return folded.length <= longest && assent[language].test(folded)
}

const longest = 50

const assent: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(does|would|will|do|can) (that|this|it|they) (still )?(suit|work|do)|(would|will) (that|this|it) be ~1 (ok|okay|fine|possible|convenient|all right|alright)|(is|s) (that|this|it) ~1 (ok|okay|fine|possible|convenient|all right|alright|good|feasible)|(ok|okay|fine|all right|alright) (for|with|by) you|(sound|sounds) (good|ok|okay)|(ok|okay|deal|agreed|possible|all right|alright) ?',
  ),
  de: matchPhrases(
    '(passt|geht|ginge|passte|klappt|ist|ware|klappte|bleibt) (das|es|dir|ihnen|euch)|(ok|okay|recht|in ordnung|gut) fur (dich|sie|euch)|haut das hin|(ok|okay|einverstanden|abgemacht|in ordnung|moglich|recht so|passt|geht s|passt s|klappt s) ?',
  ),
  fr: matchPhrases(
    '(ca|cela) ~1 (va|irait|convient|conviendrait|marche|arrange|arrangerait)|(c est|est ce|serait ce|ce serait) ~1 (bon|possible|ok|faisable|jouable)|ok pour (toi|vous)|(ok|d accord|possible|partant|partante) ?',
  ),
  es: matchPhrases(
    '(te|le|os|les) sigue (yendo|viniendo|pareciendo)|(te|le|os|les) (va|viene|parece|iria|vendria|cuadra|encaja|sirve)|(puede|podria) ser|(es|seria) posible|(ok|vale|de acuerdo|posible) ?',
  ),
  it: matchPhrases(
    '(va|andrebbe|puo andare|sta) (ancora )?bene|(e|sarebbe) (possibile|fattibile)|(ti|le|vi) torna|si puo fare|(ok|d accordo|possibile|si puo) ?',
  ),
}

/** Whether a folded sentence wants to know whether the reader comes: `Please confirm whether you can attend`. */
export function asksToAttend(folded: string, language: Language): boolean {
  if (attend[language].test(folded) || asksOver(folded, language)) return true
  return folded.includes('?') && manage[language].test(folded)
}

/** `Can you make it?` */
const manage: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(can|could|will|would) you (make it|make that|attend)|are you able to (come|attend|make it)',
  ),
  de: matchPhrases(
    '(schaffst|schaffen|schafft) (du|sie|ihr) (das|es)|(kannst|konnen|konnt) (du|sie|ihr) (da ?|dann ?|da ,|teilnehmen)',
  ),
  fr: matchPhrases(
    '(tu peux|vous pouvez|peux tu|pouvez vous|pourrais tu|pourriez vous|tu pourrais|vous pourriez) (y etre|y assister|y aller)',
  ),
  es: matchPhrases('(puedes|puede usted|podeis) (?|, o)|(podras|podra|podreis) asistir'),
  it: matchPhrases('ce la (fai|fa|fate)|(riesci|riesce|riuscite) a (venire|esserci|partecipare)'),
}

const attend: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(confirm|know|tell|say|advise|indicate|inform) ~2 (whether|if) you ~4 (attend|come|make it|join|be there|take part|participate)|confirm your attendance',
  ),
  de: matchPhrases(
    '(bestatige|bestatigen|bescheid|mit|sag|sagen|teile|teilen|informieren|antworten|ruckmeldung|schreib|schreiben) ~2 , ob (sie|du|ihr) ~6 (teilnehmen|teilnehmt|teilnimmst|kommen|kommst|kommt|dabei|erscheinen|wahrnehmen)|(bestatige|bestatigen) ~2 (teilnahme|kommen)',
  ),
  fr: matchPhrases(
    '(confirmer|confirmez|confirme|confirmes|dire|dites|dis|savoir|indiquer|indiquez|informer) ~2 si (vous|tu) ~4 (assister|assistez|venir|venez|viens|participer|participez|participes|present*|libre*|etre la)|(confirmer|confirmez|confirme) ~1 (votre|ta) (presence|participation)',
  ),
  es: matchPhrases(
    '(confirm*|diga|digame|diganos|dime|dinos|avise|avisame|avisenos|indique|indiquenos|saber) ~2 si ~3 (asistir*|asiste*|acudir*|acude*|venir|viene|vienes|participar*|participa*)|(confirm*) ~1 (asistencia|presencia|participacion)',
  ),
  it: matchPhrases(
    '(conferm*|sapere|dica|dirmi|dirci|dimmi|indicarci|comunicarci|comunichi) ~2 se ~4 (partecipare|partecipi|partecipa|partecipera|venire|viene|vieni|presente|presenti|esserci|intervenire)|(conferm*) ~2 (presenza|partecipazione)',
  ),
}

/** Whether a folded text that ends before a time is all that a question needs: `Can you`, `¿Puedes el`, `Kannst du am`. */
export function asksIfFree(lead: string): boolean {
  return can_you.test(lead)
}

const can_you = filtered(
  /^[¿\s]*(?:(?:can|could|would) you (?:do|make|manage)|(?:kannst|konntest) du|(?:konnen|konnten) sie|(?:konnt|konntet) ihr|(?:tu |vous )?(?:peux|pourrais|pouvez|pourriez)(?:[ -](?:tu|vous))?|(?:puedes|podrias|puede|podria|podeis|podriais|pueden|podrian)(?: tu| usted| ustedes| vosotros)?|(?:puoi|potresti|puo|potrebbe|potete|potreste)(?: tu| lei)?|(?:ce la (?:fai|fa|fate)|riesci|riesce|riuscite))(?: (?:am|um|on|at|le|el|la|a|alle|il|gia|auch|also))? ?$/,
)
