import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN135] a week behind a day of another week', () => {
  it.each<[Language, string]>([
    [
      'en',
      'This week I only have Thursday afternoon left. The next one, the 18th to the 22nd, works any time. When shall we meet?',
    ],
    [
      'de',
      'Diese Woche bleibt mir nur Donnerstagnachmittag. Die nächste, vom 18. bis 22., geht ganz. Wann treffen wir uns?',
    ],
    [
      'fr',
      'Cette semaine il me reste seulement jeudi après-midi. La suivante, du 18 au 22, me va en entier. On se voit quand ?',
    ],
    [
      'es',
      'Esta semana solo me queda el jueves por la tarde. La próxima, del 18 al 22, me va bien entera. ¿Nos vemos?',
    ],
    [
      'it',
      'Questa settimana mi resta solo giovedì pomeriggio. Quella prossima, dal 18 al 22, va bene tutta. Ci vediamo?',
    ],
  ])('is one more choice, with hours of its own, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 12-18, 2027-01-18..2027-01-22')
  })

  it('keeps its own hours', () => {
    const text = 'This week I only have Thursday afternoon left. Could we meet next week after 3?'
    expect(toldWish(text, 'en')).toBe('2027-01-14 12-18, 2027-01-18..2027-01-24 15-24')
  })

  it('is none where it stands ahead of that day', () => {
    const text = 'Next week is carnival. This week I only have Thursday afternoon left. Shall we meet?'
    expect(toldWish(text, 'en')).toMatch(/^2027-01-14 12-18/)
  })

  it('is none where it is the week of that day', () => {
    const text = 'Could we meet next week? Of next week, Thursday afternoon is best.'
    expect(toldWish(text, 'en')).toBe('2027-01-21 12-18')
  })

  it('leaves out a part of a day that it excepts', () => {
    const text = 'Could we meet next week, except the morning of the 20th?'
    expect(toldWish(text, 'en')).toBe('2027-01-18..2027-01-24 not 2027-01-20 0-12')
  })

  it('may be named by two days of the month, of which the second begins with a vowel in Italian', () => {
    const text = "Possiamo vederci dal 7 all'11?"
    expect(toldWish(text, 'it')).toBe('2027-02-07..2027-02-11')
  })

  it('is not named by a day and an hour', () => {
    const text = "Possiamo vederci l'8 febbraio dalle 9 alle 11?"
    expect(toldWish(text, 'it')).toBe('2027-02-08 9-11')
  })
})
