import { filtered } from '../literal-filter.ts'
import { foldText } from '../wish/terms/tokens.ts'

/** Sentences that end a letter and say nothing else, in small letters without accents. */
const formal_leave = filtered(
  /^(?:(?:i|we) remain,? (?:yours|with)|(?:ich|wir) verbleiben? mit|mit (?:den )?besten empfehlungen|(?:(?:dans l'attente|restant|en vous)[^.]{0,60}, )?(?:recevez|agreez|croyez|veuillez (?:recevoir|agreer|croire)|(?:je|nous) vous (?:prie|prions) (?:d'agreer|de recevoir|de croire))[^.]{0,60}(?:salutations|sentiments|consideration|respects|hommages)|recib[ae]n?,? (?:[^.]{0,30} )?(?:un|una|mis|nuestros|mi) (?:mas )?(?:muy )?(?:cordial(?:es)?|atentos?|afectuosos?|sinceros?|respetuosos?|fuerte|afectuosa)?[^.]{0,10}(?:saludos?|abrazo|consideracion)|(?:con|voglia gradire|vogliate gradire|porgo|porgiamo|le porgo)[^.]{0,20}(?:cordiali|migliori|distinti|cari) saluti|con (?:i (?:miei|nostri) )?(?:piu )?(?:cordiali|migliori|distinti|cari) saluti|(?:sin otro particular[^.]{0,30}|[^.]{0,40}(?:les?|os|te) saludan?(?:mos)? (?:muy )?(?:atentamente|cordialmente|afectuosamente))|[^.]{0,50}(?<!\p{L})(?:la|vi|ti) salut(?:o|iamo) (?:molto )?(?:cordialmente|distintamente|caramente|con affetto))[^.!?]{0,40}[.,!]?$/u,
)
const longest_formal = 200

/** Whether a sentence is one of those with which letters end: `Veuillez agréer, Madame, mes salutations`. */
export function takesFormalLeave(sentence: string): boolean {
  return (
    sentence.length <= longest_formal && !/[\d?]/u.test(sentence) && formal_leave.test(foldText(sentence))
  )
}
