import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMail, toldWish } from './tell-wish.ts'

function offersOf(language: Language, text: string) {
  return readMail(text, language).wish.proposals.map(
    ({ date, from }) => `${date.slice(5)} ${(from ?? 0) / 60}`,
  )
}

describe('[GEN384] the usual hour', () => {
  it.each<[Language, string]>([
    [
      'en',
      'Our call at 9.30 falls on a holiday this Friday. I could do tomorrow at 11 or Monday at the usual time.',
    ],
    [
      'de',
      'Unser Jour fixe am Freitag um 9.30 Uhr fällt aus. Ich könnte morgen um 11 oder Montag zur üblichen Zeit.',
    ],
    [
      'fr',
      "Notre point de 9 h 30 tombe vendredi sur un jour férié. On le décale ? Je pourrais demain à 11 h ou lundi à l'heure habituelle.",
    ],
    [
      'es',
      'Nuestra reunión de las 9:30 cae este viernes en festivo. ¿La movemos? Podría mañana a las 11 o el lunes a la hora de siempre.',
    ],
    [
      'it',
      'Il nostro incontro di venerdì alle 9.30 salta. Potrei domani alle 11 oppure lunedì alla solita ora.',
    ],
  ])('is that of the meeting as it was, %s: %s', (language, text) => {
    expect(offersOf(language, text)).toEqual(['01-14 11'])
    expect(toldWish(text, language)).toContain('2027-01-18 9.5-10')
  })

  it.each<[Language, string]>([
    ['en', 'Can we move it? I could do tomorrow at 11 or Monday at the usual time.'],
    ['de', 'Können wir das verschieben? Ich könnte morgen um 11 oder Montag zur üblichen Zeit.'],
    ['fr', "On le décale ? Je pourrais demain à 11 h ou lundi à l'heure habituelle."],
    ['es', '¿Lo movemos? Podría mañana a las 11 o el lunes a la hora de siempre.'],
    ['it', 'Lo spostiamo? Potrei domani alle 11 oppure lunedì alla solita ora.'],
  ])('is none that is named for another day, %s: %s', (language, text) => {
    expect(offersOf(language, text)).toEqual(['01-14 11'])
  })

  it.each<[Language, string]>([
    ['en', 'Can we move it to next week? Tuesday to Friday all work, usual time of 7 pm.'],
    [
      'de',
      'Können wir das in die nächste Woche legen? Dienstag bis Freitag geht alles, Uhrzeit wie gehabt um 19 Uhr.',
    ],
  ])('is the one behind it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19..2027-01-22 19-19.5')
  })
})
