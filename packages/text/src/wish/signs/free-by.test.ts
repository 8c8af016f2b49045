import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN442] “at 11 I have to be free”', () => {
  it.each<[Language, string]>([
    [
      'en',
      'Shall we talk tomorrow morning? Half an hour will do, but at 11 I have to be free as I am off to Turin.',
    ],
    [
      'de',
      'Wollen wir morgen Vormittag telefonieren? Eine halbe Stunde reicht, um 11 muss ich aber frei sein, da ich nach Turin fahre.',
    ],
    ['fr', "On s'appelle demain matin ? Une demi-heure suffit, mais à 11h je dois être libre car je pars."],
    [
      'es',
      '¿Hablamos mañana por la mañana? Con media hora basta, pero a las 11 tengo que estar libre porque me voy.',
    ],
    ['it', "Ci sentiamo domani mattina? Mi basta mezz'ora, però alle 11 devo essere libera perché parto."],
  ])('is the end of what suits, and no time to meet, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 0-12 not any day 11-24')
  })
})
