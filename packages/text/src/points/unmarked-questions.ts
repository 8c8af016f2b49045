import type { Language } from '../language.ts'
import { filtered, type TextTest } from '../literal-filter.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { countWords } from '../words.ts'

/**
 * Whether a sentence of a hurried mail has the order of a question and no mark at its end: `did you have a goat when you were
 * little`. Only English and German tell by the order of words.
 */
export function asksWithoutMark(text: string, language: Language): boolean {
  const order = orders[language]
  return (
    order !== undefined &&
    /[\p{L}\p{N}]$/u.test(text) &&
    countWords(text) >= least_words &&
    order.test(foldText(text))
  )
}

const least_words = 4

const orders: Readonly<Partial<Record<Language, TextTest>>> = {
  en: filtered(
    /^(?:(?:and|also|so|but|ps|oh|hey|btw),? )?(?:can|could|cld|did|do|does|has|have|is|are|was|will|would|wd|shall|should) (?:i|you|u|we|he|she|it|they|your|that|this|there)(?!\p{L})/u,
  ),
  de: filtered(
    /^(?:(?:und|aber|ach|also|sag mal|du),? )?(?:soll ich|sollen wir|darf ich|durfen wir|kann ich|konnen wir|(?:hast|bist|kannst|konntest|kommst|magst|willst|weisst|brauchst|bringst|nimmst|machst|gehst|fahrst|musst|warst|gibst|holst|leihst|schaust|schickst) du|(?:habt|seid|kommt|konnt|mogt|wollt|braucht|bringt|geht|fahrt|wart) ihr|(?:haben|sind|konnen|kommen|mochten|brauchen) sie)(?!\p{L})[^,]{0,200}$/u,
  ),
}
