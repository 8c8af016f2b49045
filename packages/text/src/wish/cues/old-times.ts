import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a folded sentence says when a meeting was to be that does not take place then. */
export function speaksOfOldTime(folded: string, language: Language): boolean {
  return old_times[language].test(folded) || wasToMeet(folded, language)
}

/** Whether it says so of reader and writer: `On Wednesday at 5, when you were due to come`. */
export function wasToMeet(folded: string, language: Language): boolean {
  return when_due[language].test(folded)
}

const old_times: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(was|were|is|are) (planned|scheduled|booked|due|meant) ~4 (for|on|to)|(won t|will not|can t|cannot|could not) ~2 (take place|go ahead|happen)|fall* through',
  ),
  de: matchPhrases('geplant*|angesetzt*|entfall*|entfallt|ausfallen|fallt ~4 aus|nicht stattfinden|platzt'),
  fr: matchPhrases(
    'prevu|prevue|prevus|ne (pourra|peut|pourront) ~2 (avoir lieu|etre (maintenu*|assur*|honor*))|n aura pas lieu|tombe a l eau',
  ),
  es: matchPhrases('previst*|programad*|no (podra|puede) ~2 (celebrarse|tener lugar)|se cae'),
  it: matchPhrases('previst*|in programma|salta|saltato|saltata|non (puo|potra) ~2 (aver luogo|svolgersi)'),
}

const when_due: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'when (you|we) (had|have) ~2 (appointment|lesson|meeting|session|slot|booking)|when (you|we) were (due|supposed|meant|going) to',
  ),
  de: matchPhrases(
    '(als|wo|an dem) (sie|du|wir|ihr) ~6 (termin hatten|termin hattest|kommen wollten|kommen sollten|verabredet waren)',
  ),
  fr: matchPhrases('(quand|ou) (vous|tu|nous|on) (aviez|avais|avions|avait|deviez|devais|devions|devait)'),
  es: matchPhrases('cuando (tenias|tenia|teniamos|ibas a|iba a|ibamos a|habiamos)'),
  it: matchPhrases('quando (dovevi|doveva|dovevamo|avevi|aveva|avevamo|eravamo)'),
}
