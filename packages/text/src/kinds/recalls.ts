import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded text says that something is due again: `Your last check-up was more than a year ago`. */
export function saysDueAgain(folded: string): boolean {
  return due_again.test(folded)
}

const due_again = matchAnyOf(
  '(last|previous|latest) ~4 (was|is|took place) ~5 ago|(is|are) (now |once again |again )?(due|overdue) (again|for)|time for your (annual|yearly|next|regular)',
  '(letzte|letzter|letztes) ~5 (liegt|war|ist|fand) ~6 (zuruck|her|vor)|(ist|sind|ware|wird) ~3 (wieder fallig|wieder so weit|wieder soweit)',
  '(dernier|derniere) ~4 (remonte|date de|a eu lieu il y a)|(arrive|est arrivee) a echeance',
  '(ultimo|ultima) ~4 (fue hace|tuvo lugar hace|data de|hace mas de)|(toca|corresponde) de nuevo',
  '(ultimo|ultima) ~4 (risale|e stato|e stata|e avvenut*) ~4 (fa|a)|(e|sono) di nuovo (da fare|in scadenza)',
)
