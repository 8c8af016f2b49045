import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN464] the end of lessons', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Could you come to school one afternoon next week? Lessons end at 3.15 and the caretaker throws us out at five sharp.',
      '2027-01-18..2027-01-24 15.25-18 not any day 17-24',
    ],
    [
      'de',
      'Könnten Sie nächste Woche an einem Nachmittag in die Schule kommen? Der Unterricht endet um 15.15 Uhr und um fünf schließt der Hausmeister ab.',
      '2027-01-18..2027-01-24 15.25-18 not any day 17-24',
    ],
    [
      'fr',
      "Pourriez-vous venir à l'école un après-midi la semaine prochaine ? Les cours finissent à 15h15 et le gardien ferme à 17h.",
      '2027-01-18..2027-01-24 15.25-18 not any day 17-24',
    ],
    [
      'es',
      '¿Podría venir al colegio una tarde la semana que viene? Las clases acaban a las 15:15 y el conserje cierra a las cinco.',
      '2027-01-18..2027-01-24 15.25-18 not any day 17-24',
    ],
    [
      'it',
      'Potrebbe venire a scuola un pomeriggio la prossima settimana? Le lezioni finiscono alle 15.15 e il bidello chiude alle 17.',
      '2027-01-18..2027-01-24 15.25-18 not any day 17-24',
    ],
  ])('is a beginning, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})

describe('[GEN465] a day that is given up for another', () => {
  it.each<[Language, string, string]>([
    [
      'de',
      'Macht es dir was aus, wenn wir die Stunde am Donnerstag auf einen anderen Tag legen? Freitag kann ich vor vier.',
      '2027-01-15 0-16',
    ],
    [
      'en',
      "Do you mind if we shift Thursday's lesson to another day? Friday I can before four.",
      '2027-01-15 0-16',
    ],
    [
      'es',
      '¿Te importa si pasamos la clase del jueves a otro día? El viernes puedo antes de las cuatro.',
      '2027-01-15 0-16',
    ],
    [
      'fr',
      "Ça t'ennuie si on passe le cours de jeudi à un autre jour ? Vendredi je peux avant 16h.",
      '2027-01-15 0-16',
    ],
    [
      'it',
      'Ti dispiace se passiamo la lezione di giovedì a un altro giorno? Venerdì posso prima delle quattro.',
      '2027-01-15 0-16',
    ],
  ])('is no time to meet, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
