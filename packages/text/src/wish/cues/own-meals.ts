import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a clause says with whom or where its writer eats: `on Thursday we are having lunch with my in-laws`. */
export function eatsWithOthers(folded: string, language: Language): boolean {
  return meals[language].test(folded)
}

/** Whether a sentence asks its reader along. */
export function asksAlong(folded: string, language: Language): boolean {
  return folded.trimEnd().endsWith('?') || saysToJoin(folded, language)
}

/** Whether it says that its reader joins in. */
export function saysToJoin(folded: string, language: Language): boolean {
  return along[language].test(folded)
}

/** A folded sentence without its clauses that say with whom its writer eats. */
export function withoutOwnMeals(folded: string, language: Language): string {
  if (!eatsWithOthers(folded, language) || asksAlong(folded, language)) return folded
  return folded
    .split(clause_ends)
    .filter((clause) => !eatsWithOthers(clause, language))
    .join(', ')
}

const clause_ends = /[,;:]/

const meals: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(i|we) (am|are|m|re|ll|will)? (have|having|get|getting) ~1 (lunch|dinner|brunch|breakfast|supper) ~1 (with|at) (my|our|the|a|an|his|her|some|friends|family|relatives|granny|grandma)|(i|we) (am|are|m|re|ll|will)? (eat|eating|lunch|lunching|dine|dining) ~1 (with|at) (my|our|the|a|an|his|her|some|friends|family|relatives|granny|grandma)',
  ),
  de: matchPhrases(
    '(esse|essen|fruhstucke|fruhstucken|grille|grillen|brunche|brunchen) (ich|wir) ~2 (bei|mit) (den|der|dem|meinen|meiner|meinem|unseren|unserer|unserem|seinen|ihren|einem|einer|freunden|oma|opa|verwandten|bekannten)|(ich|wir) (esse|essen|fruhstucke|fruhstucken|grille|grillen|brunche|brunchen) ~2 (bei|mit) (den|der|dem|meinen|meiner|meinem|unseren|unserer|unserem|seinen|ihren|einem|einer|freunden|oma|opa|verwandten|bekannten)',
  ),
  fr: matchPhrases(
    '(je|on|nous) (dejeune|dejeunons|dine|dinons|mange|mangeons|brunche|brunchons) ~2 (chez|avec) (les|le|la|l|mes|mon|ma|nos|notre|des|un|une|ses|sa|son|mamie|papi)',
  ),
  es: matchPhrases(
    '(como|comemos|comeremos|almuerzo|almorzamos|ceno|cenamos|cenaremos|desayuno|desayunamos) ~2 (con|donde|en casa de) (los|las|el|la|mi|mis|unos|unas|un|una|nuestro|nuestra|nuestros|nuestras|sus)',
  ),
  it: matchPhrases(
    '(pranzo|pranziamo|pranzeremo|ceno|ceniamo|ceneremo|mangio|mangiamo) ~1 (dai|dagli|dalla) ~1 (nonna|nonni|suocer*|mia|miei|mie|nostri|zia|zii|amici|genitori|parenti|famiglia|figli*)|(pranzo|pranziamo|pranzeremo|ceno|ceniamo|ceneremo|mangio|mangiamo) ~1 con (i|il|la|le|lo|gli|l|un|una|mio|mia|miei|mie|dei|degli|amici)',
  ),
}

const along: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('join*|come along|come too|welcome'),
  de: matchPhrases('komm|kommt|kommst|kommen sie|dazu|dabei|mitkommen|willkommen'),
  fr: matchPhrases('viens|venez|joins|joignez|rejoins|rejoignez|bienvenu*'),
  es: matchPhrases('ven|vente|venid|vienes|apunta*|unete|bienvenid*'),
  it: matchPhrases('vieni|venite|unisciti|unitevi|benvenut*'),
}
