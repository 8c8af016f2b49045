import type { Language } from '../../language.ts'
import { asksForErrand } from './errands.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a folded question asks its reader over: `Can you pop round tomorrow at ten?`, and not `Can you bring the bins down?` */
export function asksOver(folded: string, language: Language): boolean {
  return (
    folded.includes('?') &&
    over[language].test(folded) &&
    !folded.includes('up with') &&
    !asksForErrand(folded, language)
  )
}

const french_times =
  '(demain|aujourd|ce|cet|cette|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|un (instant|moment)|une (minute|seconde)|a #|vers|chez (moi|nous)|me voir|nous voir|vite|rapidement)'
const spanish_times =
  '(manana|hoy|esta|este|luego|un (momento|rato|segundo|minuto)|a (casa|verme|vernos|mi casa)|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|sobre|a las #)'
const italian_times =
  '(domani|oggi|stasera|dopodomani|un (attimo|momento|secondo|minuto)|da (me|noi)|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|verso|alle #)'

const over: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('(can|could|will|would) you ~1 (come|pop|nip|drop) (down|up|over|round|by)'),
  de: matchPhrases(
    '(kannst|konntest|konnen|konnten|konnt|magst|mogen|wurdest) ~9 (runterkommen|herunterkommen|hochkommen|raufkommen|heraufkommen|ruberkommen|heruberkommen|vorbeikommen|vorbeischauen|herkommen)|(kommst|kommt|schaust) (du|ihr) ~7 (runter|hoch|rauf|ruber|vorbei|her) ?',
  ),
  fr: matchPhrases(
    `(peux|pourrais|pouvez|pourriez|peut) (tu|vous)? (descendre|monter|passer) ${french_times}`,
  ),
  es: matchPhrases(
    `(puedes|podrias|puede|podria|podeis) (bajar|subir|acercarte|acercarse|pasarte|pasarse|venir) ${spanish_times}`,
  ),
  it: matchPhrases(
    `(puoi|potresti|puo|potrebbe|riesci a|riesce a) (scendere|salire|passare|venire) ${italian_times}`,
  ),
}
