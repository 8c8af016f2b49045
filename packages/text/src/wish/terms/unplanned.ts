import type { Token } from './tokens.ts'

/**
 * `I've got nothing on after 2`, `nach 14 Uhr habe ich nichts vor`: whoever has nothing planned is free then, so the word
 * denies no time.
 */
export function saysUnplanned(tokens: readonly Token[], at: number): boolean {
  const said = tokens.slice(at, at + reach).map(({ word }) => word)
  return unplanned.test(said.join(' '))
}

/** `Non ho niente in programma` */
const reach = 6

const unplanned = new RegExp(
  [
    '^nothing (?:on|planned|scheduled|booked|in (?:my|the) (?:diary|calendar))',
    '^nichts (?:mehr |weiter |anderes |sonst )?(?:(?:vor|an)(?: [^\\p{L}\\d]|$)|geplant|im kalender)',
    '^rien (?:d autre )?(?:de |d )?(?:prevu|planifie|programme|au programme|a l agenda|dans mon agenda)',
    '^(?:no (?:tengo|tenemos|hay) )?nada (?:mas )?(?:previsto|planeado|programado|en (?:la|mi) agenda)',
    '^no (?:tengo|tenemos) (?:planes|compromisos|ningun compromiso)',
    "^(?:non (?:ho|abbiamo|c'e) )?(?:niente|nulla) (?:altro )?(?:in programma|in agenda|previsto)",
    '^non (?:ho|abbiamo) (?:impegni|alcun impegno|nessun impegno)|^nessun impegno',
  ].join('|'),
  'u',
)
