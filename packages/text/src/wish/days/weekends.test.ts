import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN462] at the weekend', () => {
  it.each<[Language, string, string]>([
    ['de', 'Wann treffen wir uns nächste Woche? Am Wochenende passt es jederzeit.', '2027-01-23..2027-01-24'],
    [
      'de',
      'Wann treffen wir uns nächste Woche? Unter der Woche abends ab 19 Uhr oder am Wochenende ab 10.',
      '2027-01-18..2027-01-22 19-24, 2027-01-23 10-24, 2027-01-24 10-24',
    ],
    [
      'en',
      'When shall we meet in the week of 8 February? Weekdays after 7 or at the weekend after 10.',
      '2027-02-08..2027-02-12 19-24, 2027-02-13 10-24, 2027-02-14 10-24',
    ],
    [
      'de',
      'Treffen wir uns nächste Woche oder am Wochenende?',
      '2027-01-18..2027-01-24, 2027-01-16..2027-01-17',
    ],
    ['en', 'Are you free this weekend or next week?', '2027-01-16..2027-01-17, 2027-01-18..2027-01-24'],
    ['en', 'Could we meet at the weekend, Saturday preferably?', '2027-01-16'],
  ])('is that of the weeks that are named, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})

describe('[GEN463] hours behind an evening', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      "Monday I'm free from 6 pm, Tuesday from 9 to 11. When can we meet?",
      '2027-01-18 18-24, 2027-01-19 9-11',
    ],
    [
      'de',
      'Montag ab 18 Uhr, Dienstag 9 bis 11, Mittwoch ab 8. Was passt dir für ein Treffen?',
      '2027-01-18 18-24, 2027-01-19 9-11, 2027-01-20 8-24',
    ],
    [
      'fr',
      'Lundi je peux à partir de 19h, mardi de 9h à 11h et mercredi dès 8h. On se voit quand ?',
      '2027-01-18 19-24, 2027-01-19 9-11, 2027-01-20 8-24',
    ],
    [
      'es',
      'El lunes puedo a partir de las 19, el martes de 9 a 11 y el miércoles desde las 8. ¿Cuándo nos vemos?',
      '2027-01-18 19-24, 2027-01-19 9-11, 2027-01-20 8-24',
    ],
    [
      'it',
      'Lunedì posso dalle 19, martedì dalle 9 alle 11 e mercoledì dalle 8. Quando ci vediamo?',
      '2027-01-18 19-24, 2027-01-19 9-11, 2027-01-20 8-24',
    ],
    [
      'en',
      'When shall we meet next week? Weekdays after 7 or Saturday after 10.',
      '2027-01-18..2027-01-22 19-24, 2027-01-23 10-24',
    ],
  ])('are those of their own day, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
