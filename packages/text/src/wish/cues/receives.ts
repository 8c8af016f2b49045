import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/**
 * Whether a clause says when an office or one of its people receives, from folded text: `Dr Achebe sees patients from 10 to
 * 12`, `nuestro horario de atención es de 9 a 14`. `I see patients until 12` may say that its writer is busy.
 */
export function receives(folded: string, language: Language): boolean {
  return receiving[language].test(folded)
}

const receiving: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(sees|receives|takes) ~1 (patients|clients|families|parents|visitors|customers|people)|we (see|receive) ~1 (patients|clients|families|parents|visitors|customers|people)|our ~2 works|(opening|office|consulting|surgery|business) hours',
  ),
  de: matchPhrases(
    '(empfangt|empfangen)|(unser|unsere) ~2 arbeitet|(sprechzeit|sprechzeiten|sprechstunde|sprechstunden|offnungszeit|offnungszeiten|geschaftszeiten|burozeiten)',
  ),
  fr: matchPhrases(
    '(recoit|recevons)|(notre|nos) ~2 travaille|(horaires|heures) ~1 (ouverture|accueil|consultation|permanence|reception)',
  ),
  es: matchPhrases(
    '(atiende|atendemos|recibe|recibimos)|(nuestro|nuestra) ~2 trabaja|(horario|horas) ~2 (atencion|apertura|oficina|consulta|visita|secretaria|tienda|clinica)',
  ),
  it: matchPhrases(
    '(riceve|riceviamo)|(nostro|nostra) ~2 lavora|(orario|orari) ~1 (apertura|ricevimento|ufficio|visita|sportello|studio|ambulatorio|segreteria|negozio)',
  ),
}
