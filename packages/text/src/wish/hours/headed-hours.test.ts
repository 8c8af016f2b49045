import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN453] a part of the day above days with hours of their own', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'When can you come? Afternoons: Tuesday 2 to 4, Thursday 3 to 5. Mornings: Friday 9 to 11.',
      '2027-01-19 14-16, 2027-01-21 15-17, 2027-01-15 9-11',
    ],
    [
      'de',
      'Wann können Sie kommen? Nachmittags Dienstag 14 bis 16 Uhr, Donnerstag 15 bis 17 Uhr, vormittags Freitag 9 bis 11 Uhr.',
      '2027-01-19 14-16, 2027-01-21 15-17, 2027-01-22 9-11',
    ],
    ['en', 'When can you come? In the afternoon, Tuesday 4.30 to 8.', '2027-01-19 16.5-20'],
    [
      'fr',
      "Nous pourrions vous recevoir la semaine prochaine, du lundi au jeudi entre 9h30 et 13h30. L'après-midi, il n'y a d'opticien que le mardi, de 16h30 à 20h. Qu'est-ce qui vous convient ?",
      '2027-01-18..2027-01-21 9.5-13.5, 2027-01-19 16.5-20',
    ],
    [
      'it',
      'Potremmo sabato dalle 10 alle 13 o qualsiasi sera infrasettimanale dopo le 18.30 tranne giovedì. Cosa preferisci?',
      '2027-01-16 10-13, every 1+2+3+4+5 18.5-24 not every 4',
    ],
  ])('adds no time, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})

describe('[GEN453] hours of weekdays', () => {
  it.each<[Language, string, string]>([
    [
      'de',
      'Könnten Sie nächste Woche vorbeikommen? Unsere Zeiten: Mo, Di und Do 8 bis 12 Uhr, Mi 14 bis 18 Uhr, freitags bleibt die Praxis geschlossen.',
      '2027-01-18 8-12, 2027-01-19 8-12, 2027-01-21 8-12, 2027-01-20 14-18 not every 5',
    ],
    [
      'it',
      'Gli orari dello studio sono lun. e mer. 9.00-12.30 e gio. 15.00-18.30. Quando può passare?',
      '2027-01-18 9-12.5, 2027-01-20 9-12.5, 2027-01-21 15-18.5',
    ],
  ])('are no dates, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
