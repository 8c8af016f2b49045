import type { Language } from '../../language.ts'
import type { DayRange } from './day-range.ts'
import type { Reader } from '../items/item-reader.ts'
import { filtered, type TextTest } from '../../literal-filter.ts'

/** `To arrange a date in February`, `einen Termin im Februar`: the month is named for the meeting. */
export function isMonthToMeet(
  { textAt, language }: Reader,
  start: number,
  days: readonly DayRange[],
): boolean {
  const isMonth = days.every(
    ({ first, last, isFrame, weekday }) => isFrame && weekday === null && last - first > 6,
  )
  return isMonth && meetings[language].test(textAt(Math.max(0, start - longest_ahead), start))
}

/** `appointment sometime in ` */
const longest_ahead = 30

/** Folded. */
const meetings: Readonly<Record<Language, TextTest>> = {
  en: filtered(
    /(?:^| )an? (?:new |suitable |other )?(?:appointment|date|slot|time|meeting|call|visit|talk|day) (?:sometime |some time |at some point )?(?:in|for|during) $/,
  ),
  de: filtered(
    /(?:^| )einen? (?:neuen |anderen |passenden )?(?:termin|treffen|besuch|gespraechstermin|gesprachstermin|tag|zeitpunkt) (?:im|in|fur) (?:den )?(?:laufe des )?$/,
  ),
  fr: filtered(
    /(?:^| )(?:un |une |prendre |convenir d ?['’ ]?un |fixer un )?(?:rendez-vous|creneau|entretien|reunion|date|visite) (?:en|pour|au mois de|dans le courant de|courant) (?:le mois de )?$/,
  ),
  es: /(?:^| )(?:una |un |pida |pedir |concertar )?(?:cita|reunion|hueco|fecha|visita|encuentro) (?:en|para|durante) (?:el mes de )?$/,
  it: /(?:^| )(?:un |una |fissare |prendere )?(?:appuntamento|incontro|data|riunione|visita|giorno) (?:a|in|per|nel mese di|nel corso di) $/,
}
