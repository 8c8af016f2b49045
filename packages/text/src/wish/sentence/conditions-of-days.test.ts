import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN454] a condition behind a day', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Can we talk? Monday is possible as long as we finish by 11.30, or Wednesday from 3 to 5.30.',
      '2027-01-18 0-11.5, 2027-01-20 15-17.5',
    ],
    [
      'en',
      "Can we talk? Monday is possible, provided we're done by 11.30, or Wednesday from 3 to 5.30.",
      '2027-01-18 0-11.5, 2027-01-20 15-17.5',
    ],
    [
      'de',
      'Können wir sprechen? Montag geht, sofern wir um 11.30 Uhr fertig sind, oder Mittwoch von 15 bis 17.30 Uhr.',
      '2027-01-18 0-11.5, 2027-01-20 15-17.5',
    ],
    [
      'fr',
      'On peut se parler ? Lundi est possible à condition de finir pour 11h30, ou mercredi de 15h à 17h30.',
      '2027-01-18 0-11.5, 2027-01-20 15-17.5',
    ],
    ['es', '¿Podemos hablar? El lunes, con tal de terminar a las 11:30.', '2027-01-18 0-11.5'],
    [
      'it',
      'Possiamo sentirci? Da parte mia è possibile lunedì, purché si finisca per le 11.30, oppure mercoledì dalle 15 alle 17.30.',
      '2027-01-18 0-11.5, 2027-01-20 15-17.5',
    ],
  ])('is an end of that day, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})

describe('[GEN455] hours ahead of the one at which the writer leaves', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      "Could we climb on Sunday? I'm useless before one and I've got to be out of the hall by six.",
      '2027-01-17 not any day 0-13, any day 18-24',
    ],
    [
      'de',
      'Können wir am Sonntag klettern? Vor eins bin ich zu nichts zu gebrauchen und um sechs muss ich aus der Halle raus sein.',
      '2027-01-17 not any day 0-13, any day 18-24',
    ],
    [
      'fr',
      'On grimpe dimanche ? Avant 13h je ne suis bon à rien et à 18h je dois être sorti de la salle.',
      '2027-01-17 not any day 0-13, any day 18-24',
    ],
    [
      'es',
      '¿Escalamos el domingo? Antes de la una no soy persona y a las seis tengo que estar fuera.',
      '2027-01-17 not any day 0-13, any day 18-24',
    ],
    [
      'it',
      'Ci vediamo? Sabato mi libero alle 15 e fino alle 20 sono libero, poi ho la cena.',
      '2027-01-16 15-20',
    ],
  ])('suit, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
