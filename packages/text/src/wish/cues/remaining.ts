import { matchPhrases } from './phrase-matcher.ts'

/** Whether a folded sentence says which times are left for the meeting, whatever else it asks for. */
export function saysWhatRemains(folded: string): boolean {
  return remaining.test(folded)
}

const remaining = matchPhrases(
  [
    '(leaves|leaving) ~3 (monday|tuesday|wednesday|thursday|friday|the)|(all|only) that s left is',
    '(bleibt|bleiben|bliebe|blieben) ~4 (montag|dienstag|mittwoch|donnerstag|freitag|der|die)',
    '(reste|restent|resterait) ~4 (lundi|mardi|mercredi|jeudi|vendredi|le|les)',
    '(queda|quedan|quedaria|quedarian) ~3 (el|los|lunes|martes|miercoles|jueves|viernes)',
    '(resta|restano|rimane|rimangono) ~3 (il|lunedi|martedi|mercoledi|giovedi|venerdi)',
  ].join('|'),
)
