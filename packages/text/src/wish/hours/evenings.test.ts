import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes, toldWish } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', 'Could we meet on Friday evening?', '2027-01-15 18-24'],
  ['de', 'Können wir uns am Freitagabend treffen?', '2027-01-15 18-24'],
  ['fr', 'On se voit vendredi soir ?', '2027-01-15 18-24'],
  ['es', '¿Nos vemos el viernes por la noche?', '2027-01-15 20-24'],
  ['it', 'Ci vediamo venerdì sera?', '2027-01-15 18-24'],
  ['en', 'Could we meet on Friday evening from 5.30?', '2027-01-15 17.5-24'],
  ['en', 'Could we meet on Friday evening at 5.30 pm?', '2027-01-15 17.5'],
  ['de', 'Können wir uns am Freitag nach Feierabend treffen?', '2027-01-15 17-24 ?'],
])(
  '[GEN525] an evening without an hour is from six, and what is then said of it says when, %s: %s',
  (language, text, times) => {
    expect(toldTimes(text, language)).toBe(times)
  },
)

it.each<[Language, string, string]>([
  ['en', "Could we meet next week? Evenings don't work for me.", '2027-01-18..2027-01-24 not any day 17-24'],
  [
    'de',
    'Können wir uns nächste Woche treffen? Abends geht es nicht.',
    '2027-01-18..2027-01-24 not any day 17-24',
  ],
])('[GEN525] evenings that do not suit are from five, %s: %s', (language, text, times) => {
  expect(toldWish(text, language)).toBe(times)
})
