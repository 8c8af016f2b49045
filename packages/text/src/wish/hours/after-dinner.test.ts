import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN458] after dinner', () => {
  it.each<[Language, string, string]>([
    [
      'it',
      'Ci vediamo la prossima settimana? Per me va bene dopo cena, dalle otto e mezza, dal lunedì al venerdì escluso il giovedì.',
      '2027-01-18..2027-01-22 20.5-24 not every 4',
    ],
    ['en', 'Shall we meet on Monday after dinner?', '2027-01-18 20-24'],
    ['de', 'Können wir Dienstag telefonieren, wenn die Kinder im Bett sind?', '2027-01-19 20-24'],
    ['fr', 'On se voit mardi après dîner ?', '2027-01-19 20-24'],
    ['es', '¿Hablamos el martes después de cenar?', '2027-01-19 21-24'],
  ])('is the evening, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
